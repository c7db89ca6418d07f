internal import Pelmet

/// The roots of the catalogue.
package enum Catalogue {
  /// The sections of a theme, a context, a screen.
  package static let style: Schema = Theme.Style.schema

  /// The typed style that a bound tree stands for.
  static func style(_ node: Node) -> Theme.Style { Theme.Style(node) ?? Theme.Style() }
}
