import Foundation

/// A property without axes that appearance proxies record (PRX-2).
///
/// UIKit's own recorded properties have it. A subclass adds it to properties that its proxies should record, where an app for devices
/// writes `@objc dynamic`.
@preconcurrency @MainActor
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

  /// Applies a proxy's setting through the instance's setter, so that overrides are called.
  public static subscript<Target: UIAppearance>(
    _enclosingInstance target: Target, wrapped property: ReferenceWritableKeyPath<Target, Value>,
    storage storage: ReferenceWritableKeyPath<Target, ModelRecorded>
  ) -> Value {
    get { target[keyPath: storage].value }
    set { target.setProperty(storage.appending(path: \.value), to: newValue) { $0[keyPath: property] = $1 } }
  }
}

/// A property that appearance proxies do not record: setting it on a proxy is a fault and does nothing (PRX-2, LEG-2).
@preconcurrency @MainActor
@propertyWrapper
public struct ModelUnrecorded<Value> {
  private var value: Value
  private let rule: ModelFault.Rule

  /// - Parameter rule: The rule that setting it on a proxy breaks.
  public init(wrappedValue: Value, rule: ModelFault.Rule = .prx2) {
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

  /// The property's name, which is that of the storage without the underscore.
  private static func name(_ storage: AnyKeyPath) -> String {
    String(String(reflecting: storage).split(separator: ".").last?.drop { $0 == "_" } ?? "a property")
  }
}

/// The setters of properties that proxies record, and of those that they do not.
extension UIAppearance {
  private var target: (any AppearanceTarget)? { self as? any AppearanceTarget }

  var isProxy: Bool { target?.settingLog.rules != nil }

  /// Sets a property that proxies record; `nil` removes a proxy's setting (PRX-1, 2).
  /// - Parameters:
  ///   - path: The storage of the value, which identifies the property and its axes.
  ///   - replay: Applies a proxy's value to an instance.
  func set<Value>(
    _ path: ReferenceWritableKeyPath<Self, Value?>, to value: Value?,
    replay: @escaping @MainActor (Self, Value) -> Void
  ) {
    store(value, at: path, isCleared: value == nil) { value in { target in value.map { replay(target, $0) } } }
  }

  /// Sets a property of any type that proxies record (PRX-2).
  func setProperty<Value>(
    _ path: ReferenceWritableKeyPath<Self, Value>, to value: Value, replay: @escaping @MainActor (Self, Value) -> Void
  ) {
    store(value, at: path, isCleared: (value as? any OptionalValue)?.isNil ?? false) { value in { replay($0, value) } }
  }

  /// Sets a tint, which proxies record before iOS 7, and later by policy (LEG-2, P-34).
  func setTint(
    _ path: ReferenceWritableKeyPath<Self, UIColor?>, to color: UIColor?, replay: @escaping @MainActor (Self, UIColor) -> Void
  ) {
    guard CurrentSimulation.device.systemVersion < 7 || permitsTint("tintColor") else { return }
    set(path, to: color, replay: replay)
  }

  /// Whether a tint or a translucency without annotation may be set on this object. By policy it is a fault on a proxy (LEG-2, P-34).
  func permitsTint(_ property: String) -> Bool {
    Self.proxiesRecordTints || permits(property, rule: .leg2)
  }

  /// Whether proxies record tints, by policy (P-34).
  package static var proxiesRecordTints: Bool { CurrentSimulation.policies.tintsOnProxies == .recorded }

  /// Whether a property that proxies do not record may be set on this object. On a proxy it is a fault (PRX-2, LEG-2).
  func permits(_ property: String, rule: ModelFault.Rule = .prx2) -> Bool {
    guard isProxy else { return true }
    CurrentSimulation.fault(
      rule, "\(property) of \(type(of: self)) cannot be set through an appearance proxy; set it on each instance")
    return false
  }

  /// - Parameter setting: Creates the setting for instances from the value that the proxy keeps. The value is read back because some
  ///   setters copy.
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

/// Detects `nil` in values of a type that is not known to be optional.
private protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNil: Bool {
    if case .none = self { true } else { false }
  }
}
