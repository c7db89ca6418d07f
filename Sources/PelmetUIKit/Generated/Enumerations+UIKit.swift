// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

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

extension Theme.KeyboardAppearance: UIKitConvertible {
  public var uiKitValue: UIKeyboardAppearance {
    switch self {
    case .default: .default
    case .dark: .dark
    case .light: .light
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

#if !MODELCORE
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

// The first compiler with an SDK of iOS 27.
#if (compiler(>=6.4) || MODELCORE) && !os(visionOS)
  @available(iOS 27, *)
  extension Theme.BarButtonItemStyle.VisibilityPriority: UIKitConvertible {
    public var uiKitValue: UIBarButtonItemVisibilityPriority {
      switch self {
      case .low: .low
      case .standard: .standard
      case .high: .high
      }
    }
  }
#endif

// The SDK of iOS 27.1 has the compiler of iOS 27, but another version of UIKit.
#if (MODELCORE || canImport(UIKit, _version: 9127.0.85)) && !os(visionOS) && !targetEnvironment(macCatalyst)
  @available(iOS 27.1, *)
  extension Theme.BarButtonItemStyle.AxisBehavior: UIKitConvertible {
    public var uiKitValue: UIBarButtonItem.AxisBehavior {
      switch self {
      case .automatic: .automatic
      case .horizontalOnly: .horizontalOnly
      case .verticalPreferred: .verticalPreferred
      }
    }
  }
#endif

// The first compiler with an SDK of iOS 27.
#if (compiler(>=6.4) || MODELCORE) && !os(visionOS)
  @available(iOS 27, *)
  extension Theme.BarMinimization.Behavior: UIKitConvertible {
    public var uiKitValue: UIBarMinimizationBehavior {
      switch self {
      case .automatic: .automatic
      case .never: .never
      case .onScrollDown: .onScrollDown
      case .onScrollUp: .onScrollUp
      }
    }
  }
#endif

// The first compiler with an SDK of iOS 27.
#if (compiler(>=6.4) || MODELCORE) && !os(visionOS)
  @available(iOS 27, *)
  extension Theme.BarMinimization.SafeAreaAdjustment: UIKitConvertible {
    public var uiKitValue: UIBarMinimizationSafeAreaAdjustment {
      switch self {
      case .automatic: .automatic
      case .enabled: .enabled
      case .disabled: .disabled
      }
    }
  }
#endif

// The first compiler with an SDK of iOS 27.
#if (compiler(>=6.4) || MODELCORE) && !os(visionOS)
  @available(iOS 27, *)
  extension Theme.BarMinimization.RestorationBehavior: UIKitConvertible {
    public var uiKitValue: UIBarMinimizationRestorationBehavior {
      switch self {
      case .automatic: .automatic
      case .atScrollEdge: .atScrollEdge
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
  public var uiKitValue: UINavigationItem.LargeTitleDisplayMode {
    switch self {
    case .automatic: .automatic
    case .always: .always
    case .never: .never
    // Before iOS 17, the mode that is nearest to it (NAV-12).
    case .inline: if #available(iOS 17, *), Theme.OSVersion.current >= 17 { .inline } else { .always }
    }
  }
}

// The SDK of iOS 27.1 has the compiler of iOS 27, but another version of UIKit.
#if (MODELCORE || canImport(UIKit, _version: 9127.0.85)) && !os(visionOS) && !targetEnvironment(macCatalyst)
  @available(iOS 27.1, *)
  extension Theme.NavigationItemStyle.VerticalBarCompressionBehavior: UIKitConvertible {
    public var uiKitValue: UIVerticalBarCompressionBehavior {
      switch self {
      case .automatic: .automatic
      case .prefersBarItems: .prefersBarItems
      case .prefersTabBar: .prefersTabBar
      }
    }
  }
#endif

#if !os(visionOS)
  @available(iOS 26, *)
  extension Theme.ScrollEdgeEffect.Style: UIKitConvertible {
    public var uiKitValue: UIScrollEdgeEffect.Style {
      switch self {
      case .automatic: .automatic
      case .soft: .soft
      case .hard: .hard
      }
    }
  }
#endif

extension Theme.SearchBarStyle.Style: UIKitConvertible {
  public var uiKitValue: UISearchBar.Style {
    switch self {
    case .default: .default
    case .prominent: .prominent
    case .minimal: .minimal
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
#endif

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

// The first compiler with an SDK of iOS 27.
#if (compiler(>=6.4) || MODELCORE) && !os(visionOS)
  @available(iOS 27, *)
  extension Theme.SidebarStyle.Placement: UIKitConvertible {
    public var uiKitValue: UITabBarController.Sidebar.Placement {
      switch self {
      case .automatic: .automatic
      case .sidebar: .sidebar
      case .tabBar: .tabBar
      }
    }
  }
#endif

@available(iOS 18, visionOS 2, *)
extension Theme.SidebarStyle.Layout: UIKitConvertible {
  public var uiKitValue: UITabBarController.Sidebar.Layout {
    switch self {
    case .automatic: .automatic
    case .overlap: .overlap
    case .tile: .tile
    }
  }
}

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

// The SDK of iOS 27.1 has the compiler of iOS 27, but another version of UIKit.
#if (MODELCORE || canImport(UIKit, _version: 9127.0.85)) && !os(visionOS) && !targetEnvironment(macCatalyst)
  @available(iOS 27.1, *)
  extension Theme.ViewControllerStyle.VerticalBarBehavior: UIKitConvertible {
    public var uiKitValue: UIVerticalBarBehavior {
      switch self {
      case .automatic: .automatic
      case .disabled: .disabled
      }
    }
  }
#endif

#if !MODELCORE && !os(visionOS)
  @available(iOS 26, *)
  extension Theme.WindowStyle.ControlStyle: UIKitConvertible {
    public var uiKitValue: UIWindowScene.WindowingControlStyle {
      switch self {
      case .automatic: .automatic
      case .unified: .unified
      case .minimal: .minimal
      }
    }
  }
#endif
