import Pelmet

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

extension Theme.BarAppearance {
  /// What the appearances of all bars have in common.
  ///
  /// The preset comes first: it writes over background and shadow (APP-8), and so it takes back what an older style said of them.
  @MainActor func applyBackground<Object: UIBarAppearance>(to appearance: Object, replacing old: Self?, pristine: Object) {
    if let preset = background ?? (old.map(\.saysBackground) == true ? .default : nil) {
      preset.configure(appearance)
    }
    let set = Setter<UIBarAppearance, Self>(appearance, self, replacing: nil, pristine: pristine)
    set(\.backgroundEffect, \.backgroundEffect)
    set(\.backgroundColor, \.backgroundColor)
    set(\.backgroundImage, \.backgroundImage)
    set(\.shadowColor, \.shadowColor)
    set(\.shadowImage, \.shadowImage)
    let replace = Setter<UIBarAppearance, Self>(appearance, self, replacing: old, pristine: pristine)
    replace(\.backgroundImageContentMode, \.backgroundImageContentMode)
    #if compiler(>=6.4) || !canImport(UIKit)  // The first compiler with an SDK of iOS 27.
      if #available(iOS 27, visionOS 27, *), set.system >= 27 {
        replace(\.overrideUserInterfaceStyle, \.overrideUserInterfaceStyle)
      }
    #endif
  }

  private var saysBackground: Bool {
    background != nil || backgroundEffect != nil || backgroundColor != nil || backgroundImage != nil || shadowColor != nil
      || shadowImage != nil
  }
}

extension Theme.BackgroundPreset {
  @MainActor fileprivate func configure(_ appearance: UIBarAppearance) {
    switch self {
    case .default: appearance.configureWithDefaultBackground()
    case .opaque: appearance.configureWithOpaqueBackground()
    case .transparent: appearance.configureWithTransparentBackground()
    }
  }
}
