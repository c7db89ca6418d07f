/// The app's own selections, of which no delegate is told (TAB-5).
extension UITabBarController {
  func select(at index: Int) {
    guard contents.roots.indices.contains(index) else {
      return CurrentSimulation.fault(
        "TAB-5", "\(modelName) cannot select the index \(index); it has \(contents.roots.count) controllers")
    }
    let tab = contents.roots[index].destination
    selection.perform { [self] in selection.show(tab) }
  }

  func select(_ controller: UIViewController?) {
    if let controller, arrangement.hasMore, controller === more.controllerIfMade {
      return selection.perform { [self] in
        more.showList()
        selection.showMore()
      }
    }
    guard let tab = contents.all.first(where: { $0.resolved === controller }) else {
      return CurrentSimulation.fault(
        "TAB-5",
        "\(modelName) cannot select \(controller?.modelName ?? "nil"); only one of its viewControllers, or moreNavigationController "
          + "where More is shown, can be selected")
    }
    selection.perform { [self] in selection.show(tab) }
  }

  func select(_ tab: UITab?) {
    guard let tab, contents.usesTabs, contents.has(tab) else {
      return CurrentSimulation.fault(
        "TAB-5", "\(modelName) cannot select the tab \(tab?.identifier ?? "nil"); only one of its tabs can be selected")
    }
    selection.perform { [self] in selection.show(tab.destination) }
  }

  /// To be called after another child is shown: the place for what depends on it besides its appearance.
  func selectionDidChange() {
    expandTabBar()
  }
}
