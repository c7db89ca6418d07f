extension Theme {
  /// What view controllers say by default, or on one screen. `nil` leaves UIKit untouched.
  public struct ViewControllerStyle: Sendable, Hashable {
    /// The edges at which content extends under bars (BAR-1, BAR-2).
    public var edgesForExtendedLayout: RectEdge?
    /// Whether content extends under opaque bars too (BAR-2).
    public var extendedLayoutIncludesOpaqueBars: Bool?
    /// Whether scroll views make room for bars (BAR-1). Deprecated in iOS 11.
    public var automaticallyAdjustsScrollViewInsets: Bool?
    /// How the controller is presented (VCL-27).
    public var modalPresentationStyle: ModalPresentationStyle?
    /// How the presentation is animated.
    public var modalTransitionStyle: ModalTransitionStyle?
    /// Whether a partial presentation takes over the status bar (STB-2).
    public var modalPresentationCapturesStatusBarAppearance: Bool?
    /// Whether a sheet resists being swiped away (VCL-29). iOS 13.
    public var isModalInPresentation: Bool?
    /// Whether presentations in context stop here.
    public var definesPresentationContext: Bool?
    /// Whether the tab bar leaves when the controller is pushed (NAV-11).
    public var hidesBottomBarWhenPushed: Bool?
    /// Forces light or dark on the controller's views. iOS 13.
    public var overrideUserInterfaceStyle: UserInterfaceStyle?

    /// Nothing set.
    public init() {}

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
      overrideUserInterfaceStyle: UserInterfaceStyle? = nil
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
    }
  }
}
