internal import Foundation

/// A method that may be optional in Objective-C, or an optional closure, for a call with a question mark behind it. Rewritten code calls it:
/// `delegate?.list?(self)` is `_optional(delegate?.list)?(self)` there, because Swift's optional requirements are methods with defaults.
public func _optional<Method>(_ method: Method?) -> Method? {
  LastDefault.method = nil
  return method
}

/// The result of a call through `_optional`: `nil` if it was that of the method's default, as where nothing implements an optional method.
/// - Parameter method: The method's name without labels.
@discardableResult
public func _implemented<Result>(_ method: StaticString, _ result: Result?) -> Result? {
  guard let last = LastDefault.method, last.hasPrefix("\(method)(") else { return result }
  LastDefault.method = nil
  return nil
}

/// Reports that the default of an optional method runs; rewritten protocols have these. Where a subclass has such a method, which Swift never
/// calls, that is recorded as a fault (`OptionalMethods`).
/// - Parameter conforms: Whether a class conforms to the protocol.
public func _runDefault(
  for object: AnyObject, _ method: String = #function, _ conforms: @escaping (Any.Type) -> Bool
) {
  if Thread.isMainThread {
    // This is the main thread, and nothing outlives the call.
    nonisolated(unsafe) let (object, conforms) = (object, conforms)
    MainActor.assumeIsolated { OptionalMethods.runDefault(for: object, conforms: conforms) }
  }
  LastDefault.method = method
}

/// The same for an optional method of the class itself.
public func _runDefault(_ method: String = #function) { LastDefault.method = method }

/// The type that declares a value, which is not read, for `#selector(value.method)`.
public func _typeOf<Value>(_ value: @autoclosure () -> Value) -> Value.Type { Value.self }

/// The same for an optional value.
public func _typeOf<Value>(_ value: @autoclosure () -> Value?) -> Value.Type { Value.self }

/// The optional method whose default ran last on a thread, with its labels.
private enum LastDefault {
  private static let key = "ModelCore.LastDefault"

  static var method: String? {
    get { Thread.current.threadDictionary[key] as? String }
    set {
      let values = Thread.current.threadDictionary
      if newValue != nil || values[key] != nil { values[key] = newValue }
    }
  }
}
