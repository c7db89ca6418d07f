public import Foundation

/// A navigation bar; free-standing unless a navigation controller manages it.
open class UINavigationBar: UIView {
  // MARK: Items

  /// The stack of items; the last is shown, the one before it gives the back button (NAV-2).
  @ModelUnrecorded open var items: [UINavigationItem]? {
    didSet { updateItems(oldValue ?? []) }
  }

  override var itemsOnBar: [UIBarItem] { (items ?? []).flatMap(\.itemsOnBar) }

  private func updateItems(_ old: [UINavigationItem]) {
    let kept = Set((items ?? []).map { ObjectIdentifier($0) })
    for item in old where item.bar === self && !kept.contains(ObjectIdentifier(item)) { item.bar = nil }
    for item in items ?? [] { item.bar = self }
  }

  open var topItem: UINavigationItem? { items?.last }

  open var backItem: UINavigationItem? { items?.dropLast().last }

  // MARK: Behaviour

  @ModelRecorded open var prefersLargeTitles = false

  @ModelUnrecorded open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// Free-standing bars are at the top (BAR-12).
  open var barPosition: UIBarPosition { .top }

  // MARK: Appearance objects

  var slots = BarAppearanceSlots<UINavigationBarAppearance>()
  private lazy var defaultAppearance = UINavigationBarAppearance()

  /// Never nil; copied when set (APP-2, 6).
  open var standardAppearance: UINavigationBarAppearance {
    get { slots[.standard] ?? defaultAppearance }
    set { set(\.slots[.standard], to: newValue) { $0.standardAppearance = $1 } }
  }

  open var compactAppearance: UINavigationBarAppearance? {
    get { slots[.compact] }
    set { set(\.slots[.compact], to: newValue) { $0.compactAppearance = $1 } }
  }

  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { slots[.scrollEdge] }
    set { set(\.slots[.scrollEdge], to: newValue) { $0.scrollEdgeAppearance = $1 } }
  }

  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { slots[.compactScrollEdge] }
    set { set(\.slots[.compactScrollEdge], to: newValue) { $0.compactScrollEdgeAppearance = $1 } }
  }

  // MARK: Legacy properties

  @ModelRecorded open var barStyle = UIBarStyle.default

  @ModelRecorded open var barTintColor: UIColor?

  /// What was set, else inferred from the background image (BAR-6).
  open var isTranslucent: Bool {
    get { legacyBackground.effectiveTranslucency }
    set { set(\.explicitTranslucency, to: newValue) { $0.isTranslucent = $1 } }
  }

  var explicitTranslucency: Bool?

  private var backgroundImages = LegacyTable<AxisPair<UIBarPosition, UIBarMetrics>, UIImage>()

  /// For a bar in any position.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
    set(\.backgroundImages[AxisPair(first: position, second: barMetrics)], to: backgroundImage) {
      $0.setBackgroundImage($1, for: position, barMetrics: barMetrics)
    }
  }

  /// The image that a bar with this position and these metrics uses (BAR-6).
  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[AxisPair(first: position, second: barMetrics)]
  }

  /// Shown only together with a background image (BAR-7).
  @ModelRecorded open var shadowImage: UIImage?

  @ModelRecorded open var titleTextAttributes: [NSAttributedString.Key: Any]?

  @ModelRecorded open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  private var titleVerticalPositionAdjustments = LegacyTable<UIBarMetrics, CGFloat>()

  /// - Parameter adjustment: In points, downwards.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    set(\.titleVerticalPositionAdjustments[barMetrics], to: adjustment) {
      $0.setTitleVerticalPositionAdjustment($1, for: barMetrics)
    }
  }

  /// The adjustment that a bar with these metrics uses, in points (BAR-11).
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleVerticalPositionAdjustments[barMetrics] ?? 0
  }

  /// Shown only together with the mask (BAR-9).
  @ModelRecorded open var backIndicatorImage: UIImage?

  @ModelRecorded open var backIndicatorTransitionMaskImage: UIImage?
}
