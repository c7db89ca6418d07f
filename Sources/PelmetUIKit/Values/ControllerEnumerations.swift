public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
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

#if canImport(UIKit)
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
