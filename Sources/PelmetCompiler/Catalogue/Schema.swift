package import Pelmet
internal import PelmetSyntax

/// The shape of a property: a value of a kind, or an object with properties of its own.
package enum Shape: Sendable {
  case value(ValueKind)
  case object(Schema)
}

extension Shape {
  /// The name of a case of an enumeration.
  /// - Parameter type: The name of the enumeration in `Theme`.
  static func cases<Cases: CaseIterable & RawRepresentable>(_ cases: Cases.Type, _ type: String) -> Shape
  where Cases.RawValue == String {
    .value(.enumeration(ValueKind.Names(type: TypeName("Theme.\(type)"), names: cases.allCases.map(\.rawValue))))
  }
}

/// A type in module Pelmet that has properties: the keys of an object in a theme file.
package struct Schema: Hashable, Sendable {
  /// How an object of this schema may be written.
  package enum Role: Sendable {
    /// As an object.
    case plain
    /// Also as the name of a sibling, or `like` one with changes: slots, button and item appearances, states.
    case appearance
    /// Also as one value, which then belongs to the first field.
    case axis
  }

  /// A key that stands for several fields of one type, or for the same property in each of them.
  package struct Shorthand: Sendable {
    package let key: String
    package let fields: [Int]
    /// The property in each of the fields; `nil` for the whole of them.
    package let property: Int?
  }

  private let table: Permanent<Table>

  init(_ type: String, of title: String, role: Role = .plain, fields: [Field]) {
    table = Permanent(Table(type: TypeName(type), title: title, role: role, fields: fields))
  }

  /// The type in module Pelmet.
  package var type: TypeName { table.content.type }
  /// The class of UIKit.
  package var title: String { table.content.title }
  package var role: Role { table.content.role }
  package var fields: [Field] { table.content.fields }
  /// The field of the `configureWith…Background` preset, in the schema of a slot.
  package var presetField: Int? { table.content.presetField }
  /// The fields that a transparent preset clears, in the schema of a slot.
  package var backgroundFields: [Int] { table.content.backgroundFields }
  /// The layouts of tab bar items, in the schema of a tab bar's slot: what `itemAppearance` stands for.
  package var itemLayouts: [Int]? { table.content.itemLayouts }
  /// The key that stands for several of the fields, if there is one.
  package var shorthand: Shorthand? { table.content.shorthand }

  /// The field that the shorthand writes inside each of its fields, and the schema around it.
  package func target(of shorthand: Shorthand) -> (schema: Schema, field: Field) {
    let field = fields[shorthand.fields[0]]
    guard let property = shorthand.property, case .object(let inner) = field.shape else { return (self, field) }
    return (inner, inner.fields[property])
  }

  /// The position of a field in ``fields``.
  package func index(of name: String) -> Int? { table.content.names.index(of: name) }

  /// The position of the field that a member of a file names.
  func index(of member: JSONMember) -> Int? { table.content.names.index(of: member) }

  package func index(of key: StyleKey) -> Int? { table.content.positions[key.rawValue] }
}

extension Schema {
  /// The content of a schema.
  fileprivate struct Table: Sendable {
    let type: TypeName
    let title: String
    let role: Role
    let fields: [Field]
    let presetField: Int?
    let backgroundFields: [Int]
    let itemLayouts: [Int]?
    let shorthand: Shorthand?
    let names: JSONNames
    /// The position of every ``StyleKey``, if it is there.
    let positions: [Int?]

    init(type: TypeName, title: String, role: Role, fields: [Field]) {
      (self.type, self.title, self.role, self.fields) = (type, title, role, fields)
      let names = JSONNames(fields.map(\.name))
      self.names = names
      var positions = [Int?](repeating: nil, count: StyleKey.allCases.count)
      for (index, field) in fields.enumerated() {
        if let key = StyleKey.named[field.name] { positions[key.rawValue] = index }
      }
      self.positions = positions
      let layouts = StyleKey.itemLayouts.compactMap { names.index(of: $0.name) }
      itemLayouts = layouts.isEmpty ? nil : layouts
      let edges = StyleKey.edges.compactMap { names.index(of: $0.name) }
      if !layouts.isEmpty {
        shorthand = Shorthand(key: "itemAppearance", fields: layouts, property: nil)
      } else if edges.count == StyleKey.edges.count, case .object(let edge) = fields[edges[0]].shape {
        shorthand = Shorthand(key: "style", fields: edges, property: edge.index(of: .style))
      } else {
        shorthand = nil
      }
      presetField = names.index(of: StyleKey.background.name)
      backgroundFields = presetField == nil ? [] : StyleKey.cleared.compactMap { names.index(of: $0.name) }
    }
  }
}

/// One property of a ``Schema``.
package struct Field: Hashable, Sendable {
  private struct Row: Sendable {
    let name: String
    let shape: Shape
    let since: Theme.OSVersion
    let none: Value?
    let latest: Theme.OSVersion
  }

  private let row: Permanent<Row>

  init(_ name: String, _ shape: Shape, since: Theme.OSVersion = 2, none: Value? = nil) {
    var latest = since
    if case .object(let schema) = shape { latest = schema.fields.reduce(latest) { max($0, $1.latest) } }
    row = Permanent(Row(name: name, shape: shape, since: since, none: none, latest: latest))
  }

  package var name: String { row.content.name }
  package var shape: Shape { row.content.shape }
  /// The first version of iOS that has the property.
  package var since: Theme.OSVersion { row.content.since }
  /// The first version of iOS that has everything that can be written for the property.
  var latest: Theme.OSVersion { row.content.latest }
  /// The value that `"none"` sets, of an axis also in each of its cases; `nil` where `"none"` means nothing.
  package var none: Value? { row.content.none }
}

/// The catalogue: every property that themes can set.
package enum Catalogue {
  /// The sections of a theme, a context, a screen.
  package static let style: Schema = .style
}
