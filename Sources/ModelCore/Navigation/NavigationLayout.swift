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
    placeNavigationBar()
    placeToolbar()
    view.content.frame = view.bounds
    placeTop()
  }

  /// Below the status bar.
  private func placeNavigationBar() {
    let bar = controller.navigationBar
    bar.isHidden = !controller.isNavigationBarShown
    bar.frame = CGRect(x: 0, y: statusBarHeight, width: view.bounds.width, height: navigationBarHeight)
  }

  private func placeToolbar() {
    guard let toolbar = controller.toolbar else { return }
    let height = barHeight
    toolbar.isHidden = !controller.isToolbarShown
    toolbar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  private func placeTop() {
    guard let top = controller.topViewController, let topView = top.viewIfLoaded, topView.superview === view.content else {
      return
    }
    topView.frame = ContentFrame(
      edges: top.edgesForExtendedLayout, includesOpaqueBars: top.extendedLayoutIncludesOpaqueBars, top: topBars,
      bottom: bottomBars
    ).frame(in: view.content.bounds)
  }

  private var topBars: ContentFrame.Bars {
    let bar = controller.navigationBar
    return bar.isHidden ? .none : ContentFrame.Bars(inset: bar.frame.maxY, isTranslucent: bar.isTranslucent)
  }

  private var bottomBars: ContentFrame.Bars {
    guard let toolbar = controller.toolbar, !toolbar.isHidden else { return .none }
    return ContentFrame.Bars(inset: view.bounds.height - toolbar.frame.minY, isTranslucent: toolbar.isTranslucent)
  }

  private var barHeight: CGFloat { BarHeights.bar(for: view.traitCollection, device: CurrentSimulation.device) }

  /// A large title has no place in a bar of compact height.
  private var navigationBarHeight: CGFloat {
    let bar = controller.navigationBar
    let height = barHeight
    let isLarge = LargeTitle.isShown(in: bar) && height != BarHeights.compact
    return height + (isLarge ? BarHeights.largeTitle : 0) + (bar.topItem?.prompt == nil ? 0 : BarHeights.prompt)
  }

  /// How far the status bar reaches into the view.
  private var statusBarHeight: CGFloat {
    guard let window = view.window else { return CurrentSimulation.device.statusBarHeight }
    var top: CGFloat = 0
    var ancestor: UIView? = view
    while let current = ancestor, current !== window {
      top += current.frame.minY
      ancestor = current.superview
    }
    return max(0, CurrentSimulation.device.statusBarHeight - top)
  }
}

extension UINavigationController {
  /// BAR-4: neither hidden nor away for another reason, such as another's bar (SPL-3).
  var isNavigationBarShown: Bool { !isNavigationBarHidden && !areBarsHiddenAutomatically && !isNested }

  /// NAV-9: what hides bars on its own leaves a toolbar without items alone.
  var isToolbarShown: Bool { !isToolbarHidden && !(areBarsHiddenAutomatically && toolbar.items?.isEmpty == false) }
}
