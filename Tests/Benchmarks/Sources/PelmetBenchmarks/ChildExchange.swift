import Foundation
import ModelCore

/// A container on the screen that exchanges one child for a new one.
@MainActor
final class ChildExchange {
  let simulation = Simulation()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private var child = UIViewController()

  init() {
    window.rootViewController = root
    window.isHidden = false
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    simulation.settle()
  }

  /// Two appearance transitions, each with its moves and layout.
  func run() {
    let (old, new, root) = (child, UIViewController(), root)
    child = new
    root.addChild(new)
    old.willMove(toParent: nil)
    root.transition(from: old, to: new, duration: 0.35, animations: nil) { _ in
      new.didMove(toParent: root)
      old.removeFromParent()
    }
    simulation.settle()
  }

  func runAndForget() {
    run()
    simulation.log.clear()
  }
}
