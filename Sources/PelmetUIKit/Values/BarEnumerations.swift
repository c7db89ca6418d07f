public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme.BarStyle: UIKitConvertible {
  public var uiKitValue: UIBarStyle {
    switch self {
    case .default: .default
    case .black: .black
    // By its number, because its name is deprecated; UIKit draws it as black.
    case .blackTranslucent: UIBarStyle(rawValue: 2) ?? .black
    }
  }
}

extension Theme.UserInterfaceStyle: UIKitConvertible {
  public var uiKitValue: UIUserInterfaceStyle {
    switch self {
    case .unspecified: .unspecified
    case .light: .light
    case .dark: .dark
    }
  }
}

@available(iOS 16, *)
extension Theme.BehavioralStyle: UIKitConvertible {
  public var uiKitValue: UIBehavioralStyle {
    switch self {
    case .automatic: .automatic
    case .pad: .pad
    case .mac: .mac
    }
  }
}

extension Theme.ContentMode: UIKitConvertible {
  public var uiKitValue: UIView.ContentMode {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .redraw: .redraw
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

extension Theme.TabBarStyle.ItemPositioning: UIKitConvertible {
  public var uiKitValue: UITabBar.ItemPositioning {
    switch self {
    case .automatic: .automatic
    case .fill: .fill
    case .centered: .centered
    }
  }
}

extension Theme.SearchBarStyle.Style: UIKitConvertible {
  public var uiKitValue: UISearchBar.Style {
    switch self {
    case .default: .default
    case .prominent: .prominent
    case .minimal: .minimal
    }
  }
}

extension Theme.KeyboardAppearance: UIKitConvertible {
  public var uiKitValue: UIKeyboardAppearance {
    switch self {
    case .default: .default
    case .dark: .dark
    case .light: .light
    }
  }
}

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
