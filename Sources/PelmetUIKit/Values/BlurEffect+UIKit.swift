public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme.BlurEffect: UIKitConvertible {
  /// The effect, or `nil` for `none`: deliberately no effect.
  public var uiKitValue: UIBlurEffect? { style.map(UIBlurEffect.init(style:)) }

  private var style: UIBlurEffect.Style? {
    switch self {
    case .noEffect: nil
    case .extraLight: .extraLight
    case .light: .light
    case .dark: .dark
    case .regular: .regular
    case .prominent: .prominent
    case .systemUltraThinMaterial: .systemUltraThinMaterial
    case .systemThinMaterial: .systemThinMaterial
    case .systemMaterial: .systemMaterial
    case .systemThickMaterial: .systemThickMaterial
    case .systemChromeMaterial: .systemChromeMaterial
    case .systemUltraThinMaterialLight: .systemUltraThinMaterialLight
    case .systemThinMaterialLight: .systemThinMaterialLight
    case .systemMaterialLight: .systemMaterialLight
    case .systemThickMaterialLight: .systemThickMaterialLight
    case .systemChromeMaterialLight: .systemChromeMaterialLight
    case .systemUltraThinMaterialDark: .systemUltraThinMaterialDark
    case .systemThinMaterialDark: .systemThinMaterialDark
    case .systemMaterialDark: .systemMaterialDark
    case .systemThickMaterialDark: .systemThickMaterialDark
    case .systemChromeMaterialDark: .systemChromeMaterialDark
    }
  }
}
