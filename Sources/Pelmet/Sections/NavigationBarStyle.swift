extension Theme {
  /// The look of navigation bars: what `UINavigationBar` takes, legacy properties and the four appearance slots. `nil` leaves
  /// UIKit untouched.
  public struct NavigationBarStyle: Sendable, Hashable {
    /// Light or dark system background; also the status bar style of a navigation controller without appearance objects (BAR-10,
    /// STB-2).
    public var barStyle: BarStyle?
    /// Whether content extends under the bar (BAR-2, BAR-6).
    public var isTranslucent: Bool?
    /// Whether items may show large titles (NAV-12).
    public var prefersLargeTitles: Bool?
    /// Bar button items and the back indicator (BAR-8).
    public var tintColor: Color?
    /// Legacy background; ignored at the scroll edge from iOS 15 on (BAR-6, APP-14).
    public var barTintColor: Color?
    /// Legacy background image (BAR-6).
    @Boxed public var backgroundImage: ByPosition<ByMetrics<Image>>?
    /// Legacy shadow; drawn only beside a legacy background image (BAR-7).
    public var shadowImage: Image?
    /// Legacy title attributes (BAR-11).
    @Boxed public var titleTextAttributes: TextAttributes?
    /// Legacy large title attributes (BAR-11).
    @Boxed public var largeTitleTextAttributes: TextAttributes?
    /// Moves the title, in points, down if positive (BAR-11).
    @Boxed public var titleVerticalPositionAdjustment: ByMetrics<Double>?
    /// The chevron; takes effect only together with its mask (BAR-9).
    public var backIndicatorImage: Image?
    /// Masks content during a transition; takes effect only together with the indicator (BAR-9).
    public var backIndicatorTransitionMaskImage: Image?
    /// The bar over scrolled content (APP-2). iOS 13.
    @Boxed public var standardAppearance: NavigationBarAppearance?
    /// The bar in compact height (APP-2). iOS 13.
    @Boxed public var compactAppearance: NavigationBarAppearance?
    /// The bar while content is at its top edge; before iOS 15 only with large titles (APP-2, APP-3). iOS 13.
    @Boxed public var scrollEdgeAppearance: NavigationBarAppearance?
    /// The bar at the top edge in compact height (APP-2). iOS 15.
    @Boxed public var compactScrollEdgeAppearance: NavigationBarAppearance?
    /// The style on Mac Catalyst. iOS 16.
    public var preferredBehavioralStyle: BehavioralStyle?
    /// The view's own background, behind everything that the bar draws.
    public var backgroundColor: Color?
    /// Forces light or dark on the bar alone (`overrideUserInterfaceStyle`). iOS 13.
    public var userInterfaceStyle: UserInterfaceStyle?

    /// Nothing set.
    public init() {}

    public init(
      barStyle: BarStyle? = nil,
      isTranslucent: Bool? = nil,
      prefersLargeTitles: Bool? = nil,
      tintColor: Color? = nil,
      barTintColor: Color? = nil,
      backgroundImage: ByPosition<ByMetrics<Image>>? = nil,
      shadowImage: Image? = nil,
      titleTextAttributes: TextAttributes? = nil,
      largeTitleTextAttributes: TextAttributes? = nil,
      titleVerticalPositionAdjustment: ByMetrics<Double>? = nil,
      backIndicatorImage: Image? = nil,
      backIndicatorTransitionMaskImage: Image? = nil,
      standardAppearance: NavigationBarAppearance? = nil,
      compactAppearance: NavigationBarAppearance? = nil,
      scrollEdgeAppearance: NavigationBarAppearance? = nil,
      compactScrollEdgeAppearance: NavigationBarAppearance? = nil,
      preferredBehavioralStyle: BehavioralStyle? = nil,
      backgroundColor: Color? = nil,
      userInterfaceStyle: UserInterfaceStyle? = nil
    ) {
      self.barStyle = barStyle
      self.isTranslucent = isTranslucent
      self.prefersLargeTitles = prefersLargeTitles
      self.tintColor = tintColor
      self.barTintColor = barTintColor
      self.backgroundImage = backgroundImage
      self.shadowImage = shadowImage
      self.titleTextAttributes = titleTextAttributes
      self.largeTitleTextAttributes = largeTitleTextAttributes
      self.titleVerticalPositionAdjustment = titleVerticalPositionAdjustment
      self.backIndicatorImage = backIndicatorImage
      self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
      self.standardAppearance = standardAppearance
      self.compactAppearance = compactAppearance
      self.scrollEdgeAppearance = scrollEdgeAppearance
      self.compactScrollEdgeAppearance = compactScrollEdgeAppearance
      self.preferredBehavioralStyle = preferredBehavioralStyle
      self.backgroundColor = backgroundColor
      self.userInterfaceStyle = userInterfaceStyle
    }
  }
}
