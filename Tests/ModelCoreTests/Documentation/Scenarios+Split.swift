import ModelCore

@testable import Conformance

extension Scenarios {
  private static let rules: [String: String] = .all("SPL-2", "forCollapsing", "collapseSecondary")
    .or(.all("SPL-4", "forExpanding", "separateSecondaryFrom"))
    .or(.all("SPL-14", "topColumnForCollapsingToProposedTopColumn", "willShow", "willHide", "splitViewControllerDidCollapse"))
    .or(.all("SPL-14", "displayModeForExpandingToProposedDisplayMode", "splitViewControllerDidExpand"))
    .or(.all("SPL-17", "didShow", "didHide")).or(["willChangeTo": "SPL-11"])

  private static func resizing(_ name: String, moves: String, _ make: @escaping @MainActor @Sendable () -> UISplitViewController)
    -> Scenario
  {
    Scenario(name, [.delegate, .containment], rules: rules.merging(.all(moves, "willMove", "didMove")) { $1 }) {
      let scene = SplitScene(make)
      return ScenarioStage(scene.simulation, keeping: scene.delegate, title: "`resize` to 320 points") {
        scene.beginResize(width: 320)
      }.then("`resize` to 1180 points") { scene.beginResize(width: 1180) }
    }
  }

  static let split = [
    resizing("a classic split that collapses and expands", moves: "SPL-3, SPL-4") { classicPair() },
    resizing("columns that collapse and expand", moves: "SPL-14") { columns() },
  ]
}
