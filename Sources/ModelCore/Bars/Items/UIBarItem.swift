public import Foundation

/// An item of a bar: the properties that all kinds share.
@preconcurrency @MainActor
open class UIBarItem: ModelAccessibleObject, UIAppearance {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  @ModelUnrecorded(rule: .leg2) open var title: String? = nil

  @ModelUnrecorded(rule: .leg2) open var image: UIImage? = nil

  @ModelUnrecorded open var isEnabled = true

  @ModelUnrecorded open var tag = 0

  /// Shown instead of `image` in a bar with compact metrics (ITM-8).
  @ModelUnrecorded open var landscapeImagePhone: UIImage?

  /// The image in the enlarged view of a long press, at very large text sizes.
  @ModelUnrecorded open var largeContentSizeImage: UIImage?

  @ModelUnrecorded open var imageInsets = UIEdgeInsets.zero

  @ModelUnrecorded open var landscapeImagePhoneInsets = UIEdgeInsets.zero

  @ModelUnrecorded open var largeContentSizeImageInsets = UIEdgeInsets.zero

  private var attributes = LegacyTable<UIControl.State, [NSAttributedString.Key: Any]>()

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    set(\.attributes[state], to: attributes) { $0.setTitleTextAttributes($1, for: state) }
  }

  /// The attributes that an item in this state uses: the state's own, or else the normal ones (ITM-11).
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  // MARK: Appearance proxies

  open class func appearance() -> Self { proxy() }

  open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    proxy(containers: containerTypes)
  }

  open class func appearance(for trait: UITraitCollection) -> Self { proxy(traits: trait) }

  open class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(containers: containerTypes, traits: trait)
  }

  var settingLog = SettingLog()

  /// The bar that the item is on, shown or not.
  weak var bar: UIView?

  #if !canImport(ObjectiveC)
    /// Safe on any thread: only `AssociationStore` touches it, under its lock.
    nonisolated(unsafe) final var associations: [UnsafeRawPointer: Association] = [:]
  #endif
}

extension UIBarItem: AppearanceTarget {
  var isInWindow: Bool { bar?.window != nil }

  var traitsForProxies: TraitValues { bar?.traitCollection.traits ?? CurrentSimulation.device.traits }
}

/// Keeps items informed about the bar that they are on.
@MainActor
enum ItemPlacement {
  /// Updates the items of a bar. Proxies apply to those that were not on it before, if the bar is in a window (PRX-3).
  static func change(from old: [UIBarItem], to new: [UIBarItem], on bar: UIView) {
    for item in old.without(new) where item.bar === bar { item.bar = nil }
    guard !new.isEmpty else { return }
    let arriving = new.filter { $0.bar !== bar }
    for item in arriving { item.bar = bar }
    ProxyReplay.run(for: arriving, on: bar)
  }
}

extension UIViewController {
  /// The item for the controller's place in a stack, with its title.
  func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem()
    item.title = title
    item.owner = self
    return item
  }

  /// The item for the controller's place in a tab bar, with its title.
  func makeTabBarItem() -> UITabBarItem {
    UITabBarItem(title: title, image: nil, tag: 0)
  }
}
