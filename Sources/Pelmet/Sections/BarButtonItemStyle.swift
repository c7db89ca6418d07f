extension Theme {
  /// The look of bar button items. `nil` leaves UIKit untouched.
  public struct BarButtonItemStyle: Sendable, Hashable {
    /// Title and template image; beats the bar's tint (ITM-12).
    public var tintColor: Color?
    /// Title attributes by state; a state without its own takes the normal one's (ITM-11).
    @Boxed public var titleTextAttributes: ByState<TextAttributes>?
    /// Legacy background by state, item style and metrics (ITM-11).
    @Boxed public var backgroundImage: ByState<ByItemStyle<ByMetrics<Image>>>?
    /// Moves the background, in points.
    @Boxed public var backgroundVerticalPositionAdjustment: ByMetrics<Double>?
    /// Moves the title, in points (ITM-10).
    @Boxed public var titlePositionAdjustment: ByMetrics<Offset>?
    /// Legacy background of back buttons; removes the chevron (PRX-8).
    @Boxed public var backButtonBackgroundImage: ByState<ByMetrics<Image>>?
    /// Moves the title of back buttons, in points (ITM-10).
    @Boxed public var backButtonTitlePositionAdjustment: ByMetrics<Offset>?
    /// Moves the background of back buttons, in points.
    @Boxed public var backButtonBackgroundVerticalPositionAdjustment: ByMetrics<Double>?
    /// Insets of the image, in points.
    public var imageInsets: EdgeInsets?
    /// Insets of the image for compact metrics, in points.
    public var landscapeImagePhoneInsets: EdgeInsets?
    /// Insets of the image in the large content viewer, in points.
    public var largeContentSizeImageInsets: EdgeInsets?
    /// Whether symbol images animate. iOS 17.
    public var isSymbolAnimationEnabled: Bool?
    /// Whether the item stands without glass (LG-2). iOS 26.
    public var hidesSharedBackground: Bool?
    /// Whether the item may share its glass with its neighbours (LG-2). iOS 26.
    public var sharesBackground: Bool?
    /// Whether the item stands without padding (LG-8). iOS 27.
    public var isPaddingRemoved: Bool?

    /// Nothing set.
    public init() {}

    public init(
      tintColor: Color? = nil,
      titleTextAttributes: ByState<TextAttributes>? = nil,
      backgroundImage: ByState<ByItemStyle<ByMetrics<Image>>>? = nil,
      backgroundVerticalPositionAdjustment: ByMetrics<Double>? = nil,
      titlePositionAdjustment: ByMetrics<Offset>? = nil,
      backButtonBackgroundImage: ByState<ByMetrics<Image>>? = nil,
      backButtonTitlePositionAdjustment: ByMetrics<Offset>? = nil,
      backButtonBackgroundVerticalPositionAdjustment: ByMetrics<Double>? = nil,
      imageInsets: EdgeInsets? = nil,
      landscapeImagePhoneInsets: EdgeInsets? = nil,
      largeContentSizeImageInsets: EdgeInsets? = nil,
      isSymbolAnimationEnabled: Bool? = nil,
      hidesSharedBackground: Bool? = nil,
      sharesBackground: Bool? = nil,
      isPaddingRemoved: Bool? = nil
    ) {
      self.tintColor = tintColor
      self.titleTextAttributes = titleTextAttributes
      self.backgroundImage = backgroundImage
      self.backgroundVerticalPositionAdjustment = backgroundVerticalPositionAdjustment
      self.titlePositionAdjustment = titlePositionAdjustment
      self.backButtonBackgroundImage = backButtonBackgroundImage
      self.backButtonTitlePositionAdjustment = backButtonTitlePositionAdjustment
      self.backButtonBackgroundVerticalPositionAdjustment = backButtonBackgroundVerticalPositionAdjustment
      self.imageInsets = imageInsets
      self.landscapeImagePhoneInsets = landscapeImagePhoneInsets
      self.largeContentSizeImageInsets = largeContentSizeImageInsets
      self.isSymbolAnimationEnabled = isSymbolAnimationEnabled
      self.hidesSharedBackground = hidesSharedBackground
      self.sharesBackground = sharesBackground
      self.isPaddingRemoved = isPaddingRemoved
    }
  }
}
