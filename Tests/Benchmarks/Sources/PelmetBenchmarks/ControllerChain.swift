import Foundation
import ModelCore

/// Controllers each of which contains the next, that disappear and appear with their window.
@MainActor
final class ControllerChain {
  private(set) var callbacks = 0
  private let simulation = Simulation()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(depth: Int) {
    var parent = UIViewController()
    window.rootViewController = parent
    window.isHidden = false
    for _ in 1..<max(1, depth) {
      let child = UIViewController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      parent = child
    }
    simulation.settle()
    simulation.log.clear()
  }

  func run() {
    window.isHidden = true
    window.isHidden = false
    simulation.settle()
    callbacks += simulation.log.events.count
    simulation.log.clear()
  }
}
