import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ContainmentLeakTests {
  @Test("VCL-7: a child that was removed is released, with its view")
  func child() {
    let stage = ContainmentStage()
    weak var leaked: UIViewController?
    weak var leakedView: UIView?
    do {
      let child = stage.controller("C")
      leaked = child
      leakedView = child.view
      stage.add(child, to: stage.root)
      stage.simulation.settle()
      stage.remove(child)
    }
    stage.simulation.settle()
    #expect(leaked == nil)
    #expect(leakedView == nil)
  }

  @Test("VCL-10: the child that an exchange leaves is released", arguments: [0, 0.35])
  func transition(duration: TimeInterval) {
    let stage = ContainmentStage()
    weak var leaked: UIViewController?
    do {
      let (first, second) = (stage.controller("A"), stage.controller("B"))
      leaked = first
      stage.add(first, to: stage.root)
      stage.root.addChild(second)
      stage.root.transition(from: first, to: second, duration: duration, animations: nil) { [weak first] _ in
        first?.removeFromParent()
      }
    }
    stage.simulation.settle()
    #expect(leaked == nil)
  }

  @Test("VCL-8: a window's controllers go with it")
  func window() {
    weak var leaked: UIViewController?
    weak var leakedChild: UIViewController?
    weak var leakedWindow: UIWindow?
    do {
      let stage = ContainmentStage()
      let child = stage.controller("C")
      stage.add(child, to: stage.root)
      stage.simulation.settle()
      leaked = stage.root
      leakedChild = child
      leakedWindow = stage.window
    }
    #expect(leaked == nil)
    #expect(leakedChild == nil)
    #expect(leakedWindow == nil)
  }

  @Test("VCL-12: growth with depth: a thousand levels, each laid out once")
  func deep() {
    let stage = ContainmentStage()
    var parent = stage.root
    for _ in 0..<1000 {
      let child = UIViewController()
      parent.addChild(child)
      child.didMove(toParent: parent)
      parent.view.addSubview(child.view)
      parent = child
    }
    stage.simulation.settle()
    stage.simulation.log.clear()
    stage.window.isHidden = true
    stage.window.isHidden = false
    stage.simulation.settle()
    let events = stage.simulation.log.events
    for name in ["viewWillDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillLayoutSubviews"] {
      expectEqual(events.filter { $0.name == name }.count, 1001, "\(name)")
    }
  }
}
