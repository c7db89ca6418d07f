public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme.NavigationBarStyle {
  /// Applies the style's appearance objects to an item, for the item's screen alone: an item's take precedence over the bar's (APP-2).
  @MainActor public func applySlots(to item: UINavigationItem, replacing old: Theme.NavigationBarStyle? = nil) {
    let set = Setter(item, self, replacing: old, pristine: UINavigationItem())
    if set.system >= 13 {
      set(\.standardAppearance, \.standardAppearance)
      set(\.compactAppearance, \.compactAppearance)
      set(\.scrollEdgeAppearance, \.scrollEdgeAppearance)
    }
    if #available(iOS 15, *), set.system >= 15 {
      set(\.compactScrollEdgeAppearance, \.compactScrollEdgeAppearance)
    }
  }

  /// Replaces the style's slots, its four appearance objects, by those of another.
  mutating func copySlots(of other: Theme.NavigationBarStyle?) {
    standardAppearance = other?.standardAppearance
    compactAppearance = other?.compactAppearance
    scrollEdgeAppearance = other?.scrollEdgeAppearance
    compactScrollEdgeAppearance = other?.compactScrollEdgeAppearance
  }

  /// The slots that a screen's item needs for a bar with the slots of `bar` to look like this style.
  ///
  /// An item cannot empty one of the bar's slots, so it fills the slot with the appearance that UIKit would use if it were empty (APP-2).
  func slots(over bar: Theme.NavigationBarStyle?) -> Theme.NavigationBarStyle {
    let bar = bar ?? Theme.NavigationBarStyle()
    var slots = Theme.NavigationBarStyle()
    slots.copySlots(of: self)
    let system = Theme.NavigationBarAppearance()
    let edge = (standardAppearance ?? system).madeTransparent
    if bar.standardAppearance != nil { slots.standardAppearance = standardAppearance ?? system }
    if bar.compactAppearance != nil { slots.compactAppearance = compactAppearance ?? standardAppearance ?? system }
    if bar.scrollEdgeAppearance != nil { slots.scrollEdgeAppearance = scrollEdgeAppearance ?? edge }
    if bar.compactScrollEdgeAppearance != nil || slots.compactAppearance != compactAppearance
      || slots.scrollEdgeAppearance != scrollEdgeAppearance
    {
      slots.compactScrollEdgeAppearance =
        compactScrollEdgeAppearance ?? scrollEdgeAppearance ?? compactAppearance ?? edge
    }
    slots.dropSlots(of: bar)
    return slots
  }

  /// Empties the slots that are the same on the bar.
  private mutating func dropSlots(of bar: Theme.NavigationBarStyle) {
    if standardAppearance == bar.standardAppearance { standardAppearance = nil }
    if compactAppearance == bar.compactAppearance { compactAppearance = nil }
    if scrollEdgeAppearance == bar.scrollEdgeAppearance { scrollEdgeAppearance = nil }
    if compactScrollEdgeAppearance == bar.compactScrollEdgeAppearance { compactScrollEdgeAppearance = nil }
  }
}

extension Theme.NavigationBarAppearance {
  /// The standard appearance as UIKit uses it at the scroll edge when that slot is empty (APP-2).
  var madeTransparent: Theme.NavigationBarAppearance {
    var appearance = self
    appearance.background = .transparent
    appearance.backgroundColor = nil
    appearance.backgroundEffect = nil
    appearance.backgroundImage = nil
    appearance.shadowColor = nil
    appearance.shadowImage = nil
    return appearance
  }
}
