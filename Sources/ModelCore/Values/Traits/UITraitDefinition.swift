/// A trait: the system's, such as ``UITraitUserInterfaceStyle``, or an app's own (TRT-1). Since iOS 17.
///
///     struct ContainedInSettings: UITraitDefinition {
///       static let defaultValue = false
///     }
public protocol UITraitDefinition {
  associatedtype Value

  /// The value where no override says another.
  static var defaultValue: Value { get }

  /// The name for people; by default the type's.
  static var name: String { get }

  /// The name for archives; by default the type's with its module.
  static var identifier: String { get }

  /// Whether colours are resolved again when the trait changes. Kept without effect: colours are resolved whenever they are read.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait, as lists of traits name it.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that the model keeps in a property.
protocol SystemTrait: UITraitDefinition {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

/// The values of an app's own traits.
///
/// The compiler cannot check that they are `Sendable`, which ``UITraitDefinition`` does not ask of them, as UIKit's does not. Nothing here
/// changes a value once it is set: only an app whose values are objects that change has to see to its threads.
package struct CustomTraits: Hashable, @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  var isEmpty: Bool { values.isEmpty }

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value? {
    get { values[ObjectIdentifier(trait)] as? T.Value }
    set { values[ObjectIdentifier(trait)] = newValue }
  }

  mutating func merge(_ other: CustomTraits) {
    values.merge(other.values) { $1 }
  }

  mutating func remove(_ trait: UITrait) {
    values[ObjectIdentifier(trait)] = nil
  }

  package static func == (a: CustomTraits, b: CustomTraits) -> Bool {
    a.values.count == b.values.count && a.values.allSatisfy { key, value in b.values[key].map { isEqual(value, $0) } ?? false }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(values.count)
  }

  /// Whether two values are equal; those that cannot be compared never are.
  static func isEqual(_ a: Any, _ b: Any) -> Bool {
    func equals<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
    return (a as? any Equatable).map { equals($0) } ?? false
  }
}

extension TraitValues {
  /// The value of a trait; the trait's default where none is set.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { (trait as? any SystemTrait.Type).flatMap { read($0) as? T.Value } ?? custom[trait] ?? T.defaultValue }
    set {
      if let system = trait as? any SystemTrait.Type { write(newValue, to: system) } else { custom[trait] = newValue }
    }
  }

  private func read<S: SystemTrait>(_ trait: S.Type) -> Any { self[keyPath: S.path] }

  private mutating func write<S: SystemTrait>(_ value: Any, to trait: S.Type) {
    if let value = value as? S.Value { self[keyPath: S.path] = value }
  }

  /// Whether a trait has another value in `other`.
  func differs(in trait: UITrait, from other: TraitValues) -> Bool {
    func values<T: UITraitDefinition>(_ trait: T.Type) -> (Any, Any) { (self[trait], other[trait]) }
    let (mine, others) = values(trait)
    return !CustomTraits.isEqual(mine, others)
  }
}
