import Pelmet

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

extension BarAppearance {
  /// What the appearances of all bars have in common. The preset comes first: it writes over background and shadow (APP-8).
  @MainActor func applyBackground(to appearance: UIBarAppearance) {
    switch background {
    case .default: appearance.configureWithDefaultBackground()
    case .opaque: appearance.configureWithOpaqueBackground()
    case .transparent: appearance.configureWithTransparentBackground()
    case nil: break
    }
    let set = Setter(appearance)
    set(\.backgroundEffect, backgroundEffect)
    set(\.backgroundColor, backgroundColor)
    set(\.backgroundImage, backgroundImage)
    set(\.backgroundImageContentMode, backgroundImageContentMode)
    set(\.shadowColor, shadowColor)
    set(\.shadowImage, shadowImage)
    #if compiler(>=6.4) || !canImport(UIKit)  // The first compiler with an SDK of iOS 27.
      if #available(iOS 27, visionOS 27, *), set.system >= 27 {
        set(\.overrideUserInterfaceStyle, overrideUserInterfaceStyle)
      }
    #endif
  }
}
