// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

extension Theme {
  /// The look of tab bars: the properties of `UITabBar`, legacy ones included, and its two appearance slots. A property that is
  /// `nil` leaves UIKit untouched.
  public struct TabBarStyle: Sendable, Hashable {
    /// The light or dark system background (BAR-10).
    public var barStyle: BarStyle?
    /// Whether content extends under the bar (BAR-2).
    public var isTranslucent: Bool?
    /// The tint of the selected item (TAB-10).
    public var tintColor: Color?
    /// The legacy background colour (TAB-10).
    public var barTintColor: Color?
    /// The tint of items that are not selected; it overrides their title attributes (PRX-8).
    public var unselectedItemTintColor: Color?
    /// The legacy background image, tiled (TAB-10).
    public var backgroundImage: Image?
    /// The image between the bar and the icon of the selected item (TAB-10).
    public var selectionIndicatorImage: Image?
    /// The legacy shadow, drawn only with a legacy background image (BAR-7).
    public var shadowImage: Image?
    /// The distribution of items over the bar's width (TAB-9).
    public var itemPositioning: TabBarStyle.ItemPositioning?
    /// The width of an item in points, only when centered; 0 or less is the system's (TAB-9).
    public var itemWidth: Double?
    /// The space between items in points, only when centered; 0 or less is the system's (TAB-9).
    public var itemSpacing: Double?
    /// The appearance over content (APP-5). Requires iOS 13.
    public var standardAppearance: TabBarAppearance? {
      @inlinable get { _standardAppearance.value }
      @inlinable set { _standardAppearance = Boxed(newValue) }
    }
    @usableFromInline var _standardAppearance: Boxed<TabBarAppearance.Box>
    /// The appearance while content is at its bottom edge (APP-5). Requires iOS 15.
    public var scrollEdgeAppearance: TabBarAppearance? {
      @inlinable get { _scrollEdgeAppearance.value }
      @inlinable set { _scrollEdgeAppearance = Boxed(newValue) }
    }
    @usableFromInline var _scrollEdgeAppearance: Boxed<TabBarAppearance.Box>
    /// The background colour of the view itself, behind everything that the bar draws.
    public var backgroundColor: Color?
    /// The light or dark style forced on the bar alone (`overrideUserInterfaceStyle`). Requires iOS 13.
    public var userInterfaceStyle: UserInterfaceStyle?

    /// Sets nothing.
    public init() {
      barStyle = nil
      isTranslucent = nil
      tintColor = nil
      barTintColor = nil
      unselectedItemTintColor = nil
      backgroundImage = nil
      selectionIndicatorImage = nil
      shadowImage = nil
      itemPositioning = nil
      itemWidth = nil
      itemSpacing = nil
      _standardAppearance = Boxed(nil)
      _scrollEdgeAppearance = Boxed(nil)
      backgroundColor = nil
      userInterfaceStyle = nil
    }

    public init(
      barStyle: BarStyle? = nil,
      isTranslucent: Bool? = nil,
      tintColor: Color? = nil,
      barTintColor: Color? = nil,
      unselectedItemTintColor: Color? = nil,
      backgroundImage: Image? = nil,
      selectionIndicatorImage: Image? = nil,
      shadowImage: Image? = nil,
      itemPositioning: TabBarStyle.ItemPositioning? = nil,
      itemWidth: Double? = nil,
      itemSpacing: Double? = nil,
      standardAppearance: TabBarAppearance? = nil,
      scrollEdgeAppearance: TabBarAppearance? = nil,
      backgroundColor: Color? = nil,
      userInterfaceStyle: UserInterfaceStyle? = nil
    ) {
      self.barStyle = barStyle
      self.isTranslucent = isTranslucent
      self.tintColor = tintColor
      self.barTintColor = barTintColor
      self.unselectedItemTintColor = unselectedItemTintColor
      self.backgroundImage = backgroundImage
      self.selectionIndicatorImage = selectionIndicatorImage
      self.shadowImage = shadowImage
      self.itemPositioning = itemPositioning
      self.itemWidth = itemWidth
      self.itemSpacing = itemSpacing
      self._standardAppearance = Boxed(standardAppearance)
      self._scrollEdgeAppearance = Boxed(scrollEdgeAppearance)
      self.backgroundColor = backgroundColor
      self.userInterfaceStyle = userInterfaceStyle
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: TabBarStyle

      @usableFromInline package init(_ value: TabBarStyle) { self.value = value }
    }
  }

  /// One appearance slot of a tab bar (APP-5). A property that is `nil` leaves UIKit untouched.
  public struct TabBarAppearance: BarAppearance, Sendable, Hashable {
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
    /// The appearance of items with the icon above the title (APP-13). Requires iOS 13.
    public var stackedLayoutAppearance: TabBarItemAppearance? {
      @inlinable get { _stackedLayoutAppearance.value }
      @inlinable set { _stackedLayoutAppearance = Boxed(newValue) }
    }
    @usableFromInline var _stackedLayoutAppearance: Boxed<TabBarItemAppearance.Box>
    /// The appearance of items with the icon beside the title in regular width (APP-13). Requires iOS 13.
    public var inlineLayoutAppearance: TabBarItemAppearance? {
      @inlinable get { _inlineLayoutAppearance.value }
      @inlinable set { _inlineLayoutAppearance = Boxed(newValue) }
    }
    @usableFromInline var _inlineLayoutAppearance: Boxed<TabBarItemAppearance.Box>
    /// The appearance of items with the icon beside the title in compact height (APP-13). Requires iOS 13.
    public var compactInlineLayoutAppearance: TabBarItemAppearance? {
      @inlinable get { _compactInlineLayoutAppearance.value }
      @inlinable set { _compactInlineLayoutAppearance = Boxed(newValue) }
    }
    @usableFromInline var _compactInlineLayoutAppearance: Boxed<TabBarItemAppearance.Box>
    /// The tint of the selection indicator (APP-9). Requires iOS 13.
    public var selectionIndicatorTintColor: Color?
    /// The image under the selected item (APP-9). Requires iOS 13.
    public var selectionIndicatorImage: Image?
    /// The distribution of stacked items over the bar's width (APP-13). Requires iOS 13.
    public var stackedItemPositioning: TabBarStyle.ItemPositioning?
    /// The width of a stacked item in points, only when centered; 0 or less is the system's (APP-13). Requires iOS 13.
    public var stackedItemWidth: Double?
    /// The space between stacked items in points, only when centered; 0 or less is the system's (APP-13). Requires iOS 13.
    public var stackedItemSpacing: Double?

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
      _stackedLayoutAppearance = Boxed(nil)
      _inlineLayoutAppearance = Boxed(nil)
      _compactInlineLayoutAppearance = Boxed(nil)
      selectionIndicatorTintColor = nil
      selectionIndicatorImage = nil
      stackedItemPositioning = nil
      stackedItemWidth = nil
      stackedItemSpacing = nil
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
      self._stackedLayoutAppearance = Boxed(stackedLayoutAppearance)
      self._inlineLayoutAppearance = Boxed(inlineLayoutAppearance)
      self._compactInlineLayoutAppearance = Boxed(compactInlineLayoutAppearance)
      self.selectionIndicatorTintColor = selectionIndicatorTintColor
      self.selectionIndicatorImage = selectionIndicatorImage
      self.stackedItemPositioning = stackedItemPositioning
      self.stackedItemWidth = stackedItemWidth
      self.stackedItemSpacing = stackedItemSpacing
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: TabBarAppearance

      @usableFromInline package init(_ value: TabBarAppearance) { self.value = value }
    }
  }
}
