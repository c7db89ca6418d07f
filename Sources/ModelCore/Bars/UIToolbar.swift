import Foundation

/// A toolbar; free-standing unless a navigation controller manages it.
open class UIToolbar: UIView {
  @ModelUnrecorded open var items: [UIBarButtonItem]? {
    didSet { ItemPlacement.change(from: oldValue ?? [], to: items ?? [], on: self) }
  }

  override var itemsOnBar: [any AppearanceTarget] { items ?? [] }

  /// The delegate, which decides on the position of a free-standing toolbar.
  open weak var delegate: (any UIToolbarDelegate)? {
    get { heldDelegate.delegate }
    set { heldDelegate.set(newValue) }
  }

  let heldDelegate = HeldDelegate<any UIToolbarDelegate>()

  private var freePosition: UIBarPosition?

  /// The position: `bottom` unless a free-standing toolbar's delegate returns another (BAR-12).
  open var barPosition: UIBarPosition { freePosition ?? .bottom }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { freePosition = FreeBarPosition.ask(heldDelegate, for: self) { $0.position(for: self) } }
  }

  // MARK: Appearance objects

  var slots = BarAppearanceSlots<UIToolbarAppearance>()
  private lazy var defaultAppearance = UIToolbarAppearance()

  /// The appearance of the bar where no other applies. Never `nil`; copied when set (APP-4, APP-6).
  open var standardAppearance: UIToolbarAppearance {
    get { slots[.standard] ?? defaultAppearance }
    set { set(\.slots[.standard], to: kept(newValue)) { $0.standardAppearance = $1 } }
  }

  open var compactAppearance: UIToolbarAppearance? {
    get { slots[.compact] }
    set { set(\.slots[.compact], to: newValue.map(kept)) { $0.compactAppearance = $1 } }
  }

  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { slots[.scrollEdge] }
    set { set(\.slots[.scrollEdge], to: newValue.map(kept)) { $0.scrollEdgeAppearance = $1 } }
  }

  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { slots[.compactScrollEdge] }
    set { set(\.slots[.compactScrollEdge], to: newValue.map(kept)) { $0.compactScrollEdgeAppearance = $1 } }
  }

  // MARK: Legacy properties

  @ModelRecorded open var barStyle = UIBarStyle.default

  @ModelRecorded open var barTintColor: UIColor?

  /// Whether the bar is translucent; inferred from the background image unless it is set (BAR-6).
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

  /// The image of the bar's shadow, shown only together with a background image (BAR-7).
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    set(\.shadowImages[topOrBottom], to: shadowImage) { $0.setShadowImage($1, forToolbarPosition: topOrBottom) }
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }
}

/// Decides on the position of a free-standing toolbar (BAR-12).
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar {
  /// The toolbar as the user sees it.
  public var modelBar: ModelToolbar {
    ModelToolbar(
      frame: frame, look: look,
      groups: GlassGroups.of(horizontalItems))
  }

  /// The items as the toolbar shows them, from the leading edge on (ITM-9).
  public var modelItems: [ModelItem] {
    let appearance = appearanceChoice(isAtEdge: isAtEdge)?.appearance
    return BarItemLayout(
      bar: self, metrics: barMetrics, appearance: { appearance?.buttonAppearance(for: $0) },
      isFromRight: traitCollection.layoutDirection == .rightToLeft
    ).fill(with: horizontalItems)
  }
}

extension UIToolbar {
  /// The bar's metrics, compact by height (NAV-15).
  var barMetrics: UIBarMetrics {
    BarHeights.isCompact(frame.height) ? .compact : .default
  }

  var legacyBackground: LegacyBackground {
    LegacyBackground(
      barStyle: barStyle, isTranslucent: explicitTranslucency, barTintColor: barTintColor?.shown(withTint: tintColor),
      image: backgroundImage(forToolbarPosition: barPosition, barMetrics: barMetrics),
      shadowImage: shadowImage(forToolbarPosition: barPosition), clipsToBounds: clipsToBounds,
      version: CurrentSimulation.device.systemVersion)
  }

  /// The bar's look, and the object or property that each part comes from.
  var look: ModelBarLook {
    let choice = appearanceChoice(isAtEdge: isAtEdge)
    let look = choice?.look(in: self) ?? legacyBackground.look(isAtEdge: isAtEdge)
    return GlassDrawing.drawsToolbarBackground(over: choice?.appearance.background) ? look : look.onGlass
  }

  /// The appearance object in use, or `nil` if legacy properties apply: before iOS 13, and while no object is set (BAR-6).
  func appearanceChoice(isAtEdge: Bool) -> AppearanceChoice<UIToolbarAppearance>? {
    let version = CurrentSimulation.device.systemVersion
    guard version >= 13, !slots.isEmpty else { return nil }
    let state = BarState.bottomBar(isCompact: barMetrics == .compact, isAtEdge: isAtEdge, version: version)
    return AppearanceChoice(.toolbar(state), item: BarAppearanceSlots(), bar: slots, standard: standardAppearance)
  }
}
