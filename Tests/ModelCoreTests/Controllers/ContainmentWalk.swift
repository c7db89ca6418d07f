import Foundation
import ModelCore
import PelmetTestSupport

/// A random walk over what a container may do with its children, every step of it legal.
@MainActor
struct ContainmentWalk {
  let stage: ContainmentStage
  private var numbers: SplitMix64
  private var controllers: [UIViewController]
  private let manual: ManualContainer
  private var manualChild: UIViewController

  /// Begins and ends the transitions of its child itself.
  private final class ManualContainer: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
    let stage = ContainmentStage(isShown: false)
    self.stage = stage
    controllers = (0..<6).map { stage.controller("C\($0)") }
    manual = ManualContainer()
    manual.modelName = "M"
    manualChild = stage.controller("MC")
    stage.add(manual, to: stage.root)
    manual.addChild(manualChild)
    manual.view.addSubview(manualChild.view)
    manualChild.didMove(toParent: manual)
  }

  /// Everything that ever was in the walk.
  var everybody: [UIViewController] { controllers + [stage.root, manual, manualChild] }

  mutating func step() {
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0, 1, 2: add()
    case 3, 4: remove()
    case 5: exchange()
    case 6: manualChild.beginAppearanceTransition(Bool.random(using: &numbers), animated: Bool.random(using: &numbers))
    case 7: manualChild.endAppearanceTransition()
    case 8: stage.window.isHidden.toggle()
    default: stage.simulation.advance(by: Double.random(in: 0..<0.4, using: &numbers))
    }
  }

  /// Ends what is open, and comes to rest with the window shown.
  func rest() {
    manualChild.endAppearanceTransition()
    stage.window.isHidden = false
    stage.simulation.settle()
  }

  private mutating func add() {
    guard let child = controllers.filter({ $0.parent == nil }).randomElement(using: &numbers) else { return }
    let parents = controllers.filter { $0.parent != nil && !isAncestor(child, of: $0) } + [stage.root]
    guard let parent = parents.randomElement(using: &numbers) else { return }
    stage.add(child, to: parent)
  }

  private func isAncestor(_ controller: UIViewController, of other: UIViewController) -> Bool {
    controller === other || other.parent.map { isAncestor(controller, of: $0) } ?? false
  }

  private mutating func remove() {
    guard let child = controllers.filter({ $0.parent != nil }).randomElement(using: &numbers) else { return }
    stage.remove(child)
  }

  private mutating func exchange() {
    guard let from = controllers.filter({ $0.parent != nil }).randomElement(using: &numbers), let parent = from.parent else {
      return
    }
    let candidates = controllers.filter { $0.parent == nil && !isAncestor($0, of: from) }
    guard let to = candidates.randomElement(using: &numbers) else { return }
    parent.addChild(to)
    from.willMove(toParent: nil)
    let duration = Bool.random(using: &numbers) ? 0.35 : 0
    parent.transition(from: from, to: to, duration: duration, animations: nil) { _ in
      if to.parent === parent { to.didMove(toParent: parent) }
      // Another exchange may have brought it back.
      if from.parent === parent, from.viewIfLoaded?.superview == nil { from.removeFromParent() }
    }
  }
}
