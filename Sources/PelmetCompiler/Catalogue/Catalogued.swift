import Pelmet

/// A type whose properties are in the catalogue.
protocol Catalogued: ThemeValue {
  /// The class of UIKit.
  static var title: String { get }
  /// One sentence of documentation.
  static var summary: String { get }
  static var role: Schema.Role { get }
  static var properties: [Property<Self>] { get }

  /// Nothing set.
  init()
}

/// A type that is written as an object, as the name of a sibling, or `like` one.
protocol AppearanceObject: Catalogued {}

extension Catalogued {
  static var role: Schema.Role { .plain }

  static var schema: Schema {
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

  init(_ type: Any.Type) {
    // Generic arguments carry their modules, too.
    swift = String(reflecting: type).without("Pelmet.").without("Swift.")
    short = swift.without("Theme.")
  }
}

extension String {
  fileprivate func without(_ text: String) -> String {
    var result = self
    while let range = result.firstRange(of: text) { result.removeSubrange(range) }
    return result
  }
}
