public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme {
  /// The row for these traits and the running system of the theme's own table.
  @MainActor public func resolved(for traitCollection: UITraitCollection) -> Style {
    table.resolved(for: traitCollection)
  }
}

extension Theme.Table {
  /// The style for these traits and the running system.
  @MainActor public func resolved(for traitCollection: UITraitCollection) -> Theme.Style {
    resolved(for: Theme.Traits(traitCollection, os: .current))
  }
}
