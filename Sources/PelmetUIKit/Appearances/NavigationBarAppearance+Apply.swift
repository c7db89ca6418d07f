public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme.NavigationBarAppearance: AppearanceStyle {
  static func systemObject() -> UINavigationBarAppearance { UINavigationBarAppearance() }

  /// Applies the appearance to UIKit's object. Values that `old` set and this appearance leaves out return to the system's; values
  /// that neither sets are not touched.
  @MainActor public func apply(to appearance: UINavigationBarAppearance, replacing old: Theme.NavigationBarAppearance? = nil) {
    applyBackground(to: appearance, replacing: old, pristine: Self.systemObject())
    let set = Setter(appearance, self, replacing: old, pristine: Self.systemObject())
    Self.setProperties(set)
    set(\.titleTextAttributes, \.titleTextAttributes, font: .title)
    set(\.largeTitleTextAttributes, \.largeTitleTextAttributes, font: .largeTitle)
    set(\.doneButtonAppearance, Change(new: prominent(on: set.system), old: old?.prominent(on: set.system)))
    setBackIndicator(of: appearance, replacing: old, system: set.system)
    #if !os(visionOS)
      if #available(iOS 26, *), set.system >= 26 {
        set(\.subtitleTextAttributes, \.subtitleTextAttributes, font: .subtitle)
        set(\.largeSubtitleTextAttributes, \.largeSubtitleTextAttributes, font: .largeSubtitle)
      }
    #endif
  }

  /// The appearance of prominent buttons, which had another name before iOS 26. The running system's name takes precedence (APP-11).
  private func prominent(on system: Theme.OSVersion) -> ProminentButtonStyle? {
    (system >= 26 ? prominentButtonAppearance ?? doneButtonAppearance : doneButtonAppearance ?? prominentButtonAppearance)
      .map(ProminentButtonStyle.init)
  }

  /// UIKit sets indicator and mask together (APP-10), so the one that the theme leaves out is written back as it was.
  @MainActor private func setBackIndicator(
    of appearance: UINavigationBarAppearance, replacing old: Theme.NavigationBarAppearance?, system: Theme.OSVersion
  ) {
    if old?.backIndicatorImage != nil || old?.backIndicatorTransitionMaskImage != nil {
      appearance.setBackIndicatorImage(nil, transitionMaskImage: nil)
    }
    guard backIndicatorImage != nil || backIndicatorTransitionMaskImage != nil else { return }
    let indicator = backIndicatorImage.map(\.uiKitValue) ?? appearance.backIndicatorImage
    let mask = backIndicatorTransitionMaskImage.map(\.uiKitValue) ?? appearance.backIndicatorTransitionMaskImage
    let isSwapped = system < Theme.OSVersion(13, 3)
    appearance.setBackIndicatorImage(isSwapped ? mask : indicator, transitionMaskImage: isSwapped ? indicator : mask)
  }
}

extension UINavigationBarAppearance {
  /// Creates an appearance object with the system's look and a theme's values on top.
  public convenience init(_ appearance: Theme.NavigationBarAppearance) {
    self.init()
    appearance.apply(to: self)
  }
}
