public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

// MARK: iOS 18 and 26

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

  #if !MODELCORE  // Not modelled: window controls have no style of their own there.
    @available(iOS 26, *)
    extension Theme.WindowStyle.ControlStyle: UIKitConvertible {
      /// The answer of a scene's delegate to `preferredWindowingControlStyle(for:)`.
      public var uiKitValue: UIWindowScene.WindowingControlStyle {
        switch self {
        case .automatic: .automatic
        case .unified: .unified
        case .minimal: .minimal
        }
      }
    }
  #endif
#endif

// MARK: iOS 27

#if (compiler(>=6.4) || MODELCORE) && !os(visionOS)  // The first compiler with an SDK of iOS 27.
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

  @available(iOS 27, *)
  extension Theme.BarMinimization.RestorationBehavior: UIKitConvertible {
    public var uiKitValue: UIBarMinimizationRestorationBehavior {
      switch self {
      case .automatic: .automatic
      case .atScrollEdge: .atScrollEdge
      }
    }
  }

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

// MARK: iOS 27.1

// Its SDK has the same compiler as that of iOS 27, but another version of UIKit. Its names are for iOS alone.
#if MODELCORE || (canImport(UIKit, _version: 9127.0.85) && !os(visionOS) && !targetEnvironment(macCatalyst))
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
