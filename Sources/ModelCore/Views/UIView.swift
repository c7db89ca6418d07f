public import Foundation

/// A rectangle of a window: geometry, hierarchy, layout, tint and traits, but nothing drawn.
open class UIView: ModelViewBase, UIAppearance, UIAppearanceContainer, UITraitChangeObservable, InheritingEnvironment {
  public init(frame: CGRect) {
    storedFrame = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    storedFrame = .zero
    super.init()
  }

  deinit { knownTraits?.environmentEnds() }

  /// Creates a view that follows the size of its superview (CTL-10).
  convenience init(following frame: CGRect) {
    self.init(frame: frame)
    _autoresizingMask = ModelUnrecorded(wrappedValue: [.flexibleWidth, .flexibleHeight])
  }

  // MARK: Geometry

  /// The frame, without a property wrapper because layout reads it often.
  private var storedFrame: CGRect

  /// The frame in the superview's coordinates, in points.
  open var frame: CGRect {
    get { storedFrame }
    set {
      guard settingLog.rules == nil || permits("frame") else { return }
      let old = storedFrame.size
      storedFrame = newValue
      if isFitted { fittedFrameDidChange() }
      guard newValue.size != old else { return }
      autoresizeSubviews(from: old)
      setNeedsLayout()
    }
  }

  /// Whether the window gives the view its frame: the layer of a presentation, and the presented view in it.
  var isFitted = false

  /// Called when the frame of such a view was set.
  func fittedFrameDidChange() { storedSuperview?.needsFit() }

  /// Makes the window give this view, and the subview that fills it, their frames again in its next layout. For the layers of presentations.
  func needsFit() {}

  /// The bounds in the view's own coordinates, in points. Setting the size keeps the centre of the frame.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame = CGRect(
        x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2, width: newValue.width, height: newValue.height)
    }
  }

  /// The origin of the bounds: the coordinates of the view's top left corner in its own system.
  var boundsOrigin = CGPoint.zero

  /// Converts a point of this view to the coordinates of another view; `nil` means the window. Views without a common root have no common
  /// coordinates: each counts from its own root.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CoordinateConversion(from: self, to: view).convert(point)
  }

  /// Converts a point of another view to this view's coordinates; `nil` means the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CoordinateConversion(from: view, to: self).convert(point)
  }

  /// Converts a rectangle of this view to the coordinates of another view; `nil` means the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CoordinateConversion(from: self, to: view).convert(rect)
  }

  /// Converts a rectangle of another view to this view's coordinates; `nil` means the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CoordinateConversion(from: view, to: self).convert(rect)
  }

  /// Converts a point of this view to the coordinates of a scene, a screen or another view.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { converted(point, to: space) }

  /// Converts a point of a scene, a screen or another view to this view's coordinates.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint { converted(point, from: space) }

  /// Converts a rectangle of this view to the coordinates of a scene, a screen or another view.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { converted(rect, to: space) }

  /// Converts a rectangle of a scene, a screen or another view to this view's coordinates.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { converted(rect, from: space) }

  /// The insets of the part that is not covered by bars or reserved by controllers, in points; zero before iOS 11 (BAR-3).
  open var safeAreaInsets: UIEdgeInsets {
    CurrentSimulation.device.systemVersion < 11 ? .zero : SafeArea.insets(of: self)
  }

  private var ownLayoutMargins: UIEdgeInsets? { didSet { layoutMarginsChanged(from: oldValue ?? .defaultLayoutMargins) } }

  /// The margins inside the safe area, in points: 8 on each side; 0 on iOS 27.1 in an app of its SDK (CMP-2). Those that UIKit adds for
  /// the root view of a controller are not modelled.
  open var layoutMargins: UIEdgeInsets {
    get { ownLayoutMargins ?? .defaultLayoutMargins }
    set { if permits("layoutMargins") { ownLayoutMargins = newValue } }
  }

  // MARK: Hierarchy

  /// The superview and the subviews, apart from the properties that subclasses can override, because layout reads them at every step.
  weak var storedSuperview: UIView? { didSet { TraitReading.superviewDidChange(of: self) } }
  private(set) var storedSubviews: [UIView] = []

  open var superview: UIView? { storedSuperview }

  open var subviews: [UIView] { storedSubviews }

  /// Puts a view among the subviews, at the nearest place that there is.
  func place(_ view: UIView, at index: Int) {
    // Moved out and in, so that it is changed in place, and no access to the property lasts.
    var views = storedSubviews
    storedSubviews = []
    let place = min(max(0, index), views.count)
    views.insert(view, at: place)
    storedSubviews = views
    layoutStart = min(layoutStart, place)
  }

  /// Inserts a view at a distance from a subview, counted without the view itself.
  private func insert(_ view: UIView, at distance: Int, from sibling: UIView, otherwise index: Int) {
    guard view !== sibling else { return }
    let place = storedSubviews.filter { $0 !== view }.index(ofObject: sibling)
    ViewInsertion(view, into: self, at: place.map { $0 + distance } ?? index).run()
  }

  /// Takes a view from among the subviews.
  func displace(_ view: UIView) {
    var views = storedSubviews
    storedSubviews = []
    views.removeObject(view)
    storedSubviews = views
    layoutStart = max(0, layoutStart - 1)
  }

  /// The view controller that has this view as its root view.
  weak var controller: UIViewController? { didSet { TraitReading.sourceDidChange(of: self) } }

  /// The controller of a root view, and the superview of any other (RSP-1).
  open override var next: UIResponder? { controller ?? superview }

  /// The controller of this view or of the nearest view above that has one.
  var nearestController: UIViewController? { ViewPath.nearest(from: self) { $0.controller } }

  /// The window at the root of the hierarchy, stored in every view so that reading it costs the same at any depth.
  weak var hierarchyWindow: UIWindow?

  /// The window at the root of the view's hierarchy.
  open var window: UIWindow? { hierarchyWindow }

  /// Adds `view` in front of the other subviews, removing it from its superview.
  open func addSubview(_ view: UIView) {
    ViewInsertion(view, into: self, at: storedSubviews.count).run()
  }

  /// Inserts `view` among the subviews, removing it from its superview.
  ///
  /// - Parameter index: The position from back to front; 0 is behind all others.
  open func insertSubview(_ view: UIView, at index: Int) {
    ViewInsertion(view, into: self, at: index).run()
  }

  /// Inserts `view` directly in front of a subview, removing it from its superview (CTL-9).
  ///
  /// - Parameter siblingSubview: If it is no subview, `view` goes in front of all.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: 1, from: siblingSubview, otherwise: storedSubviews.count)
  }

  /// Inserts `view` directly behind a subview, removing it from its superview (CTL-9).
  ///
  /// - Parameter siblingSubview: If it is no subview, `view` goes behind all.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: 0, from: siblingSubview, otherwise: 0)
  }

  /// Moves a subview in front of the others; any other view stays where it is (CTL-9).
  open func bringSubviewToFront(_ view: UIView) {
    if view.storedSuperview === self { insertSubview(view, at: storedSubviews.count) }
  }

  /// Moves a subview behind the others; any other view stays where it is (CTL-9).
  open func sendSubviewToBack(_ view: UIView) {
    if view.storedSuperview === self { insertSubview(view, at: 0) }
  }

  /// Exchanges two subviews by their places from back to front (CTL-9).
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard storedSubviews.indices.contains(index1), storedSubviews.indices.contains(index2) else {
      return CurrentSimulation.fault(
        .ctl9, "\(modelName) has \(storedSubviews.count) subviews; none can be exchanged at \(index1) and \(index2)")
    }
    storedSubviews.swapAt(index1, index2)
    layoutStart = 0
  }

  open func removeFromSuperview() {
    ViewRemoval(self).run()
  }

  open func isDescendant(of view: UIView) -> Bool { ViewPath.leads(from: self, to: view) }

  /// Called before the view moves to another window; `nil` when it leaves its window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view moved to another window or left its window.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Whether the next layout pass lays out this view. True for a new view.
  var needsLayout = true
  /// Whether a view below this one needs layout or an update of its properties.
  var needsLayoutBelow = false
  /// The place from which on there are subviews that need it: a layout pass looks at no others.
  var layoutStart = 0
  /// Whether a layout pass is laying out this view or one below it.
  var isBeingLaidOut = false
  /// Whether the view has been laid out.
  var isLaidOut = false
  /// For a window: whether its layout waits for the next layout pass.
  var isLayoutRequested = false
  /// The updates that the view needs: both for a new view.
  var propertiesUpdate: PropertiesUpdate = [.ofController, .ofView]

  /// Requests layout of this view in the next layout pass.
  open func setNeedsLayout() {
    needsLayout = true
    ViewLayout.request(self)
  }

  /// Lays out this view and those below at once, where they need it.
  open func layoutIfNeeded() {
    ViewLayout.run(self)
  }

  /// Whether a change of the safe area requests layout.
  var followsSafeArea: Bool { false }

  /// Lays out the subviews. The layout pass calls it between the controller's `viewWillLayoutSubviews` and `viewDidLayoutSubviews`.
  open func layoutSubviews() {}

  /// Updates properties that depend on the app's data. Since iOS 26 it is called when the view is first laid out, and in the layout pass
  /// after ``setNeedsUpdateProperties()``, before ``layoutSubviews()`` (VCL-16).
  open func updateProperties() {}

  /// Requests one call of ``updateProperties()`` in the next layout pass, without requesting layout (VCL-16).
  open func setNeedsUpdateProperties() {
    propertiesUpdate.insert(.ofView)
    ViewLayout.request(self)
  }

  /// Whether touches reach the view and those in it (CTL-1).
  @ModelUnrecorded open var isUserInteractionEnabled = true

  /// A number by which the app finds the view.
  @ModelUnrecorded open var tag = 0

  /// How the view's frame follows the size of its superview; not at all at first (CTL-10).
  @ModelUnrecorded open var autoresizingMask: AutoresizingMask = []

  /// Whether the frames of subviews follow the size of this view (CTL-10).
  @ModelUnrecorded open var autoresizesSubviews = true

  /// The view's part in Auto Layout, once it has one (CTL-8).
  var autoLayout: AutoLayout?

  // MARK: Looks

  @ModelUnrecorded open var clipsToBounds = false

  @ModelRecorded open var backgroundColor: UIColor?

  /// Without a property wrapper, as the frame.
  private var storedIsHidden = false

  open var isHidden: Bool {
    get { storedIsHidden }
    set { if settingLog.rules == nil || permits("isHidden") { storedIsHidden = newValue } }
  }

  /// The shape of the view's corners, square by default (iOS 26). It is kept, not drawn.
  @ModelUnrecorded open var cornerConfiguration = UICornerConfiguration.corners(radius: .fixed(0))

  /// The objects that react to what happens to the view.
  open private(set) var interactions: [any UIInteraction] = []

  /// Adds an interaction, which leaves the view that it was on before.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// The view's alpha, 0...1.
  @ModelUnrecorded open var alpha: CGFloat = 1

  /// The colour of controls and template images: this view's own, or else the superview's, or else the system's (BAR-8). Set `nil` to
  /// inherit it again.
  open var tintColor: UIColor! {
    get { explicitTintColor ?? SystemLook.current.tintColor }
    set { setTint(\.ownTintColor, to: newValue) { $0.tintColor = $1 } }
  }

  /// The tint set on this view itself.
  package private(set) var ownTintColor: UIColor?

  /// The nearest tint set on this view or one above it.
  var explicitTintColor: UIColor? { ViewPath.nearest(from: self) { $0.ownTintColor } }

  /// Forces light or dark on this view and its subviews.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownUserInterfaceStyle }
    set {
      guard permits("overrideUserInterfaceStyle") else { return }
      TraitChange.run(in: self) { ownUserInterfaceStyle = newValue }
    }
  }

  private var ownUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { TraitGeneration.advance() } }

  /// The traits that this view inherits, before its controller's and its own override.
  var inheritedTraits: UITraitCollection {
    storedSuperview.map { TraitReading.inherited(from: $0) } ?? CurrentSimulation.traitCollection
  }

  /// Called after the traits changed while the view was in a window.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The overrides and registrations of the view, once it has any (TRT-3, TRT-5).
  var traitState: TraitState?

  /// The traits of the superview, or else of the device, with the overrides of the view's controller and of the view.
  open var traitCollection: UITraitCollection { TraitReading.traits(of: self) }

  var knownTraits: KnownTraits?

  var computedTraits: UITraitCollection {
    let given = controller.map { TraitReading.inherited(from: $0) } ?? inheritedTraits
    return overriding(given.overridden(by: overrideUserInterfaceStyle))
  }

  var traitSource: (any InheritingEnvironment)? { controller ?? storedSuperview }

  /// The environments whose traits change with this view's, in the order in which they are told (TRT-5).
  var traitEnvironments: [any TraitHolder] { controller.map { [$0, self] } ?? [self] }

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

  /// The items of a bar, visible or not. Proxies apply to them when they apply to the bar (PRX-3).
  var itemsOnBar: [any AppearanceTarget] { [] }
}

extension UIView: AppearanceTarget {
  var isInWindow: Bool { window != nil }

  var traitsForProxies: TraitValues { traitCollection.traits }
}
