@MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

@MainActor public protocol UIAppearance: NSObjectProtocol {}
extension UIAppearance {
  public static func appearance() -> Self { declared() }
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    declared()
  }
  public static func appearance(for trait: UITraitCollection) -> Self { declared() }
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { declared() }
}

@MainActor open class UIBarAppearance: NSObject, NSCopying {
  public nonisolated override init() {}
  public init(idiom: UIUserInterfaceIdiom) {}
  public init(barAppearance: UIBarAppearance) {}
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { declared() }
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
  open var backgroundEffect: UIBlurEffect?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  @available(iOS 27, *)
  @available(visionOS, unavailable)
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified  // uibarappearance/overrideuserinterfacestyle
}

@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  @available(iOS 26, *)
  @available(visionOS, unavailable)
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]  // uinavigationbarappearance/subtitletextattributes
  @available(iOS 26, *)
  @available(visionOS, unavailable)
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]  // …/largesubtitletextattributes
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  @available(iOS 26, visionOS 26, *)
  open var prominentButtonAppearance = UIBarButtonItemAppearance()  // uinavigationbarappearance/prominentbuttonappearance
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var backIndicatorImage: UIImage { declared() }
  open var backIndicatorTransitionMaskImage: UIImage { declared() }
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?)
  {}
}

@MainActor open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  @available(iOS 26, visionOS 26, *)
  open var prominentButtonAppearance = UIBarButtonItemAppearance()  // uitoolbarappearance/prominentbuttonappearance
}

@MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0
}

@MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  public nonisolated override init() {}
  public init(style: UIBarButtonItem.Style) {}
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { declared() }
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
  open var normal: UIBarButtonItemStateAppearance { declared() }
  open var highlighted: UIBarButtonItemStateAppearance { declared() }
  open var disabled: UIBarButtonItemStateAppearance { declared() }
  open var focused: UIBarButtonItemStateAppearance { declared() }
}

@MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

@MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  public nonisolated override init() {}
  public init(style: Style) {}
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { declared() }
  open func configureWithDefault(for style: Style) {}
  open var normal: UITabBarItemStateAppearance { declared() }
  open var selected: UITabBarItemStateAppearance { declared() }
  open var disabled: UITabBarItemStateAppearance { declared() }
  open var focused: UITabBarItemStateAppearance { declared() }
}

@MainActor open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgeTitlePositionAdjustment = UIOffset.zero
}
