public import Foundation

/// A rectangle of a window: geometry, hierarchy, layout, tint and traits, but nothing drawn.
open class UIView: UIResponder, UIAppearance, UIAppearanceContainer {
  /// How a picture fits into a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft,
      bottomRight
  }

  /// How an animation runs. Nothing depends on it here.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  public init(frame: CGRect) {
    storedFrame = frame
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    storedFrame = .zero
    super.init()
  }

  // MARK: Geometry

  /// Not in a wrapper, as layout asks for it all the time.
  private var storedFrame: CGRect

  /// In the superview's coordinates, in points.
  open var frame: CGRect {
    get { storedFrame }
    set {
      guard settingLog.rules == nil || permits("frame") else { return }
      let old = storedFrame.size
      storedFrame = newValue
      if newValue.size != old { setNeedsLayout() }
    }
  }

  /// In the view's own coordinates, in points. Setting the size keeps the centre of the frame.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame = CGRect(
        x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2, width: newValue.width, height: newValue.height)
    }
  }

  /// What the view shows first of itself: its own coordinates of its top left corner.
  var boundsOrigin = CGPoint.zero

  /// A point of this view in the coordinates of another; nil stands for the window. Views without a common root have no common
  /// coordinates: each counts from its own root.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CoordinateConversion(from: self, to: view).convert(point)
  }

  /// A point of another view in the coordinates of this one; nil stands for the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CoordinateConversion(from: view, to: self).convert(point)
  }

  /// A rectangle of this view in the coordinates of another; nil stands for the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CoordinateConversion(from: self, to: view).convert(rect)
  }

  /// A rectangle of another view in the coordinates of this one; nil stands for the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CoordinateConversion(from: view, to: self).convert(rect)
  }

  /// How much of the view is covered by bars and the status bar or set aside by its controllers, in points; zero before iOS 11 (BAR-3).
  open var safeAreaInsets: UIEdgeInsets {
    CurrentSimulation.device.systemVersion < 11 ? .zero : SafeArea.insets(of: self)
  }

  // MARK: Hierarchy

  open internal(set) weak var superview: UIView?

  open internal(set) var subviews: [UIView] = []

  /// The view controller whose root view this is.
  weak var controller: UIViewController?

  /// The controller in whose view this view is, or whose view it is.
  var nearestController: UIViewController? { controller ?? superview?.nearestController }

  /// The window at the root of the view's hierarchy; kept by every view, so that asking costs the same at any depth.
  weak var hierarchyWindow: UIWindow?

  /// The window at the root of the view's hierarchy.
  open var window: UIWindow? { hierarchyWindow }

  /// Puts `view` in front of the other subviews, taking it from where it was.
  open func addSubview(_ view: UIView) {
    ViewInsertion(view, into: self, at: subviews.count).run()
  }

  /// - Parameter index: 0 is behind all others.
  open func insertSubview(_ view: UIView, at index: Int) {
    ViewInsertion(view, into: self, at: index).run()
  }

  open func removeFromSuperview() {
    ViewRemoval(self).run()
  }

  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  /// Called before the view gets another window; nil when it leaves its own.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view got another window or left its own.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Whether this view is to be laid out in the next layout pass. A new view is.
  var needsLayout = true
  /// Whether a view below this one is to be laid out or to update its properties.
  var needsLayoutBelow = false
  /// Whether a layout pass is at this view or below it.
  var isBeingLaidOut = false
  /// For a window: whether its layout waits for the next layout pass.
  var isLayoutRequested = false
  /// Everybody's in a new view.
  var propertiesUpdate: PropertiesUpdate = [.ofController, .ofView]

  /// Lays this view out in the next layout pass.
  open func setNeedsLayout() {
    needsLayout = true
    ViewLayout.request(self)
  }

  /// Lays out at once what needs it in this view and below.
  open func layoutIfNeeded() {
    ViewLayout.run(self)
  }

  /// Places the subviews. The layout pass calls it, between its controller's `viewWillLayoutSubviews` and `viewDidLayoutSubviews`.
  open func layoutSubviews() {}

  /// From iOS 26 on: sets what depends on the app's data. Called when the view is first laid out and in the layout pass after
  /// ``setNeedsUpdateProperties()``, before ``layoutSubviews()`` (VCL-16).
  open func updateProperties() {}

  /// Calls ``updateProperties()`` in the next layout pass, once however often it was asked for. That alone lays nothing out (VCL-16).
  open func setNeedsUpdateProperties() {
    propertiesUpdate.insert(.ofView)
    ViewLayout.request(self)
  }

  // MARK: Looks

  @ModelUnrecorded open var clipsToBounds = false

  @ModelRecorded open var backgroundColor: UIColor?

  @ModelUnrecorded open var isHidden = false

  /// 0...1.
  @ModelUnrecorded open var alpha: CGFloat = 1

  /// The colour of controls and template images: this view's own, else the superview's, else the system's (BAR-8). Nil resets it.
  open var tintColor: UIColor! {
    get { explicitTintColor ?? SystemLook.current.tintColor }
    set { setTint(\.ownTintColor, to: newValue) { $0.tintColor = $1 } }
  }

  /// The tint that was set on this very view.
  package private(set) var ownTintColor: UIColor?

  /// The nearest tint that was set on the way from this view to the window.
  var explicitTintColor: UIColor? { ownTintColor ?? superview?.explicitTintColor }

  /// A style for this view and what is in it, whatever surrounds it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownUserInterfaceStyle }
    set {
      guard permits("overrideUserInterfaceStyle") else { return }
      TraitChange.run(in: self) { ownUserInterfaceStyle = newValue }
    }
  }

  private var ownUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// What this view's surroundings give it, before its controller's and its own override.
  var inheritedTraits: UITraitCollection { superview?.traitCollection ?? UITraitCollection(CurrentSimulation.traits) }

  /// Called when the traits have changed while the view was in a window.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits of the superview, else of the device, with the overrides of the view's controller and of the view.
  open var traitCollection: UITraitCollection {
    (controller?.traitCollection ?? inheritedTraits).overridden(by: overrideUserInterfaceStyle)
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

  /// The items of a bar, shown or not: proxies apply to them when they apply to the bar (PRX-3).
  var itemsOnBar: [any AppearanceTarget] { [] }
}

extension UIView: AppearanceTarget {
  var isInWindow: Bool { window != nil }

  var traitsForProxies: TraitValues { traitCollection.traits }
}

/// From the coordinates of one view to those of another; nil is the root of their hierarchy.
@MainActor
struct CoordinateConversion {
  /// Where the origin of the first view's coordinates lies in those of the second.
  private let offset: CGPoint

  init(from: UIView?, to: UIView?) {
    let start = from.map(Self.origin) ?? .zero
    let end = to.map(Self.origin) ?? .zero
    offset = CGPoint(x: start.x - end.x, y: start.y - end.y)
  }

  func convert(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + offset.x, y: point.y + offset.y)
  }

  func convert(_ rect: CGRect) -> CGRect {
    CGRect(origin: convert(rect.origin), size: rect.size)
  }

  /// The origin of a view's coordinates in those of its root.
  private static func origin(of view: UIView) -> CGPoint {
    guard let superview = view.superview else { return .zero }
    let above = origin(of: superview)
    return CGPoint(
      x: above.x + view.frame.minX - view.boundsOrigin.x, y: above.y + view.frame.minY - view.boundsOrigin.y)
  }
}
