import Foundation

/// A toolbar; free-standing unless a navigation controller manages it.
open class UIToolbar: UIView {
  @ModelUnrecorded open var items: [UIBarButtonItem]? {
    didSet { ItemPlacement.change(from: oldValue ?? [], to: items ?? [], on: self) }
  }

  override var itemsOnBar: [any AppearanceTarget] { items ?? [] }

  /// Asked for the position of a free-standing toolbar.
  open weak var delegate: (any UIToolbarDelegate)?

  private var freePosition: UIBarPosition?

  /// Toolbars are at the bottom, unless a free-standing one's delegate wants it elsewhere (BAR-12).
  open var barPosition: UIBarPosition { freePosition ?? .bottom }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { freePosition = FreeBarPosition.ask(delegate, for: self) }
  }

  // MARK: Appearance objects

  var slots = BarAppearanceSlots<UIToolbarAppearance>()
  private lazy var defaultAppearance = UIToolbarAppearance()

  /// Never nil; copied when set (APP-4, 6).
  open var standardAppearance: UIToolbarAppearance {
    get { slots[.standard] ?? defaultAppearance }
    set { set(\.slots[.standard], to: newValue) { $0.standardAppearance = $1 } }
  }

  open var compactAppearance: UIToolbarAppearance? {
    get { slots[.compact] }
    set { set(\.slots[.compact], to: newValue) { $0.compactAppearance = $1 } }
  }

  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { slots[.scrollEdge] }
    set { set(\.slots[.scrollEdge], to: newValue) { $0.scrollEdgeAppearance = $1 } }
  }

  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
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

  var explicitTranslucency: Bool? {
    didSet { superview?.setNeedsLayout() }
  }

  private var backgroundImages = LegacyTable<AxisPair<UIBarPosition, UIBarMetrics>, UIImage>()

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    set(\.backgroundImages[AxisPair(first: topOrBottom, second: barMetrics)], to: backgroundImage) {
      $0.setBackgroundImage($1, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
    }
  }

  /// The image that a toolbar with this position and these metrics uses (BAR-6).
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[AxisPair(first: topOrBottom, second: barMetrics)]
  }

  private var shadowImages = LegacyTable<UIBarPosition, UIImage>()

  /// Shown only together with a background image (BAR-7).
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    set(\.shadowImages[topOrBottom], to: shadowImage) { $0.setShadowImage($1, forToolbarPosition: topOrBottom) }
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }
}
