public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme.ModalPresentationStyle: UIKitConvertible {
  public var uiKitValue: UIModalPresentationStyle {
    switch self {
    case .automatic: if #available(iOS 13, *), Theme.OSVersion.current >= 13 { .automatic } else { .fullScreen }
    case .noAdaptation: UIModalPresentationStyle(rawValue: -1) ?? .fullScreen
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .currentContext: .currentContext
    case .custom: .custom
    case .overFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .popover: .popover
    }
  }
}

#if !MODELCORE
  extension Theme.ModalTransitionStyle: UIKitConvertible {
    public var uiKitValue: UIModalTransitionStyle {
      switch self {
      case .coverVertical: .coverVertical
      case .flipHorizontal: .flipHorizontal
      case .crossDissolve: .crossDissolve
      case .partialCurl: UIModalTransitionStyle(rawValue: 3) ?? .coverVertical
      }
    }
  }

  extension Theme.UserInterfaceSizeClass: UIKitConvertible {
    public var uiKitValue: UIUserInterfaceSizeClass {
      switch self {
      case .unspecified: .unspecified
      case .compact: .compact
      case .regular: .regular
      }
    }
  }
#endif

extension Theme.RectEdge: UIKitConvertible {
  public var uiKitValue: UIRectEdge { UIRectEdge(rawValue: UInt(rawValue)) }
}

#if !os(visionOS)
  extension Theme.StatusBarAnimation: UIKitConvertible {
    public var uiKitValue: UIStatusBarAnimation {
      switch self {
      case .noAnimation: .none
      case .fade: .fade
      case .slide: .slide
      }
    }
  }
#endif

@available(iOS 18, visionOS 2, *)
extension Theme.TabBarControllerStyle.Mode: UIKitConvertible {
  public var uiKitValue: UITabBarController.Mode {
    switch self {
    case .automatic: .automatic
    case .tabBar: .tabBar
    case .tabSidebar: .tabSidebar
    }
  }
}

#if !os(visionOS)
  @available(iOS 26, *)
  extension Theme.TabBarControllerStyle.MinimizeBehavior: UIKitConvertible {
    public var uiKitValue: UITabBarController.MinimizeBehavior {
      switch self {
      case .automatic: .automatic
      case .never: .never
      case .onScrollDown: .onScrollDown
      case .onScrollUp: .onScrollUp
      }
    }
  }
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
  /// UIKit's mode. Before iOS 17, `inline` becomes `always`, which is nearest to it (NAV-12).
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
  /// UIKit's placement. Before iOS 26, the integrated placements become `inline` (LG-5). visionOS has only one of them, `integrated`.
  public var uiKitValue: UINavigationItem.SearchBarPlacement {
    switch self {
    case .automatic: return .automatic
    case .stacked: return .stacked
    case .inline: return .inline
    case .integrated, .integratedCentered, .integratedButton:
      guard #available(iOS 26, visionOS 26, *), Theme.OSVersion.current >= 26 else { return .inline }
      #if !os(visionOS)
        if self == .integratedCentered { return .integratedCentered }
        if self == .integratedButton { return .integratedButton }
      #endif
      return .integrated
    }
  }
}
