// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

extension Theme {
  /// The look of bar button items. A property that is `nil` leaves UIKit untouched.
  public struct BarButtonItemStyle: Sendable, Hashable {
    /// The tint of title and template image; it overrides the bar's tint (ITM-12).
    public var tintColor: Optional<Color>
    /// The text attributes of the title by state; a state left out takes those of `normal` (ITM-11).
    @Boxed<AxisBox.TextAttributesByState> public var titleTextAttributes: Optional<ByState<TextAttributes>>
    /// The legacy background image by state, item style and metrics (ITM-11).
    @Boxed<AxisBox.ImageByMetricsByItemStyleByState> public var backgroundImage: Optional<ByState<ByItemStyle<ByMetrics<Image>>>>
    /// The vertical offset of the background in points.
    @Boxed<AxisBox.DoubleByMetrics> public var backgroundVerticalPositionAdjustment: Optional<ByMetrics<Double>>
    /// The offset of the title in points (ITM-10).
    @Boxed<AxisBox.OffsetByMetrics> public var titlePositionAdjustment: Optional<ByMetrics<Offset>>
    /// The legacy background image of back buttons; it removes the chevron (PRX-8).
    @Boxed<AxisBox.ImageByMetricsByState> public var backButtonBackgroundImage: Optional<ByState<ByMetrics<Image>>>
    /// The offset of back button titles in points (ITM-10).
    @Boxed<AxisBox.OffsetByMetrics> public var backButtonTitlePositionAdjustment: Optional<ByMetrics<Offset>>
    /// The vertical offset of back button backgrounds in points.
    @Boxed<AxisBox.DoubleByMetrics> public var backButtonBackgroundVerticalPositionAdjustment: Optional<ByMetrics<Double>>
    /// The insets of the image in points.
    public var imageInsets: Optional<EdgeInsets>
    /// The insets of the image for compact metrics in points.
    public var landscapeImagePhoneInsets: Optional<EdgeInsets>
    /// The insets of the image in the large content viewer in points.
    public var largeContentSizeImageInsets: Optional<EdgeInsets>
    /// Whether changes of a symbol image are animated. Requires iOS 17.
    public var isSymbolAnimationEnabled: Optional<Bool>
    /// Whether the item has no glass background (LG-2). Requires iOS 26.
    public var hidesSharedBackground: Optional<Bool>
    /// Whether the item may share a glass background with its neighbours (LG-2). Requires iOS 26.
    public var sharesBackground: Optional<Bool>
    /// Whether the item has no padding (LG-8). Requires iOS 27.
    public var isPaddingRemoved: Optional<Bool>
    /// The look of the badge of an item that has one; its text comes from the app (LG-3). Requires iOS 26.
    @Boxed<BarButtonItemBadge.Box> public var badge: Optional<BarButtonItemBadge>
    /// The priority where a bar has no space for all: higher ones stay longer (LG-8). Single items are better told in code.
    /// Requires iOS 27.
    public var visibilityPriority: Optional<BarButtonItemStyle.VisibilityPriority>
    /// Whether the item moves into the column where bars stand upright (VBR-8). Requires iOS 27.1.
    public var axisBehavior: Optional<BarButtonItemStyle.AxisBehavior>

    /// Sets nothing.
    public init() {
      tintColor = nil
      titleTextAttributes = nil
      backgroundImage = nil
      backgroundVerticalPositionAdjustment = nil
      titlePositionAdjustment = nil
      backButtonBackgroundImage = nil
      backButtonTitlePositionAdjustment = nil
      backButtonBackgroundVerticalPositionAdjustment = nil
      imageInsets = nil
      landscapeImagePhoneInsets = nil
      largeContentSizeImageInsets = nil
      isSymbolAnimationEnabled = nil
      hidesSharedBackground = nil
      sharesBackground = nil
      isPaddingRemoved = nil
      badge = nil
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
      self.badge = badge
      self.visibilityPriority = visibilityPriority
      self.axisBehavior = axisBehavior
    }

    /// See ``Boxed``.
    public final class Box: ValueBox {
      public let value: BarButtonItemStyle

      public init(_ value: BarButtonItemStyle) { self.value = value }
    }
  }

  /// The look of a bar button item's badge. A property that is `nil` keeps the system's value.
  public struct BarButtonItemBadge: Sendable, Hashable {
    /// The colour of the badge. Requires iOS 26.
    public var backgroundColor: Optional<Color>
    /// The colour of its text. Requires iOS 26.
    public var foregroundColor: Optional<Color>
    /// The font of its text. Requires iOS 26.
    @Boxed<Font.Box> public var font: Optional<Font>

    /// Sets nothing.
    public init() {
      backgroundColor = nil
      foregroundColor = nil
      font = nil
    }

    public init(
      backgroundColor: Color? = nil,
      foregroundColor: Color? = nil,
      font: Font? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.foregroundColor = foregroundColor
      self.font = font
    }

    /// See ``Boxed``.
    public final class Box: ValueBox {
      public let value: BarButtonItemBadge

      public init(_ value: BarButtonItemBadge) { self.value = value }
    }
  }

  /// The look of tab bar items. A property that is `nil` leaves UIKit untouched.
  public struct TabBarItemStyle: Sendable, Hashable {
    /// The legacy text attributes of the title by state (ITM-11).
    @Boxed<AxisBox.TextAttributesByState> public var titleTextAttributes: Optional<ByState<TextAttributes>>
    /// The offset of the title in points.
    public var titlePositionAdjustment: Optional<Offset>
    /// The background colour of the badge.
    public var badgeColor: Optional<Color>
    /// The text attributes of the badge by state.
    @Boxed<AxisBox.TextAttributesByState> public var badgeTextAttributes: Optional<ByState<TextAttributes>>
    /// The insets of the image in points.
    public var imageInsets: Optional<EdgeInsets>
    /// The insets of the image for compact metrics in points.
    public var landscapeImagePhoneInsets: Optional<EdgeInsets>
    /// The insets of the image in the large content viewer in points.
    public var largeContentSizeImageInsets: Optional<EdgeInsets>
    /// The appearance of the bar while this item is selected (APP-5). Requires iOS 13.
    @Boxed<TabBarAppearance.Box> public var standardAppearance: Optional<TabBarAppearance>
    /// The appearance of the bar while this item is selected and content is at its bottom edge (APP-5). Requires iOS 15.
    @Boxed<TabBarAppearance.Box> public var scrollEdgeAppearance: Optional<TabBarAppearance>

    /// Sets nothing.
    public init() {
      titleTextAttributes = nil
      titlePositionAdjustment = nil
      badgeColor = nil
      badgeTextAttributes = nil
      imageInsets = nil
      landscapeImagePhoneInsets = nil
      largeContentSizeImageInsets = nil
      standardAppearance = nil
      scrollEdgeAppearance = nil
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
      self.titleTextAttributes = titleTextAttributes
      self.titlePositionAdjustment = titlePositionAdjustment
      self.badgeColor = badgeColor
      self.badgeTextAttributes = badgeTextAttributes
      self.imageInsets = imageInsets
      self.landscapeImagePhoneInsets = landscapeImagePhoneInsets
      self.largeContentSizeImageInsets = largeContentSizeImageInsets
      self.standardAppearance = standardAppearance
      self.scrollEdgeAppearance = scrollEdgeAppearance
    }

    /// See ``Boxed``.
    public final class Box: ValueBox {
      public let value: TabBarItemStyle

      public init(_ value: TabBarItemStyle) { self.value = value }
    }
  }

  /// The defaults of navigation items, or their values on one screen. A property that is `nil` leaves UIKit untouched.
  public struct NavigationItemStyle: Sendable, Hashable {
    /// Whether the back button is hidden, which also disables the swipe back (ITM-2, POP-2).
    public var hidesBackButton: Optional<Bool>
    /// The title that the back button shows: in full, generic or none (ITM-3). Requires iOS 14.
    public var backButtonDisplayMode: Optional<NavigationItemStyle.BackButtonDisplayMode>
    /// Whether left items appear beside the back button instead of replacing it (ITM-2).
    public var leftItemsSupplementBackButton: Optional<Bool>
    /// The layout of the bar's items: navigator, browser or editor. Requires iOS 16.
    public var style: Optional<NavigationItemStyle.ItemStyle>
    /// The conditions for a large title (NAV-12).
    public var largeTitleDisplayMode: Optional<NavigationItemStyle.LargeTitleDisplayMode>
    /// Whether an integrated search bar scrolls away with the content.
    public var hidesSearchBarWhenScrolling: Optional<Bool>
    /// The preferred place of the search bar (LG-5). Requires iOS 16.
    public var preferredSearchBarPlacement: Optional<NavigationItemStyle.SearchBarPlacement>
    /// Whether the search bar may move into the toolbar (LG-5). Requires iOS 26.
    public var searchBarPlacementAllowsToolbarIntegration: Optional<Bool>
    /// Whether the search bar may move out of the navigation bar (LG-5). Requires iOS 26.
    public var searchBarPlacementAllowsExternalIntegration: Optional<Bool>
    /// The conditions under which scrolling minimises the navigation bar (MIN-5). Requires iOS 27.
    public var navigationBarMinimization: Optional<BarMinimization>
    /// The bar that keeps its place in a column without space for all (VBR-12). Requires iOS 27.1.
    public var verticalBarCompressionBehavior: Optional<NavigationItemStyle.VerticalBarCompressionBehavior>

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
    public final class Box: ValueBox {
      public let value: NavigationItemStyle

      public init(_ value: NavigationItemStyle) { self.value = value }
    }
  }

  /// The conditions under which scrolling minimises a navigation bar. A property that is `nil` leaves UIKit untouched.
  public struct BarMinimization: Sendable, Hashable {
    /// The direction of scrolling that minimises the bar (MIN-5). Requires iOS 27.
    public var minimizationBehavior: Optional<BarMinimization.Behavior>
    /// Whether the safe area follows the bar (MIN-7). Requires iOS 27.
    public var safeAreaAdjustment: Optional<BarMinimization.SafeAreaAdjustment>
    /// The scrolling that brings the bar back; `atScrollEdge` counts only with `onScrollDown` (MIN-6). Requires iOS 27.
    public var restorationBehavior: Optional<BarMinimization.RestorationBehavior>

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
