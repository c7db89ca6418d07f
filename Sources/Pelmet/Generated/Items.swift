// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

extension Theme {
  /// The look of bar button items. A property that is `nil` leaves UIKit untouched.
  public struct BarButtonItemStyle: Sendable, Hashable {
    /// The tint of title and template image; it overrides the bar's tint (ITM-12).
    public var tintColor: Color?
    /// The text attributes of the title by state; a state left out takes those of `normal` (ITM-11).
    public var titleTextAttributes: ByState<TextAttributes>? {
      @inlinable get { _titleTextAttributes.value }
      @inlinable set { _titleTextAttributes = Boxed(newValue) }
    }
    @usableFromInline var _titleTextAttributes: Boxed<AxisBox.TextAttributesByState>
    /// The legacy background image by state, item style and metrics (ITM-11).
    public var backgroundImage: ByState<ByItemStyle<ByMetrics<Image>>>? {
      @inlinable get { _backgroundImage.value }
      @inlinable set { _backgroundImage = Boxed(newValue) }
    }
    @usableFromInline var _backgroundImage: Boxed<AxisBox.ImageByMetricsByItemStyleByState>
    /// The vertical offset of the background in points.
    public var backgroundVerticalPositionAdjustment: ByMetrics<Double>? {
      @inlinable get { _backgroundVerticalPositionAdjustment.value }
      @inlinable set { _backgroundVerticalPositionAdjustment = Boxed(newValue) }
    }
    @usableFromInline var _backgroundVerticalPositionAdjustment: Boxed<AxisBox.DoubleByMetrics>
    /// The offset of the title in points (ITM-10).
    public var titlePositionAdjustment: ByMetrics<Offset>? {
      @inlinable get { _titlePositionAdjustment.value }
      @inlinable set { _titlePositionAdjustment = Boxed(newValue) }
    }
    @usableFromInline var _titlePositionAdjustment: Boxed<AxisBox.OffsetByMetrics>
    /// The legacy background image of back buttons; it removes the chevron (PRX-8).
    public var backButtonBackgroundImage: ByState<ByMetrics<Image>>? {
      @inlinable get { _backButtonBackgroundImage.value }
      @inlinable set { _backButtonBackgroundImage = Boxed(newValue) }
    }
    @usableFromInline var _backButtonBackgroundImage: Boxed<AxisBox.ImageByMetricsByState>
    /// The offset of back button titles in points (ITM-10).
    public var backButtonTitlePositionAdjustment: ByMetrics<Offset>? {
      @inlinable get { _backButtonTitlePositionAdjustment.value }
      @inlinable set { _backButtonTitlePositionAdjustment = Boxed(newValue) }
    }
    @usableFromInline var _backButtonTitlePositionAdjustment: Boxed<AxisBox.OffsetByMetrics>
    /// The vertical offset of back button backgrounds in points.
    public var backButtonBackgroundVerticalPositionAdjustment: ByMetrics<Double>? {
      @inlinable get { _backButtonBackgroundVerticalPositionAdjustment.value }
      @inlinable set { _backButtonBackgroundVerticalPositionAdjustment = Boxed(newValue) }
    }
    @usableFromInline var _backButtonBackgroundVerticalPositionAdjustment: Boxed<AxisBox.DoubleByMetrics>
    /// The insets of the image in points.
    public var imageInsets: EdgeInsets?
    /// The insets of the image for compact metrics in points.
    public var landscapeImagePhoneInsets: EdgeInsets?
    /// The insets of the image in the large content viewer in points.
    public var largeContentSizeImageInsets: EdgeInsets?
    /// Whether changes of a symbol image are animated. Requires iOS 17.
    public var isSymbolAnimationEnabled: Bool?
    /// Whether the item has no glass background (LG-2). Requires iOS 26.
    public var hidesSharedBackground: Bool?
    /// Whether the item may share a glass background with its neighbours (LG-2). Requires iOS 26.
    public var sharesBackground: Bool?
    /// Whether the item has no padding (LG-8). Requires iOS 27.
    public var isPaddingRemoved: Bool?
    /// The look of the badge of an item that has one; its text comes from the app (LG-3). Requires iOS 26.
    public var badge: BarButtonItemBadge? {
      @inlinable get { _badge.value }
      @inlinable set { _badge = Boxed(newValue) }
    }
    @usableFromInline var _badge: Boxed<BarButtonItemBadge.Box>
    /// The priority where a bar has no space for all: higher ones stay longer (LG-8). Single items are better told in code.
    /// Requires iOS 27.
    public var visibilityPriority: BarButtonItemStyle.VisibilityPriority?
    /// Whether the item moves into the column where bars stand upright (VBR-8). Requires iOS 27.1.
    public var axisBehavior: BarButtonItemStyle.AxisBehavior?

    /// Sets nothing.
    public init() {
      tintColor = nil
      _titleTextAttributes = Boxed(nil)
      _backgroundImage = Boxed(nil)
      _backgroundVerticalPositionAdjustment = Boxed(nil)
      _titlePositionAdjustment = Boxed(nil)
      _backButtonBackgroundImage = Boxed(nil)
      _backButtonTitlePositionAdjustment = Boxed(nil)
      _backButtonBackgroundVerticalPositionAdjustment = Boxed(nil)
      imageInsets = nil
      landscapeImagePhoneInsets = nil
      largeContentSizeImageInsets = nil
      isSymbolAnimationEnabled = nil
      hidesSharedBackground = nil
      sharesBackground = nil
      isPaddingRemoved = nil
      _badge = Boxed(nil)
      visibilityPriority = nil
      axisBehavior = nil
    }

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
      isPaddingRemoved: Bool? = nil,
      badge: BarButtonItemBadge? = nil,
      visibilityPriority: BarButtonItemStyle.VisibilityPriority? = nil,
      axisBehavior: BarButtonItemStyle.AxisBehavior? = nil
    ) {
      self.tintColor = tintColor
      self._titleTextAttributes = Boxed(titleTextAttributes)
      self._backgroundImage = Boxed(backgroundImage)
      self._backgroundVerticalPositionAdjustment = Boxed(backgroundVerticalPositionAdjustment)
      self._titlePositionAdjustment = Boxed(titlePositionAdjustment)
      self._backButtonBackgroundImage = Boxed(backButtonBackgroundImage)
      self._backButtonTitlePositionAdjustment = Boxed(backButtonTitlePositionAdjustment)
      self._backButtonBackgroundVerticalPositionAdjustment = Boxed(backButtonBackgroundVerticalPositionAdjustment)
      self.imageInsets = imageInsets
      self.landscapeImagePhoneInsets = landscapeImagePhoneInsets
      self.largeContentSizeImageInsets = largeContentSizeImageInsets
      self.isSymbolAnimationEnabled = isSymbolAnimationEnabled
      self.hidesSharedBackground = hidesSharedBackground
      self.sharesBackground = sharesBackground
      self.isPaddingRemoved = isPaddingRemoved
      self._badge = Boxed(badge)
      self.visibilityPriority = visibilityPriority
      self.axisBehavior = axisBehavior
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: BarButtonItemStyle

      @usableFromInline package init(_ value: BarButtonItemStyle) { self.value = value }
    }
  }

  /// The look of a bar button item's badge. A property that is `nil` keeps the system's value.
  public struct BarButtonItemBadge: Sendable, Hashable {
    /// The colour of the badge. Requires iOS 26.
    public var backgroundColor: Color?
    /// The colour of its text. Requires iOS 26.
    public var foregroundColor: Color?
    /// The font of its text. Requires iOS 26.
    public var font: Font? {
      @inlinable get { _font.value }
      @inlinable set { _font = Boxed(newValue) }
    }
    @usableFromInline var _font: Boxed<Font.Box>

    /// Sets nothing.
    public init() {
      backgroundColor = nil
      foregroundColor = nil
      _font = Boxed(nil)
    }

    public init(
      backgroundColor: Color? = nil,
      foregroundColor: Color? = nil,
      font: Font? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.foregroundColor = foregroundColor
      self._font = Boxed(font)
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: BarButtonItemBadge

      @usableFromInline package init(_ value: BarButtonItemBadge) { self.value = value }
    }
  }

  /// The look of tab bar items. A property that is `nil` leaves UIKit untouched.
  public struct TabBarItemStyle: Sendable, Hashable {
    /// The legacy text attributes of the title by state (ITM-11).
    public var titleTextAttributes: ByState<TextAttributes>? {
      @inlinable get { _titleTextAttributes.value }
      @inlinable set { _titleTextAttributes = Boxed(newValue) }
    }
    @usableFromInline var _titleTextAttributes: Boxed<AxisBox.TextAttributesByState>
    /// The offset of the title in points.
    public var titlePositionAdjustment: Offset?
    /// The background colour of the badge.
    public var badgeColor: Color?
    /// The text attributes of the badge by state.
    public var badgeTextAttributes: ByState<TextAttributes>? {
      @inlinable get { _badgeTextAttributes.value }
      @inlinable set { _badgeTextAttributes = Boxed(newValue) }
    }
    @usableFromInline var _badgeTextAttributes: Boxed<AxisBox.TextAttributesByState>
    /// The insets of the image in points.
    public var imageInsets: EdgeInsets?
    /// The insets of the image for compact metrics in points.
    public var landscapeImagePhoneInsets: EdgeInsets?
    /// The insets of the image in the large content viewer in points.
    public var largeContentSizeImageInsets: EdgeInsets?
    /// The appearance of the bar while this item is selected (APP-5). Requires iOS 13.
    public var standardAppearance: TabBarAppearance? {
      @inlinable get { _standardAppearance.value }
      @inlinable set { _standardAppearance = Boxed(newValue) }
    }
    @usableFromInline var _standardAppearance: Boxed<TabBarAppearance.Box>
    /// The appearance of the bar while this item is selected and content is at its bottom edge (APP-5). Requires iOS 15.
    public var scrollEdgeAppearance: TabBarAppearance? {
      @inlinable get { _scrollEdgeAppearance.value }
      @inlinable set { _scrollEdgeAppearance = Boxed(newValue) }
    }
    @usableFromInline var _scrollEdgeAppearance: Boxed<TabBarAppearance.Box>

    /// Sets nothing.
    public init() {
      _titleTextAttributes = Boxed(nil)
      titlePositionAdjustment = nil
      badgeColor = nil
      _badgeTextAttributes = Boxed(nil)
      imageInsets = nil
      landscapeImagePhoneInsets = nil
      largeContentSizeImageInsets = nil
      _standardAppearance = Boxed(nil)
      _scrollEdgeAppearance = Boxed(nil)
    }

    public init(
      titleTextAttributes: ByState<TextAttributes>? = nil,
      titlePositionAdjustment: Offset? = nil,
      badgeColor: Color? = nil,
      badgeTextAttributes: ByState<TextAttributes>? = nil,
      imageInsets: EdgeInsets? = nil,
      landscapeImagePhoneInsets: EdgeInsets? = nil,
      largeContentSizeImageInsets: EdgeInsets? = nil,
      standardAppearance: TabBarAppearance? = nil,
      scrollEdgeAppearance: TabBarAppearance? = nil
    ) {
      self._titleTextAttributes = Boxed(titleTextAttributes)
      self.titlePositionAdjustment = titlePositionAdjustment
      self.badgeColor = badgeColor
      self._badgeTextAttributes = Boxed(badgeTextAttributes)
      self.imageInsets = imageInsets
      self.landscapeImagePhoneInsets = landscapeImagePhoneInsets
      self.largeContentSizeImageInsets = largeContentSizeImageInsets
      self._standardAppearance = Boxed(standardAppearance)
      self._scrollEdgeAppearance = Boxed(scrollEdgeAppearance)
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: TabBarItemStyle

      @usableFromInline package init(_ value: TabBarItemStyle) { self.value = value }
    }
  }

  /// The defaults of navigation items, or their values on one screen. A property that is `nil` leaves UIKit untouched.
  public struct NavigationItemStyle: Sendable, Hashable {
    /// Whether the back button is hidden, which also disables the swipe back (ITM-2, POP-2).
    public var hidesBackButton: Bool?
    /// The title that the back button shows: in full, generic or none (ITM-3). Requires iOS 14.
    public var backButtonDisplayMode: NavigationItemStyle.BackButtonDisplayMode?
    /// Whether left items appear beside the back button instead of replacing it (ITM-2).
    public var leftItemsSupplementBackButton: Bool?
    /// The layout of the bar's items: navigator, browser or editor. Requires iOS 16.
    public var style: NavigationItemStyle.ItemStyle?
    /// The conditions for a large title (NAV-12).
    public var largeTitleDisplayMode: NavigationItemStyle.LargeTitleDisplayMode?
    /// Whether an integrated search bar scrolls away with the content.
    public var hidesSearchBarWhenScrolling: Bool?
    /// The preferred place of the search bar (LG-5). Requires iOS 16.
    public var preferredSearchBarPlacement: NavigationItemStyle.SearchBarPlacement?
    /// Whether the search bar may move into the toolbar (LG-5). Requires iOS 26.
    public var searchBarPlacementAllowsToolbarIntegration: Bool?
    /// Whether the search bar may move out of the navigation bar (LG-5). Requires iOS 26.
    public var searchBarPlacementAllowsExternalIntegration: Bool?
    /// The conditions under which scrolling minimises the navigation bar (MIN-5). Requires iOS 27.
    public var navigationBarMinimization: BarMinimization?
    /// The bar that keeps its place in a column without space for all (VBR-12). Requires iOS 27.1.
    public var verticalBarCompressionBehavior: NavigationItemStyle.VerticalBarCompressionBehavior?

    /// Sets nothing.
    public init() {
      hidesBackButton = nil
      backButtonDisplayMode = nil
      leftItemsSupplementBackButton = nil
      style = nil
      largeTitleDisplayMode = nil
      hidesSearchBarWhenScrolling = nil
      preferredSearchBarPlacement = nil
      searchBarPlacementAllowsToolbarIntegration = nil
      searchBarPlacementAllowsExternalIntegration = nil
      navigationBarMinimization = nil
      verticalBarCompressionBehavior = nil
    }

    public init(
      hidesBackButton: Bool? = nil,
      backButtonDisplayMode: NavigationItemStyle.BackButtonDisplayMode? = nil,
      leftItemsSupplementBackButton: Bool? = nil,
      style: NavigationItemStyle.ItemStyle? = nil,
      largeTitleDisplayMode: NavigationItemStyle.LargeTitleDisplayMode? = nil,
      hidesSearchBarWhenScrolling: Bool? = nil,
      preferredSearchBarPlacement: NavigationItemStyle.SearchBarPlacement? = nil,
      searchBarPlacementAllowsToolbarIntegration: Bool? = nil,
      searchBarPlacementAllowsExternalIntegration: Bool? = nil,
      navigationBarMinimization: BarMinimization? = nil,
      verticalBarCompressionBehavior: NavigationItemStyle.VerticalBarCompressionBehavior? = nil
    ) {
      self.hidesBackButton = hidesBackButton
      self.backButtonDisplayMode = backButtonDisplayMode
      self.leftItemsSupplementBackButton = leftItemsSupplementBackButton
      self.style = style
      self.largeTitleDisplayMode = largeTitleDisplayMode
      self.hidesSearchBarWhenScrolling = hidesSearchBarWhenScrolling
      self.preferredSearchBarPlacement = preferredSearchBarPlacement
      self.searchBarPlacementAllowsToolbarIntegration = searchBarPlacementAllowsToolbarIntegration
      self.searchBarPlacementAllowsExternalIntegration = searchBarPlacementAllowsExternalIntegration
      self.navigationBarMinimization = navigationBarMinimization
      self.verticalBarCompressionBehavior = verticalBarCompressionBehavior
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: NavigationItemStyle

      @usableFromInline package init(_ value: NavigationItemStyle) { self.value = value }
    }
  }

  /// The conditions under which scrolling minimises a navigation bar. A property that is `nil` leaves UIKit untouched.
  public struct BarMinimization: Sendable, Hashable {
    /// The direction of scrolling that minimises the bar (MIN-5). Requires iOS 27.
    public var minimizationBehavior: BarMinimization.Behavior?
    /// Whether the safe area follows the bar (MIN-7). Requires iOS 27.
    public var safeAreaAdjustment: BarMinimization.SafeAreaAdjustment?
    /// The scrolling that brings the bar back; `atScrollEdge` counts only with `onScrollDown` (MIN-6). Requires iOS 27.
    public var restorationBehavior: BarMinimization.RestorationBehavior?

    /// Sets nothing.
    public init() {
      minimizationBehavior = nil
      safeAreaAdjustment = nil
      restorationBehavior = nil
    }

    public init(
      minimizationBehavior: BarMinimization.Behavior? = nil,
      safeAreaAdjustment: BarMinimization.SafeAreaAdjustment? = nil,
      restorationBehavior: BarMinimization.RestorationBehavior? = nil
    ) {
      self.minimizationBehavior = minimizationBehavior
      self.safeAreaAdjustment = safeAreaAdjustment
      self.restorationBehavior = restorationBehavior
    }
  }
}
