import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct AppearanceOrderTests {
  @Test("VCL-14: the view is in its window and has its size when it is appearing, and not yet when it will")
  func hierarchy() {
    final class Child: UIViewController {
      var notes: [String] = []
      override func viewWillAppear(_ animated: Bool) { note("wA") }
      override func viewIsAppearing(_ animated: Bool) { note("iA") }
      override func viewDidLayoutSubviews() { note("dLS") }
      override func viewDidAppear(_ animated: Bool) { note("dA") }
      private func note(_ name: String) { notes.append("\(name) \(view.window == nil ? "out" : "in") \(Int(view.frame.width))") }
    }
    let stage = ContainmentStage()
    let (child, other) = (Child(), stage.controller("O"))
    stage.add(other, to: stage.root)
    stage.root.addChild(child)
    child.view.frame.size.width = 50
    stage.root.transition(from: other, to: child, duration: 0.2, animations: { child.view.frame.size.width = 100 })
    stage.simulation.settle()
    expectEqual(child.notes, ["wA out 50", "iA in 100", "dLS in 100", "dA in 100"])
  }

  @Test("VCL-14: once per appearance, also where nothing is laid out")
  func oncePerAppearance() {
    let stage = ContainmentStage()
    let child = stage.controller("C")
    stage.add(child, to: stage.root)
    for _ in 0..<3 {
      stage.window.isHidden = true
      stage.window.isHidden = false
      stage.simulation.settle()
      child.view.setNeedsLayout()
      stage.simulation.settle()
    }
    expectEqual(stage.events().filter { $0 == "C.wA" }.count, 4)
    expectEqual(stage.events().filter { $0 == "C.iA" }.count, 4)
    expectEqual(stage.events().filter { $0 == "C.dA" }.count, 4)
  }

  @Test(
    "VCL-17, P-3: what is not animated is laid out before or after viewDidAppear",
    arguments: Policies.LayoutOfUnanimated.allCases)
  func layoutOfUnanimated(policy: Policies.LayoutOfUnanimated) {
    var policies = Policies()
    policies.layoutOfUnanimated = policy
    let stage = ContainmentStage(policies: policies)
    let (first, second) = (stage.controller("A"), stage.controller("B"))
    stage.add(first, to: stage.root)
    stage.simulation.settle()
    #expect(
      stage.events([.appearance, .layout]).filter { $0.hasPrefix("A.") }
        == (policy == .beforeDidAppear
          ? ["A.wA", "A.iA", "A.wL", "A.dLS", "A.dA"] : ["A.wA", "A.iA", "A.dA", "A.wL", "A.dLS"]))
    stage.simulation.log.clear()
    stage.root.addChild(second)
    stage.root.transition(from: first, to: second, duration: 0, animations: nil)
    stage.simulation.settle()
    #expect(
      stage.events([.appearance, .layout]).filter { $0.hasPrefix("B.") }
        == (policy == .beforeDidAppear
          ? ["B.wA", "B.iA", "B.wL", "B.dLS", "B.dA"] : ["B.wA", "B.iA", "B.dA", "B.wL", "B.dLS"]))
    stage.simulation.log.clear()
    stage.root.addChild(first)
    stage.root.transition(from: second, to: first, duration: 0.2, animations: nil)
    stage.simulation.settle()
    #expect(
      stage.events([.appearance, .layout]).filter { $0.hasPrefix("A.") } == ["A.wA", "A.iA", "A.wL", "A.dLS", "A.dA"])
  }

  @Test("VCL-18: the order between two controllers is the container's own")
  func orderDependsOnContainer() {
    var orders: Set<[String]> = []
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      let stage = ContainmentStage(root: pages)
      pages.setViewControllers([stage.controller("A")], direction: .forward, animated: false)
      stage.simulation.settle()
      stage.simulation.log.clear()
      pages.setViewControllers([stage.controller("B")], direction: .forward, animated: true)
      stage.simulation.settle()
      orders.insert(stage.wills)
    }
    expectEqual(orders.count, 2)
    expectEqual(Set(orders.map { $0.sorted() }).count, 1)
  }

  @Test("VCL-23: only what is animated takes time, and says so", arguments: [true, false])
  func animated(isAnimated: Bool) {
    let stage = ContainmentStage()
    let (first, second) = (stage.controller("A"), stage.controller("B"))
    stage.add(first, to: stage.root)
    stage.root.addChild(second)
    stage.simulation.log.clear()
    stage.root.transition(from: first, to: second, duration: isAnimated ? 0.35 : 0, animations: nil)
    stage.simulation.settle()
    let times = stage.simulation.log.events.filter { $0.kind == .appearance }.map(\.time)
    expectEqual(times.first, 0)
    expectEqual(times.last, isAnimated ? 0.35 : 0)
    #expect(
      stage.simulation.log.events.filter { $0.kind == .appearance }.allSatisfy { $0.arguments == "animated: \(isAnimated)" })
  }
}
