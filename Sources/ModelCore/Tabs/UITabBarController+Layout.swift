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
    let (device, traits) = (CurrentSimulation.device, traitCollection.traits)
    return TabLayout(
      bounds: viewIfLoaded?.bounds ?? CGRect(origin: .zero, size: device.screenSize),
      isAtTop: !isBarCompact && device.systemVersion >= 18, isShown: isTabBarShown,
      isCompact: traits.verticalSizeClass == .compact && device.systemVersion >= 11, device: device)
  }

  /// How much of the content's bottom the bar covers, in points; 0 where it is hidden or at the top (BAR-2).
  var bottomBarHeight: CGFloat {
    let layout = layout
    return layout.isShown && !layout.isAtTop ? layout.bar.height : 0
  }

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
    content.frame = layout.content(goesUnderBar: goesUnderBar(shown, isAtTop: layout.isAtTop))
  }

  /// BAR-2. A navigation controller leaves room for the bar itself, in its own content.
  private func goesUnderBar(_ controller: UIViewController, isAtTop: Bool) -> Bool {
    guard !(controller is UINavigationController) else { return true }
    return controller.edgesForExtendedLayout.contains(isAtTop ? .top : .bottom)
      && (tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
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
