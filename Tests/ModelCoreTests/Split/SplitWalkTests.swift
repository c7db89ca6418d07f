import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SplitWalkTests {
  private static let styles: [UISplitViewController.Style] = [.unspecified, .doubleColumn, .tripleColumn]

  @Test(
    "SPL-2, SPL-4, SPL-14, SPL-15: whatever happens, callbacks are in balance and the children consistent", arguments: 0..<300)
  func balance(seed: Int) {
    var walk = SplitWalk(seed: UInt64(seed), style: Self.styles[seed % 3])
    for _ in 0..<80 { walk.step() }
    walk.rest()
    let (scene, split) = (walk.scene, walk.scene.split)
    #expect(scene.simulation.faults.isEmpty, "\(scene.simulation.faults)")
    expectEqual(split.isCollapsed, split.traitCollection.horizontalSizeClass == .compact)
    for controller in split.viewControllers { #expect(controller.parent === split) }
    for child in split.children { #expect(child.parent === split) }
    if split.isCollapsed { #expect(split.view.subviews.count == 1) }
    var appearances: [String: [String]] = [:]
    for event in scene.simulation.log.events where event.kind == .appearance {
      appearances[event.subject, default: []].append(event.name)
    }
    for (name, events) in appearances.sorted(by: { $0.key < $1.key }) {
      if let problem = Self.problem(in: events) { Issue.record("seed \(seed), \(name): \(problem)") }
    }
    for controller in Self.everybody(in: split) {
      let isThere = appearances[controller.modelName]?.last == "viewDidAppear"
      expectEqual(isThere, controller.viewIfLoaded?.window != nil, "\(controller.modelName)")
      // What nobody saw yet still moves when it first appears (VCL-13).
      #expect(!isThere || !controller.isMovingToParent, "\(controller.modelName)")
      #expect(!controller.isMovingFromParent, "\(controller.modelName)")
    }
  }

  private static func everybody(in controller: UIViewController) -> [UIViewController] {
    [controller] + controller.children.flatMap(everybody)
  }

  /// The problem with one controller's appearances, if there is one.
  private static func problem(in names: [String]) -> String? {
    let allowed = [
      "viewWillAppear": ["", "viewDidDisappear", "viewWillDisappear"], "viewIsAppearing": ["viewWillAppear"],
      "viewDidAppear": ["viewIsAppearing"], "viewWillDisappear": ["viewDidAppear", "viewWillAppear", "viewIsAppearing"],
      "viewDidDisappear": ["viewWillDisappear"],
    ]
    for (index, (name, last)) in zip(names, [""] + names).enumerated() where allowed[name]?.contains(last) != true {
      return "\(name), the \(index + 1)th, after \(last)"
    }
    return names.last == "viewDidAppear" || names.last == "viewDidDisappear" ? nil : "it never came to rest"
  }
}
