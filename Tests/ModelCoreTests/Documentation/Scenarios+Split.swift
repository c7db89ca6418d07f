import ModelCore

extension Scenarios {
  private static let rules: [String: String] = .all("SPL-2", "forCollapsing", "collapseSecondary")
    .or(.all("SPL-4", "forExpanding", "separateSecondary"))
    .or(.all("SPL-14", "topColumnForCollapsing", "willShow", "willHide", "splitViewControllerDidCollapse"))
    .or(.all("SPL-14", "displayModeForExpanding", "splitViewControllerDidExpand"))
    .or(.all("SPL-17", "didShow", "didHide")).or(["willChangeTo": "SPL-11", "willMove": "VCL-21", "didMove": "VCL-21"]).or(
      appearance)

  private static func resizing(_ name: String, _ make: @escaping @MainActor @Sendable () -> UISplitViewController) -> Scenario {
    Scenario(name, [.delegate, .containment, .appearance], rules: rules) {
      let scene = SplitScene(make)
      return ScenarioStage(scene.simulation, keeping: scene.delegate, title: "`resize` to 320 points") {
        scene.beginResize(width: 320)
      }.then("`resize` to 1180 points") { scene.beginResize(width: 1180) }
    }
  }

  static let split = [
    resizing("a classic split that collapses and expands") { classicPair() },
    resizing("columns that collapse and expand") { columns() },
  ]
}
