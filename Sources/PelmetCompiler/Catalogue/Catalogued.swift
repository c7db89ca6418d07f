import Pelmet

/// A type that a property of a theme can have.
protocol ThemeValue: Sendable, Hashable {
  static var shape: Shape { get }

  /// The value that a bound tree stands for; `nil` when the tree does not fit, which Decode and Bind have ruled out.
  init?(_ node: Node)
}

/// A type that is written as one value.
protocol ScalarValue: ThemeValue {
  static var kind: ValueKind { get }

  init?(erased value: Value)
  var value: Value { get }
}

extension ScalarValue {
  static var shape: Shape { .value(kind) }

  init?(_ node: Node) {
    guard case .value(let value) = node else { return nil }
    self.init(erased: value)
  }
}

/// A type whose properties are in the catalogue.
protocol Catalogued: ThemeValue {
  /// The class of UIKit.
  static var title: String { get }
  /// One sentence of documentation.
  static var summary: String { get }
  static var role: Schema.Role { get }
  static var properties: [Property<Self>] { get }
  /// The same without types. One type is in many places of the catalogue: types that are not generic make it once.
  static var schema: Schema { get }

  /// Nothing set.
  init()
}

/// A type that is written as an object, as the name of a sibling, or `like` one.
protocol AppearanceObject: Catalogued {}

extension Catalogued {
  static var role: Schema.Role { .plain }

  static var schema: Schema { erased() }

  static func erased() -> Schema {
    Schema(type: TypeName(Self.self), title: title, summary: summary, role: role, fields: properties.map(\.field))
  }

  static var shape: Shape { .object(schema) }

  init?(_ node: Node) {
    guard case .object(let members) = node else { return nil }
    self.init()
    let properties = Self.properties
    for member in members {
      properties[member.field].assign(&self, member.node)
    }
  }
}

extension AppearanceObject {
  static var role: Schema.Role { .appearance }
}

/// The name of a type: as generated Swift writes it, and as documents do.
package struct TypeName: Hashable, Sendable {
  /// `Theme.ByMetrics<Double>`.
  package let swift: String
  /// `ByMetrics<Double>`.
  package let short: String
  /// `byMetricsDouble`, the beginning of a variable's name.
  let variable: String

  init(_ type: Any.Type) {
    // `String(reflecting:)` asks first whether the type describes itself, which takes a third of a short run.
    swift = _typeName(type, qualified: true).without("Pelmet", "Swift")
    short = swift.without("Theme")
    let word = short.filter { $0 != "." && $0 != "<" && $0 != ">" }
    variable = word.prefix(1).lowercased() + word.dropFirst()
  }

  package static func == (a: TypeName, b: TypeName) -> Bool { a.swift == b.swift }

  /// One of the names tells types apart; objects are hashed by their type for every theme.
  package func hash(into hasher: inout Hasher) { hasher.combine(swift) }
}

extension String {
  /// The name of a type without some of its qualifiers, which its generic arguments have, too.
  fileprivate func without(_ qualifiers: String...) -> String {
    var (name, word) = ("", "")
    for scalar in unicodeScalars {
      switch scalar {
      case "." where qualifiers.contains(word): word = ""
      case ".", "<", ">", ",", " ":
        name += word
        name.unicodeScalars.append(scalar)
        word = ""
      default: word.unicodeScalars.append(scalar)
      }
    }
    return name + word
  }
}

/// A value by an axis of UIKit: written keyed by its cases, or as one value, which belongs to the first.
protocol Axis: Catalogued {}

extension Axis {
  static var role: Schema.Role { .axis }
}

/// One property that a theme can set: one line of the catalogue, from which decoder, schema, tables and documentation follow.
struct Property<Root: Sendable>: Sendable {
  let field: Field
  /// Sets the property from a bound tree.
  let assign: @Sendable (inout Root, Node) -> Void

  init<Value: ThemeValue>(
    _ path: any WritableKeyPath<Root, Value?> & Sendable, _ name: String, since: Theme.OSVersion = 2,
    deprecated: Theme.OSVersion? = nil, _ note: String
  ) {
    field = Field(name: name, shape: Value.shape, note: note, since: since, deprecated: deprecated, none: nil)
    assign = { root, node in root[keyPath: path] = Value(node) }
  }

  /// A property for which `"none"` means something.
  init<Value: NoneAccepting>(
    _ path: any WritableKeyPath<Root, Value?> & Sendable, _ name: String, none: Value.Scalar,
    since: Theme.OSVersion = 2, deprecated: Theme.OSVersion? = nil, _ note: String
  ) {
    field = Field(
      name: name, shape: Value.shape.accepting(none.value), note: note, since: since, deprecated: deprecated, none: none.value)
    assign = { root, node in root[keyPath: path] = Value(node) }
  }
}

/// A scalar, or an axis whose cases are: `"none"` then is a value of the scalar.
protocol NoneAccepting: ThemeValue {
  associatedtype Scalar: ScalarValue
}

/// The roots of the catalogue.
package enum Catalogue {
  /// The sections of a theme, a context, a screen.
  package static let style: Schema = Theme.Style.schema

  /// The typed style that a bound tree stands for.
  static func style(_ node: Node) -> Theme.Style { Theme.Style(node) ?? Theme.Style() }
}
