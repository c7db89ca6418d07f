public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme.ToolbarStyle {
  /// Applies the style to one toolbar. Values that `old` set and this style leaves out return to the system's; values that neither sets
  /// are not touched.
  @MainActor public func apply(to bar: UIToolbar, replacing old: Theme.ToolbarStyle? = nil) {
    let set = Setter(bar, self, replacing: old, pristine: UIToolbar())
    applyRecorded(set)
    Self.setOtherProperties(set)
  }

  /// Applies the properties that appearance proxies record (PRX-2) to a proxy.
  @MainActor func apply(toProxy bar: UIToolbar, replacing old: Theme.ToolbarStyle?, as role: TargetRole) {
    applyRecorded(Setter(bar, self, replacing: old, as: role, pristine: UIToolbar()))
  }

  @MainActor private func applyRecorded(_ set: Setter<UIToolbar, Self>) {
    let bar = set.target
    let reference = Pristine {
      let bar = UIToolbar()
      apply(to: bar)
      return bar
    }
    Self.setRecordedProperties(set)
    set.each(\.backgroundImage) { position, metrics, image in
      bar.setBackgroundImage(image?.uiKitValue, forToolbarPosition: position, barMetrics: metrics)
    }
    set(\.isTranslucent, \.isTranslucent, orAsIn: reference)
    set.each(\.shadowImage) { bar.setShadowImage($1?.uiKitValue, forToolbarPosition: $0) }
    Self.setSlots(set)
  }
}

extension Theme.TabBarStyle {
  /// Applies the style to one tab bar. Values that `old` set and this style leaves out return to the system's; values that neither sets
  /// are not touched.
  @MainActor public func apply(to bar: UITabBar, replacing old: Theme.TabBarStyle? = nil) {
    let set = Setter(bar, self, replacing: old, pristine: UITabBar())
    applyRecorded(set)
    let reference = Pristine {
      let bar = UITabBar()
      apply(to: bar)
      return bar
    }
    set(\.isTranslucent, \.isTranslucent, orAsIn: reference)
    Self.setOtherProperties(set)
  }

  /// Applies the properties that appearance proxies record (PRX-2) to a proxy.
  @MainActor func apply(toProxy bar: UITabBar, replacing old: Theme.TabBarStyle?, as role: TargetRole) {
    applyRecorded(Setter(bar, self, replacing: old, as: role, pristine: UITabBar()))
  }

  @MainActor private func applyRecorded(_ set: Setter<UITabBar, Self>) {
    Self.setRecordedProperties(set)
    Self.setSlots(set)
  }
}
