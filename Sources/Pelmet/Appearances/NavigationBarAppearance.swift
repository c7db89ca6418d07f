extension Theme {
  /// One appearance slot of a navigation bar. UIKit takes every value from one slot and merges nothing (APP-1). `nil` leaves
  /// UIKit untouched.
  public struct NavigationBarAppearance: BarAppearance, Sendable, Hashable {
    /// The preset that the appearance starts from; it resets background and shadow only (APP-8). iOS 13.
    public var background: BackgroundPreset?
    /// The blur at the bottom of the background (APP-7). iOS 13.
    public var backgroundEffect: BlurEffect?
    /// Painted over the effect (APP-7). iOS 13.
    public var backgroundColor: Color?
    /// Painted over the colour (APP-7). iOS 13.
    public var backgroundImage: Image?
    /// How the background image fills the bar. iOS 13.
    public var backgroundImageContentMode: ContentMode?
    /// The line below or above the bar; without one there is no line (APP-9). iOS 13.
    public var shadowColor: Color?
    /// Replaces the line; a template image takes the shadow colour (APP-9). iOS 13.
    public var shadowImage: Image?
    /// Forces light or dark on what uses this appearance. iOS 27.
    public var overrideUserInterfaceStyle: UserInterfaceStyle?
    /// The title. iOS 13.
    @Boxed public var titleTextAttributes: TextAttributes?
    /// Moves the title, in points. iOS 13.
    public var titlePositionAdjustment: Offset?
    /// The large title. iOS 13.
    @Boxed public var largeTitleTextAttributes: TextAttributes?
    /// The subtitle (APP-15). iOS 26.
    @Boxed public var subtitleTextAttributes: TextAttributes?
    /// The large subtitle (APP-15). iOS 26.
    @Boxed public var largeSubtitleTextAttributes: TextAttributes?
    /// Plain bar button items (APP-11). iOS 13.
    @Boxed public var buttonAppearance: BarButtonItemAppearance?
    /// Done items before iOS 26 (APP-11). Deprecated in iOS 26.
    @Boxed public var doneButtonAppearance: BarButtonItemAppearance?
    /// Prominent items, as done items are called from iOS 26 on (APP-11). iOS 13.
    @Boxed public var prominentButtonAppearance: BarButtonItemAppearance?
    /// The back button; what it leaves open comes from `buttonAppearance` (APP-11). iOS 13.
    @Boxed public var backButtonAppearance: BarButtonItemAppearance?
    /// The chevron; takes effect only together with its mask (APP-10). iOS 13.
    public var backIndicatorImage: Image?
    /// Masks content during a transition; takes effect only together with the indicator (APP-10). iOS 13.
    public var backIndicatorTransitionMaskImage: Image?

    /// Nothing set.
    public init() {}

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
  }
}
