/// The name of a type in module Pelmet, as generated Swift writes it: `Theme.ByMetrics<Double>`.
package struct TypeName: Hashable, Sendable {
  package let swift: String
  /// The name in an extension of `Pelmet.Theme`: `ByMetrics<Image>` of `Theme.ByMetrics<Theme.Image>`.
  let inTheme: String

  init(_ swift: String) {
    self.swift = swift
    inTheme = swift.replacing("Theme.", with: "")
  }
}
