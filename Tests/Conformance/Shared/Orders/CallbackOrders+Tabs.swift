#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

extension CallbackOrders {
  static let tabRules: [String: String] = .all(
    "TAB-12", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"
  ).or(.all("TAB-4", "shouldSelect", "didSelect", "shouldSelectTab", "didSelectTab")).or(appearance)

  /// Tabs A and B on the screen, of which A is selected, with a delegate D.
  static func tabs(in stage: Stage, allows: Bool = true) -> UITabBarController {
    let tabs = NamedTabs("T", stage.recorder)
    tabs.delegate = stage.keep(RecordedTabDelegate("D", allows: allows, stage.recorder))
    tabs.viewControllers = [stage.page("A"), stage.page("B")]
    return tabs
  }

  static let tabs = [
    Scenario("a selection by the app", rules: tabRules) { stage in
      let tabs = tabs(in: stage)
      return [.before { stage.show(tabs) }, Step("selectedIndex = 1") { tabs.selectedIndex = 1 }]
    }
  ]
}
