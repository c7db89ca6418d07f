extension Theme {
  /// The look of search bars, with the text field and the cancel button inside. `nil` leaves UIKit untouched.
  public struct SearchBarStyle: Sendable, Hashable {
    /// Light or dark system background (BAR-10).
    public var barStyle: BarStyle?
    /// Whether the background is translucent.
    public var isTranslucent: Bool?
    /// Cancel button and insertion point.
    public var tintColor: Color?
    /// Background of the bar.
    public var barTintColor: Color?
    /// Prominent or minimal background.
    public var searchBarStyle: SearchBarStyle.Style?
    /// Light or dark keyboard.
    public var keyboardAppearance: KeyboardAppearance?
    /// Background image by position and metrics.
    @Boxed public var backgroundImage: ByPosition<ByMetrics<Image>>?
    /// Background image of the scope bar.
    public var scopeBarBackgroundImage: Image?
    /// Background image of the text field by state.
    @Boxed public var searchFieldBackgroundImage: ByState<Image>?
    /// The images inside the field: search, clear, bookmark, results list.
    @Boxed public var iconImage: ByIcon<ByState<Image>>?
    /// Background image of scope buttons by state.
    @Boxed public var scopeBarButtonBackgroundImage: ByState<Image>?
    /// Divider between scope buttons by the state of its left and its right neighbour.
    @Boxed public var scopeBarButtonDividerImage: ByState<ByState<Image>>?
    /// Title attributes of scope buttons by state.
    @Boxed public var scopeBarButtonTitleTextAttributes: ByState<TextAttributes>?
    /// Moves the background of the text field, in points.
    public var searchFieldBackgroundPositionAdjustment: Offset?
    /// Moves the text, in points.
    public var searchTextPositionAdjustment: Offset?
    /// Moves an icon, in points.
    @Boxed public var iconPositionAdjustment: ByIcon<Offset>?
    /// The text field inside the bar. iOS 13.
    @Boxed public var searchTextField: SearchTextFieldStyle?
    /// The cancel button beside the field.
    @Boxed public var cancelButton: CancelButtonStyle?

    /// Nothing set.
    public init() {}

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
  }
}
