import Foundation

/// Places the bars of a navigation controller and the view of its top controller (NAV-14, BAR-2).
@MainActor
struct NavigationLayout {
  private let controller: UINavigationController
  private let view: NavigationView

  init(_ controller: UINavigationController, _ view: NavigationView) {
    self.controller = controller
    self.view = view
  }

  func run() {
    controller.updateBarVisibility()
    let (covered, traits) = (SafeArea.covered(view), view.traitCollection)
    placeNavigationBar(below: covered.top, traits)
    placeToolbar(above: covered.bottom, traits)
    view.content.frame = view.bounds
    placeTop(outerBottom: covered.bottom)
    restContent()
    followSafeArea()
  }

  private func followSafeArea() {
    let covered = controller.coveredByOwnBars
    guard covered != controller.bars.lastCovered else { return }
    controller.bars.lastCovered = covered
    SafeArea.didChange(below: view.content)
  }

  /// - Parameter top: The height that the status bar covers.
  private func placeNavigationBar(below top: CGFloat, _ traits: UITraitCollection) {
    let bar = controller.navigationBar
    bar.isHidden = controller.isNavigationBarHidden || controller.isNested
    bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height(of: bar, traits))
  }

  /// - Parameter bottom: The height that a tab bar covers.
  private func placeToolbar(above bottom: CGFloat, _ traits: UITraitCollection) {
    guard let toolbar = controller.toolbar else { return }
    let height = BarHeights.toolbar(for: traits)
    toolbar.isHidden = controller.isToolbarHidden
    toolbar.frame = CGRect(x: 0, y: view.bounds.height - bottom - height, width: view.bounds.width, height: height)
  }

  private func placeTop(outerBottom: CGFloat) {
    guard let top = controller.topViewController, let topView = top.viewIfLoaded, topView.superview === view.content else {
      return
    }
    topView.frame = frame(of: top, outerBottom: outerBottom)
  }

  /// The frame that the top controller's view gets.
  private func frame(of top: UIViewController, outerBottom: CGFloat) -> CGRect {
    ContentFrame(
      edges: top.edgesForExtendedLayout, includesOpaqueBars: top.extendedLayoutIncludesOpaqueBars, top: topBars,
      bottom: bottomBars(outer: outerBottom)
    ).frame(in: view.content.bounds)
  }

  /// The frame of the top controller's view with the bars as they are now.
  var topFrame: CGRect? { controller.topViewController.map { frame(of: $0, outerBottom: SafeArea.covered(view).bottom) } }

  private var topBars: ContentFrame.Bars {
    let bar = controller.navigationBar
    return bar.isHidden
      ? .none : ContentFrame.Bars(inset: controller.coveredByNavigationBar, isTranslucent: bar.isTranslucent)
  }

  /// The toolbar, or else the surrounding tab bar.
  private func bottomBars(outer: CGFloat) -> ContentFrame.Bars {
    if let toolbar = controller.toolbar, !toolbar.isHidden, !toolbar.isEmptied {
      return ContentFrame.Bars(inset: view.bounds.height - toolbar.frame.minY, isTranslucent: toolbar.isTranslucent)
    }
    guard let tabBar = controller.tabBarController?.tabBar, controller.standingBarEdge == .unspecified else { return .none }
    return ContentFrame.Bars(inset: outer, isTranslucent: tabBar.isTranslucent)
  }

  /// Keeps content at its top when the bars change (BAR-3). The large title counts with its full height.
  private func restContent() {
    guard let top = controller.topViewController else { return }
    guard CurrentSimulation.device.systemVersion >= 11 else { return top.adjustScrollViewInsets() }
    guard let scrollView = controller.modelContentScrollView else { return }
    let bar = controller.navigationBar
    let automatic = ScrollViewInsets.automatic(of: scrollView).top
    let hiddenTitle = LargeTitle.height(in: bar, scrolledBy: 0) - LargeTitle.height(in: bar)
    scrollView.rest(at: -(scrollView.contentInset.top + automatic + (automatic > 0 ? hiddenTitle : 0)))
  }

  private func height(of bar: UINavigationBar, _ traits: UITraitCollection) -> CGFloat {
    let prompt = bar.topItem?.prompt == nil ? 0 : BarHeights.prompt
    return BarHeights.navigationBar(for: traits) + LargeTitle.height(in: bar) + prompt
  }
}

extension UINavigationController {
  /// The frame in which the top controller's view ends a transition (TRN-3).
  var contentFrame: CGRect? { (loadedView as? NavigationView).flatMap { NavigationLayout(self, $0).topFrame } }

  /// The part of the view that the two bars cover, as of the last layout (BAR-3).
  var coveredByOwnBars: UIEdgeInsets {
    guard let view = viewIfLoaded else { return .zero }
    let covered = UIEdgeInsets(
      top: coveredByNavigationBar, left: 0,
      bottom: isToolbarHidden || toolbar.isEmptied ? 0 : view.bounds.height - toolbar.frame.minY, right: 0)
    return covered.union(column(at: standingBarEdge))
  }
}

extension UIViewController {
  /// Lays out this controller's bars and those below again, after the part covered from outside has changed.
  func safeAreaDidChange() {
    for navigationController in navigationControllers { navigationController.layOutBars() }
  }

  /// This controller and all below that are navigation controllers, those in presented controllers included.
  var navigationControllers: [UINavigationController] {
    let below = children + [presentation?.presented].compactMap(\.self)
    return [self as? UINavigationController].compactMap(\.self) + below.flatMap(\.navigationControllers)
  }
}

/// The view of a navigation controller, which contains the top controller's view under the bars.
final class NavigationView: UIView {
  /// Holds the views of the stack, so that none of them is the first subview (SPL-7).
  let content = UIView()

  init(_ controller: UINavigationController) {
    super.init(frame: CGRect(origin: .zero, size: CurrentSimulation.device.screenSize))
    content.frame = bounds
    addSubview(content)
    addSubview(controller.navigationBar)
    addSubview(controller.toolbar)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    guard let navigationController = controller as? UINavigationController else { return }
    navigationController.transitions.showNow()
    NavigationLayout(navigationController, self).run()
  }
}

/// The two bars of a navigation controller.
@MainActor
final class NavigationBars {
  let navigationBar: UINavigationBar
  let toolbar: UIToolbar

  var isNavigationBarHidden = false
  var isToolbarHidden = true

  /// The part of the view that the bars covered in the last layout.
  var lastCovered = UIEdgeInsets.zero

  /// Creates the bars, of which `controller` manages the navigation bar. Classes that are not subclasses of the bars' are ignored.
  init(of controller: UINavigationController, navigationBarClass: AnyClass? = nil, toolbarClass: AnyClass? = nil) {
    navigationBar = (navigationBarClass as? UINavigationBar.Type)?.init(coder: EmptyCoder()) ?? UINavigationBar()
    toolbar = (toolbarClass as? UIToolbar.Type)?.init(coder: EmptyCoder()) ?? UIToolbar()
    toolbar.isHidden = true
    navigationBar.stack.manager = controller
  }
}
