#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

extension CallbackOrders {
  private static let rules: [String: String] = .all(
    "VCL-8", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"
  )
  .or(["willMove": "VCL-6", "didMove": "VCL-8"]).or(appearance)

  private static let exchangeRules: [String: String] = .all(
    "VCL-10", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "willMove", "didMove"
  ).or(appearance)

  private static let firstRules: [String: String] = .all(
    "VCL-15", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews"
  ).or(appearance)

  /// Adds a child as UIKit's documentation says it.
  private static func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  static let exchange = Scenario("an exchange of children", rules: exchangeRules) { stage in
    let (root, a, b) = (stage.page("P"), stage.page("A"), stage.page("B"))
    return [
      .before { stage.show(root) }, .before { add(a, to: root) },
      Step("transition(from: A, to: B)") {
        root.addChild(b)
        a.willMove(toParent: nil)
        root.transition(from: a, to: b, duration: 0.35, animations: nil) { _ in
          b.didMove(toParent: root)
          a.removeFromParent()
        }
      },
    ]
  }

  static let controllers = [
    Scenario("a child that comes", rules: rules) { stage in
      let (root, a) = (stage.page("P"), stage.page("A"))
      return [
        .before { stage.show(root) }, Step("addChild(A)") { root.addChild(a) },
        Step("addSubview(A.view)") { root.view.addSubview(a.view) },
        Step("A.didMove(toParent:)") { a.didMove(toParent: root) },
      ]
    },
    Scenario("a child that goes", rules: rules.merging(["willMove": "VCL-7", "didMove": "VCL-7"]) { $1 }) { stage in
      let (root, a) = (stage.page("P"), stage.page("A"))
      return [
        .before { stage.show(root) }, .before { add(a, to: root) },
        Step("A.willMove(toParent: nil)") { a.willMove(toParent: nil) },
        Step("A.view.removeFromSuperview()") { a.view.removeFromSuperview() },
        Step("A.removeFromParent()") { a.removeFromParent() },
      ]
    },
    exchange,
    Scenario("first appearance, with layout", rules: firstRules, hearsLayout: true) { stage in
      let root = stage.page("P")
      return [.before { stage.prepare(root) }, Step("window.isHidden = false") { stage.window?.isHidden = false }]
    },
  ]
}
