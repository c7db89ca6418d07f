// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

extension Theme {
  /// The properties that the appearances of navigation bars, toolbars and tab bars share (`UIBarAppearance`).
  public protocol BarAppearance: Sendable, Hashable {
    /// The preset from which the appearance starts; it resets only background and shadow (APP-8). Requires iOS 13.
    var background: BackgroundPreset? { get set }
    /// The blur effect at the bottom of the background (APP-7). Requires iOS 13.
    var backgroundEffect: BlurEffect? { get set }
    /// The background colour, painted over the effect (APP-7). Requires iOS 13.
    var backgroundColor: Color? { get set }
    /// The background image, painted over the colour (APP-7). Requires iOS 13.
    var backgroundImage: Image? { get set }
    /// The way in which the background image fills the bar. Requires iOS 13.
    var backgroundImageContentMode: ContentMode? { get set }
    /// The colour of the line between bar and content; without a colour there is no line (APP-9). Requires iOS 13.
    var shadowColor: Color? { get set }
    /// The image that replaces the line; a template image takes the shadow colour (APP-9). Requires iOS 13.
    var shadowImage: Image? { get set }
    /// The light or dark style forced on whatever uses this appearance. Requires iOS 27.
    var overrideUserInterfaceStyle: UserInterfaceStyle? { get set }
  }

  /// The look of bar button items in each state (APP-12). A property that is `nil` leaves UIKit untouched.
  public struct BarButtonItemAppearance: Sendable, Hashable {
    /// The look without any other state. Requires iOS 13.
    @Boxed<BarButtonItemStateAppearance.Box> public var normal: Optional<BarButtonItemStateAppearance>
    /// The look while touched; values left out come from `normal` (APP-12). Requires iOS 13.
    @Boxed<BarButtonItemStateAppearance.Box> public var highlighted: Optional<BarButtonItemStateAppearance>
    /// The look while disabled; values left out come from `normal` (APP-12). Requires iOS 13.
    @Boxed<BarButtonItemStateAppearance.Box> public var disabled: Optional<BarButtonItemStateAppearance>
    /// The look while focused; values left out come from `highlighted` (APP-12). Requires iOS 13.
    @Boxed<BarButtonItemStateAppearance.Box> public var focused: Optional<BarButtonItemStateAppearance>

    /// Sets nothing.
    public init() {
      normal = nil
      highlighted = nil
      disabled = nil
      focused = nil
    }

    public init(
      normal: BarButtonItemStateAppearance? = nil,
      highlighted: BarButtonItemStateAppearance? = nil,
      disabled: BarButtonItemStateAppearance? = nil,
      focused: BarButtonItemStateAppearance? = nil
    ) {
      self.normal = normal
      self.highlighted = highlighted
      self.disabled = disabled
      self.focused = focused
    }

    /// See ``Boxed``.
    public final class Box: ValueBox {
      public let value: BarButtonItemAppearance

      public init(_ value: BarButtonItemAppearance) { self.value = value }
    }
  }

  /// The look of bar button items in one state. A property that is `nil` leaves UIKit untouched.
  public struct BarButtonItemStateAppearance: Sendable, Hashable {
    /// The text attributes of the title. Requires iOS 13.
    @Boxed<TextAttributes.Box> public var titleTextAttributes: Optional<TextAttributes>
    /// The offset of the title in points. Requires iOS 13.
    public var titlePositionAdjustment: Optional<Offset>
    /// The image under the item. Requires iOS 13.
    public var backgroundImage: Optional<Image>
    /// The offset of the background image in points. Requires iOS 13.
    public var backgroundImagePositionAdjustment: Optional<Offset>

    /// Sets nothing.
    public init() {
      titleTextAttributes = nil
      titlePositionAdjustment = nil
      backgroundImage = nil
      backgroundImagePositionAdjustment = nil
    }

    public init(
      titleTextAttributes: TextAttributes? = nil,
      titlePositionAdjustment: Offset? = nil,
      backgroundImage: Image? = nil,
      backgroundImagePositionAdjustment: Offset? = nil
    ) {
      self.titleTextAttributes = titleTextAttributes
      self.titlePositionAdjustment = titlePositionAdjustment
      self.backgroundImage = backgroundImage
      self.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
    }

    /// See ``Boxed``.
    public final class Box: ValueBox {
      public let value: BarButtonItemStateAppearance

      public init(_ value: BarButtonItemStateAppearance) { self.value = value }
    }
  }

  /// The look of tab bar items in each state, for one layout (APP-13). A property that is `nil` leaves UIKit untouched.
  public struct TabBarItemAppearance: Sendable, Hashable {
    /// The look without any other state. Requires iOS 13.
    @Boxed<TabBarItemStateAppearance.Box> public var normal: Optional<TabBarItemStateAppearance>
    /// The look while selected. Requires iOS 13.
    @Boxed<TabBarItemStateAppearance.Box> public var selected: Optional<TabBarItemStateAppearance>
    /// The look while disabled. Requires iOS 13.
    @Boxed<TabBarItemStateAppearance.Box> public var disabled: Optional<TabBarItemStateAppearance>
    /// The look while focused. Requires iOS 13.
    @Boxed<TabBarItemStateAppearance.Box> public var focused: Optional<TabBarItemStateAppearance>

    /// Sets nothing.
    public init() {
      normal = nil
      selected = nil
      disabled = nil
      focused = nil
    }

    public init(
      normal: TabBarItemStateAppearance? = nil,
      selected: TabBarItemStateAppearance? = nil,
      disabled: TabBarItemStateAppearance? = nil,
      focused: TabBarItemStateAppearance? = nil
    ) {
      self.normal = normal
      self.selected = selected
      self.disabled = disabled
      self.focused = focused
    }

    /// See ``Boxed``.
    public final class Box: ValueBox {
      public let value: TabBarItemAppearance

      public init(_ value: TabBarItemAppearance) { self.value = value }
    }
  }

  /// The look of tab bar items in one state. A property that is `nil` leaves UIKit untouched.
  public struct TabBarItemStateAppearance: Sendable, Hashable {
    /// The text attributes of the title. Requires iOS 13.
    @Boxed<TextAttributes.Box> public var titleTextAttributes: Optional<TextAttributes>
    /// The offset of the title in points. Requires iOS 13.
    public var titlePositionAdjustment: Optional<Offset>
    /// The tint of template icons. Requires iOS 13.
    public var iconColor: Optional<Color>
    /// The offset of the badge in points. Requires iOS 13.
    public var badgePositionAdjustment: Optional<Offset>
    /// The background colour of the badge. Requires iOS 13.
    public var badgeBackgroundColor: Optional<Color>
    /// The text attributes of the badge. Requires iOS 13.
    @Boxed<TextAttributes.Box> public var badgeTextAttributes: Optional<TextAttributes>
    /// The offset of the badge's text in points. Requires iOS 13.
    public var badgeTitlePositionAdjustment: Optional<Offset>

    /// Sets nothing.
    public init() {
      titleTextAttributes = nil
      titlePositionAdjustment = nil
      iconColor = nil
      badgePositionAdjustment = nil
      badgeBackgroundColor = nil
      badgeTextAttributes = nil
      badgeTitlePositionAdjustment = nil
    }

    public init(
      titleTextAttributes: TextAttributes? = nil,
      titlePositionAdjustment: Offset? = nil,
      iconColor: Color? = nil,
      badgePositionAdjustment: Offset? = nil,
      badgeBackgroundColor: Color? = nil,
      badgeTextAttributes: TextAttributes? = nil,
      badgeTitlePositionAdjustment: Offset? = nil
    ) {
      self.titleTextAttributes = titleTextAttributes
      self.titlePositionAdjustment = titlePositionAdjustment
      self.iconColor = iconColor
      self.badgePositionAdjustment = badgePositionAdjustment
      self.badgeBackgroundColor = badgeBackgroundColor
      self.badgeTextAttributes = badgeTextAttributes
      self.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
    }

    /// See ``Boxed``.
    public final class Box: ValueBox {
      public let value: TabBarItemStateAppearance

      public init(_ value: TabBarItemStateAppearance) { self.value = value }
    }
  }

  /// The attributes of a text. An attribute that is `nil` keeps the system's value.
  public struct TextAttributes: Sendable, Hashable {
    /// The colour of the text.
    public var foregroundColor: Optional<Color>
    /// The font.
    @Boxed<Font.Box> public var font: Optional<Font>
    /// The extra space between characters in points.
    public var kern: Optional<Double>
    /// The distance in points by which the text is raised.
    public var baselineOffset: Optional<Double>
    /// The line under the text.
    public var underlineStyle: Optional<UnderlineStyle>
    /// The line through the text.
    public var strikethroughStyle: Optional<UnderlineStyle>
    /// The shadow behind the text.
    @Boxed<Shadow.Box> public var shadow: Optional<Shadow>

    /// Sets nothing.
    public init() {
      foregroundColor = nil
      font = nil
      kern = nil
      baselineOffset = nil
      underlineStyle = nil
      strikethroughStyle = nil
      shadow = nil
    }

    public init(
      foregroundColor: Color? = nil,
      font: Font? = nil,
      kern: Double? = nil,
      baselineOffset: Double? = nil,
      underlineStyle: UnderlineStyle? = nil,
      strikethroughStyle: UnderlineStyle? = nil,
      shadow: Shadow? = nil
    ) {
      self.foregroundColor = foregroundColor
      self.font = font
      self.kern = kern
      self.baselineOffset = baselineOffset
      self.underlineStyle = underlineStyle
      self.strikethroughStyle = strikethroughStyle
      self.shadow = shadow
    }

    /// See ``Boxed``.
    public final class Box: ValueBox {
      public let value: TextAttributes

      public init(_ value: TextAttributes) { self.value = value }
    }
  }
}
