// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

extension Theme {
  /// The look of navigation bars: the properties of `UINavigationBar`, legacy ones included, and its four appearance slots. A
  /// property that is `nil` leaves UIKit untouched.
  public struct NavigationBarStyle: Sendable, Hashable {
    /// The light or dark system background; without appearance objects also the status bar's style (BAR-10, STB-2).
    public var barStyle: Optional<BarStyle>
    /// Whether content extends under the bar (BAR-2, BAR-6).
    public var isTranslucent: Optional<Bool>
    /// Whether items may show large titles (NAV-12).
    public var prefersLargeTitles: Optional<Bool>
    /// The tint of bar button items and the back indicator (BAR-8).
    public var tintColor: Optional<Color>
    /// The legacy background colour; from iOS 15 on it has no effect at the scroll edge (BAR-6, APP-14).
    public var barTintColor: Optional<Color>
    /// The legacy background image (BAR-6).
    @Boxed<AxisBox.ImageByMetricsByPosition> public var backgroundImage: Optional<ByPosition<ByMetrics<Image>>>
    /// The legacy shadow, drawn only with a legacy background image (BAR-7).
    public var shadowImage: Optional<Image>
    /// The legacy text attributes of the title (BAR-11).
    @Boxed<TextAttributes.Box> public var titleTextAttributes: Optional<TextAttributes>
    /// The legacy text attributes of the large title (BAR-11).
    @Boxed<TextAttributes.Box> public var largeTitleTextAttributes: Optional<TextAttributes>
    /// The vertical offset of the title in points; positive moves it down (BAR-11).
    @Boxed<AxisBox.DoubleByMetrics> public var titleVerticalPositionAdjustment: Optional<ByMetrics<Double>>
    /// The chevron beside the back button's title; it has no effect without its mask (BAR-9).
    public var backIndicatorImage: Optional<Image>
    /// The mask of content that slides past the chevron; it has no effect without the chevron (BAR-9).
    public var backIndicatorTransitionMaskImage: Optional<Image>
    /// The appearance over scrolled content (APP-2). Requires iOS 13.
    @Boxed<NavigationBarAppearance.Box> public var standardAppearance: Optional<NavigationBarAppearance>
    /// The appearance in compact height (APP-2). Requires iOS 13.
    @Boxed<NavigationBarAppearance.Box> public var compactAppearance: Optional<NavigationBarAppearance>
    /// The appearance while content is at its top edge; before iOS 15 only with large titles (APP-2, APP-3). Requires iOS 13.
    @Boxed<NavigationBarAppearance.Box> public var scrollEdgeAppearance: Optional<NavigationBarAppearance>
    /// The appearance in compact height while content is at its top edge (APP-2). Requires iOS 15.
    @Boxed<NavigationBarAppearance.Box> public var compactScrollEdgeAppearance: Optional<NavigationBarAppearance>
    /// The behavioural style on Mac Catalyst. Requires iOS 16.
    public var preferredBehavioralStyle: Optional<BehavioralStyle>
    /// The background colour of the view itself, behind everything that the bar draws.
    public var backgroundColor: Optional<Color>
    /// The light or dark style forced on the bar alone (`overrideUserInterfaceStyle`). Requires iOS 13.
    public var userInterfaceStyle: Optional<UserInterfaceStyle>

    /// Sets nothing.
    public init() {
      barStyle = nil
      isTranslucent = nil
      prefersLargeTitles = nil
      tintColor = nil
      barTintColor = nil
      backgroundImage = nil
      shadowImage = nil
      titleTextAttributes = nil
      largeTitleTextAttributes = nil
      titleVerticalPositionAdjustment = nil
      backIndicatorImage = nil
      backIndicatorTransitionMaskImage = nil
      standardAppearance = nil
      compactAppearance = nil
      scrollEdgeAppearance = nil
      compactScrollEdgeAppearance = nil
      preferredBehavioralStyle = nil
      backgroundColor = nil
      userInterfaceStyle = nil
    }

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

    /// See ``Boxed``.
    public final class Box: ValueBox {
      public let value: NavigationBarStyle

      public init(_ value: NavigationBarStyle) { self.value = value }
    }
  }

  /// One appearance slot of a navigation bar. UIKit takes every value from one slot and merges none (APP-1). A property that is
  /// `nil` leaves UIKit untouched.
  public struct NavigationBarAppearance: BarAppearance, Sendable, Hashable {
    /// The preset from which the appearance starts; it resets only background and shadow (APP-8). Requires iOS 13.
    public var background: Optional<BackgroundPreset>
    /// The blur effect at the bottom of the background (APP-7). Requires iOS 13.
    public var backgroundEffect: Optional<BlurEffect>
    /// The background colour, painted over the effect (APP-7). Requires iOS 13.
    public var backgroundColor: Optional<Color>
    /// The background image, painted over the colour (APP-7). Requires iOS 13.
    public var backgroundImage: Optional<Image>
    /// The way in which the background image fills the bar. Requires iOS 13.
    public var backgroundImageContentMode: Optional<ContentMode>
    /// The colour of the line between bar and content; without a colour there is no line (APP-9). Requires iOS 13.
    public var shadowColor: Optional<Color>
    /// The image that replaces the line; a template image takes the shadow colour (APP-9). Requires iOS 13.
    public var shadowImage: Optional<Image>
    /// The light or dark style forced on whatever uses this appearance. Requires iOS 27.
    public var overrideUserInterfaceStyle: Optional<UserInterfaceStyle>
    /// The text attributes of the title. Requires iOS 13.
    @Boxed<TextAttributes.Box> public var titleTextAttributes: Optional<TextAttributes>
    /// The offset of the title in points. Requires iOS 13.
    public var titlePositionAdjustment: Optional<Offset>
    /// The text attributes of the large title. Requires iOS 13.
    @Boxed<TextAttributes.Box> public var largeTitleTextAttributes: Optional<TextAttributes>
    /// The text attributes of the subtitle (APP-15). Requires iOS 26.
    @Boxed<TextAttributes.Box> public var subtitleTextAttributes: Optional<TextAttributes>
    /// The text attributes of the large subtitle (APP-15). Requires iOS 26.
    @Boxed<TextAttributes.Box> public var largeSubtitleTextAttributes: Optional<TextAttributes>
    /// The appearance of plain bar button items (APP-11). Requires iOS 13.
    @Boxed<BarButtonItemAppearance.Box> public var buttonAppearance: Optional<BarButtonItemAppearance>
    /// The appearance of done items before iOS 26 (APP-11). Requires iOS 13. Deprecated in iOS 26.
    @Boxed<BarButtonItemAppearance.Box> public var doneButtonAppearance: Optional<BarButtonItemAppearance>
    /// The appearance of prominent items, the name of done items from iOS 26 on (APP-11). Requires iOS 13.
    @Boxed<BarButtonItemAppearance.Box> public var prominentButtonAppearance: Optional<BarButtonItemAppearance>
    /// The appearance of the back button; values left out come from `buttonAppearance` (APP-11). Requires iOS 13.
    @Boxed<BarButtonItemAppearance.Box> public var backButtonAppearance: Optional<BarButtonItemAppearance>
    /// The chevron beside the back button's title; it has no effect without its mask (APP-10). Requires iOS 13.
    public var backIndicatorImage: Optional<Image>
    /// The mask of content that slides past the chevron; it has no effect without the chevron (APP-10). Requires iOS 13.
    public var backIndicatorTransitionMaskImage: Optional<Image>

    /// Sets nothing.
    public init() {
      background = nil
      backgroundEffect = nil
      backgroundColor = nil
      backgroundImage = nil
      backgroundImageContentMode = nil
      shadowColor = nil
      shadowImage = nil
      overrideUserInterfaceStyle = nil
      titleTextAttributes = nil
      titlePositionAdjustment = nil
      largeTitleTextAttributes = nil
      subtitleTextAttributes = nil
      largeSubtitleTextAttributes = nil
      buttonAppearance = nil
      doneButtonAppearance = nil
      prominentButtonAppearance = nil
      backButtonAppearance = nil
      backIndicatorImage = nil
      backIndicatorTransitionMaskImage = nil
    }

    public init(
      background: BackgroundPreset? = nil,
      backgroundEffect: BlurEffect? = nil,
      backgroundColor: Color? = nil,
      backgroundImage: Image? = nil,
      backgroundImageContentMode: ContentMode? = nil,
      shadowColor: Color? = nil,
      shadowImage: Image? = nil,
      overrideUserInterfaceStyle: UserInterfaceStyle? = nil,
      titleTextAttributes: TextAttributes? = nil,
      titlePositionAdjustment: Offset? = nil,
      largeTitleTextAttributes: TextAttributes? = nil,
      subtitleTextAttributes: TextAttributes? = nil,
      largeSubtitleTextAttributes: TextAttributes? = nil,
      buttonAppearance: BarButtonItemAppearance? = nil,
      doneButtonAppearance: BarButtonItemAppearance? = nil,
      prominentButtonAppearance: BarButtonItemAppearance? = nil,
      backButtonAppearance: BarButtonItemAppearance? = nil,
      backIndicatorImage: Image? = nil,
      backIndicatorTransitionMaskImage: Image? = nil
    ) {
      self.background = background
      self.backgroundEffect = backgroundEffect
      self.backgroundColor = backgroundColor
      self.backgroundImage = backgroundImage
      self.backgroundImageContentMode = backgroundImageContentMode
      self.shadowColor = shadowColor
      self.shadowImage = shadowImage
      self.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      self.titleTextAttributes = titleTextAttributes
      self.titlePositionAdjustment = titlePositionAdjustment
      self.largeTitleTextAttributes = largeTitleTextAttributes
      self.subtitleTextAttributes = subtitleTextAttributes
      self.largeSubtitleTextAttributes = largeSubtitleTextAttributes
      self.buttonAppearance = buttonAppearance
      self.doneButtonAppearance = doneButtonAppearance
      self.prominentButtonAppearance = prominentButtonAppearance
      self.backButtonAppearance = backButtonAppearance
      self.backIndicatorImage = backIndicatorImage
      self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    }

    /// See ``Boxed``.
    public final class Box: ValueBox {
      public let value: NavigationBarAppearance

      public init(_ value: NavigationBarAppearance) { self.value = value }
    }
  }
}
