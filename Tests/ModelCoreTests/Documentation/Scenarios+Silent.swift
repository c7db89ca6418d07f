import Foundation
import ModelCore

extension Scenarios {
  /// What is seen and not told.
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
