extension Theme {
  /// One appearance slot of a tab bar (APP-5). `nil` leaves UIKit untouched.
  public struct TabBarAppearance: BarAppearance, Sendable, Hashable {
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
    /// Items with the icon over the title (APP-13). iOS 13.
    @Boxed public var stackedLayoutAppearance: TabBarItemAppearance?
    /// Items with the icon beside the title, regular width (APP-13). iOS 13.
    @Boxed public var inlineLayoutAppearance: TabBarItemAppearance?
    /// Items with the icon beside the title, compact height (APP-13). iOS 13.
    @Boxed public var compactInlineLayoutAppearance: TabBarItemAppearance?
    /// Tints the selection indicator (APP-9). iOS 13.
    public var selectionIndicatorTintColor: Color?
    /// Drawn under the selected item (APP-9). iOS 13.
    public var selectionIndicatorImage: Image?
    /// How stacked items are spread over the width (APP-13). iOS 13.
    public var stackedItemPositioning: TabBarStyle.ItemPositioning?
    /// Width of a stacked item in points, only when centered; 0 or less is the system's (APP-13). iOS 13.
    public var stackedItemWidth: Double?
    /// Space between stacked items in points, only when centered; 0 or less is the system's (APP-13). iOS 13.
    public var stackedItemSpacing: Double?

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
      stackedLayoutAppearance: TabBarItemAppearance? = nil,
      inlineLayoutAppearance: TabBarItemAppearance? = nil,
      compactInlineLayoutAppearance: TabBarItemAppearance? = nil,
      selectionIndicatorTintColor: Color? = nil,
      selectionIndicatorImage: Image? = nil,
      stackedItemPositioning: TabBarStyle.ItemPositioning? = nil,
      stackedItemWidth: Double? = nil,
      stackedItemSpacing: Double? = nil
    ) {
      self.background = background
      self.backgroundEffect = backgroundEffect
      self.backgroundColor = backgroundColor
      self.backgroundImage = backgroundImage
      self.backgroundImageContentMode = backgroundImageContentMode
      self.shadowColor = shadowColor
      self.shadowImage = shadowImage
      self.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      self.stackedLayoutAppearance = stackedLayoutAppearance
      self.inlineLayoutAppearance = inlineLayoutAppearance
      self.compactInlineLayoutAppearance = compactInlineLayoutAppearance
      self.selectionIndicatorTintColor = selectionIndicatorTintColor
      self.selectionIndicatorImage = selectionIndicatorImage
      self.stackedItemPositioning = stackedItemPositioning
      self.stackedItemWidth = stackedItemWidth
      self.stackedItemSpacing = stackedItemSpacing
    }
  }
}
