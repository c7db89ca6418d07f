import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ShowTests {
  private final class Container: UIViewController {
    var shown: [String] = []
    var takes = true
    override func show(_ vc: UIViewController, sender: Any?) {
      guard takes else { return super.show(vc, sender: sender) }
      shown.append("show \(vc.modelName)")
    }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      guard takes else { return super.showDetailViewController(vc, sender: sender) }
      shown.append("detail \(vc.modelName)")
    }
  }

  @Test("NAV-3, SPL-6: the nearest container above that has a way of its own shows the controller")
  func nearestContainer() {
    let stage = ContainmentStage(root: Container())
    let (inner, plain, leaf) = (Container(), stage.controller("B"), stage.controller("L"))
    stage.root.addChild(inner)
    inner.addChild(plain)
    plain.addChild(leaf)
    let next = stage.controller("N")
    leaf.show(next, sender: nil)
    leaf.showDetailViewController(next, sender: nil)
    expectEqual(inner.shown, ["show N", "detail N"])
    inner.takes = false
    leaf.show(next, sender: nil)
    leaf.showDetailViewController(next, sender: nil)
    expectEqual((stage.root as? Container)?.shown, ["show N", "detail N"])
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("NAV-3, SPL-6: what no container shows is presented, animated")
  func presented() {
    for isDetail in [true, false] {
      let stage = ContainmentStage()
      let (child, next) = (stage.controller("C"), stage.controller("N"))
      stage.add(child, to: stage.root)
      if isDetail { child.showDetailViewController(next, sender: nil) } else { child.show(next, sender: nil) }
      stage.simulation.settle()
      #expect(child.presentedViewController === next)
      expectEqual(stage.simulation.now, 0.35)
    }
  }
}
