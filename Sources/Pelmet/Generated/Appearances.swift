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
  public struct BarButtonItemAppearance: Boxable, Sendable, Hashable {
    /// The look without any other state. Requires iOS 13.
    @Boxed public var normal: BarButtonItemStateAppearance?
    /// The look while touched; values left out come from `normal` (APP-12). Requires iOS 13.
    @Boxed public var highlighted: BarButtonItemStateAppearance?
    /// The look while disabled; values left out come from `normal` (APP-12). Requires iOS 13.
    @Boxed public var disabled: BarButtonItemStateAppearance?
    /// The look while focused; values left out come from `highlighted` (APP-12). Requires iOS 13.
    @Boxed public var focused: BarButtonItemStateAppearance?

    /// Sets nothing.
    public init() {}

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

    /// See ``Boxable``.
    public final class Box: ValueBox {
      public let value: BarButtonItemAppearance

      public init(_ value: BarButtonItemAppearance) { self.value = value }
    }
  }

  /// The look of bar button items in one state. A property that is `nil` leaves UIKit untouched.
  public struct BarButtonItemStateAppearance: Boxable, Sendable, Hashable {
    /// The text attributes of the title. Requires iOS 13.
    @Boxed public var titleTextAttributes: TextAttributes?
    /// The offset of the title in points. Requires iOS 13.
    public var titlePositionAdjustment: Offset?
    /// The image under the item. Requires iOS 13.
    public var backgroundImage: Image?
    /// The offset of the background image in points. Requires iOS 13.
    public var backgroundImagePositionAdjustment: Offset?

    /// Sets nothing.
    public init() {}

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

    /// See ``Boxable``.
    public final class Box: ValueBox {
      public let value: BarButtonItemStateAppearance

      public init(_ value: BarButtonItemStateAppearance) { self.value = value }
    }
  }

  /// The look of tab bar items in each state, for one layout (APP-13). A property that is `nil` leaves UIKit untouched.
  public struct TabBarItemAppearance: Boxable, Sendable, Hashable {
    /// The look without any other state. Requires iOS 13.
    @Boxed public var normal: TabBarItemStateAppearance?
    /// The look while selected. Requires iOS 13.
    @Boxed public var selected: TabBarItemStateAppearance?
    /// The look while disabled. Requires iOS 13.
    @Boxed public var disabled: TabBarItemStateAppearance?
    /// The look while focused. Requires iOS 13.
    @Boxed public var focused: TabBarItemStateAppearance?

    /// Sets nothing.
    public init() {}

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

    /// See ``Boxable``.
    public final class Box: ValueBox {
      public let value: TabBarItemAppearance

      public init(_ value: TabBarItemAppearance) { self.value = value }
    }
  }

  /// The look of tab bar items in one state. A property that is `nil` leaves UIKit untouched.
  public struct TabBarItemStateAppearance: Boxable, Sendable, Hashable {
    /// The text attributes of the title. Requires iOS 13.
    @Boxed public var titleTextAttributes: TextAttributes?
    /// The offset of the title in points. Requires iOS 13.
    public var titlePositionAdjustment: Offset?
    /// The tint of template icons. Requires iOS 13.
    public var iconColor: Color?
    /// The offset of the badge in points. Requires iOS 13.
    public var badgePositionAdjustment: Offset?
    /// The background colour of the badge. Requires iOS 13.
    public var badgeBackgroundColor: Color?
    /// The text attributes of the badge. Requires iOS 13.
    @Boxed public var badgeTextAttributes: TextAttributes?
    /// The offset of the badge's text in points. Requires iOS 13.
    public var badgeTitlePositionAdjustment: Offset?

    /// Sets nothing.
    public init() {}

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

    /// See ``Boxable``.
    public final class Box: ValueBox {
      public let value: TabBarItemStateAppearance

      public init(_ value: TabBarItemStateAppearance) { self.value = value }
    }
  }

  /// The attributes of a text. An attribute that is `nil` keeps the system's value.
  public struct TextAttributes: Boxable, Sendable, Hashable {
    /// The colour of the text.
    public var foregroundColor: Color?
    /// The font.
    @Boxed public var font: Font?
    /// The extra space between characters in points.
    public var kern: Double?
    /// The distance in points by which the text is raised.
    public var baselineOffset: Double?
    /// The line under the text.
    public var underlineStyle: UnderlineStyle?
    /// The line through the text.
    public var strikethroughStyle: UnderlineStyle?
    /// The shadow behind the text.
    @Boxed public var shadow: Shadow?

    /// Sets nothing.
    public init() {}

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

    /// See ``Boxable``.
    public final class Box: ValueBox {
      public let value: TextAttributes

      public init(_ value: TextAttributes) { self.value = value }
    }
  }
}
