// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

extension Theme {
  /// The look of toolbars: the properties of `UIToolbar`, legacy ones included, and its four appearance slots. A property that is
  /// `nil` leaves UIKit untouched.
  public struct ToolbarStyle: Sendable, Hashable {
    /// The light or dark system background (BAR-10).
    public var barStyle: Optional<BarStyle>
    /// Whether content extends under the bar (BAR-2, BAR-6).
    public var isTranslucent: Optional<Bool>
    /// The tint of bar button items (BAR-8).
    public var tintColor: Optional<Color>
    /// The legacy background colour (BAR-6).
    public var barTintColor: Optional<Color>
    /// The legacy background image (BAR-6).
    @Boxed<AxisBox.ImageByMetricsByPosition> public var backgroundImage: Optional<ByPosition<ByMetrics<Image>>>
    /// The legacy shadow, drawn only with a legacy background image (BAR-7).
    @Boxed<AxisBox.ImageByPosition> public var shadowImage: Optional<ByPosition<Image>>
    /// The appearance over content (APP-4). Requires iOS 13.
    @Boxed<ToolbarAppearance.Box> public var standardAppearance: Optional<ToolbarAppearance>
    /// The appearance in compact height (APP-4). Requires iOS 13.
    @Boxed<ToolbarAppearance.Box> public var compactAppearance: Optional<ToolbarAppearance>
    /// The appearance while content is at its bottom edge (APP-4). Requires iOS 15.
    @Boxed<ToolbarAppearance.Box> public var scrollEdgeAppearance: Optional<ToolbarAppearance>
    /// The appearance in compact height while content is at its bottom edge (APP-4). Requires iOS 15.
    @Boxed<ToolbarAppearance.Box> public var compactScrollEdgeAppearance: Optional<ToolbarAppearance>
    /// The background colour of the view itself, behind everything that the bar draws.
    public var backgroundColor: Optional<Color>
    /// The light or dark style forced on the bar alone (`overrideUserInterfaceStyle`). Requires iOS 13.
    public var userInterfaceStyle: Optional<UserInterfaceStyle>

    /// Sets nothing.
    public init() {
      barStyle = nil
      isTranslucent = nil
      tintColor = nil
      barTintColor = nil
      backgroundImage = nil
      shadowImage = nil
      standardAppearance = nil
      compactAppearance = nil
      scrollEdgeAppearance = nil
      compactScrollEdgeAppearance = nil
      backgroundColor = nil
      userInterfaceStyle = nil
    }

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

    /// See ``Boxed``.
    public final class Box: ValueBox {
      public let value: ToolbarStyle

      public init(_ value: ToolbarStyle) { self.value = value }
    }
  }

  /// One appearance slot of a toolbar (APP-4). A property that is `nil` leaves UIKit untouched.
  public struct ToolbarAppearance: BarAppearance, Sendable, Hashable {
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
    /// The appearance of plain bar button items (APP-11). Requires iOS 13.
    @Boxed<BarButtonItemAppearance.Box> public var buttonAppearance: Optional<BarButtonItemAppearance>
    /// The appearance of done items before iOS 26 (APP-11). Requires iOS 13. Deprecated in iOS 26.
    @Boxed<BarButtonItemAppearance.Box> public var doneButtonAppearance: Optional<BarButtonItemAppearance>
    /// The appearance of prominent items from iOS 26 on (APP-11). Requires iOS 26.
    @Boxed<BarButtonItemAppearance.Box> public var prominentButtonAppearance: Optional<BarButtonItemAppearance>

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
      buttonAppearance = nil
      doneButtonAppearance = nil
      prominentButtonAppearance = nil
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

    /// See ``Boxed``.
    public final class Box: ValueBox {
      public let value: ToolbarAppearance

      public init(_ value: ToolbarAppearance) { self.value = value }
    }
  }
}
