import Foundation

/// Where everything is.
extension UITabBarController {
  /// Whether a person can see the bar (TAB-13, NAV-11).
  var isTabBarShown: Bool {
    !tabBar.isHidden && !isTabBarHidden && !((selection.shown as? UINavigationController)?.hidesBottomBar ?? false)
  }

  /// Whether the controller appears or has appeared.
  var isVisible: Bool { appearance == .appearing || appearance == .appeared }

  var layout: TabLayout {
    let (device, traits) = (CurrentSimulation.device, viewIfLoaded?.traitCollection.traits ?? CurrentSimulation.device.traits)
    return TabLayout(
      bounds: viewIfLoaded?.bounds ?? CGRect(origin: .zero, size: device.screenSize),
      isAtTop: !isBarCompact && device.systemVersion >= 18, isShown: isTabBarShown,
      isCompact: traits.verticalSizeClass == .compact && device.systemVersion >= 11, device: device)
  }

  /// What the bar covers of the view, in points (BAR-3).
  var coveredByOwnBar: UIEdgeInsets { layout.covered }

  /// The layout pass. The room in the bar may have changed with the view's size.
  func layOut() {
    arrangementDidChange()
    arrange()
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
    if let accessory = bottomAccessory?.contentView {
      accessory.frame = layout.accessory(height: accessory.frame.height)
    }
    guard let shown = selection.shown, let content = shown.viewIfLoaded, content.superview === view else { return }
    content.frame = contentFrame(of: shown, in: layout)
  }

  /// A navigation controller leaves room for the bar itself, in its own content.
  private func contentFrame(of controller: UIViewController, in layout: TabLayout) -> CGRect {
    guard !(controller is UINavigationController) else { return layout.bounds }
    let isTranslucent = tabBar.isTranslucent
    return ContentFrame(
      edges: controller.edgesForExtendedLayout, includesOpaqueBars: controller.extendedLayoutIncludesOpaqueBars,
      top: ContentFrame.Bars(inset: layout.covered.top, isTranslucent: isTranslucent),
      bottom: ContentFrame.Bars(inset: layout.covered.bottom, isTranslucent: isTranslucent)
    ).frame(in: layout.bounds)
  }

  func replaceAccessory(_ old: UITabAccessory?) {
    guard old !== bottomAccessory else { return }
    old?.contentView.removeFromSuperview()
    guard let view = viewIfLoaded, let accessory = bottomAccessory else { return }
    view.addSubview(accessory.contentView)
  }

  /// Makes the bar large again.
  func expandTabBar() {
    modelIsTabBarMinimized = false
  }
}
