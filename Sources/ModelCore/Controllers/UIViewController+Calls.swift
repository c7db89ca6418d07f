import Foundation

/// The callbacks, each logged whether or not the app overrides it.
extension UIViewController {
  func note(_ kind: EventLog.Kind, _ name: String, _ arguments: String = "") {
    CurrentSimulation.simulation?.note(kind, responder: self, name, arguments)
  }

  func noteAppearance(_ name: String, animated: Bool) {
    note(.appearance, name, animated ? "animated: true" : "animated: false")
  }

  /// Tells the controller of its safe area, if that is another than the last time (VCL-36).
  func sendSafeAreaInsets() {
    guard let view = loadedView, view.window != nil else { return }
    let insets = view.safeAreaInsets
    guard insets != toldSafeAreaInsets else { return }
    toldSafeAreaInsets = insets
    viewSafeAreaInsetsDidChange()
  }

  func sendWillLayoutSubviews() {
    note(.layout, "viewWillLayoutSubviews")
    viewWillLayoutSubviews()
  }

  func sendDidLayoutSubviews() {
    note(.layout, "viewDidLayoutSubviews")
    viewDidLayoutSubviews()
  }

  func sendTraitCollectionDidChange(_ previous: UITraitCollection) {
    note(.traits, "traitCollectionDidChange")
    traitCollectionDidChange(previous)
  }

  /// Sends the memory warning to this controller and those below, from the top down.
  func sendMemoryWarning() {
    var waiting = [self]
    while let controller = waiting.popLast() {
      controller.note(.application, "didReceiveMemoryWarning")
      controller.didReceiveMemoryWarning()
      waiting += controller.children.reversed()
    }
  }
}

/// Loading of the view: once, when it is first needed (VCL-1, VCL-2, VCL-3).
extension UIViewController {
  /// Loads the view unless it is loaded. After it is set to `nil` it is loaded again.
  func loadViewOnce() {
    guard loadedView == nil else { return }
    guard !isLoadingView else {
      CurrentSimulation.fault(.vcl3, "\(modelName) asked for its view in loadView, before it set one; set view first")
      view = UIView()
      return
    }
    isLoadingView = true
    note(.loading, "loadView")
    loadView()
    isLoadingView = false
    if loadedView == nil {
      CurrentSimulation.fault(.vcl3, "loadView of \(modelName) set no view")
      view = UIView()
    }
    note(.loading, "viewDidLoad")
    viewDidLoad()
  }

  /// The view of a controller that took its view away while it was loaded: it is loaded again, and a plain one if that fails, too.
  func viewAfterLoss() -> UIView? {
    loadViewIfNeeded()
    if loadedView == nil { replaceView(with: .plainRootView()) }
    return loadedView
  }

  /// Replaces the view. No view can belong to two controllers (VCL-11).
  func replaceView(with view: UIView?) {
    guard loadedView !== view else { return }
    if let owner = view?.controller {
      return CurrentSimulation.fault(
        .vcl11, "\(modelName) was given the view of \(owner.modelName); set that controller's view to nil before")
    }
    let old = loadedView
    old?.controller = nil
    loadedView = view
    view?.controller = self
    // Its `deinit` may ask for the view.
    withExtendedLifetime(old) {}
  }
}

extension UIView {
  /// The view of a controller that makes none: as large as the screen, and it follows the size of its superview (VCL-3, CTL-10).
  static func plainRootView() -> UIView {
    UIView(following: CGRect(origin: .zero, size: CurrentSimulation.device.screenSize))
  }
}

extension UIViewController {
  var computedTraits: UITraitCollection { withOwnTraits(surroundingTraits) }

  var traitSource: (any InheritingEnvironment)? { viewGivingTraits?.storedSuperview ?? containment.parent }

  /// The traits that the controller inherits: since iOS 17 those of its view's superview, before of its parent (TRT-4). Does not load the view.
  var surroundingTraits: UITraitCollection {
    if let view = viewGivingTraits { return view.inheritedTraits }
    guard let parent = containment.parent else { return CurrentSimulation.traitCollection }
    return parent.traitsOfDescendants(TraitReading.inherited(from: parent))
  }

  /// The controller's view, if its superview gives the traits, and not the parent.
  var viewGivingTraits: UIView? {
    guard let view = loadedView, view.storedSuperview != nil,
      CurrentSimulation.device.systemVersion >= 17 || containment.parent == nil
    else { return nil }
    return view
  }

  /// The traits of this controller where it inherits these: with what its parent forces on it (TRT-4), and its own overrides.
  func withOwnTraits(_ inherited: UITraitCollection) -> UITraitCollection {
    var given = inherited
    // Mostly nothing is forced, and the parent need not be asked.
    if traitState?.forced != nil, let forced = containment.parent?.overrideTraitCollection(forChild: self) {
      given = UITraitCollection(inherited.traits.overridden(by: forced.traits))
    }
    let traits = overriding(given.overridden(by: overrideUserInterfaceStyle))
    return verticalBarState.decided == .disabled ? traits.withHorizontalBars : traits
  }
}

/// The scroll views that a controller set for the bars at its edges (NAV-13).
struct ContentScrollViews {
  private struct Entry {
    let edge: NSDirectionalRectEdge
    weak var scrollView: UIScrollView?
  }

  private var entries: [Entry] = []

  mutating func set(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    entries.removeAll { edge.contains($0.edge) }
    entries.append(Entry(edge: edge, scrollView: scrollView))
  }

  /// The scroll view set last for all of `edge`.
  @MainActor func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    entries.last { $0.edge.contains(edge) }?.scrollView
  }
}

extension UIViewController {
  /// Tells this controller and all containers above that content was scrolled.
  func passOnScrolling(of scrollView: UIScrollView) {
    var next: UIViewController? = self
    while let controller = next {
      controller.contentDidScroll(scrollView)
      next = controller.parent
    }
  }

  /// Writes the insets that cover the controller's view into its first scroll view, as containers do before iOS 11 (BAR-1).
  func adjustScrollViewInsets() {
    guard CurrentSimulation.device.systemVersion < 11, automaticallyAdjustsScrollViewInsets, let view = viewIfLoaded,
      let scrollView = view as? UIScrollView ?? view.subviews.first as? UIScrollView
    else { return }
    let covered = SafeArea.covered(view)
    scrollView.contentInset.top = covered.top
    scrollView.contentInset.bottom = covered.bottom
    scrollView.rest(at: -covered.top)
  }
}
