import Foundation

extension Selector {
  /// Whether an object has the method (ACT-5).
  func isMethod(of object: AnyObject) -> Bool {
    #if canImport(ObjectiveC)
      return object.responds(to: self)
    #else
      return method?.isMethod(object) ?? false
    #endif
  }

  /// Calls the method on an object, on the thread of the caller. A message that the object cannot take is a fault (ACT-1).
  /// - Returns: The method's result, if that is an object or a value.
  @discardableResult
  func send(to object: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Any? {
    #if canImport(ObjectiveC)
      guard let object = object as? NSObject, object.responds(to: self) else { return nil }
      object.perform(self, with: first, with: second)
      return nil
    #else
      do throws(MessageRefusal) {
        guard let method else { throw .nameOnly }
        return try method.call(object, first, second)
      } catch {
        fault(error, "\(type(of: object))")
        return nil
      }
    #endif
  }

  /// Records a fault if this is only a name, which no responder is known to have.
  func faultIfNameOnly() {
    #if !canImport(ObjectiveC)
      if method == nil { fault(.nameOnly, "Screen") }
    #endif
  }

  /// Records why a message was not taken.
  /// - Parameter target: The class of the object that should take it.
  func fault(_ refusal: MessageRefusal, _ target: String) {
    let message =
      switch refusal {
      case .nameOnly:
        "the action \(self) is only a name, which cannot be called here; make it with its method, "
          + "as #selector does where code is rewritten: Selector(\"\(self)\", \(target).method)"
      case .target(let owner): "\(self) is a method of \(owner), and the target is \(target); pass a target of that class"
      case .argument(let expected, let found): "\(self) takes \(expected), and was sent \(found); change its parameter"
      }
    CurrentSimulation.faultOnAnyThread(.act1, message)
  }
}

/// A method and the object that it is called on, which is not kept (ACT-2).
struct TargetedAction {
  let action: Selector
  private(set) weak var target: AnyObject?
  /// Whether there was a target. Without one the action goes along the responder chain (ACT-4).
  let hasTarget: Bool

  init(_ target: Any?, _ action: Selector) {
    self.action = action
    self.target = target.map { $0 as AnyObject }
    hasTarget = target != nil
  }

  /// Whether the target has gone: then nobody is called.
  var isLost: Bool { hasTarget && target == nil }

  /// Whether this is the action with a target, or for the responder chain.
  func isFor(_ object: AnyObject?) -> Bool { object == nil ? !hasTarget : target === object }
}
