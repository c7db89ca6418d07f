import Foundation

/// The layout of a tab bar controller.
extension UITabBarController {
  /// Whether the bar is visible (TAB-13, NAV-11). On a phone the sidebar takes its place (SDB-1).
  var isTabBarShown: Bool {
    !tabBar.isHidden && !isTabBarHidden && !((selection.shown as? UINavigationController)?.hidesBottomBar ?? false)
      && !sidebar.replacesTabBar
  }

  /// Whether the controller appears or has appeared.
  var isVisible: Bool { appearance == .appearing || appearance == .appeared }

  var layout: TabLayout {
    let (device, traits, view, edge) = (CurrentSimulation.device, traitCollection, viewIfLoaded, standingBarEdge)
    let coveredTop = if let view { SafeArea.covered(view).top } else { CGFloat(0) }
    return TabLayout(
      bounds: view?.bounds ?? CGRect(origin: .zero, size: device.screenSize),
      isAtTop: device.systemVersion >= 18 && !isBarCompact(in: traits.traits), isShown: isTabBarShown,
      height: BarHeights.tabBar(for: traits), device: device, coveredTop: coveredTop, edge: edge, column: column(at: edge))
  }

  /// The layout pass. The room in the bar may have changed with the view's size.
  func layOut() {
    arrangementDidChange()
    tellItemsOfBar()
    sidebar.tellAvailability()
    if !canMinimizeTabBar { expandTabBarForAllTabs() }
    updateAccessoryEnvironment()
    arrange()
  }

  /// Applies proxies to items that are added to a bar in a window (PRX-3).
  private func tellItemsOfBar() {
    let items = barItems ?? []
    guard items != itemsOfBar else { return }
    ItemPlacement.change(from: itemsOfBar, to: items, on: tabBar)
    itemsOfBar = items
  }

  /// Puts the selected controller's view behind the bar.
  func placeSelected() {
    guard isVisible, let shown = selection.shown, shown.parent === self, shown.view.superview !== view else { return }
    view.insertSubview(shown.view, at: 0)
  }

  /// Gives everything its frame.
  func arrange() {
    guard let view = viewIfLoaded else { return }
    let layout = layout
    tabBar.frame = layout.bar
    placeAccessory(in: layout)
    guard let shown = selection.shown, let content = shown.viewIfLoaded, content.superview === view else { return }
    content.frame = contentFrame(of: shown, in: layout)
    updateCovered(layout)
  }

  /// Updates the part that the bar covers, to which bars in the content adjust (BAR-3).
  private func updateCovered(_ layout: TabLayout) {
    guard layout.covered != coveredByTabBar else { return }
    coveredByTabBar = layout.covered
    selection.shown?.safeAreaDidChange()
    if let content = selection.shown?.viewIfLoaded { SafeArea.didChange(below: content) }
  }

  /// A navigation controller leaves room for the bar itself, in its own content.
  func contentFrame(of controller: UIViewController, in layout: TabLayout) -> CGRect {
    guard !(controller is UINavigationController) else { return layout.bounds }
    let isTranslucent = tabBar.isTranslucent
    return ContentFrame(
      edges: controller.edgesForExtendedLayout, includesOpaqueBars: controller.extendedLayoutIncludesOpaqueBars,
      top: ContentFrame.Bars(inset: layout.covered.top, isTranslucent: isTranslucent),
      bottom: ContentFrame.Bars(inset: layout.covered.bottom, isTranslucent: isTranslucent)
    ).frame(in: layout.bounds)
  }
}

/// The frame of a tab bar controller's bar, and the part that it covers (NAV-14, BAR-2).
struct TabLayout {
  let bounds: CGRect

  /// Since iOS 18 the bar of a wide pad is at the top (TAB-13).
  let isAtTop: Bool

  let isShown: Bool

  /// The height of the bar in points (NAV-14, GLS-3).
  let height: CGFloat

  let device: Device

  /// The height that the status bar and a strip of window controls cover (WIN-2).
  let coveredTop: CGFloat

  /// The edge at which the bar stands upright (VBR-1).
  let edge: UIVerticalBarEdge

  /// The column of bars that stand upright, which covers the content whether or not the bar is shown (VBR-17).
  let column: UIEdgeInsets

  /// A hidden bar lies beyond its edge.
  var bar: CGRect {
    if edge != .unspecified {
      let width = BarHeights.standingTabBar
      let x = edge == .leading ? bounds.minX - (isShown ? 0 : width) : bounds.maxX - (isShown ? width : 0)
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
    if isAtTop {
      return CGRect(x: bounds.minX, y: isShown ? coveredTop : -height, width: bounds.width, height: height)
    }
    return CGRect(x: bounds.minX, y: bounds.maxY - (isShown ? height : 0), width: bounds.width, height: height)
  }

  /// The part of the bounds that the bar covers.
  var covered: UIEdgeInsets {
    guard isShown, edge == .unspecified else { return column }
    return isAtTop
      ? UIEdgeInsets(top: bar.maxY - bounds.minY, left: 0, bottom: 0, right: 0)
      : UIEdgeInsets(top: 0, left: 0, bottom: bounds.maxY - bar.minY, right: 0)
  }
}

/// The view of a tab bar controller.
final class TabContainerView: UIView {
  private weak var owner: UITabBarController?

  init(_ owner: UITabBarController) {
    self.owner = owner
    super.init(frame: CGRect(origin: .zero, size: CurrentSimulation.device.screenSize))
    addSubview(owner.tabBar)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    owner?.layOut()
  }
}
