import Foundation

/// VCL-6, 7.
extension UIViewController {
  /// `willMove(toParent:)` comes before the membership.
  func adopt(_ child: UIViewController) {
    // What has no children needs no look at all that is above.
    guard child !== self, child.children.isEmpty || !isDescendant(of: child) else {
      return CurrentSimulation.fault(
        "VCL-6", "\(child.modelName) cannot be a child of itself or of a controller that it contains")
    }
    guard child.parent !== self else { return }
    child.removeFromParent()
    child.movement = .toParent
    child.formerParent = nil
    child.sendWillMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// `didMove(toParent: nil)` comes after the membership.
  func leaveParent() {
    guard let parent else { return }
    if let index = parent.children.lastIndex(where: { $0 === self }) { parent.children.remove(at: index) }
    self.parent = nil
    parent.childDidLeave(self)
    sendDidMove(toParent: nil)
  }

  /// Whether `controller` is this one or above it.
  func isDescendant(of controller: UIViewController) -> Bool {
    self === controller || parent?.isDescendant(of: controller) ?? false
  }

  /// The nearest controller of a class above.
  func ancestor<Container: UIViewController>() -> Container? {
    guard let parent = parent ?? formerParent else { return nil }
    return parent as? Container ?? parent.ancestor()
  }

  /// Lays out the container that gives this controller's view its frame.
  func requestContainerLayout() {
    parent?.viewIfLoaded?.setNeedsLayout()
  }
}
