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
