import Foundation
import ModelCore

extension Scenarios {
  private static let rules: [String: String] = .all(
    "VCL-8", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"
  )
  .or(["willMove": "VCL-6", "didMove": "VCL-8"]).or(appearance)

  private static let exchangeRules: [String: String] = .all(
    "VCL-10", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "willMove", "didMove"
  ).or(appearance)

  static let exchange = Scenario("an exchange of children", rules: exchangeRules) {
    let stage = ContainmentStage()
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    stage.add(a, to: stage.root)
    stage.simulation.settle()
    return ScenarioStage(stage.simulation, keeping: stage.window, title: "`transition(from: A, to: B)`") {
      stage.root.addChild(b)
      a.willMove(toParent: nil)
      stage.root.transition(from: a, to: b, duration: 0.35, animations: nil) { _ in
        b.didMove(toParent: stage.root)
        a.removeFromParent()
      }
    }
  }

  static let controllers = [
    Scenario("a child that comes", rules: rules) {
      let stage = ContainmentStage()
      let a = stage.controller("A")
      return ScenarioStage(stage.simulation, keeping: stage.window, title: "`addChild(A)`") { stage.root.addChild(a) }
        .then("`addSubview(A.view)`") { stage.root.view.addSubview(a.view) }
        .then("`A.didMove(toParent:)`") { a.didMove(toParent: stage.root) }
    },
    Scenario("a child that goes", rules: rules.merging(["willMove": "VCL-7", "didMove": "VCL-7"]) { $1 }) {
      let stage = ContainmentStage()
      let a = stage.controller("A")
      stage.add(a, to: stage.root)
      stage.simulation.settle()
      return ScenarioStage(stage.simulation, keeping: stage.window, title: "`A.willMove(toParent: nil)`") {
        a.willMove(toParent: nil)
      }
      .then("`A.view.removeFromSuperview()`") { a.view.removeFromSuperview() }
      .then("`A.removeFromParent()`") { a.removeFromParent() }
    },
    exchange,
    Scenario("first appearance, with layout", [.loading, .appearance, .layout], rules: firstRules) {
      let stage = ContainmentStage(isShown: false)
      return ScenarioStage(stage.simulation, keeping: stage.window, title: "`window.isHidden = false`") {
        stage.window.isHidden = false
      }
    },
  ]

  private static let firstRules: [String: String] = .all(
    "VCL-15", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews"
  ).or(appearance)

  private static let pageRules: [String: String] = .all(
    "VCL-19", "viewControllerAfter", "willTransitionTo", "didFinishAnimating"
  ).or(["willMove": "VCL-6", "didMove": "VCL-8"]).or(appearance)

  /// A person turns from page A to page B.
  static func turn(_ style: UIPageViewController.TransitionStyle, completes: Bool) -> Scenario {
    Scenario(
      "\(style == .scroll ? "scrolling" : "curling") to a page, \(completes ? "completed" : "cancelled")", rules: pageRules
    ) {
      let book = PageStage(style)
      var hand: InteractivePageTurn?
      return ScenarioStage(book.simulation, keeping: book, title: "`beginPageTurn(.forward)`") {
        hand = book.simulation.beginPageTurn(.forward, in: book.pages)
      }.then(completes ? "`finish()`" : "`cancel()`") { completes ? hand?.finish() : hand?.cancel() }
    }
  }

  static let pages = [
    turn(.scroll, completes: true), turn(.scroll, completes: false), turn(.pageCurl, completes: true),
    turn(.pageCurl, completes: false),
  ]
}
