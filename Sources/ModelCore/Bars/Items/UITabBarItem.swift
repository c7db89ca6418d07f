public import Foundation

/// An item of a tab bar (TAB-8).
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// The item has an image since iOS 18 (TAB-8).
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let hasImage = CurrentSimulation.device.systemVersion >= 18
    let image = hasImage ? UIImage(modelName: "UITabBarSystemItem.\(systemItem)", size: .zero, minimumAlpha: 0) : nil
    self.init(title: nil, image: image, tag: tag)
    self.systemItem = systemItem
  }

  /// The system item that this is, if any.
  package private(set) var systemItem: SystemItem?

  private var ownSelectedImage: UIImage?

  /// Falls back to `image`; since iOS 7.1 there is none without an `image` (TAB-8).
  open var selectedImage: UIImage? {
    get { image == nil && CurrentSimulation.device.systemVersion >= Device.Release(7, 1) ? nil : ownSelectedImage ?? image }
    set { if permits("selectedImage") { ownSelectedImage = newValue } }
  }

  /// The text of the badge. `nil` hides it; "" shows an empty one (TAB-11).
  @ModelUnrecorded open var badgeValue: String?

  /// Nil is the system's.
  @ModelRecorded open var badgeColor: UIColor?

  @ModelRecorded open var titlePositionAdjustment = UIOffset.zero

  private var badgeAttributes = LegacyTable<UIControl.State, [NSAttributedString.Key: Any]>()

  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    set(\.badgeAttributes[state], to: textAttributes) { $0.setBadgeTextAttributes($1, for: state) }
  }

  /// The attributes that a badge in this state uses: the state's own, or else the normal ones.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  var slots = BarAppearanceSlots<UITabBarAppearance>()

  /// Overrides the bar's while the item is selected (APP-5); copied when set (APP-6).
  open var standardAppearance: UITabBarAppearance? {
    get { slots[.standard] }
    set { set(\.slots[.standard], to: newValue.map(kept)) { $0.standardAppearance = $1 } }
  }

  /// Overrides the bar's while the item is selected (APP-5); copied when set (APP-6).
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { slots[.scrollEdge] }
    set { set(\.slots[.scrollEdge], to: newValue.map(kept)) { $0.scrollEdgeAppearance = $1 } }
  }
}
