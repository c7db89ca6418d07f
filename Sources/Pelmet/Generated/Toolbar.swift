// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

extension Theme {
  /// The look of toolbars: the properties of `UIToolbar`, legacy ones included, and its four appearance slots. A property that is
  /// `nil` leaves UIKit untouched.
  public struct ToolbarStyle: Boxable, Sendable, Hashable {
    /// The light or dark system background (BAR-10).
    public var barStyle: BarStyle?
    /// Whether content extends under the bar (BAR-2, BAR-6).
    public var isTranslucent: Bool?
    /// The tint of bar button items (BAR-8).
    public var tintColor: Color?
    /// The legacy background colour (BAR-6).
    public var barTintColor: Color?
    /// The legacy background image (BAR-6).
    @Boxed public var backgroundImage: ByPosition<ByMetrics<Image>>?
    /// The legacy shadow, drawn only with a legacy background image (BAR-7).
    @Boxed public var shadowImage: ByPosition<Image>?
    /// The appearance over content (APP-4). Requires iOS 13.
    @Boxed public var standardAppearance: ToolbarAppearance?
    /// The appearance in compact height (APP-4). Requires iOS 13.
    @Boxed public var compactAppearance: ToolbarAppearance?
    /// The appearance while content is at its bottom edge (APP-4). Requires iOS 15.
    @Boxed public var scrollEdgeAppearance: ToolbarAppearance?
    /// The appearance in compact height while content is at its bottom edge (APP-4). Requires iOS 15.
    @Boxed public var compactScrollEdgeAppearance: ToolbarAppearance?
    /// The background colour of the view itself, behind everything that the bar draws.
    public var backgroundColor: Color?
    /// The light or dark style forced on the bar alone (`overrideUserInterfaceStyle`). Requires iOS 13.
    public var userInterfaceStyle: UserInterfaceStyle?

    /// Sets nothing.
    public init() {}

    public init(
      barStyle: BarStyle? = nil,
      isTranslucent: Bool? = nil,
      tintColor: Color? = nil,
      barTintColor: Color? = nil,
      backgroundImage: ByPosition<ByMetrics<Image>>? = nil,
      shadowImage: ByPosition<Image>? = nil,
      standardAppearance: ToolbarAppearance? = nil,
      compactAppearance: ToolbarAppearance? = nil,
      scrollEdgeAppearance: ToolbarAppearance? = nil,
      compactScrollEdgeAppearance: ToolbarAppearance? = nil,
      backgroundColor: Color? = nil,
      userInterfaceStyle: UserInterfaceStyle? = nil
    ) {
      self.barStyle = barStyle
      self.isTranslucent = isTranslucent
      self.tintColor = tintColor
      self.barTintColor = barTintColor
      self.backgroundImage = backgroundImage
      self.shadowImage = shadowImage
      self.standardAppearance = standardAppearance
      self.compactAppearance = compactAppearance
      self.scrollEdgeAppearance = scrollEdgeAppearance
      self.compactScrollEdgeAppearance = compactScrollEdgeAppearance
      self.backgroundColor = backgroundColor
      self.userInterfaceStyle = userInterfaceStyle
    }

    /// See ``Boxable``.
    public final class Box: ValueBox {
      public let value: ToolbarStyle

      public init(_ value: ToolbarStyle) { self.value = value }
    }
  }

  /// One appearance slot of a toolbar (APP-4). A property that is `nil` leaves UIKit untouched.
  public struct ToolbarAppearance: BarAppearance, Boxable, Sendable, Hashable {
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
    /// The appearance of plain bar button items (APP-11). Requires iOS 13.
    @Boxed public var buttonAppearance: BarButtonItemAppearance?
    /// The appearance of done items before iOS 26 (APP-11). Requires iOS 13. Deprecated in iOS 26.
    @Boxed public var doneButtonAppearance: BarButtonItemAppearance?
    /// The appearance of prominent items from iOS 26 on (APP-11). Requires iOS 26.
    @Boxed public var prominentButtonAppearance: BarButtonItemAppearance?

    /// Sets nothing.
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
      buttonAppearance: BarButtonItemAppearance? = nil,
      doneButtonAppearance: BarButtonItemAppearance? = nil,
      prominentButtonAppearance: BarButtonItemAppearance? = nil
    ) {
      self.background = background
      self.backgroundEffect = backgroundEffect
      self.backgroundColor = backgroundColor
      self.backgroundImage = backgroundImage
      self.backgroundImageContentMode = backgroundImageContentMode
      self.shadowColor = shadowColor
      self.shadowImage = shadowImage
      self.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      self.buttonAppearance = buttonAppearance
      self.doneButtonAppearance = doneButtonAppearance
      self.prominentButtonAppearance = prominentButtonAppearance
    }

    /// See ``Boxable``.
    public final class Box: ValueBox {
      public let value: ToolbarAppearance

      public init(_ value: ToolbarAppearance) { self.value = value }
    }
  }
}
