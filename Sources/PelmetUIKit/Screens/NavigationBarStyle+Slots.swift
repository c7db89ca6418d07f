import Pelmet

extension Theme.NavigationBarStyle {
  /// Takes the slots of another style in place of its own.
  mutating func copySlots(of other: Theme.NavigationBarStyle?) {
    standardAppearance = other?.standardAppearance
    compactAppearance = other?.compactAppearance
    scrollEdgeAppearance = other?.scrollEdgeAppearance
    compactScrollEdgeAppearance = other?.compactScrollEdgeAppearance
  }

  /// What the item of a screen has to say so that the bar, whose slots are those of `bar`, looks like this style.
  ///
  /// An item cannot say that one of the bar's slots does not count: in its place it says what UIKit would then look for (APP-2).
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

  /// Leaves what the bar says itself to the bar.
  private mutating func dropSlots(of bar: Theme.NavigationBarStyle) {
    if standardAppearance == bar.standardAppearance { standardAppearance = nil }
    if compactAppearance == bar.compactAppearance { compactAppearance = nil }
    if scrollEdgeAppearance == bar.scrollEdgeAppearance { scrollEdgeAppearance = nil }
    if compactScrollEdgeAppearance == bar.compactScrollEdgeAppearance { compactScrollEdgeAppearance = nil }
  }
}

extension Theme.NavigationBarAppearance {
  /// What UIKit makes of a standard appearance that stands in at the scroll edge (APP-2).
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
