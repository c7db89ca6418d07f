// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

extension Theme {
  /// The look of toolbars: the properties of `UIToolbar`, legacy ones included, and its four appearance slots. A property that is
  /// `nil` leaves UIKit untouched.
  public struct ToolbarStyle: Sendable, Hashable {
    /// The light or dark system background (BAR-10).
    public var barStyle: BarStyle?
    /// Whether content extends under the bar (BAR-2, BAR-6).
    public var isTranslucent: Bool?
    /// The tint of bar button items (BAR-8).
    public var tintColor: Color?
    /// The legacy background colour (BAR-6).
    public var barTintColor: Color?
    /// The legacy background image (BAR-6).
    public var backgroundImage: ByPosition<ByMetrics<Image>>? {
      @inlinable get { _backgroundImage.value }
      @inlinable set { _backgroundImage = Boxed(newValue) }
    }
    @usableFromInline var _backgroundImage: Boxed<AxisBox.ImageByMetricsByPosition>
    /// The legacy shadow, drawn only with a legacy background image (BAR-7).
    public var shadowImage: ByPosition<Image>? {
      @inlinable get { _shadowImage.value }
      @inlinable set { _shadowImage = Boxed(newValue) }
    }
    @usableFromInline var _shadowImage: Boxed<AxisBox.ImageByPosition>
    /// The appearance over content (APP-4). Requires iOS 13.
    public var standardAppearance: ToolbarAppearance? {
      @inlinable get { _standardAppearance.value }
      @inlinable set { _standardAppearance = Boxed(newValue) }
    }
    @usableFromInline var _standardAppearance: Boxed<ToolbarAppearance.Box>
    /// The appearance in compact height (APP-4). Requires iOS 13.
    public var compactAppearance: ToolbarAppearance? {
      @inlinable get { _compactAppearance.value }
      @inlinable set { _compactAppearance = Boxed(newValue) }
    }
    @usableFromInline var _compactAppearance: Boxed<ToolbarAppearance.Box>
    /// The appearance while content is at its bottom edge (APP-4). Requires iOS 15.
    public var scrollEdgeAppearance: ToolbarAppearance? {
      @inlinable get { _scrollEdgeAppearance.value }
      @inlinable set { _scrollEdgeAppearance = Boxed(newValue) }
    }
    @usableFromInline var _scrollEdgeAppearance: Boxed<ToolbarAppearance.Box>
    /// The appearance in compact height while content is at its bottom edge (APP-4). Requires iOS 15.
    public var compactScrollEdgeAppearance: ToolbarAppearance? {
      @inlinable get { _compactScrollEdgeAppearance.value }
      @inlinable set { _compactScrollEdgeAppearance = Boxed(newValue) }
    }
    @usableFromInline var _compactScrollEdgeAppearance: Boxed<ToolbarAppearance.Box>
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
      _backgroundImage = Boxed(nil)
      _shadowImage = Boxed(nil)
      _standardAppearance = Boxed(nil)
      _compactAppearance = Boxed(nil)
      _scrollEdgeAppearance = Boxed(nil)
      _compactScrollEdgeAppearance = Boxed(nil)
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
      self._backgroundImage = Boxed(backgroundImage)
      self._shadowImage = Boxed(shadowImage)
      self._standardAppearance = Boxed(standardAppearance)
      self._compactAppearance = Boxed(compactAppearance)
      self._scrollEdgeAppearance = Boxed(scrollEdgeAppearance)
      self._compactScrollEdgeAppearance = Boxed(compactScrollEdgeAppearance)
      self.backgroundColor = backgroundColor
      self.userInterfaceStyle = userInterfaceStyle
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: ToolbarStyle

      @usableFromInline package init(_ value: ToolbarStyle) { self.value = value }
    }
  }

  /// One appearance slot of a toolbar (APP-4). A property that is `nil` leaves UIKit untouched.
  public struct ToolbarAppearance: BarAppearance, Sendable, Hashable {
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
    /// The appearance of prominent items from iOS 26 on (APP-11). Requires iOS 26.
    public var prominentButtonAppearance: BarButtonItemAppearance? {
      @inlinable get { _prominentButtonAppearance.value }
      @inlinable set { _prominentButtonAppearance = Boxed(newValue) }
    }
    @usableFromInline var _prominentButtonAppearance: Boxed<BarButtonItemAppearance.Box>

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
      _buttonAppearance = Boxed(nil)
      _doneButtonAppearance = Boxed(nil)
      _prominentButtonAppearance = Boxed(nil)
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
      self._buttonAppearance = Boxed(buttonAppearance)
      self._doneButtonAppearance = Boxed(doneButtonAppearance)
      self._prominentButtonAppearance = Boxed(prominentButtonAppearance)
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: ToolbarAppearance

      @usableFromInline package init(_ value: ToolbarAppearance) { self.value = value }
    }
  }
}
