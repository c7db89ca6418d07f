import Foundation

/// A property without axes that appearance proxies record (PRX-2). UIKit's own are marked with it; a subclass marks what it wants its
/// proxies to record, where an app for devices says `@objc dynamic`.
@MainActor
@propertyWrapper
public struct ModelRecorded<Value> {
  private var value: Value

  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  @available(*, unavailable, message: "only in classes that have appearance proxies")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// An instance's own setter applies what its proxy was set to, so that overrides see it.
  public static subscript<Target: UIAppearance>(
    _enclosingInstance target: Target, wrapped property: ReferenceWritableKeyPath<Target, Value>,
    storage storage: ReferenceWritableKeyPath<Target, ModelRecorded>
  ) -> Value {
    get { target[keyPath: storage].value }
    set { target.setProperty(storage.appending(path: \.value), to: newValue) { $0[keyPath: property] = $1 } }
  }
}

/// A property that only instances have (PRX-2, LEG-2): setting it on an appearance proxy is a fault and does nothing.
@MainActor
@propertyWrapper
public struct ModelUnrecorded<Value> {
  private var value: Value
  private let rule: String

  /// - Parameter rule: The rule that proxies would break.
  public init(wrappedValue: Value, rule: String = "PRX-2") {
    value = wrappedValue
    self.rule = rule
  }

  @available(*, unavailable, message: "only in classes that have appearance proxies")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  public static subscript<Target: UIAppearance>(
    _enclosingInstance target: Target, wrapped property: ReferenceWritableKeyPath<Target, Value>,
    storage storage: ReferenceWritableKeyPath<Target, ModelUnrecorded>
  ) -> Value {
    get { target[keyPath: storage].value }
    set {
      guard !target.isProxy || target.permits(name(storage), rule: target[keyPath: storage].rule) else { return }
      target[keyPath: storage].value = newValue
    }
  }

  /// The property's name: the storage is called after it, with an underscore before.
  private static func name(_ storage: AnyKeyPath) -> String {
    String(String(reflecting: storage).split(separator: ".").last?.drop { $0 == "_" } ?? "a property")
  }
}

/// What the setters of recorded and of other properties do.
extension UIAppearance {
  private var target: (any AppearanceTarget)? { self as? any AppearanceTarget }

  var isProxy: Bool { target?.settingLog.rules != nil }

  /// Sets a property that proxies record and nil clears (PRX-1, 2).
  /// - Parameters:
  ///   - path: Where the value is kept. It tells property and axes apart from others.
  ///   - replay: Sets the property of an instance to what a proxy was set to.
  func set<Value>(
    _ path: ReferenceWritableKeyPath<Self, Value?>, to value: Value?,
    replay: @escaping @MainActor (Self, Value) -> Void
  ) {
    store(value, at: path, isCleared: value == nil) { value in { target in value.map { replay(target, $0) } } }
  }

  /// The same for a property of any type.
  func setProperty<Value>(
    _ path: ReferenceWritableKeyPath<Self, Value>, to value: Value, replay: @escaping @MainActor (Self, Value) -> Void
  ) {
    store(value, at: path, isCleared: (value as? any OptionalValue)?.isNil ?? false) { value in { replay($0, value) } }
  }

  /// Sets a tint: proxies recorded it before iOS 7 only (LEG-2).
  func setTint(
    _ path: ReferenceWritableKeyPath<Self, UIColor?>, to color: UIColor?, replay: @escaping @MainActor (Self, UIColor) -> Void
  ) {
    guard CurrentSimulation.device.systemVersion < 7 || permits("tintColor", rule: "LEG-2") else { return }
    set(path, to: color, replay: replay)
  }

  /// Whether a property may be set that proxies do not record: not on a proxy, which is a fault (PRX-2, LEG-2).
  func permits(_ property: String, rule: String = "PRX-2") -> Bool {
    guard isProxy else { return true }
    CurrentSimulation.fault(
      rule, "\(property) of \(type(of: self)) cannot be set through an appearance proxy; set it on each instance")
    return false
  }

  /// - Parameter setting: Makes what instances get of the value that the proxy keeps. It is read back, because some setters copy.
  private func store<Value>(
    _ value: Value, at path: ReferenceWritableKeyPath<Self, Value>, isCleared: Bool,
    setting: (Value) -> @MainActor (Self) -> Void
  ) {
    self[keyPath: path] = value
    guard let target else { return }
    guard let rules = target.settingLog.rules else { return target.noteExplicit(path) }
    guard !isCleared else { return rules.clear(path) }
    let apply = setting(self[keyPath: path])
    rules.record(path) { target in (target as? Self).map(apply) }
  }
}

/// Tells nil from other values where the type does not say whether it is optional.
private protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNil: Bool {
    if case .none = self { true } else { false }
  }
}
