/// What the bar shows.
extension UITabBarController {
  /// The items of the tabs that have a place, and More (TAB-3). Those of controllers are theirs as they are now (NAV-10).
  var barItems: [UITabBarItem]? {
    guard contents.usesTabs || contents.hasControllers else { return nil }
    let arrangement = arrangement
    return arrangement.inBar.map(\.barItem) + (arrangement.hasMore ? [more.controller.tabBarItem] : [])
  }

  var selectedBarItem: UITabBarItem? {
    if selection.isMore { return more.controller.tabBarItem }
    guard let root = selection.tab?.root else { return nil }
    return arrangement.inBar.contains { $0 === root } ? root.barItem : nil
  }
}
