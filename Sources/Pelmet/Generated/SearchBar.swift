// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

extension Theme {
  /// The look of search bars, with their text field and cancel button. A property that is `nil` leaves UIKit untouched.
  public struct SearchBarStyle: Sendable, Hashable {
    /// The light or dark system background (BAR-10).
    public var barStyle: Optional<BarStyle>
    /// Whether the background is translucent.
    public var isTranslucent: Optional<Bool>
    /// The tint of the cancel button and the insertion point.
    public var tintColor: Optional<Color>
    /// The background colour of the bar.
    public var barTintColor: Optional<Color>
    /// The style of the background: prominent or minimal.
    public var searchBarStyle: Optional<SearchBarStyle.Style>
    /// The light or dark appearance of the keyboard.
    public var keyboardAppearance: Optional<KeyboardAppearance>
    /// The background image by position and metrics.
    @Boxed<AxisBox.ImageByMetricsByPosition> public var backgroundImage: Optional<ByPosition<ByMetrics<Image>>>
    /// The background image of the scope bar.
    public var scopeBarBackgroundImage: Optional<Image>
    /// The background image of the text field by state.
    @Boxed<AxisBox.ImageByState> public var searchFieldBackgroundImage: Optional<ByState<Image>>
    /// The images in the text field by icon and state: search, clear, bookmark, results list.
    @Boxed<AxisBox.ImageByStateByIcon> public var iconImage: Optional<ByIcon<ByState<Image>>>
    /// The background image of scope buttons by state.
    @Boxed<AxisBox.ImageByState> public var scopeBarButtonBackgroundImage: Optional<ByState<Image>>
    /// The divider between scope buttons by the state of its left and its right neighbour.
    @Boxed<AxisBox.ImageByStateByState> public var scopeBarButtonDividerImage: Optional<ByState<ByState<Image>>>
    /// The text attributes of scope buttons by state.
    @Boxed<AxisBox.TextAttributesByState> public var scopeBarButtonTitleTextAttributes: Optional<ByState<TextAttributes>>
    /// The offset of the text field's background in points.
    public var searchFieldBackgroundPositionAdjustment: Optional<Offset>
    /// The offset of the text in points.
    public var searchTextPositionAdjustment: Optional<Offset>
    /// The offset of each icon in points.
    @Boxed<AxisBox.OffsetByIcon> public var iconPositionAdjustment: Optional<ByIcon<Offset>>
    /// The text field in the bar. Requires iOS 13.
    @Boxed<SearchTextFieldStyle.Box> public var searchTextField: Optional<SearchTextFieldStyle>
    /// The cancel button beside the text field.
    @Boxed<CancelButtonStyle.Box> public var cancelButton: Optional<CancelButtonStyle>

    /// Sets nothing.
    public init() {
      barStyle = nil
      isTranslucent = nil
      tintColor = nil
      barTintColor = nil
      searchBarStyle = nil
      keyboardAppearance = nil
      backgroundImage = nil
      scopeBarBackgroundImage = nil
      searchFieldBackgroundImage = nil
      iconImage = nil
      scopeBarButtonBackgroundImage = nil
      scopeBarButtonDividerImage = nil
      scopeBarButtonTitleTextAttributes = nil
      searchFieldBackgroundPositionAdjustment = nil
      searchTextPositionAdjustment = nil
      iconPositionAdjustment = nil
      searchTextField = nil
      cancelButton = nil
    }

    public init(
      barStyle: BarStyle? = nil,
      isTranslucent: Bool? = nil,
      tintColor: Color? = nil,
      barTintColor: Color? = nil,
      searchBarStyle: SearchBarStyle.Style? = nil,
      keyboardAppearance: KeyboardAppearance? = nil,
      backgroundImage: ByPosition<ByMetrics<Image>>? = nil,
      scopeBarBackgroundImage: Image? = nil,
      searchFieldBackgroundImage: ByState<Image>? = nil,
      iconImage: ByIcon<ByState<Image>>? = nil,
      scopeBarButtonBackgroundImage: ByState<Image>? = nil,
      scopeBarButtonDividerImage: ByState<ByState<Image>>? = nil,
      scopeBarButtonTitleTextAttributes: ByState<TextAttributes>? = nil,
      searchFieldBackgroundPositionAdjustment: Offset? = nil,
      searchTextPositionAdjustment: Offset? = nil,
      iconPositionAdjustment: ByIcon<Offset>? = nil,
      searchTextField: SearchTextFieldStyle? = nil,
      cancelButton: CancelButtonStyle? = nil
    ) {
      self.barStyle = barStyle
      self.isTranslucent = isTranslucent
      self.tintColor = tintColor
      self.barTintColor = barTintColor
      self.searchBarStyle = searchBarStyle
      self.keyboardAppearance = keyboardAppearance
      self.backgroundImage = backgroundImage
      self.scopeBarBackgroundImage = scopeBarBackgroundImage
      self.searchFieldBackgroundImage = searchFieldBackgroundImage
      self.iconImage = iconImage
      self.scopeBarButtonBackgroundImage = scopeBarButtonBackgroundImage
      self.scopeBarButtonDividerImage = scopeBarButtonDividerImage
      self.scopeBarButtonTitleTextAttributes = scopeBarButtonTitleTextAttributes
      self.searchFieldBackgroundPositionAdjustment = searchFieldBackgroundPositionAdjustment
      self.searchTextPositionAdjustment = searchTextPositionAdjustment
      self.iconPositionAdjustment = iconPositionAdjustment
      self.searchTextField = searchTextField
      self.cancelButton = cancelButton
    }

    /// See ``Boxed``.
    public final class Box: ValueBox {
      public let value: SearchBarStyle

      public init(_ value: SearchBarStyle) { self.value = value }
    }
  }

  /// The text field in a search bar. A property that is `nil` leaves UIKit untouched.
  public struct SearchTextFieldStyle: Sendable, Hashable {
    /// The background colour of the text field.
    public var backgroundColor: Optional<Color>
    /// The colour of typed text.
    public var textColor: Optional<Color>
    /// The font of typed text.
    @Boxed<Font.Box> public var font: Optional<Font>
    /// The tint of the insertion point and the selection.
    public var tintColor: Optional<Color>
    /// The colour of the placeholder.
    public var placeholderColor: Optional<Color>
    /// The tint of the magnifying glass.
    public var iconColor: Optional<Color>

    /// Sets nothing.
    public init() {
      backgroundColor = nil
      textColor = nil
      font = nil
      tintColor = nil
      placeholderColor = nil
      iconColor = nil
    }

    public init(
      backgroundColor: Color? = nil,
      textColor: Color? = nil,
      font: Font? = nil,
      tintColor: Color? = nil,
      placeholderColor: Color? = nil,
      iconColor: Color? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.textColor = textColor
      self.font = font
      self.tintColor = tintColor
      self.placeholderColor = placeholderColor
      self.iconColor = iconColor
    }

    /// See ``Boxed``.
    public final class Box: ValueBox {
      public let value: SearchTextFieldStyle

      public init(_ value: SearchTextFieldStyle) { self.value = value }
    }
  }

  /// The cancel button beside a search bar's text field. A property that is `nil` leaves UIKit untouched.
  public struct CancelButtonStyle: Sendable, Hashable {
    /// The tint of the title.
    public var tintColor: Optional<Color>
    /// The text attributes of the title by state (ITM-11).
    @Boxed<AxisBox.TextAttributesByState> public var titleTextAttributes: Optional<ByState<TextAttributes>>

    /// Sets nothing.
    public init() {
      tintColor = nil
      titleTextAttributes = nil
    }

    public init(
      tintColor: Color? = nil,
      titleTextAttributes: ByState<TextAttributes>? = nil
    ) {
      self.tintColor = tintColor
      self.titleTextAttributes = titleTextAttributes
    }

    /// See ``Boxed``.
    public final class Box: ValueBox {
      public let value: CancelButtonStyle

      public init(_ value: CancelButtonStyle) { self.value = value }
    }
  }
}
