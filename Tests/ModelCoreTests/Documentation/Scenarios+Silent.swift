import Foundation
import ModelCore

extension Scenarios {
  /// Changes on the screen without callbacks.
  static let silent = [
    Scenario("a status bar that a pushed controller hides", rules: [:]) {
      let rig = NavigationRig().shown()
      return ScenarioStage(rig.simulation, keeping: rig, title: "push") {
        rig.navigation.pushViewController(Wishes(.lightContent, isBarHidden: true), animated: true)
      }.showing { "\(rig.window.shownStatusBar)" }
    },
    Scenario("items in a bar, and its look", rules: [:]) {
      let rig = NavigationRig(2).shown()
      return ScenarioStage(rig.simulation, keeping: rig, title: "items") {
        let items = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
        rig.navigation.topViewController?.navigationItem.rightBarButtonItems = items
        rig.navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
      }.showing {
        let bar = rig.navigation.navigationBar.modelBar
        return
          "\(bar.frame) \(bar.title ?? "") \(bar.trailingItems.map { ($0.item.title ?? "", $0.frame) }) \(bar.look.slot as Any)"
      }
    },
    Scenario("content under a bar, and a person who swipes", rules: [:]) {
      let rig = NavigationRig().shown()
      let content = UIScrollView(frame: rig.window.bounds)
      rig.navigation.topViewController?.view.addSubview(content)
      rig.navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
      rig.navigation.hidesBarsOnSwipe = true
      return ScenarioStage(rig.simulation, keeping: rig, title: "scroll") {
        rig.simulation.scroll(content, to: CGPoint(x: 0, y: 100))
      }.then("swipe") {
        if let top = rig.navigation.topViewController { rig.simulation.swipe(.up, in: top) }
      }.showing { "\(rig.simulation.screen.map { "\($0.contentFrame) \($0.navigationBar?.frame as Any)" } as Any)" }
    },
    Scenario("proxies", rules: [:]) {
      let rig = NavigationRig()
      return ScenarioStage(rig.simulation, keeping: rig, title: "proxies") {
        UINavigationBar.appearance().isTranslucent = false
        UINavigationBar.appearance().barTintColor = .red
        UINavigationBar.appearance(whenContainedInInstancesOf: [UINavigationController.self]).barTintColor = .green
        rig.window.isHidden = false
      }.showing {
        let bar = rig.navigation.navigationBar
        return "\(bar.isTranslucent) \(bar.barTintColor == .green)"
      }
    },
    Scenario("a turned phone", rules: [:]) {
      let rig = NavigationRig(2).shown()
      return ScenarioStage(rig.simulation, keeping: rig, title: "turn") { rig.simulation.rotate(to: .landscapeLeft) }
        .showing { "\(rig.window.frame) \(rig.navigation.navigationBar.frame)" }
    },
    Scenario("faults", rules: [:]) {
      let rig = NavigationRig(2).shown()
      return ScenarioStage(rig.simulation, keeping: rig, title: "faults") {
        rig.navigation.pushViewController(UINavigationController(), animated: true)
        rig.navigation.popToViewController(page("elsewhere"), animated: true)
      }
    },
  ]
}
