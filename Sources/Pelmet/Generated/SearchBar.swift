// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

extension Theme {
  /// The look of search bars, with their text field and cancel button. A property that is `nil` leaves UIKit untouched.
  public struct SearchBarStyle: Sendable, Hashable {
    /// The light or dark system background (BAR-10).
    public var barStyle: BarStyle?
    /// Whether the background is translucent.
    public var isTranslucent: Bool?
    /// The tint of the cancel button and the insertion point.
    public var tintColor: Color?
    /// The background colour of the bar.
    public var barTintColor: Color?
    /// The style of the background: prominent or minimal.
    public var searchBarStyle: SearchBarStyle.Style?
    /// The light or dark appearance of the keyboard.
    public var keyboardAppearance: KeyboardAppearance?
    /// The background image by position and metrics.
    public var backgroundImage: ByPosition<ByMetrics<Image>>? {
      @inlinable get { _backgroundImage.value }
      @inlinable set { _backgroundImage = Boxed(newValue) }
    }
    @usableFromInline var _backgroundImage: Boxed<AxisBox.ImageByMetricsByPosition>
    /// The background image of the scope bar.
    public var scopeBarBackgroundImage: Image?
    /// The background image of the text field by state.
    public var searchFieldBackgroundImage: ByState<Image>? {
      @inlinable get { _searchFieldBackgroundImage.value }
      @inlinable set { _searchFieldBackgroundImage = Boxed(newValue) }
    }
    @usableFromInline var _searchFieldBackgroundImage: Boxed<AxisBox.ImageByState>
    /// The images in the text field by icon and state: search, clear, bookmark, results list.
    public var iconImage: ByIcon<ByState<Image>>? {
      @inlinable get { _iconImage.value }
      @inlinable set { _iconImage = Boxed(newValue) }
    }
    @usableFromInline var _iconImage: Boxed<AxisBox.ImageByStateByIcon>
    /// The background image of scope buttons by state.
    public var scopeBarButtonBackgroundImage: ByState<Image>? {
      @inlinable get { _scopeBarButtonBackgroundImage.value }
      @inlinable set { _scopeBarButtonBackgroundImage = Boxed(newValue) }
    }
    @usableFromInline var _scopeBarButtonBackgroundImage: Boxed<AxisBox.ImageByState>
    /// The divider between scope buttons by the state of its left and its right neighbour.
    public var scopeBarButtonDividerImage: ByState<ByState<Image>>? {
      @inlinable get { _scopeBarButtonDividerImage.value }
      @inlinable set { _scopeBarButtonDividerImage = Boxed(newValue) }
    }
    @usableFromInline var _scopeBarButtonDividerImage: Boxed<AxisBox.ImageByStateByState>
    /// The text attributes of scope buttons by state.
    public var scopeBarButtonTitleTextAttributes: ByState<TextAttributes>? {
      @inlinable get { _scopeBarButtonTitleTextAttributes.value }
      @inlinable set { _scopeBarButtonTitleTextAttributes = Boxed(newValue) }
    }
    @usableFromInline var _scopeBarButtonTitleTextAttributes: Boxed<AxisBox.TextAttributesByState>
    /// The offset of the text field's background in points.
    public var searchFieldBackgroundPositionAdjustment: Offset?
    /// The offset of the text in points.
    public var searchTextPositionAdjustment: Offset?
    /// The offset of each icon in points.
    public var iconPositionAdjustment: ByIcon<Offset>? {
      @inlinable get { _iconPositionAdjustment.value }
      @inlinable set { _iconPositionAdjustment = Boxed(newValue) }
    }
    @usableFromInline var _iconPositionAdjustment: Boxed<AxisBox.OffsetByIcon>
    /// The text field in the bar. Requires iOS 13.
    public var searchTextField: SearchTextFieldStyle? {
      @inlinable get { _searchTextField.value }
      @inlinable set { _searchTextField = Boxed(newValue) }
    }
    @usableFromInline var _searchTextField: Boxed<SearchTextFieldStyle.Box>
    /// The cancel button beside the text field.
    public var cancelButton: CancelButtonStyle? {
      @inlinable get { _cancelButton.value }
      @inlinable set { _cancelButton = Boxed(newValue) }
    }
    @usableFromInline var _cancelButton: Boxed<CancelButtonStyle.Box>

    /// Sets nothing.
    public init() {
      barStyle = nil
      isTranslucent = nil
      tintColor = nil
      barTintColor = nil
      searchBarStyle = nil
      keyboardAppearance = nil
      _backgroundImage = Boxed(nil)
      scopeBarBackgroundImage = nil
      _searchFieldBackgroundImage = Boxed(nil)
      _iconImage = Boxed(nil)
      _scopeBarButtonBackgroundImage = Boxed(nil)
      _scopeBarButtonDividerImage = Boxed(nil)
      _scopeBarButtonTitleTextAttributes = Boxed(nil)
      searchFieldBackgroundPositionAdjustment = nil
      searchTextPositionAdjustment = nil
      _iconPositionAdjustment = Boxed(nil)
      _searchTextField = Boxed(nil)
      _cancelButton = Boxed(nil)
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
      self._backgroundImage = Boxed(backgroundImage)
      self.scopeBarBackgroundImage = scopeBarBackgroundImage
      self._searchFieldBackgroundImage = Boxed(searchFieldBackgroundImage)
      self._iconImage = Boxed(iconImage)
      self._scopeBarButtonBackgroundImage = Boxed(scopeBarButtonBackgroundImage)
      self._scopeBarButtonDividerImage = Boxed(scopeBarButtonDividerImage)
      self._scopeBarButtonTitleTextAttributes = Boxed(scopeBarButtonTitleTextAttributes)
      self.searchFieldBackgroundPositionAdjustment = searchFieldBackgroundPositionAdjustment
      self.searchTextPositionAdjustment = searchTextPositionAdjustment
      self._iconPositionAdjustment = Boxed(iconPositionAdjustment)
      self._searchTextField = Boxed(searchTextField)
      self._cancelButton = Boxed(cancelButton)
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: SearchBarStyle

      @usableFromInline package init(_ value: SearchBarStyle) { self.value = value }
    }
  }

  /// The text field in a search bar. A property that is `nil` leaves UIKit untouched.
  public struct SearchTextFieldStyle: Sendable, Hashable {
    /// The background colour of the text field.
    public var backgroundColor: Color?
    /// The colour of typed text.
    public var textColor: Color?
    /// The font of typed text.
    public var font: Font? {
      @inlinable get { _font.value }
      @inlinable set { _font = Boxed(newValue) }
    }
    @usableFromInline var _font: Boxed<Font.Box>
    /// The tint of the insertion point and the selection.
    public var tintColor: Color?
    /// The colour of the placeholder.
    public var placeholderColor: Color?
    /// The tint of the magnifying glass.
    public var iconColor: Color?

    /// Sets nothing.
    public init() {
      backgroundColor = nil
      textColor = nil
      _font = Boxed(nil)
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
      self._font = Boxed(font)
      self.tintColor = tintColor
      self.placeholderColor = placeholderColor
      self.iconColor = iconColor
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: SearchTextFieldStyle

      @usableFromInline package init(_ value: SearchTextFieldStyle) { self.value = value }
    }
  }

  /// The cancel button beside a search bar's text field. A property that is `nil` leaves UIKit untouched.
  public struct CancelButtonStyle: Sendable, Hashable {
    /// The tint of the title.
    public var tintColor: Color?
    /// The text attributes of the title by state (ITM-11).
    public var titleTextAttributes: ByState<TextAttributes>? {
      @inlinable get { _titleTextAttributes.value }
      @inlinable set { _titleTextAttributes = Boxed(newValue) }
    }
    @usableFromInline var _titleTextAttributes: Boxed<AxisBox.TextAttributesByState>

    /// Sets nothing.
    public init() {
      tintColor = nil
      _titleTextAttributes = Boxed(nil)
    }

    public init(
      tintColor: Color? = nil,
      titleTextAttributes: ByState<TextAttributes>? = nil
    ) {
      self.tintColor = tintColor
      self._titleTextAttributes = Boxed(titleTextAttributes)
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: CancelButtonStyle

      @usableFromInline package init(_ value: CancelButtonStyle) { self.value = value }
    }
  }
}
