import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ContainmentWalkTests {
  @Test("VCL-12, VCL-13, VCL-22: whatever a container does, its children's callbacks are in balance", arguments: 0..<100)
  func balance(seed: UInt64) {
    var walk = ContainmentWalk(seed: seed)
    for _ in 0..<200 { walk.step() }
    walk.rest()
    #expect(walk.stage.simulation.faults.isEmpty)
    for controller in walk.everybody {
      #expect(!controller.isMovingToParent && !controller.isMovingFromParent, "\(controller.modelName)")
      let names = walk.stage.simulation.log.events.filter { $0.subject == controller.modelName && $0.kind == .appearance }
        .map(\.name)
      if let problem = Self.problem(in: names) { Issue.record("seed \(seed), \(controller.modelName): \(problem)") }
    }
  }

  @Test("VCL-12: the same steps give the same log")
  func repeats() {
    let logs = (0..<2).map { _ in
      var walk = ContainmentWalk(seed: 7)
      for _ in 0..<300 { walk.step() }
      walk.rest()
      return walk.stage.simulation.log.events
    }
    #expect(logs[0].count > 100)
    expectEqual(logs[0], logs[1])
  }

  /// The problem with one controller's appearances, if there is one.
  private static func problem(in names: [String]) -> String? {
    var (isWilled, isThere) = (false, false)
    var isAppearings = 0
    for (index, name) in names.enumerated() {
      let place = "\(name), the \(index + 1)th, after \(names[max(0, index - 3)..<index].joined(separator: ", "))"
      switch name {
      case "viewWillAppear":
        if isWilled { return "a second time \(place)" }
        (isWilled, isAppearings) = (true, 0)
      case "viewIsAppearing":
        isAppearings += 1
        if !isWilled || isThere || isAppearings > 1 { return "out of place: \(place)" }
      case "viewDidAppear":
        if !isWilled || isThere { return "out of place: \(place)" }
        isThere = true
      case "viewWillDisappear":
        if !isWilled { return "a second time \(place)" }
        (isWilled, isThere) = (false, false)
      case "viewDidDisappear":
        if isWilled || isThere { return "out of place: \(place)" }
      default: return "unknown: \(name)"
      }
    }
    return isWilled == isThere ? nil : "it never came to rest"
  }
}
