// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

extension Theme {
  /// The look of navigation bars: the properties of `UINavigationBar`, legacy ones included, and its four appearance slots. A
  /// property that is `nil` leaves UIKit untouched.
  public struct NavigationBarStyle: Sendable, Hashable {
    /// The light or dark background; before iOS 27, without appearance objects, also the status bar's style (BAR-10, STB-2).
    public var barStyle: BarStyle?
    /// Whether content extends under the bar (BAR-2, BAR-6).
    public var isTranslucent: Bool?
    /// Whether items may show large titles (NAV-12).
    public var prefersLargeTitles: Bool?
    /// The tint of bar button items and the back indicator (BAR-8).
    public var tintColor: Color?
    /// The legacy background colour; from iOS 15 on it has no effect at the scroll edge (BAR-6, APP-14).
    public var barTintColor: Color?
    /// The legacy background image (BAR-6).
    public var backgroundImage: ByPosition<ByMetrics<Image>>? {
      @inlinable get { _backgroundImage.value }
      @inlinable set { _backgroundImage = Boxed(newValue) }
    }
    @usableFromInline var _backgroundImage: Boxed<AxisBox.ImageByMetricsByPosition>
    /// The legacy shadow, drawn only with a legacy background image (BAR-7).
    public var shadowImage: Image?
    /// The legacy text attributes of the title (BAR-11).
    public var titleTextAttributes: TextAttributes? {
      @inlinable get { _titleTextAttributes.value }
      @inlinable set { _titleTextAttributes = Boxed(newValue) }
    }
    @usableFromInline var _titleTextAttributes: Boxed<TextAttributes.Box>
    /// The legacy text attributes of the large title (BAR-11).
    public var largeTitleTextAttributes: TextAttributes? {
      @inlinable get { _largeTitleTextAttributes.value }
      @inlinable set { _largeTitleTextAttributes = Boxed(newValue) }
    }
    @usableFromInline var _largeTitleTextAttributes: Boxed<TextAttributes.Box>
    /// The vertical offset of the title in points; positive moves it down (BAR-11).
    public var titleVerticalPositionAdjustment: ByMetrics<Double>? {
      @inlinable get { _titleVerticalPositionAdjustment.value }
      @inlinable set { _titleVerticalPositionAdjustment = Boxed(newValue) }
    }
    @usableFromInline var _titleVerticalPositionAdjustment: Boxed<AxisBox.DoubleByMetrics>
    /// The chevron beside the back button's title; it has no effect without its mask (BAR-9).
    public var backIndicatorImage: Image?
    /// The mask of content that slides past the chevron; it has no effect without the chevron (BAR-9).
    public var backIndicatorTransitionMaskImage: Image?
    /// The appearance over scrolled content (APP-2). Requires iOS 13.
    public var standardAppearance: NavigationBarAppearance? {
      @inlinable get { _standardAppearance.value }
      @inlinable set { _standardAppearance = Boxed(newValue) }
    }
    @usableFromInline var _standardAppearance: Boxed<NavigationBarAppearance.Box>
    /// The appearance in compact height (APP-2). Requires iOS 13.
    public var compactAppearance: NavigationBarAppearance? {
      @inlinable get { _compactAppearance.value }
      @inlinable set { _compactAppearance = Boxed(newValue) }
    }
    @usableFromInline var _compactAppearance: Boxed<NavigationBarAppearance.Box>
    /// The appearance while content is at its top edge; before iOS 15 only with large titles (APP-2, APP-3). Requires iOS 13.
    public var scrollEdgeAppearance: NavigationBarAppearance? {
      @inlinable get { _scrollEdgeAppearance.value }
      @inlinable set { _scrollEdgeAppearance = Boxed(newValue) }
    }
    @usableFromInline var _scrollEdgeAppearance: Boxed<NavigationBarAppearance.Box>
    /// The appearance in compact height while content is at its top edge (APP-2). Requires iOS 15.
    public var compactScrollEdgeAppearance: NavigationBarAppearance? {
      @inlinable get { _compactScrollEdgeAppearance.value }
      @inlinable set { _compactScrollEdgeAppearance = Boxed(newValue) }
    }
    @usableFromInline var _compactScrollEdgeAppearance: Boxed<NavigationBarAppearance.Box>
    /// The behavioural style on Mac Catalyst. Requires iOS 16.
    public var preferredBehavioralStyle: BehavioralStyle?
    /// The background colour of the view itself, behind everything that the bar draws.
    public var backgroundColor: Color?
    /// The light or dark style forced on the bar alone (`overrideUserInterfaceStyle`). Requires iOS 13.
    public var userInterfaceStyle: UserInterfaceStyle?

    /// Sets nothing.
    public init() {
      barStyle = nil
      isTranslucent = nil
      prefersLargeTitles = nil
      tintColor = nil
      barTintColor = nil
      _backgroundImage = Boxed(nil)
      shadowImage = nil
      _titleTextAttributes = Boxed(nil)
      _largeTitleTextAttributes = Boxed(nil)
      _titleVerticalPositionAdjustment = Boxed(nil)
      backIndicatorImage = nil
      backIndicatorTransitionMaskImage = nil
      _standardAppearance = Boxed(nil)
      _compactAppearance = Boxed(nil)
      _scrollEdgeAppearance = Boxed(nil)
      _compactScrollEdgeAppearance = Boxed(nil)
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
      self._backgroundImage = Boxed(backgroundImage)
      self.shadowImage = shadowImage
      self._titleTextAttributes = Boxed(titleTextAttributes)
      self._largeTitleTextAttributes = Boxed(largeTitleTextAttributes)
      self._titleVerticalPositionAdjustment = Boxed(titleVerticalPositionAdjustment)
      self.backIndicatorImage = backIndicatorImage
      self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
      self._standardAppearance = Boxed(standardAppearance)
      self._compactAppearance = Boxed(compactAppearance)
      self._scrollEdgeAppearance = Boxed(scrollEdgeAppearance)
      self._compactScrollEdgeAppearance = Boxed(compactScrollEdgeAppearance)
      self.preferredBehavioralStyle = preferredBehavioralStyle
      self.backgroundColor = backgroundColor
      self.userInterfaceStyle = userInterfaceStyle
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: NavigationBarStyle

      @usableFromInline package init(_ value: NavigationBarStyle) { self.value = value }
    }
  }

  /// One appearance slot of a navigation bar. UIKit takes every value from one slot and merges none (APP-1). A property that is
  /// `nil` leaves UIKit untouched.
  public struct NavigationBarAppearance: BarAppearance, Sendable, Hashable {
    /// The preset from which the appearance starts; it resets only background and shadow (APP-8). Requires iOS 13.
    public var background: BackgroundPreset?
    /// The blur effect at the bottom of the background (APP-7). Requires iOS 13.
    public var backgroundEffect: BlurEffect?
    /// The background colour, painted over the effect (APP-7). Requires iOS 13.
    public var backgroundColor: Color?
    /// The background image, painted over the colour (APP-7). Requires iOS 13.
    public var backgroundImage: Image?
    /// The way in which the background image fills the bar. Requires iOS 13.
    public var backgroundImageContentMode: ContentMode?
    /// The colour of the line between bar and content; without a colour there is no line (APP-9). Requires iOS 13.
    public var shadowColor: Color?
    /// The image that replaces the line; a template image takes the shadow colour (APP-9). Requires iOS 13.
    public var shadowImage: Image?
    /// The light or dark style forced on whatever uses this appearance. Requires iOS 27.
    public var overrideUserInterfaceStyle: UserInterfaceStyle?
    /// The text attributes of the title. Requires iOS 13.
    public var titleTextAttributes: TextAttributes? {
      @inlinable get { _titleTextAttributes.value }
      @inlinable set { _titleTextAttributes = Boxed(newValue) }
    }
    @usableFromInline var _titleTextAttributes: Boxed<TextAttributes.Box>
    /// The offset of the title in points. Requires iOS 13.
    public var titlePositionAdjustment: Offset?
    /// The text attributes of the large title. Requires iOS 13.
    public var largeTitleTextAttributes: TextAttributes? {
      @inlinable get { _largeTitleTextAttributes.value }
      @inlinable set { _largeTitleTextAttributes = Boxed(newValue) }
    }
    @usableFromInline var _largeTitleTextAttributes: Boxed<TextAttributes.Box>
    /// The text attributes of the subtitle (APP-15). Requires iOS 26.
    public var subtitleTextAttributes: TextAttributes? {
      @inlinable get { _subtitleTextAttributes.value }
      @inlinable set { _subtitleTextAttributes = Boxed(newValue) }
    }
    @usableFromInline var _subtitleTextAttributes: Boxed<TextAttributes.Box>
    /// The text attributes of the large subtitle (APP-15). Requires iOS 26.
    public var largeSubtitleTextAttributes: TextAttributes? {
      @inlinable get { _largeSubtitleTextAttributes.value }
      @inlinable set { _largeSubtitleTextAttributes = Boxed(newValue) }
    }
    @usableFromInline var _largeSubtitleTextAttributes: Boxed<TextAttributes.Box>
    /// The appearance of plain bar button items (APP-11). Requires iOS 13.
    public var buttonAppearance: BarButtonItemAppearance? {
      @inlinable get { _buttonAppearance.value }
      @inlinable set { _buttonAppearance = Boxed(newValue) }
    }
    @usableFromInline var _buttonAppearance: Boxed<BarButtonItemAppearance.Box>
    /// The appearance of done items before iOS 26 (APP-11). Requires iOS 13. Deprecated in iOS 26.
    public var doneButtonAppearance: BarButtonItemAppearance? {
      @inlinable get { _doneButtonAppearance.value }
      @inlinable set { _doneButtonAppearance = Boxed(newValue) }
    }
    @usableFromInline var _doneButtonAppearance: Boxed<BarButtonItemAppearance.Box>
    /// The appearance of prominent items, the name of done items from iOS 26 on (APP-11). Requires iOS 13.
    public var prominentButtonAppearance: BarButtonItemAppearance? {
      @inlinable get { _prominentButtonAppearance.value }
      @inlinable set { _prominentButtonAppearance = Boxed(newValue) }
    }
    @usableFromInline var _prominentButtonAppearance: Boxed<BarButtonItemAppearance.Box>
    /// The appearance of the back button; values left out come from `buttonAppearance` (APP-11). Requires iOS 13.
    public var backButtonAppearance: BarButtonItemAppearance? {
      @inlinable get { _backButtonAppearance.value }
      @inlinable set { _backButtonAppearance = Boxed(newValue) }
    }
    @usableFromInline var _backButtonAppearance: Boxed<BarButtonItemAppearance.Box>
    /// The chevron beside the back button's title; it has no effect without its mask (APP-10). Requires iOS 13.
    public var backIndicatorImage: Image?
    /// The mask of content that slides past the chevron; it has no effect without the chevron (APP-10). Requires iOS 13.
    public var backIndicatorTransitionMaskImage: Image?

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
      _titleTextAttributes = Boxed(nil)
      titlePositionAdjustment = nil
      _largeTitleTextAttributes = Boxed(nil)
      _subtitleTextAttributes = Boxed(nil)
      _largeSubtitleTextAttributes = Boxed(nil)
      _buttonAppearance = Boxed(nil)
      _doneButtonAppearance = Boxed(nil)
      _prominentButtonAppearance = Boxed(nil)
      _backButtonAppearance = Boxed(nil)
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
      self._titleTextAttributes = Boxed(titleTextAttributes)
      self.titlePositionAdjustment = titlePositionAdjustment
      self._largeTitleTextAttributes = Boxed(largeTitleTextAttributes)
      self._subtitleTextAttributes = Boxed(subtitleTextAttributes)
      self._largeSubtitleTextAttributes = Boxed(largeSubtitleTextAttributes)
      self._buttonAppearance = Boxed(buttonAppearance)
      self._doneButtonAppearance = Boxed(doneButtonAppearance)
      self._prominentButtonAppearance = Boxed(prominentButtonAppearance)
      self._backButtonAppearance = Boxed(backButtonAppearance)
      self.backIndicatorImage = backIndicatorImage
      self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: NavigationBarAppearance

      @usableFromInline package init(_ value: NavigationBarAppearance) { self.value = value }
    }
  }
}
