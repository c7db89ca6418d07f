import Foundation
import ModelCore

/// The acts of the walk as the user and the system.
extension ReentryWalk {
  func actAsUser() {
    switch number(3) {
    case 0: touchContainers()
    case 1: touchContent()
    default: actAsSystem()
    }
  }

  private func touchContainers() {
    trace("touch containers")
    let (navigation, tabs) = (old(UINavigationController.self), old(UITabBarController.self))
    switch number(11) {
    case 0, 1: if let navigation { simulation.tapBackButton(in: navigation) }
    case 2: if let tabs { simulation.tapTab(number(5), in: tabs) }
    case 3: if let tabs { simulation.tapMoreRow(number(2), in: tabs) }
    case 4: if pop == nil, let navigation { pop = try? simulation.beginInteractivePop(in: navigation) }
    case 5:
      let pop = pop
      self.pop = nil
      pop?.update(0.5)
      flag ? pop?.finish() : pop?.cancel()
    case 6: if turn == nil, let pages = old(UIPageViewController.self) { turn = simulation.beginPageTurn(.forward, in: pages) }
    case 7:
      let turn = turn
      self.turn = nil
      flag ? turn?.finish() : turn?.cancel()
    case 8: if let split = old(UISplitViewController.self) { simulation.swipeColumns(in: split) }
    case 9: if let split = old(UISplitViewController.self) { simulation.tapDisplayModeButton(of: split) }
    default: if let top = navigation?.viewControllers.first, let navigation { simulation.chooseFromBackMenu(top, in: navigation) }
    }
  }

  private func touchContent() {
    trace("touch content")
    let path = IndexPath(row: number(3), section: number(2))
    switch number(16) {
    case 0: if simulation.alert != nil { simulation.tapAlertAction(flag ? "A" : "B") }
    case 1: if simulation.tableView != nil { simulation.tapRow(at: path) }
    case 2: if simulation.tableView != nil { simulation.swipeRow(at: path, andTap: "Swipe") }
    case 3: if simulation.searchBar != nil { simulation.tapSearchBar() }
    case 4: if simulation.searchBar != nil { simulation.typeIntoSearch("ab") }
    case 5: if simulation.searchBar != nil { simulation.cancelSearch() }
    case 6: if let sheet = old(UIViewController.self) { simulation.dragSheet(of: sheet, letGo: flag ? .dismiss : .back) }
    case 7: if let outside = old(UIViewController.self) { simulation.tapOutside(of: outside) }
    case 8:
      if let view = pick(views.compactMap { $0 as? UIScrollView }) { simulation.scroll(view, to: CGPoint(x: 0, y: number(500))) }
    case 9:
      if let view = pick(views.compactMap { $0 as? UIScrollView }) { simulation.flick(view, to: CGPoint(x: 0, y: number(500))) }
    case 10: if let control = pick(views.compactMap { $0 as? UIControl }) { simulation.tap(control) }
    case 11:
      let item = old(UIViewController.self)?.navigationItem.rightBarButtonItem
      if let item, flag { simulation.tap(item) } else if let item { simulation.chooseFromMenu("Action", of: item) }
    case 12: simulation.tapStatusBar()
    case 13: if let view = pick(views.compactMap { $0 as? UITextView }) { simulation.tap(view) }
    case 14: if simulation.firstResponder != nil { simulation.typeText(flag ? "a" : "b\n") }
    default: if let controller = old(UIViewController.self) { simulation.swipe(flag ? .up : .down, in: controller) }
    }
  }

  private func actAsSystem() {
    trace("system")
    switch number(13) {
    case 0: simulation.rotate(to: pick([.portrait, .landscapeLeft, .landscapeRight]) ?? .portrait)
    case 1: simulation.userInterfaceStyle = flag ? .dark : .light
    case 2: simulation.preferredContentSizeCategory = flag ? .extraLarge : .large
    case 3: simulation.goHome()
    case 4, 5: simulation.returnToApp()
    case 6: simulation.memoryWarning()
    case 7: flag ? simulation.showKeyboard() : simulation.hideKeyboard()
    case 8: flag ? simulation.beginInterruption() : simulation.endInterruption()
    case 9: if simulation.device.folds { simulation.fold(to: pick([.closed, .open, .partiallyOpen]) ?? .open) }
    case 10: useSessions()
    case 11:
      guard chance(5) else { return }
      flag ? simulation.terminate() : simulation.forceQuit()
      simulation.launch()
    default: simulation.layoutDirection = flag ? .rightToLeft : .leftToRight
    }
  }

  private func useSessions() {
    let session = pick(UIApplication.shared.openSessions)
    switch number(5) {
    case 0: if UIApplication.shared.openSessions.count < 3 { simulation.openWindow() }
    case 1: if let session { simulation.resize(session, to: CGSize(width: flag ? 320 : 1000, height: 700)) }
    case 2: if let session { simulation.reclaim(session) }
    case 3: if let session { simulation.activate(session) }
    default: if let session, UIApplication.shared.openSessions.count > 1 { simulation.closeWindow(session) }
    }
  }
}
