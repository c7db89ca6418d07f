public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme.NavigationBarStyle {
  /// Applies the style to one bar. Values that `old` set and this style leaves out return to the system's; values that neither sets
  /// are not touched.
  @MainActor public func apply(to bar: UINavigationBar, replacing old: Theme.NavigationBarStyle? = nil) {
    let set = Setter(bar, self, replacing: old, pristine: UINavigationBar())
    applyRecorded(set)
    Self.setOtherProperties(set)
  }

  /// Applies the properties that appearance proxies record (PRX-2) to a proxy.
  @MainActor func apply(toProxy bar: UINavigationBar, replacing old: Theme.NavigationBarStyle?, as role: TargetRole) {
    applyRecorded(Setter(bar, self, replacing: old, as: role, pristine: UINavigationBar()))
  }

  @MainActor private func applyRecorded(_ set: Setter<UINavigationBar, Self>) {
    let bar = set.target
    let reference = Pristine {
      let bar = UINavigationBar()
      apply(to: bar)
      return bar
    }
    Self.setRecordedProperties(set)
    set.each(\.backgroundImage) { position, metrics, image in
      bar.setBackgroundImage(image?.uiKitValue, for: position, barMetrics: metrics)
    }
    set(\.isTranslucent, \.isTranslucent, orAsIn: reference)
    set(\.titleTextAttributes, \.titleTextAttributes, font: .title)
    set(\.largeTitleTextAttributes, \.largeTitleTextAttributes, font: .largeTitle)
    set.each(\.titleVerticalPositionAdjustment) {
      let points = $1.map { CGFloat($0) } ?? reference.object.titleVerticalPositionAdjustment(for: $0)
      bar.setTitleVerticalPositionAdjustment(points, for: $0)
    }
    Self.setSlots(set)
  }
}

extension UINavigationBarAppearance {
  /// A new object, which has the system's look.
  static var system: UINavigationBarAppearance { UINavigationBarAppearance() }

  /// The system's look at the scroll edge of a bar without a theme (APP-2).
  static var systemAtEdge: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    return appearance
  }
}
