public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme {
  /// Applies the theme's own table, without contexts and screens, to one bar or item, for the running system.
  /// - Parameter traits: Choose the row; by default the bar's, and for an item the current ones.
  @MainActor public func apply(to object: some Themeable, for traits: UITraitCollection? = nil) {
    table.apply(to: object, for: traits)
  }
}

extension Theme.Table {
  /// Applies the table to one bar or item, for the running system.
  /// - Parameter traits: Choose the row; by default the bar's, and for an item the current ones.
  @MainActor public func apply(to object: some Themeable, for traits: UITraitCollection? = nil) {
    object.apply(resolved(for: traits ?? object.traitsForTheme), replacing: nil)
  }

  /// Sets the slots of the table's navigation bar on the item of the screen for which the table is: there they go before the bar's
  /// (APP-2).
  @MainActor public func applySlots(to item: UINavigationItem, for traits: UITraitCollection? = nil) {
    resolved(for: traits ?? item.traitsForTheme).navigationBar?.applySlots(to: item)
  }
}
