public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.NavigationBarAppearance: AppearanceStyle {
  static func systemObject() -> UINavigationBarAppearance { UINavigationBarAppearance() }

  /// Sets what the appearance says, and takes back what `old` said that was applied before; what neither says is not touched.
  @MainActor public func apply(to appearance: UINavigationBarAppearance, replacing old: Theme.NavigationBarAppearance? = nil) {
    applyBackground(to: appearance, replacing: old, pristine: Self.systemObject())
    let set = Setter(appearance, self, replacing: old, pristine: Self.systemObject())
    set(\.titleTextAttributes, \.titleTextAttributes, font: .title)
    set(\.titlePositionAdjustment, \.titlePositionAdjustment)
    set(\.largeTitleTextAttributes, \.largeTitleTextAttributes, font: .largeTitle)
    set(\.buttonAppearance, \.buttonAppearance)
    set(\.doneButtonAppearance, Change(new: prominent(on: set.system), old: old?.prominent(on: set.system)))
    set(\.backButtonAppearance, \.backButtonAppearance)
    setBackIndicator(of: appearance, replacing: old, system: set.system)
    if #available(iOS 26, visionOS 26, *), set.system >= 26 {
      set(\.subtitleTextAttributes, \.subtitleTextAttributes, font: .subtitle)
      set(\.largeSubtitleTextAttributes, \.largeSubtitleTextAttributes, font: .largeSubtitle)
    }
  }

  /// Two names of one appearance, of which the running system's counts (APP-11).
  private func prominent(on system: Theme.OSVersion) -> ProminentButtonStyle? {
    (system >= 26 ? prominentButtonAppearance ?? doneButtonAppearance : doneButtonAppearance ?? prominentButtonAppearance)
      .map(ProminentButtonStyle.init)
  }

  /// Indicator and mask can only be set together (APP-10): what the theme leaves open stays what it is.
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
