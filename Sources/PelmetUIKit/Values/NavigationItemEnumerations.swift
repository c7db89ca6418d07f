public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

@available(iOS 14, *)
extension Theme.NavigationItemStyle.BackButtonDisplayMode: UIKitConvertible {
  public var uiKitValue: UINavigationItem.BackButtonDisplayMode {
    switch self {
    case .default: .default
    case .generic: .generic
    case .minimal: .minimal
    }
  }
}

@available(iOS 16, *)
extension Theme.NavigationItemStyle.ItemStyle: UIKitConvertible {
  public var uiKitValue: UINavigationItem.ItemStyle {
    switch self {
    case .navigator: .navigator
    case .browser: .browser
    case .editor: .editor
    }
  }
}

extension Theme.NavigationItemStyle.LargeTitleDisplayMode: UIKitConvertible {
  /// `inline` came with iOS 17; before, `always` comes nearest (NAV-12).
  public var uiKitValue: UINavigationItem.LargeTitleDisplayMode {
    switch self {
    case .automatic: .automatic
    case .always: .always
    case .never: .never
    case .inline: if #available(iOS 17, *), Theme.OSVersion.current >= 17 { .inline } else { .always }
    }
  }
}

@available(iOS 16, *)
extension Theme.NavigationItemStyle.SearchBarPlacement: UIKitConvertible {
  /// What iOS 26 brought is `inline` before (LG-5).
  public var uiKitValue: UINavigationItem.SearchBarPlacement {
    switch self {
    case .automatic: return .automatic
    case .stacked: return .stacked
    case .inline: return .inline
    case .integrated, .integratedCentered, .integratedButton:
      guard #available(iOS 26, visionOS 26, *), Theme.OSVersion.current >= 26 else { return .inline }
      return self == .integratedCentered ? .integratedCentered : self == .integratedButton ? .integratedButton : .integrated
    }
  }
}
