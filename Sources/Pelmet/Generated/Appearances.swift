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
    public var normal: BarButtonItemStateAppearance? {
      @inlinable get { _normal.value }
      @inlinable set { _normal = Boxed(newValue) }
    }
    @usableFromInline var _normal: Boxed<BarButtonItemStateAppearance.Box>
    /// The look while touched; values left out come from `normal` (APP-12). Requires iOS 13.
    public var highlighted: BarButtonItemStateAppearance? {
      @inlinable get { _highlighted.value }
      @inlinable set { _highlighted = Boxed(newValue) }
    }
    @usableFromInline var _highlighted: Boxed<BarButtonItemStateAppearance.Box>
    /// The look while disabled; values left out come from `normal` (APP-12). Requires iOS 13.
    public var disabled: BarButtonItemStateAppearance? {
      @inlinable get { _disabled.value }
      @inlinable set { _disabled = Boxed(newValue) }
    }
    @usableFromInline var _disabled: Boxed<BarButtonItemStateAppearance.Box>
    /// The look while focused; values left out come from `highlighted` (APP-12). Requires iOS 13.
    public var focused: BarButtonItemStateAppearance? {
      @inlinable get { _focused.value }
      @inlinable set { _focused = Boxed(newValue) }
    }
    @usableFromInline var _focused: Boxed<BarButtonItemStateAppearance.Box>

    /// Sets nothing.
    public init() {
      _normal = Boxed(nil)
      _highlighted = Boxed(nil)
      _disabled = Boxed(nil)
      _focused = Boxed(nil)
    }

    public init(
      normal: BarButtonItemStateAppearance? = nil,
      highlighted: BarButtonItemStateAppearance? = nil,
      disabled: BarButtonItemStateAppearance? = nil,
      focused: BarButtonItemStateAppearance? = nil
    ) {
      self._normal = Boxed(normal)
      self._highlighted = Boxed(highlighted)
      self._disabled = Boxed(disabled)
      self._focused = Boxed(focused)
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: BarButtonItemAppearance

      @usableFromInline package init(_ value: BarButtonItemAppearance) { self.value = value }
    }
  }

  /// The look of bar button items in one state. A property that is `nil` leaves UIKit untouched.
  public struct BarButtonItemStateAppearance: Sendable, Hashable {
    /// The text attributes of the title. Requires iOS 13.
    public var titleTextAttributes: TextAttributes? {
      @inlinable get { _titleTextAttributes.value }
      @inlinable set { _titleTextAttributes = Boxed(newValue) }
    }
    @usableFromInline var _titleTextAttributes: Boxed<TextAttributes.Box>
    /// The offset of the title in points. Requires iOS 13.
    public var titlePositionAdjustment: Offset?
    /// The image under the item. Requires iOS 13.
    public var backgroundImage: Image?
    /// The offset of the background image in points. Requires iOS 13.
    public var backgroundImagePositionAdjustment: Offset?

    /// Sets nothing.
    public init() {
      _titleTextAttributes = Boxed(nil)
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
      self._titleTextAttributes = Boxed(titleTextAttributes)
      self.titlePositionAdjustment = titlePositionAdjustment
      self.backgroundImage = backgroundImage
      self.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: BarButtonItemStateAppearance

      @usableFromInline package init(_ value: BarButtonItemStateAppearance) { self.value = value }
    }
  }

  /// The look of tab bar items in each state, for one layout (APP-13). A property that is `nil` leaves UIKit untouched.
  public struct TabBarItemAppearance: Sendable, Hashable {
    /// The look without any other state. Requires iOS 13.
    public var normal: TabBarItemStateAppearance? {
      @inlinable get { _normal.value }
      @inlinable set { _normal = Boxed(newValue) }
    }
    @usableFromInline var _normal: Boxed<TabBarItemStateAppearance.Box>
    /// The look while selected. Requires iOS 13.
    public var selected: TabBarItemStateAppearance? {
      @inlinable get { _selected.value }
      @inlinable set { _selected = Boxed(newValue) }
    }
    @usableFromInline var _selected: Boxed<TabBarItemStateAppearance.Box>
    /// The look while disabled. Requires iOS 13.
    public var disabled: TabBarItemStateAppearance? {
      @inlinable get { _disabled.value }
      @inlinable set { _disabled = Boxed(newValue) }
    }
    @usableFromInline var _disabled: Boxed<TabBarItemStateAppearance.Box>
    /// The look while focused. Requires iOS 13.
    public var focused: TabBarItemStateAppearance? {
      @inlinable get { _focused.value }
      @inlinable set { _focused = Boxed(newValue) }
    }
    @usableFromInline var _focused: Boxed<TabBarItemStateAppearance.Box>

    /// Sets nothing.
    public init() {
      _normal = Boxed(nil)
      _selected = Boxed(nil)
      _disabled = Boxed(nil)
      _focused = Boxed(nil)
    }

    public init(
      normal: TabBarItemStateAppearance? = nil,
      selected: TabBarItemStateAppearance? = nil,
      disabled: TabBarItemStateAppearance? = nil,
      focused: TabBarItemStateAppearance? = nil
    ) {
      self._normal = Boxed(normal)
      self._selected = Boxed(selected)
      self._disabled = Boxed(disabled)
      self._focused = Boxed(focused)
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: TabBarItemAppearance

      @usableFromInline package init(_ value: TabBarItemAppearance) { self.value = value }
    }
  }

  /// The look of tab bar items in one state. A property that is `nil` leaves UIKit untouched.
  public struct TabBarItemStateAppearance: Sendable, Hashable {
    /// The text attributes of the title. Requires iOS 13.
    public var titleTextAttributes: TextAttributes? {
      @inlinable get { _titleTextAttributes.value }
      @inlinable set { _titleTextAttributes = Boxed(newValue) }
    }
    @usableFromInline var _titleTextAttributes: Boxed<TextAttributes.Box>
    /// The offset of the title in points. Requires iOS 13.
    public var titlePositionAdjustment: Offset?
    /// The tint of template icons. Requires iOS 13.
    public var iconColor: Color?
    /// The offset of the badge in points. Requires iOS 13.
    public var badgePositionAdjustment: Offset?
    /// The background colour of the badge. Requires iOS 13.
    public var badgeBackgroundColor: Color?
    /// The text attributes of the badge. Requires iOS 13.
    public var badgeTextAttributes: TextAttributes? {
      @inlinable get { _badgeTextAttributes.value }
      @inlinable set { _badgeTextAttributes = Boxed(newValue) }
    }
    @usableFromInline var _badgeTextAttributes: Boxed<TextAttributes.Box>
    /// The offset of the badge's text in points. Requires iOS 13.
    public var badgeTitlePositionAdjustment: Offset?

    /// Sets nothing.
    public init() {
      _titleTextAttributes = Boxed(nil)
      titlePositionAdjustment = nil
      iconColor = nil
      badgePositionAdjustment = nil
      badgeBackgroundColor = nil
      _badgeTextAttributes = Boxed(nil)
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
      self._titleTextAttributes = Boxed(titleTextAttributes)
      self.titlePositionAdjustment = titlePositionAdjustment
      self.iconColor = iconColor
      self.badgePositionAdjustment = badgePositionAdjustment
      self.badgeBackgroundColor = badgeBackgroundColor
      self._badgeTextAttributes = Boxed(badgeTextAttributes)
      self.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: TabBarItemStateAppearance

      @usableFromInline package init(_ value: TabBarItemStateAppearance) { self.value = value }
    }
  }

  /// The attributes of a text. An attribute that is `nil` keeps the system's value.
  public struct TextAttributes: Sendable, Hashable {
    /// The colour of the text.
    public var foregroundColor: Color?
    /// The font.
    public var font: Font? {
      @inlinable get { _font.value }
      @inlinable set { _font = Boxed(newValue) }
    }
    @usableFromInline var _font: Boxed<Font.Box>
    /// The extra space between characters in points.
    public var kern: Double?
    /// The distance in points by which the text is raised.
    public var baselineOffset: Double?
    /// The line under the text.
    public var underlineStyle: UnderlineStyle?
    /// The line through the text.
    public var strikethroughStyle: UnderlineStyle?
    /// The shadow behind the text.
    public var shadow: Shadow? {
      @inlinable get { _shadow.value }
      @inlinable set { _shadow = Boxed(newValue) }
    }
    @usableFromInline var _shadow: Boxed<Shadow.Box>

    /// Sets nothing.
    public init() {
      foregroundColor = nil
      _font = Boxed(nil)
      kern = nil
      baselineOffset = nil
      underlineStyle = nil
      strikethroughStyle = nil
      _shadow = Boxed(nil)
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
      self._font = Boxed(font)
      self.kern = kern
      self.baselineOffset = baselineOffset
      self.underlineStyle = underlineStyle
      self.strikethroughStyle = strikethroughStyle
      self._shadow = Boxed(shadow)
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: TextAttributes

      @usableFromInline package init(_ value: TextAttributes) { self.value = value }
    }
  }
}
