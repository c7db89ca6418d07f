import Foundation

/// A toolbar; free-standing unless a navigation controller manages it.
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?

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
    set { slots[.standard] = newValue }
  }

  open var compactAppearance: UIToolbarAppearance? {
    get { slots[.compact] }
    set { slots[.compact] = newValue }
  }

  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { slots[.scrollEdge] }
    set { slots[.scrollEdge] = newValue }
  }

  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { slots[.compactScrollEdge] }
    set { slots[.compactScrollEdge] = newValue }
  }

  // MARK: Legacy properties

  open var barStyle = UIBarStyle.default

  open var barTintColor: UIColor?

  /// What was set, else inferred from the background image (BAR-6).
  open var isTranslucent: Bool {
    get { legacyBackground.effectiveTranslucency }
    set {
      explicitTranslucency = newValue
      superview?.setNeedsLayout()
    }
  }

  var explicitTranslucency: Bool?

  private var backgroundImages = LegacyTable<AxisPair<UIBarPosition, UIBarMetrics>, UIImage>()

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[AxisPair(first: topOrBottom, second: barMetrics)] = backgroundImage
  }

  /// The image that a toolbar with this position and these metrics uses (BAR-6).
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[AxisPair(first: topOrBottom, second: barMetrics)]
  }

  private var shadowImages = LegacyTable<UIBarPosition, UIImage>()

  /// Shown only together with a background image (BAR-7).
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }
}
