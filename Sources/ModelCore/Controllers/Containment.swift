import Foundation

/// A controller's place among containers: its parent, its children and its current move.
///
/// Only the verbs in this file write it. Containers call them and keep no copies.
@MainActor
final class Containment {
  /// The change of parents that is in progress (VCL-13).
  enum Movement {
    case toParent, fromParent
  }

  private(set) var children: [UIViewController] = []
  fileprivate(set) weak var parent: UIViewController?

  /// The container that released the controller but still shows its view. It remains one of the containers above (NAV-7).
  fileprivate(set) weak var formerParent: UIViewController?

  fileprivate(set) var movement: Movement?

  /// Whether a controller has ever been a child. Under a controller without children there may still be one that it has released.
  fileprivate var hasHeld = false

  /// Whether the current call of `willMove` or `didMove` has been logged.
  fileprivate var isMoveNoted = false

  /// Changes the children. They are moved out and in, so that they are changed in place, and no access to the property lasts.
  fileprivate func change(_ change: (inout [UIViewController]) -> Void) {
    var changed = children
    children = []
    change(&changed)
    children = changed
  }
}

// MARK: Joining and leaving

extension UIViewController {
  /// Adds a child, after calling its `willMove(toParent:)` (VCL-6).
  func adopt(_ child: UIViewController) {
    guard canHold(child), child.parent !== self else { return }
    child.removeFromParent()
    // The callback may have put one into the other.
    guard child.containment.parent == nil, canHold(child) else { return }
    child.containment.movement = .toParent
    child.containment.formerParent = nil
    // Its new container's answer counts.
    child.verticalBarState.decided = .automatic
    child.sendWillMove(toParent: self)
    guard child.containment.parent == nil, canHold(child) else { return }
    containment.hasHeld = true
    containment.change { $0.append(child) }
    child.setParent(self)
  }

  /// Whether another controller can be in this one or be presented from it: unless it is this one or above it. Records a fault if not
  /// (VCL-6).
  func canHold(_ other: UIViewController) -> Bool {
    guard other.isAtOrAbove(self) else { return true }
    CurrentSimulation.fault(
      .vcl6, "\(other.modelName) cannot be a child of itself or of a controller that it contains or presents")
    return false
  }

  /// Whether another controller is this one or under it: in it, or presented from there.
  func isAtOrAbove(_ other: UIViewController) -> Bool {
    // Nothing is under a controller that never held one: no walk up to it.
    guard other !== self, containment.hasHeld || presentation != nil else { return other === self }
    var controller = other
    // A presented controller that has become a child has two ways up.
    var waiting: [UIViewController] = []
    while controller !== self {
      if let presenter = controller.presentedThrough?.presenter { waiting.append(presenter) }
      guard let next = controller.enclosingContainer ?? waiting.popLast() else { return false }
      controller = next
    }
    return true
  }

  /// Removes the controller from its parent, then calls `didMove(toParent: nil)` (VCL-7).
  func leaveParent() {
    guard let parent = containment.parent else { return }
    parent.containment.change { $0.removeObject(self) }
    setParent(nil)
    parent.childDidLeave(self)
    sendDidMove(toParent: nil)
  }

  /// Removes children at once, although their views stay until the end of a transition. Call ``finishRelease(of:)`` at that end (NAV-7,
  /// VCL-21).
  func release(_ children: [UIViewController]) {
    let released = children.filter { $0.containment.parent === self }
    guard !released.isEmpty else { return }
    containment.change { $0.removeObjects(released) }
    for child in released {
      child.setParent(nil)
      child.containment.formerParent = self
    }
  }

  /// Completes ``release(_:)``. Does nothing if another container has adopted the child meanwhile.
  func finishRelease(of child: UIViewController) {
    guard child.containment.parent == nil, child.containment.formerParent === self else { return }
    child.containment.formerParent = nil
    child.sendDidMove(toParent: nil)
  }

  /// Undoes ``release(_:)``, because a swipe was cancelled (NAV-7).
  /// - Returns: Whether the child had been released and is back.
  func takeBack(_ child: UIViewController) -> Bool {
    child.containment.movement = nil
    guard child.containment.parent == nil, child.containment.formerParent === self else { return false }
    child.containment.formerParent = nil
    child.setParent(self)
    containment.change { $0.append(child) }
    return true
  }

  private func setParent(_ parent: UIViewController?) {
    containment.parent = parent
    TraitReading.sourceDidChange(of: self)
  }

  /// Reorders the children so that those among `controllers` come first, in this order.
  func orderChildren(first controllers: [UIViewController]) {
    // Mostly they do already.
    guard !containment.children.begins(withObjects: controllers) else { return }
    containment.change { $0 = controllers.filter { $0.containment.parent === self } + $0.without(controllers) }
  }
}

// MARK: Moving

extension UIViewController {
  /// Calls `willMove(toParent:)`, and logs it even if an override does not call `super`.
  func sendWillMove(toParent parent: UIViewController?) {
    noteMove("willMove", parent)
    containment.isMoveNoted = true
    willMove(toParent: parent)
    containment.isMoveNoted = false
  }

  /// Calls `didMove(toParent:)`, which ends the move, and logs it even if an override does not call `super`.
  func sendDidMove(toParent parent: UIViewController?) {
    noteMove("didMove", parent)
    containment.isMoveNoted = true
    didMove(toParent: parent)
    containment.isMoveNoted = false
    containment.movement = nil
  }

  /// The default of `willMove(toParent:)`.
  func moveWillBegin(toParent parent: UIViewController?) {
    if !containment.isMoveNoted { noteMove("willMove", parent) }
    if parent == nil, self.parent != nil { containment.movement = .fromParent }
  }

  /// The default of `didMove(toParent:)`.
  func moveDidEnd(toParent parent: UIViewController?) {
    if !containment.isMoveNoted { noteMove("didMove", parent) }
    containment.movement = nil
  }

  /// Marks the controller as moving from its parent until `didMove(toParent:)` (VCL-13).
  func beginMovingFromParent() {
    containment.movement = .fromParent
  }

  /// Marks a controller that has moved to its parent unseen as still moving, until it has appeared for the first time (VCL-13).
  func resumeMovingToParent() {
    containment.movement = .toParent
  }

  /// Ends ``resumeMovingToParent()``.
  func endMovingToParent() {
    if containment.movement == .toParent { containment.movement = nil }
  }

  private func noteMove(_ name: String, _ parent: UIViewController?) {
    note(.containment, name, "toParent: \(parent?.modelName ?? "nil")")
  }
}

// MARK: Containers above

extension UIViewController {
  /// Whether this controller is `controller` or below it.
  func isDescendant(of controller: UIViewController) -> Bool {
    var next: UIViewController? = self
    while let one = next, one !== controller { next = one.containment.parent }
    return next != nil
  }

  /// The parent, or the container that released the controller and still shows it.
  var enclosingContainer: UIViewController? { containment.parent ?? containment.formerParent }

  /// The nearest controller of a class above this one.
  func ancestor<Container: UIViewController>() -> Container? {
    var next = enclosingContainer
    while let container = next {
      if let container = container as? Container { return container }
      next = container.enclosingContainer
    }
    return nil
  }

  /// Lays out the container that gives this controller's view its frame.
  func requestContainerLayout() {
    containment.parent?.loadedView?.setNeedsLayout()
  }
}
