public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme {
  /// Applies the theme's base table, without contexts and screens, to one bar or item, for the running system.
  ///
  ///     theme.apply(to: navigationBar)
  ///
  /// - Parameter traits: The traits that choose the table's row; by default the bar's own, or the current ones for an item.
  @MainActor public func apply(to object: some Themeable, for traits: UITraitCollection? = nil) {
    table.apply(to: object, for: traits)
  }
}

extension Theme.Table {
  /// Applies the table to one bar or item, for the running system.
  ///
  /// - Parameter traits: The traits that choose the table's row; by default the bar's own, or the current ones for an item.
  @MainActor public func apply(to object: some Themeable, for traits: UITraitCollection? = nil) {
    object.apply(resolved(for: traits ?? object.traitsForTheme), replacing: nil)
  }

  /// Applies the appearance objects of the table's navigation bar to the item of a screen. An item's take precedence over the bar's
  /// (APP-2).
  @MainActor public func applySlots(to item: UINavigationItem, for traits: UITraitCollection? = nil) {
    resolved(for: traits ?? item.traitsForTheme).navigationBar?.applySlots(to: item)
  }
}

extension Theme {
  /// The style of the theme's base table for these traits and the running system.
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
