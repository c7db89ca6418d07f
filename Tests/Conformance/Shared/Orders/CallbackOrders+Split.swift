#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

extension CallbackOrders {
  private static let detailRules: [String: String] = .all(
    "SPL-6", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "willMove",
    "didMove", "willShow", "didShow", "collapsed"
  ).or(appearance)

  private static let columnRules: [String: String] = .all(
    "SPL-15", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "willMove",
    "didMove", "collapsed"
  ).or(appearance)

  /// Splits whose app shows something. A phone has room for one column, a pad for both: fixtures say which of them it was.
  static let split = [
    Scenario("details that the app shows", rules: detailRules) { stage in
      let split = NamedSplit("S", stage.recorder)
      split.viewControllers = [stage.navigation("N", [stage.page("A")]), stage.page("B")]
      return [
        .before { stage.show(split) },
        Step("showDetailViewController(C)") { split.showDetailViewController(stage.page("C"), sender: nil) }.showing {
          ["collapsed: \(split.isCollapsed)"]
        },
      ]
    },
    Scenario("a column that the app shows", rules: columnRules) { stage in
      let split = NamedSplit("S", style: .doubleColumn, stage.recorder)
      split.setViewController(stage.page("A"), for: .primary)
      split.setViewController(stage.page("B"), for: .secondary)
      return [
        .before { stage.show(split) },
        Step("show(.primary)") { split.show(.primary) }.showing { ["collapsed: \(split.isCollapsed)"] },
        Step("show(.secondary)") { split.show(.secondary) },
      ]
    },
  ]
}
