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
  /// It replaces the theme or table applied to that object before. Values that a theme of the window sets stay below it.
  ///
  /// - Parameter traits: The traits that choose the table's row; by default the bar's own, or the current ones for an item.
  @MainActor public func apply(to object: some Themeable, for traits: UITraitCollection? = nil) {
    table.apply(to: object, for: traits)
  }
}

extension Theme.Table {
  /// Applies the table to one bar or item, for the running system. It replaces the theme or table applied to that object before.
  ///
  /// - Parameter traits: The traits that choose the table's row; by default the bar's own, or the current ones for an item.
  @MainActor public func apply(to object: some Themeable, for traits: UITraitCollection? = nil) {
    let style = resolved(for: traits ?? object.traitsForTheme)
    object.apply(style, replacing: Attachment<OwnStyle>.get(object)?.style)
    Attachment.set(OwnStyle(style), on: object)
  }

  /// Applies the appearance objects of the table's navigation bar to the item of a screen, in place of those applied to it before. An
  /// item's take precedence over the bar's (APP-2).
  @MainActor public func applySlots(to item: UINavigationItem, for traits: UITraitCollection? = nil) {
    let new = resolved(for: traits ?? item.traitsForTheme).navigationBar
    let old = Attachment<OwnSlots>.get(item)?.bar
    guard new != nil || old != nil else { return }
    (new ?? Theme.NavigationBarStyle()).applySlots(to: item, replacing: old)
    Attachment.set(new.map(OwnSlots.init), on: item)
  }
}

/// The style that was applied to one object alone.
private final class OwnStyle {
  let style: Theme.Style

  init(_ style: Theme.Style) {
    self.style = style
  }
}

/// The navigation bar whose appearance objects were applied to one item.
private final class OwnSlots {
  let bar: Theme.NavigationBarStyle

  init(_ bar: Theme.NavigationBarStyle) {
    self.bar = bar
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
