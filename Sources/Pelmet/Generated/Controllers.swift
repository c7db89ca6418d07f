// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

extension Theme {
  /// The defaults of view controllers, or their values on one screen. A property that is `nil` leaves UIKit untouched.
  public struct ViewControllerStyle: Sendable, Hashable {
    /// The edges at which content extends under bars (BAR-1, BAR-2).
    public var edgesForExtendedLayout: RectEdge?
    /// Whether content also extends under opaque bars (BAR-2).
    public var extendedLayoutIncludesOpaqueBars: Bool?
    /// Whether scroll views adjust their insets to the bars (BAR-1). Deprecated in iOS 11.
    public var automaticallyAdjustsScrollViewInsets: Bool?
    /// The style of a modal presentation (VCL-27).
    public var modalPresentationStyle: ModalPresentationStyle?
    /// The animation of a modal presentation.
    public var modalTransitionStyle: ModalTransitionStyle?
    /// Whether a presentation that covers only part of the screen controls the status bar (STB-2).
    public var modalPresentationCapturesStatusBarAppearance: Bool?
    /// Whether swiping cannot dismiss a sheet (VCL-29). Requires iOS 13.
    public var isModalInPresentation: Bool?
    /// Whether the controller's view is the one that presentations in context cover.
    public var definesPresentationContext: Bool?
    /// Whether pushing the controller hides the tab bar (NAV-11).
    public var hidesBottomBarWhenPushed: Bool?
    /// The light or dark style forced on the controller's views. Requires iOS 13.
    public var overrideUserInterfaceStyle: UserInterfaceStyle?
    /// Whether the bars around the controller may stand upright. Themed containers answer for their screens (VBR-3, VBR-4).
    /// Requires iOS 27.1.
    public var preferredVerticalBarBehavior: ViewControllerStyle.VerticalBarBehavior?

    /// Sets nothing.
    public init() {
      edgesForExtendedLayout = nil
      extendedLayoutIncludesOpaqueBars = nil
      automaticallyAdjustsScrollViewInsets = nil
      modalPresentationStyle = nil
      modalTransitionStyle = nil
      modalPresentationCapturesStatusBarAppearance = nil
      isModalInPresentation = nil
      definesPresentationContext = nil
      hidesBottomBarWhenPushed = nil
      overrideUserInterfaceStyle = nil
      preferredVerticalBarBehavior = nil
    }

    public init(
      edgesForExtendedLayout: RectEdge? = nil,
      extendedLayoutIncludesOpaqueBars: Bool? = nil,
      automaticallyAdjustsScrollViewInsets: Bool? = nil,
      modalPresentationStyle: ModalPresentationStyle? = nil,
      modalTransitionStyle: ModalTransitionStyle? = nil,
      modalPresentationCapturesStatusBarAppearance: Bool? = nil,
      isModalInPresentation: Bool? = nil,
      definesPresentationContext: Bool? = nil,
      hidesBottomBarWhenPushed: Bool? = nil,
      overrideUserInterfaceStyle: UserInterfaceStyle? = nil,
      preferredVerticalBarBehavior: ViewControllerStyle.VerticalBarBehavior? = nil
    ) {
      self.edgesForExtendedLayout = edgesForExtendedLayout
      self.extendedLayoutIncludesOpaqueBars = extendedLayoutIncludesOpaqueBars
      self.automaticallyAdjustsScrollViewInsets = automaticallyAdjustsScrollViewInsets
      self.modalPresentationStyle = modalPresentationStyle
      self.modalTransitionStyle = modalTransitionStyle
      self.modalPresentationCapturesStatusBarAppearance = modalPresentationCapturesStatusBarAppearance
      self.isModalInPresentation = isModalInPresentation
      self.definesPresentationContext = definesPresentationContext
      self.hidesBottomBarWhenPushed = hidesBottomBarWhenPushed
      self.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      self.preferredVerticalBarBehavior = preferredVerticalBarBehavior
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: ViewControllerStyle

      @usableFromInline package init(_ value: ViewControllerStyle) { self.value = value }
    }
  }

  /// The defaults of navigation controllers. A property that is `nil` leaves UIKit untouched.
  public struct NavigationControllerStyle: Sendable, Hashable {
    /// Whether the navigation bar is hidden, which also disables the swipe back (BAR-4, POP-2).
    public var isNavigationBarHidden: Bool?
    /// Whether the toolbar is hidden (NAV-9).
    public var isToolbarHidden: Bool?
    /// Whether the keyboard hides the bars (BAR-5).
    public var hidesBarsWhenKeyboardAppears: Bool?
    /// Whether a swipe up hides the bars (BAR-5).
    public var hidesBarsOnSwipe: Bool?
    /// Whether compact height hides the bars (BAR-5).
    public var hidesBarsWhenVerticallyCompact: Bool?
    /// Whether a tap toggles the bars (BAR-5).
    public var hidesBarsOnTap: Bool?

    /// Sets nothing.
    public init() {
      isNavigationBarHidden = nil
      isToolbarHidden = nil
      hidesBarsWhenKeyboardAppears = nil
      hidesBarsOnSwipe = nil
      hidesBarsWhenVerticallyCompact = nil
      hidesBarsOnTap = nil
    }

    public init(
      isNavigationBarHidden: Bool? = nil,
      isToolbarHidden: Bool? = nil,
      hidesBarsWhenKeyboardAppears: Bool? = nil,
      hidesBarsOnSwipe: Bool? = nil,
      hidesBarsWhenVerticallyCompact: Bool? = nil,
      hidesBarsOnTap: Bool? = nil
    ) {
      self.isNavigationBarHidden = isNavigationBarHidden
      self.isToolbarHidden = isToolbarHidden
      self.hidesBarsWhenKeyboardAppears = hidesBarsWhenKeyboardAppears
      self.hidesBarsOnSwipe = hidesBarsOnSwipe
      self.hidesBarsWhenVerticallyCompact = hidesBarsWhenVerticallyCompact
      self.hidesBarsOnTap = hidesBarsOnTap
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: NavigationControllerStyle

      @usableFromInline package init(_ value: NavigationControllerStyle) { self.value = value }
    }
  }

  /// The defaults of tab bar controllers. A property that is `nil` leaves UIKit untouched.
  public struct TabBarControllerStyle: Sendable, Hashable {
    /// The form of the tabs: tab bar or sidebar (TAB-13). Requires iOS 18.
    public var mode: TabBarControllerStyle.Mode?
    /// Whether the tab bar is hidden (TAB-13). Requires iOS 18.
    public var isTabBarHidden: Bool?
    /// The scrolling that minimises the tab bar (TAB-13). Requires iOS 26.
    public var tabBarMinimizeBehavior: TabBarControllerStyle.MinimizeBehavior?
    /// The size class that replaces the inherited one; on iPad it decides where the tabs are. Requires iOS 17.
    public var horizontalSizeClass: UserInterfaceSizeClass?
    /// The identifier of the tab that stands apart at the trailing end and stays when the bar collapses (MIN-4). Requires iOS 27.
    public var prominentTabIdentifier: String?
    /// The preferences for the sidebar (SDB-1). Requires iOS 18.
    public var sidebar: SidebarStyle?

    /// Sets nothing.
    public init() {
      mode = nil
      isTabBarHidden = nil
      tabBarMinimizeBehavior = nil
      horizontalSizeClass = nil
      prominentTabIdentifier = nil
      sidebar = nil
    }

    public init(
      mode: TabBarControllerStyle.Mode? = nil,
      isTabBarHidden: Bool? = nil,
      tabBarMinimizeBehavior: TabBarControllerStyle.MinimizeBehavior? = nil,
      horizontalSizeClass: UserInterfaceSizeClass? = nil,
      prominentTabIdentifier: String? = nil,
      sidebar: SidebarStyle? = nil
    ) {
      self.mode = mode
      self.isTabBarHidden = isTabBarHidden
      self.tabBarMinimizeBehavior = tabBarMinimizeBehavior
      self.horizontalSizeClass = horizontalSizeClass
      self.prominentTabIdentifier = prominentTabIdentifier
      self.sidebar = sidebar
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: TabBarControllerStyle

      @usableFromInline package init(_ value: TabBarControllerStyle) { self.value = value }
    }
  }

  /// The preferences for a tab bar controller's sidebar. A property that is `nil` leaves UIKit untouched.
  public struct SidebarStyle: Sendable, Hashable {
    /// The place of the tabs on an iPhone of regular width; a sidebar needs the mode `tabSidebar` (SDB-1). Requires iOS 27.
    public var preferredPlacement: SidebarStyle.Placement?
    /// Whether the sidebar covers the content or is beside it. Requires iOS 18.
    public var preferredLayout: SidebarStyle.Layout?

    /// Sets nothing.
    public init() {
      preferredPlacement = nil
      preferredLayout = nil
    }

    public init(
      preferredPlacement: SidebarStyle.Placement? = nil,
      preferredLayout: SidebarStyle.Layout? = nil
    ) {
      self.preferredPlacement = preferredPlacement
      self.preferredLayout = preferredLayout
    }
  }
}
