public import Foundation

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  override class var kind: SystemBar { .tabBar }

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  // MARK: Layouts (APP-13); copied when set (APP-6)

  private var stacked = UITabBarItemAppearance(style: .stacked)
  private var inline = UITabBarItemAppearance(style: .inline)
  private var compactInline = UITabBarItemAppearance(style: .compactInline)

  /// Icon above title.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set { stacked = newValue.modelCopy() }
  }

  /// Icon beside title, in regular width.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set { inline = newValue.modelCopy() }
  }

  /// Icon beside title, in compact height.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set { compactInline = newValue.modelCopy() }
  }

  // MARK: Selection indicator (APP-9)

  open var selectionIndicatorTintColor: UIColor?

  open var selectionIndicatorImage: UIImage?

  // MARK: Stacked items only (APP-13)

  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic

  /// In points; 0 and less is the system's.
  open var stackedItemWidth: CGFloat = 0

  /// In points; 0 and less is the system's.
  open var stackedItemSpacing: CGFloat = 0
}
