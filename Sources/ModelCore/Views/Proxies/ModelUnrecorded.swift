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
