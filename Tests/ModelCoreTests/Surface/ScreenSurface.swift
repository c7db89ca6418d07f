import ModelCore

// Names what tests and apps rely on, with types and openness: the file compiles, or the public surface has changed.

extension ModelScreen {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use0(_ value: inout ModelScreen) {
    let _: ModelStatusBar = value.statusBar
    let _: ModelNavigationBar? = value.navigationBar
    let _: ModelToolbar? = value.toolbar
    let _: ModelTabBar? = value.tabBar
    let _: CGRect = value.contentFrame
  }
}

extension ModelStatusBar {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use1(_ value: inout ModelStatusBar) {
    let _: UIStatusBarStyle = value.style
  }
}

extension ModelBarLook {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use2(_ value: inout ModelBarLook) {
    let _: ModelAppearanceSlot? = value.slot
    let _: Bool = value.isModified
    let _: ModelBackground = value.background
    let _: ModelShadow = value.shadow
  }
}

private let modelAppearanceSlotStateCases: [ModelAppearanceSlot.State] = [.standard, .compact, .scrollEdge, .compactScrollEdge]

extension ModelBackground {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use4(_ value: inout ModelBackground) {
    let _: Bool = value.isBlurred
    let _: UIColor? = value.color
    let _: UIImage? = value.image
    let _: CGFloat = value.imageOpacity
  }
}

private let modelShadowCases: [ModelShadow] = [.none, .system]

private let modelBackIndicatorCases: [ModelBackIndicator] = [.system]

extension ModelNavigationBar {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use7(_ value: inout ModelNavigationBar) {
    let _: CGRect = value.frame
    let _: ModelBarLook = value.look
    let _: String? = value.title
    let _: UIView? = value.titleView
    let _: String? = value.subtitle
    let _: UIView? = value.subtitleView
    let _: String? = value.largeTitle
    let _: String? = value.largeSubtitle
    let _: Bool = value.isLarge
    let _: ModelBackButton? = value.backButton
    let _: ModelBackIndicator = value.backIndicator
    let _: [ModelItem] = value.leadingItems
    let _: [ModelItem] = value.trailingItems
    let _: [[UIBarButtonItem]] = value.trailingGroups
    let _: Bool = value.isMinimized
    let _: CGRect? = value.titleFrame
    let _: Bool = value.isTitleLeading
    let _: ModelItem? = value.overflowButton
    let _: [UIBarButtonItem] = value.overflowItems
  }
}

extension ModelBackButton {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use8(_ value: inout ModelBackButton) {
    let _: String? = value.title
  }
}

extension ModelItem {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use9(_ value: inout ModelItem) {
    let _: UIBarButtonItem = value.item
    let _: CGRect = value.frame
  }
}

extension ModelToolbar {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use10(_ value: inout ModelToolbar) {
    let _: ModelBarLook = value.look
    let _: [[UIBarButtonItem]] = value.groups
  }
}

extension ModelTabBar {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use11(_ value: inout ModelTabBar) {
    let _: ModelBarLook = value.look
    let _: [UITabBarItem] = value.items
    let _: [UITabBarItem] = value.visibleItems
    let _: UITabBarItem? = value.detachedItem
    let _: ModelTabAccessory? = value.accessory
  }
}

extension ModelTabAccessory {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func useAccessory(_ value: inout ModelTabAccessory) {
    let _: UIView = value.contentView
    let _: CGRect = value.frame
    let _: UITabAccessory.Environment = value.environment
  }
}

extension ModelItemState {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use12(_ value: inout ModelItemState) {
    let _: UIColor? = value.titleColor
    let _: UIControl.State = value.origin
  }
}

extension UIWindow {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use13(_ value: UIWindow) {
    let _: ModelScreen? = value.modelScreen
  }
}

extension UINavigationBar {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use14(_ value: UINavigationBar) {
    let _: ModelNavigationBar = value.modelBar
  }
}

extension UIToolbar {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use15(_ value: UIToolbar) {
    let _: ModelToolbar = value.modelBar
  }
}

extension UITabBar {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use16(_ value: UITabBar) {
    let _: ModelTabBar = value.modelBar
  }
}

extension UINavigationController {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use17(_ value: UINavigationController) {
    let _: UIScrollView? = value.modelContentScrollView
  }
}

extension UIResponder {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use18(_ value: UIResponder) {
    let _: String = value.modelName
    func setModelName(_ new: String) { value.modelName = new }
  }
}

extension UIBarButtonItemAppearance {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use19(_ value: UIBarButtonItemAppearance) {
    func modelState0(_ state: UIControl.State) -> ModelItemState { value.modelState(state) }
  }
}

extension UIImage {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use20(_ value: UIImage) {
    func make0(modelName: String, size: CGSize, minimumAlpha: CGFloat) -> UIImage {
      UIImage(modelName: modelName, size: size, minimumAlpha: minimumAlpha)
    }
  }
}
