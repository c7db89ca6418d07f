import ModelCore

// Names what tests and apps rely on, with types and openness: the file compiles, or the public surface has changed.

private let barMetricsCases: [UIBarMetrics] = [.default, .compact, .defaultPrompt, .compactPrompt]

private let barStyleCases: [UIBarStyle] = [.default, .black, .blackTranslucent]

/// Overrides everything that is open in `UINavigationBar`.
private class UINavigationBarSubclass: UINavigationBar {
  override var barStyle: UIBarStyle {
    get { super.barStyle }
    set { super.barStyle = newValue }
  }

  override var isTranslucent: Bool {
    get { super.isTranslucent }
    set { super.isTranslucent = newValue }
  }

  override var prefersLargeTitles: Bool {
    get { super.prefersLargeTitles }
    set { super.prefersLargeTitles = newValue }
  }

  override var items: [UINavigationItem]? {
    get { super.items }
    set { super.items = newValue }
  }

  override var topItem: UINavigationItem? { super.topItem }

  override var barTintColor: UIColor? {
    get { super.barTintColor }
    set { super.barTintColor = newValue }
  }

  override var shadowImage: UIImage? {
    get { super.shadowImage }
    set { super.shadowImage = newValue }
  }

  override var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { super.titleTextAttributes }
    set { super.titleTextAttributes = newValue }
  }

  override var backIndicatorImage: UIImage? {
    get { super.backIndicatorImage }
    set { super.backIndicatorImage = newValue }
  }

  override var backIndicatorTransitionMaskImage: UIImage? {
    get { super.backIndicatorTransitionMaskImage }
    set { super.backIndicatorTransitionMaskImage = newValue }
  }

  override func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    super.setBackgroundImage(backgroundImage, for: barMetrics)
  }

  override func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { super.backgroundImage(for: barMetrics) }

  override func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    super.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
  }

  override func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    super.titleVerticalPositionAdjustment(for: barMetrics)
  }

  override var standardAppearance: UINavigationBarAppearance {
    get { super.standardAppearance }
    set { super.standardAppearance = newValue }
  }

  override var compactAppearance: UINavigationBarAppearance? {
    get { super.compactAppearance }
    set { super.compactAppearance = newValue }
  }

  override var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { super.scrollEdgeAppearance }
    set { super.scrollEdgeAppearance = newValue }
  }

  override var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { super.compactScrollEdgeAppearance }
    set { super.compactScrollEdgeAppearance = newValue }
  }
}

/// Overrides everything that is open in `UIToolbar`.
private class UIToolbarSubclass: UIToolbar {
  override var standardAppearance: UIToolbarAppearance {
    get { super.standardAppearance }
    set { super.standardAppearance = newValue }
  }

  override var compactAppearance: UIToolbarAppearance? {
    get { super.compactAppearance }
    set { super.compactAppearance = newValue }
  }
}

private let tabBarItemPositioningCases: [UITabBar.ItemPositioning] = [.automatic, .fill, .centered]

/// Overrides everything that is open in `UITabBar`.
private class UITabBarSubclass: UITabBar {
  override var items: [UITabBarItem]? {
    get { super.items }
    set { super.items = newValue }
  }

  override var selectedItem: UITabBarItem? {
    get { super.selectedItem }
    set { super.selectedItem = newValue }
  }

  override var barStyle: UIBarStyle {
    get { super.barStyle }
    set { super.barStyle = newValue }
  }

  override var isTranslucent: Bool {
    get { super.isTranslucent }
    set { super.isTranslucent = newValue }
  }

  override var barTintColor: UIColor? {
    get { super.barTintColor }
    set { super.barTintColor = newValue }
  }

  override var backgroundImage: UIImage? {
    get { super.backgroundImage }
    set { super.backgroundImage = newValue }
  }

  override var shadowImage: UIImage? {
    get { super.shadowImage }
    set { super.shadowImage = newValue }
  }

  override var selectionIndicatorImage: UIImage? {
    get { super.selectionIndicatorImage }
    set { super.selectionIndicatorImage = newValue }
  }

  override var itemPositioning: ItemPositioning {
    get { super.itemPositioning }
    set { super.itemPositioning = newValue }
  }

  override var itemWidth: CGFloat {
    get { super.itemWidth }
    set { super.itemWidth = newValue }
  }

  override var itemSpacing: CGFloat {
    get { super.itemSpacing }
    set { super.itemSpacing = newValue }
  }

  override var standardAppearance: UITabBarAppearance {
    get { super.standardAppearance }
    set { super.standardAppearance = newValue }
  }
}

private let navigationItemBackButtonDisplayModeCases: [UINavigationItem.BackButtonDisplayMode] = [.default, .generic, .minimal]

private let navigationItemLargeTitleDisplayModeCases: [UINavigationItem.LargeTitleDisplayMode] = [
  .automatic, .always, .never, .inline,
]

/// Overrides everything that is open in `UINavigationItem`.
private class UINavigationItemSubclass: UINavigationItem {
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }

  override var titleView: UIView? {
    get { super.titleView }
    set { super.titleView = newValue }
  }

  override var attributedTitle: AttributedString? {
    get { super.attributedTitle }
    set { super.attributedTitle = newValue }
  }

  override var subtitle: String? {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }

  override var attributedSubtitle: AttributedString? {
    get { super.attributedSubtitle }
    set { super.attributedSubtitle = newValue }
  }

  override var subtitleView: UIView? {
    get { super.subtitleView }
    set { super.subtitleView = newValue }
  }

  override var largeTitle: String? {
    get { super.largeTitle }
    set { super.largeTitle = newValue }
  }

  override var largeSubtitle: String? {
    get { super.largeSubtitle }
    set { super.largeSubtitle = newValue }
  }

  override var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { super.largeTitleDisplayMode }
    set { super.largeTitleDisplayMode = newValue }
  }

  override var backBarButtonItem: UIBarButtonItem? {
    get { super.backBarButtonItem }
    set { super.backBarButtonItem = newValue }
  }

  override var backButtonTitle: String? {
    get { super.backButtonTitle }
    set { super.backButtonTitle = newValue }
  }

  override var backButtonDisplayMode: BackButtonDisplayMode {
    get { super.backButtonDisplayMode }
    set { super.backButtonDisplayMode = newValue }
  }

  override var hidesBackButton: Bool {
    get { super.hidesBackButton }
    set { super.hidesBackButton = newValue }
  }

  override var leftItemsSupplementBackButton: Bool {
    get { super.leftItemsSupplementBackButton }
    set { super.leftItemsSupplementBackButton = newValue }
  }

  override var leftBarButtonItem: UIBarButtonItem? {
    get { super.leftBarButtonItem }
    set { super.leftBarButtonItem = newValue }
  }

  override var leftBarButtonItems: [UIBarButtonItem]? {
    get { super.leftBarButtonItems }
    set { super.leftBarButtonItems = newValue }
  }

  override var rightBarButtonItem: UIBarButtonItem? {
    get { super.rightBarButtonItem }
    set { super.rightBarButtonItem = newValue }
  }

  override var rightBarButtonItems: [UIBarButtonItem]? {
    get { super.rightBarButtonItems }
    set { super.rightBarButtonItems = newValue }
  }

  override var standardAppearance: UINavigationBarAppearance? {
    get { super.standardAppearance }
    set { super.standardAppearance = newValue }
  }

  override var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { super.compactScrollEdgeAppearance }
    set { super.compactScrollEdgeAppearance = newValue }
  }
}

extension UINavigationItem {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use9(_ value: UINavigationItem) {
    func make0(title: String) -> UINavigationItem { UINavigationItem(title: title) }
  }
}

/// Overrides everything that is open in `UIBarItem`.
private class UIBarItemSubclass: UIBarItem {
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }

  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }

  override var imageInsets: UIEdgeInsets {
    get { super.imageInsets }
    set { super.imageInsets = newValue }
  }

  override var tag: Int {
    get { super.tag }
    set { super.tag = newValue }
  }

  override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    super.setTitleTextAttributes(attributes, for: state)
  }

  override func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    super.titleTextAttributes(for: state)
  }
}

extension UIBarItem {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use11(_ value: UIBarItem) {
    func make0() -> UIBarItem { UIBarItem() }
    func appearance1() -> UIBarItem { UIBarItem.appearance() }
    func appearance2(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UIBarItem {
      UIBarItem.appearance(whenContainedInInstancesOf: containerTypes)
    }
    func appearance3(for trait: UITraitCollection) -> UIBarItem { UIBarItem.appearance(for: trait) }
  }
}

private let barButtonItemStyleCases: [UIBarButtonItem.Style] = [.plain, .done]

private let barButtonItemSystemItemCases: [UIBarButtonItem.SystemItem] = [.done, .fixedSpace, .action]

/// Overrides everything that is open in `UIBarButtonItem`.
private class UIBarButtonItemSubclass: UIBarButtonItem {
  override var width: CGFloat {
    get { super.width }
    set { super.width = newValue }
  }

  override var customView: UIView? {
    get { super.customView }
    set { super.customView = newValue }
  }

  override var tintColor: UIColor? {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  override var hidesSharedBackground: Bool {
    get { super.hidesSharedBackground }
    set { super.hidesSharedBackground = newValue }
  }

  override func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    super.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
  }

  override func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    super.backButtonTitlePositionAdjustment(for: barMetrics)
  }
}

extension UIBarButtonItem {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use15(_ value: UIBarButtonItem) {
    func make0() -> UIBarButtonItem { UIBarButtonItem() }
    func make1(image: UIImage?, style: Style, target: Any?, action: Selector?) -> UIBarButtonItem {
      UIBarButtonItem(image: image, style: style, target: target, action: action)
    }
    func make2(title: String?, style: Style, target: Any?, action: Selector?) -> UIBarButtonItem {
      UIBarButtonItem(title: title, style: style, target: target, action: action)
    }
    func make3(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) -> UIBarButtonItem {
      UIBarButtonItem(barButtonSystemItem: systemItem, target: target, action: action)
    }
    func make4(customView: UIView) -> UIBarButtonItem { UIBarButtonItem(customView: customView) }
    func make5(title: String?, image: UIImage?, primaryAction: UIAction?, menu: UIMenu?) -> UIBarButtonItem {
      UIBarButtonItem(title: title, image: image, primaryAction: primaryAction, menu: menu)
    }
    func fixedSpace6(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem.fixedSpace(width) }
    func flexibleSpace7() -> UIBarButtonItem { UIBarButtonItem.flexibleSpace() }
  }
}

private let tabBarItemSystemItemCases: [UITabBarItem.SystemItem] = [.more, .favorites]

/// Overrides everything that is open in `UITabBarItem`.
private class UITabBarItemSubclass: UITabBarItem {
  override var selectedImage: UIImage? {
    get { super.selectedImage }
    set { super.selectedImage = newValue }
  }

  override var badgeValue: String? {
    get { super.badgeValue }
    set { super.badgeValue = newValue }
  }

  override var titlePositionAdjustment: UIOffset {
    get { super.titlePositionAdjustment }
    set { super.titlePositionAdjustment = newValue }
  }

  override var standardAppearance: UITabBarAppearance? {
    get { super.standardAppearance }
    set { super.standardAppearance = newValue }
  }
}

extension UITabBarItem {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use18(_ value: UITabBarItem) {
    func make0() -> UITabBarItem { UITabBarItem() }
    func make1(title: String?, image: UIImage?, tag: Int) -> UITabBarItem { UITabBarItem(title: title, image: image, tag: tag) }
    func make2(title: String?, image: UIImage?, selectedImage: UIImage?) -> UITabBarItem {
      UITabBarItem(title: title, image: image, selectedImage: selectedImage)
    }
    func make3(tabBarSystemItem systemItem: SystemItem, tag: Int) -> UITabBarItem {
      UITabBarItem(tabBarSystemItem: systemItem, tag: tag)
    }
  }
}

/// Overrides everything that is open in `UIBarAppearance`.
private class UIBarAppearanceSubclass: UIBarAppearance {
  override var shadowColor: UIColor? {
    get { super.shadowColor }
    set { super.shadowColor = newValue }
  }

  override var shadowImage: UIImage? {
    get { super.shadowImage }
    set { super.shadowImage = newValue }
  }
}

extension UIBarAppearance {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use20(_ value: UIBarAppearance) {
    func make0() -> UIBarAppearance { UIBarAppearance() }
  }
}

/// Overrides everything that is open in `UINavigationBarAppearance`.
private class UINavigationBarAppearanceSubclass: UINavigationBarAppearance {
  override var backIndicatorImage: UIImage { super.backIndicatorImage }

  override var backIndicatorTransitionMaskImage: UIImage { super.backIndicatorTransitionMaskImage }

  override func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) { super.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage) }
}

/// Overrides everything that is open in `UIBarButtonItemAppearance`.
private class UIBarButtonItemAppearanceSubclass: UIBarButtonItemAppearance {
  override var normal: UIBarButtonItemStateAppearance { super.normal }

  override var highlighted: UIBarButtonItemStateAppearance { super.highlighted }
}

extension UIBarButtonItemAppearance {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use23(_ value: UIBarButtonItemAppearance) {
    func make0(style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance { UIBarButtonItemAppearance(style: style) }
  }
}

/// Overrides everything that is open in `UIBarButtonItemStateAppearance`.
private class UIBarButtonItemStateAppearanceSubclass: UIBarButtonItemStateAppearance {
  override var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { super.titleTextAttributes }
    set { super.titleTextAttributes = newValue }
  }
}
