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
}

@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var backIndicatorImage: UIImage { declared() }
  open var backIndicatorTransitionMaskImage: UIImage { declared() }
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?)
  {}
}

@MainActor open class UIToolbarAppearance: UIBarAppearance {
}

@MainActor open class UITabBarAppearance: UIBarAppearance {
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
}
