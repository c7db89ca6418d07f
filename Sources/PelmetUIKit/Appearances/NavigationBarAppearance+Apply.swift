public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension NavigationBarAppearance: AppearanceStyle {
  static func systemObject() -> UINavigationBarAppearance { UINavigationBarAppearance() }

  /// Sets what the appearance says; what it leaves open is not touched.
  @MainActor public func apply(to appearance: UINavigationBarAppearance) {
    applyBackground(to: appearance)
    let set = Setter(appearance)
    set(\.titleTextAttributes, titleTextAttributes, font: .title)
    set(\.titlePositionAdjustment, titlePositionAdjustment)
    set(\.largeTitleTextAttributes, largeTitleTextAttributes, font: .largeTitle)
    set(\.buttonAppearance, buttonAppearance)
    // Two names of one appearance, of which the running system's counts (APP-11).
    let prominent =
      set.system >= 26 ? prominentButtonAppearance ?? doneButtonAppearance : doneButtonAppearance ?? prominentButtonAppearance
    set(\.doneButtonAppearance, prominent.map(ProminentButtonStyle.init))
    set(\.backButtonAppearance, backButtonAppearance)
    setBackIndicator(of: appearance, system: set.system)
    if #available(iOS 26, visionOS 26, *), set.system >= 26 {
      set(\.subtitleTextAttributes, subtitleTextAttributes, font: .subtitle)
      set(\.largeSubtitleTextAttributes, largeSubtitleTextAttributes, font: .largeSubtitle)
    }
  }

  /// Indicator and mask can only be set together (APP-10): what the theme leaves open stays what it is.
  @MainActor private func setBackIndicator(of appearance: UINavigationBarAppearance, system: OSVersion) {
    guard backIndicatorImage != nil || backIndicatorTransitionMaskImage != nil else { return }
    let indicator = backIndicatorImage.map(\.uiKitValue) ?? appearance.backIndicatorImage
    let mask = backIndicatorTransitionMaskImage.map(\.uiKitValue) ?? appearance.backIndicatorTransitionMaskImage
    let isSwapped = system < OSVersion(13, 3)
    appearance.setBackIndicatorImage(isSwapped ? mask : indicator, transitionMaskImage: isSwapped ? indicator : mask)
  }
}
