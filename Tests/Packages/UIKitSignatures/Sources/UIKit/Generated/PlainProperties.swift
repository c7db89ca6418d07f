// Generated from Tests/Fixtures/uikit-properties.json by `make generate`. Edit there.

extension UINavigationBar {
  public var barStyle: UIBarStyle {
    get { declared() }
    set {}
  }
  public var isTranslucent: Bool {
    get { declared() }
    set {}
  }
  public var prefersLargeTitles: Bool {
    get { declared() }
    set {}
  }
  public var barTintColor: UIColor? {
    get { declared() }
    set {}
  }
  public var shadowImage: UIImage? {
    get { declared() }
    set {}
  }
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { declared() }
    set {}
  }
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { declared() }
    set {}
  }
  public var backIndicatorImage: UIImage? {
    get { declared() }
    set {}
  }
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { declared() }
    set {}
  }
  public var standardAppearance: UINavigationBarAppearance {
    get { declared() }
    set {}
  }
  public var compactAppearance: UINavigationBarAppearance? {
    get { declared() }
    set {}
  }
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { declared() }
    set {}
  }
  @available(iOS 15, *)
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { declared() }
    set {}
  }
  @available(iOS 16, *)
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { declared() }
    set {}
  }
}

extension UIBarItem {
  public var imageInsets: UIEdgeInsets {
    get { declared() }
    set {}
  }
  public var landscapeImagePhoneInsets: UIEdgeInsets {
    get { declared() }
    set {}
  }
  public var largeContentSizeImageInsets: UIEdgeInsets {
    get { declared() }
    set {}
  }
}

extension UIBarButtonItem {
  public var tintColor: UIColor? {
    get { declared() }
    set {}
  }
  @available(iOS 17, visionOS 1, *)
  public var isSymbolAnimationEnabled: Bool {
    get { declared() }
    set {}
  }
  // uibarbuttonitem/hidessharedbackground
  @available(iOS 26, *)
  @available(visionOS, unavailable)
  public var hidesSharedBackground: Bool {
    get { declared() }
    set {}
  }
  // uibarbuttonitem/sharesbackground
  @available(iOS 26, *)
  @available(visionOS, unavailable)
  public var sharesBackground: Bool {
    get { declared() }
    set {}
  }
  // uibarbuttonitem/visibilitypriority
  @available(iOS 27, visionOS 27, *)
  public var visibilityPriority: UIBarButtonItemVisibilityPriority {
    get { declared() }
    set {}
  }
  // uibarbuttonitem/ispaddingremoved
  @available(iOS 27, visionOS 27, *)
  public var isPaddingRemoved: Bool {
    get { declared() }
    set {}
  }
  // uibarbuttonitem/axisbehavior-swift.property
  @available(iOS 27.1, *)
  @available(macCatalyst, unavailable)
  @available(visionOS, unavailable)
  public var axisBehavior: UIBarButtonItem.AxisBehavior {
    get { declared() }
    set {}
  }
}

extension UITabBar {
  public var barTintColor: UIColor? {
    get { declared() }
    set {}
  }
  public var unselectedItemTintColor: UIColor? {
    get { declared() }
    set {}
  }
  public var backgroundImage: UIImage? {
    get { declared() }
    set {}
  }
  public var selectionIndicatorImage: UIImage? {
    get { declared() }
    set {}
  }
  public var shadowImage: UIImage? {
    get { declared() }
    set {}
  }
  public var itemPositioning: UITabBar.ItemPositioning {
    get { declared() }
    set {}
  }
  public var itemWidth: CGFloat {
    get { declared() }
    set {}
  }
  public var itemSpacing: CGFloat {
    get { declared() }
    set {}
  }
  public var barStyle: UIBarStyle {
    get { declared() }
    set {}
  }
  public var isTranslucent: Bool {
    get { declared() }
    set {}
  }
  public var standardAppearance: UITabBarAppearance {
    get { declared() }
    set {}
  }
  @available(iOS 15, *)
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { declared() }
    set {}
  }
}

extension UITabBarItem {
  public var titlePositionAdjustment: UIOffset {
    get { declared() }
    set {}
  }
  public var badgeColor: UIColor? {
    get { declared() }
    set {}
  }
  public var standardAppearance: UITabBarAppearance? {
    get { declared() }
    set {}
  }
  @available(iOS 15, *)
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { declared() }
    set {}
  }
}

extension UIToolbar {
  public var barStyle: UIBarStyle {
    get { declared() }
    set {}
  }
  public var isTranslucent: Bool {
    get { declared() }
    set {}
  }
  public var barTintColor: UIColor? {
    get { declared() }
    set {}
  }
  public var standardAppearance: UIToolbarAppearance {
    get { declared() }
    set {}
  }
  public var compactAppearance: UIToolbarAppearance? {
    get { declared() }
    set {}
  }
  @available(iOS 15, *)
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { declared() }
    set {}
  }
  @available(iOS 15, *)
  public var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { declared() }
    set {}
  }
}

extension UISearchBar {
  public var barStyle: UIBarStyle {
    get { declared() }
    set {}
  }
  public var barTintColor: UIColor? {
    get { declared() }
    set {}
  }
  public var searchBarStyle: UISearchBar.Style {
    get { declared() }
    set {}
  }
  public var isTranslucent: Bool {
    get { declared() }
    set {}
  }
  public var scopeBarBackgroundImage: UIImage? {
    get { declared() }
    set {}
  }
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { declared() }
    set {}
  }
  public var searchTextPositionAdjustment: UIOffset {
    get { declared() }
    set {}
  }
}

extension UIBarAppearance {
  public var backgroundEffect: UIBlurEffect? {
    get { declared() }
    set {}
  }
  public var backgroundColor: UIColor? {
    get { declared() }
    set {}
  }
  public var backgroundImage: UIImage? {
    get { declared() }
    set {}
  }
  public var backgroundImageContentMode: UIView.ContentMode {
    get { declared() }
    set {}
  }
  public var shadowColor: UIColor? {
    get { declared() }
    set {}
  }
  public var shadowImage: UIImage? {
    get { declared() }
    set {}
  }
  // uibarappearance/overrideuserinterfacestyle
  @available(iOS 27, *)
  @available(visionOS, unavailable)
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { declared() }
    set {}
  }
}

extension UINavigationBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { declared() }
    set {}
  }
  public var titlePositionAdjustment: UIOffset {
    get { declared() }
    set {}
  }
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { declared() }
    set {}
  }
  public var buttonAppearance: UIBarButtonItemAppearance {
    get { declared() }
    set {}
  }
  public var doneButtonAppearance: UIBarButtonItemAppearance {
    get { declared() }
    set {}
  }
  public var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { declared() }
    set {}
  }
  public var backButtonAppearance: UIBarButtonItemAppearance {
    get { declared() }
    set {}
  }
  // uinavigationbarappearance/subtitletextattributes
  @available(iOS 26, *)
  @available(visionOS, unavailable)
  public var subtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { declared() }
    set {}
  }
  // uinavigationbarappearance/largesubtitletextattributes
  @available(iOS 26, *)
  @available(visionOS, unavailable)
  public var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { declared() }
    set {}
  }
}

extension UIBarButtonItemStateAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { declared() }
    set {}
  }
  public var titlePositionAdjustment: UIOffset {
    get { declared() }
    set {}
  }
  public var backgroundImage: UIImage? {
    get { declared() }
    set {}
  }
  public var backgroundImagePositionAdjustment: UIOffset {
    get { declared() }
    set {}
  }
}

extension UITabBarAppearance {
  public var stackedLayoutAppearance: UITabBarItemAppearance {
    get { declared() }
    set {}
  }
  public var inlineLayoutAppearance: UITabBarItemAppearance {
    get { declared() }
    set {}
  }
  public var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { declared() }
    set {}
  }
  public var selectionIndicatorTintColor: UIColor? {
    get { declared() }
    set {}
  }
  public var selectionIndicatorImage: UIImage? {
    get { declared() }
    set {}
  }
  public var stackedItemPositioning: UITabBar.ItemPositioning {
    get { declared() }
    set {}
  }
  public var stackedItemWidth: CGFloat {
    get { declared() }
    set {}
  }
  public var stackedItemSpacing: CGFloat {
    get { declared() }
    set {}
  }
}

extension UITabBarItemStateAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { declared() }
    set {}
  }
  public var titlePositionAdjustment: UIOffset {
    get { declared() }
    set {}
  }
  public var iconColor: UIColor? {
    get { declared() }
    set {}
  }
  public var badgePositionAdjustment: UIOffset {
    get { declared() }
    set {}
  }
  public var badgeBackgroundColor: UIColor? {
    get { declared() }
    set {}
  }
  public var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { declared() }
    set {}
  }
  public var badgeTitlePositionAdjustment: UIOffset {
    get { declared() }
    set {}
  }
}

extension UIToolbarAppearance {
  public var buttonAppearance: UIBarButtonItemAppearance {
    get { declared() }
    set {}
  }
  public var doneButtonAppearance: UIBarButtonItemAppearance {
    get { declared() }
    set {}
  }
  // uitoolbarappearance/prominentbuttonappearance
  @available(iOS 26, visionOS 26, *)
  public var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { declared() }
    set {}
  }
}

extension UINavigationItem {
  public var hidesBackButton: Bool {
    get { declared() }
    set {}
  }
  @available(iOS 14, *)
  public var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode {
    get { declared() }
    set {}
  }
  public var leftItemsSupplementBackButton: Bool {
    get { declared() }
    set {}
  }
  @available(iOS 16, *)
  public var style: UINavigationItem.ItemStyle {
    get { declared() }
    set {}
  }
  public var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode {
    get { declared() }
    set {}
  }
  public var hidesSearchBarWhenScrolling: Bool {
    get { declared() }
    set {}
  }
  @available(iOS 16, *)
  public var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement {
    get { declared() }
    set {}
  }
  // uinavigationitem/searchbarplacementallowstoolbarintegration
  @available(iOS 26, *)
  @available(visionOS, unavailable)
  public var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { declared() }
    set {}
  }
  // uinavigationitem/searchbarplacementallowsexternalintegration
  @available(iOS 26, *)
  @available(visionOS, unavailable)
  public var searchBarPlacementAllowsExternalIntegration: Bool {
    get { declared() }
    set {}
  }
  // uinavigationitem/verticalbarcompressionbehavior
  @available(iOS 27.1, *)
  @available(macCatalyst, unavailable)
  @available(visionOS, unavailable)
  public var verticalBarCompressionBehavior: UIVerticalBarCompressionBehavior {
    get { declared() }
    set {}
  }
}

extension UINavigationController {
  public var isNavigationBarHidden: Bool {
    get { declared() }
    set {}
  }
  public var isToolbarHidden: Bool {
    get { declared() }
    set {}
  }
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { declared() }
    set {}
  }
  public var hidesBarsOnSwipe: Bool {
    get { declared() }
    set {}
  }
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { declared() }
    set {}
  }
  public var hidesBarsOnTap: Bool {
    get { declared() }
    set {}
  }
}

extension UIViewController {
  public var edgesForExtendedLayout: UIRectEdge {
    get { declared() }
    set {}
  }
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { declared() }
    set {}
  }
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { declared() }
    set {}
  }
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { declared() }
    set {}
  }
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { declared() }
    set {}
  }
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { declared() }
    set {}
  }
  public var isModalInPresentation: Bool {
    get { declared() }
    set {}
  }
  public var definesPresentationContext: Bool {
    get { declared() }
    set {}
  }
  public var hidesBottomBarWhenPushed: Bool {
    get { declared() }
    set {}
  }
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { declared() }
    set {}
  }
}

extension UITabBarController {
  @available(iOS 18, visionOS 2, *)
  public var mode: UITabBarController.Mode {
    get { declared() }
    set {}
  }
  @available(iOS 18, visionOS 2, *)
  public var isTabBarHidden: Bool {
    get { declared() }
    set {}
  }
  // uitabbarcontroller/tabbarminimizebehavior
  @available(iOS 26, visionOS 26, *)
  public var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior {
    get { declared() }
    set {}
  }
  // uitabbarcontroller/prominenttabidentifier
  @available(iOS 27, visionOS 27, *)
  public var prominentTabIdentifier: String? {
    get { declared() }
    set {}
  }
}

@available(iOS 26, *)
@available(visionOS, unavailable)
extension UIBarButtonItem.Badge {
  // uibarbuttonitem/badge-swift.struct
  @available(iOS 26, *)
  @available(visionOS, unavailable)
  public var backgroundColor: UIColor? {
    get { declared() }
    set {}
  }
  // uibarbuttonitem/badge-swift.struct
  @available(iOS 26, *)
  @available(visionOS, unavailable)
  public var foregroundColor: UIColor? {
    get { declared() }
    set {}
  }
  // uibarbuttonitem/badge-swift.struct
  @available(iOS 26, *)
  @available(visionOS, unavailable)
  public var font: UIFont? {
    get { declared() }
    set {}
  }
}

@available(iOS 27, visionOS 27, *)
extension UIBarMinimization {
  // uibarminimization-swift.struct
  @available(iOS 27, visionOS 27, *)
  public var minimizationBehavior: UIBarMinimizationBehavior {
    get { declared() }
    set {}
  }
  // uibarminimization-swift.struct
  @available(iOS 27, visionOS 27, *)
  public var safeAreaAdjustment: UIBarMinimizationSafeAreaAdjustment {
    get { declared() }
    set {}
  }
  // uibarminimization-swift.struct
  @available(iOS 27, visionOS 27, *)
  public var restorationBehavior: UIBarMinimizationRestorationBehavior {
    get { declared() }
    set {}
  }
}

@available(iOS 26, visionOS 26, *)
extension UIScrollEdgeEffect {
  // uiscrolledgeeffect
  @available(iOS 26, visionOS 26, *)
  public var style: UIScrollEdgeEffect.Style {
    get { declared() }
    set {}
  }
  // uiscrolledgeeffect
  @available(iOS 26, visionOS 26, *)
  public var isHidden: Bool {
    get { declared() }
    set {}
  }
}

@available(iOS 18, visionOS 2, *)
extension UITabBarController.Sidebar {
  // uitabbarcontroller/sidebar-swift.class/preferredplacement
  @available(iOS 27, visionOS 27, *)
  public var preferredPlacement: UITabBarController.Sidebar.Placement {
    get { declared() }
    set {}
  }
  @available(iOS 18, visionOS 2, *)
  public var preferredLayout: UITabBarController.Sidebar.Layout {
    get { declared() }
    set {}
  }
}
