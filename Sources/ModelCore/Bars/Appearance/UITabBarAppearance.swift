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

  /// The width of stacked items in points; 0 and less stand for the system's.
  open var stackedItemWidth: CGFloat = 0

  /// The space between stacked items in points; 0 and less stand for the system's.
  open var stackedItemSpacing: CGFloat = 0
}

extension UITabBarAppearance {
  /// The appearance of the layout that a bar with these traits uses (APP-13).
  package func itemAppearance(for traitCollection: UITraitCollection) -> UITabBarItemAppearance {
    switch ModelTabItemLayout(traitCollection) {
    case .stacked: stackedLayoutAppearance
    case .inline: inlineLayoutAppearance
    case .compactInline: compactInlineLayoutAppearance
    }
  }
}

/// The look of a tab bar item in all its states, in one layout (APP-13).
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  open private(set) var normal = UITabBarItemStateAppearance()
  open private(set) var selected = UITabBarItemStateAppearance()
  open private(set) var disabled = UITabBarItemStateAppearance()
  open private(set) var focused = UITabBarItemStateAppearance()

  /// The layout that provides the defaults.
  package private(set) var style: Style

  /// Creates an appearance for stacked items.
  public override convenience init() {
    self.init(style: .stacked)
  }

  /// Creates an appearance for a style. Required, unlike UIKit's, so that copies keep their class.
  public required init(style: Style) {
    self.style = style
    super.init()
  }

  /// Resets all properties.
  open func configureWithDefault(for style: Style) {
    self.style = style
    normal = UITabBarItemStateAppearance()
    selected = UITabBarItemStateAppearance()
    disabled = UITabBarItemStateAppearance()
    focused = UITabBarItemStateAppearance()
  }

  func modelCopy() -> Self {
    let copy = Self(style: style)
    copy.normal.adopt(normal)
    copy.selected.adopt(selected)
    copy.disabled.adopt(disabled)
    copy.focused.adopt(focused)
    return copy
  }

  /// On the main thread only, like everything of this class.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { modelCopy() }
  }

  /// A copy of the same class, which changes by itself (APP-6).
  public nonisolated func copy() -> Self {
    MainActor.assumeIsolated { modelCopy() }
  }

  @_disfavoredOverload
  open nonisolated override func copy() -> Any { copy(with: nil) }
}

extension UITabBarItemAppearance {
  /// The title's colour in a state. States inherit from normal (APP-12).
  public func modelState(_ state: UIControl.State) -> ModelItemState {
    ModelItemState([
      (state, attributes: appearance(for: state).titleTextAttributes), (.normal, attributes: normal.titleTextAttributes),
    ])
  }

  /// The explicit icon colour of a state, or else of normal (APP-12); `nil` for the system's.
  public func modelIconColor(_ state: UIControl.State) -> UIColor? {
    appearance(for: state).iconColor ?? normal.iconColor
  }

  func appearance(for state: UIControl.State) -> UITabBarItemStateAppearance {
    switch state {
    case .selected: selected
    case .disabled: disabled
    case .focused: focused
    default: normal
    }
  }
}

/// The look of a tab bar item in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  open var titlePositionAdjustment = UIOffset.zero

  open var iconColor: UIColor?

  open var badgePositionAdjustment = UIOffset.zero

  open var badgeBackgroundColor: UIColor?

  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  open var badgeTitlePositionAdjustment = UIOffset.zero

  func adopt(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
