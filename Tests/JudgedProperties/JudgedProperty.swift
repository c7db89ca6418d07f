import ModelCore

/// A property of ModelCore that the judge of UIKit's properties has and a theme sets: tests read it by name.
package struct JudgedProperty<Object> {
  /// The judge's name.
  package let name: String
  package let read: @MainActor (Object) -> Any?
  /// Sets the property of an object to the first or the second of two values.
  package let set: @MainActor (Object, Bool) -> Void

  @MainActor init<Value>(_ name: String, _ path: WritableKeyPath<Object, Value>) {
    self.name = name
    read = { object in
      let value: Any = object[keyPath: path]
      return unwrapped(value)
    }
    set = { object, isFirst in
      var object = object
      guard let value = SampleValue.make(Value.self, isFirst: isFirst) else { preconditionFailure("no sample of \(Value.self)") }
      object[keyPath: path] = value
    }
  }
}

extension JudgedProperty {
  /// The values of an object by the properties' names.
  @MainActor package static func values(_ properties: [Self], of object: Object) -> [String: Any?] {
    Dictionary(uniqueKeysWithValues: properties.map { ($0.name, $0.read(object)) })
  }
}

/// The value in an optional, or the value itself.
private func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}

/// Values for properties of any type.
@MainActor
private enum SampleValue {
  /// One of two values that differ; `nil` for a type that has none here.
  static func make<Value>(_ type: Value.Type, isFirst: Bool) -> Value? {
    let wrapped = (type as? any OptionalType.Type)?.wrapped ?? type
    return make(wrapped, isFirst) as? Value
  }

  private static func make(_ type: Any.Type, _ isFirst: Bool) -> Any? {
    switch type {
    case is Bool.Type: isFirst
    case is CGFloat.Type: CGFloat(isFirst ? 1 : 2)
    case is String.Type: isFirst ? "first" : "second"
    case is UIColor.Type: color(isFirst)
    case is UIImage.Type: images[isFirst ? 0 : 1]
    case is UIOffset.Type: UIOffset(horizontal: isFirst ? 1 : 2, vertical: 3)
    case is UIEdgeInsets.Type: UIEdgeInsets(top: isFirst ? 1 : 2, left: 3, bottom: 4, right: 5)
    case is [NSAttributedString.Key: Any].Type: [NSAttributedString.Key.foregroundColor: color(isFirst)]
    case let type as UIBarAppearance.Type: appearance(type, isFirst)
    case let type as any RawRepresentable.Type: enumeration(type, isFirst)
    default: nil
    }
  }

  private static func color(_ isFirst: Bool) -> UIColor { isFirst ? .red : .green }

  private static let images = [
    UIImage(modelName: "first", size: CGSize(width: 1, height: 1)),
    UIImage(modelName: "second", size: CGSize(width: 1, height: 1), minimumAlpha: 0),
  ]

  private static func appearance(_ type: UIBarAppearance.Type, _ isFirst: Bool) -> UIBarAppearance {
    let appearance = type.init(barAppearance: UIBarAppearance())
    appearance.backgroundColor = color(isFirst)
    return appearance
  }

  /// By its number: the case after the first, which is the default, and the first.
  private static func enumeration<Value: RawRepresentable>(_ type: Value.Type, _ isFirst: Bool) -> Value? {
    let number = isFirst ? 1 : 0
    return ((number as? Value.RawValue) ?? (UInt(number) as? Value.RawValue)).flatMap { Value(rawValue: $0) }
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}
