import Foundation
import ModelCore

/// A controller that notes how it hears of sizes and traits, with the width that its view has then.
final class SizeNotes: UIViewController {
  var notes: [String] = []
  /// Whether changes reach the children.
  var passesOn = true
  /// The size of children, instead of the whole.
  var childSize: CGSize?

  private var width: Int { Int(view.bounds.width) }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let orientation = view.window?.windowScene?.interfaceOrientation
    notes.append("size \(width)>\(Int(size.width))\(orientation.map { $0.isLandscape ? " lying" : " standing" } ?? "")")
    if passesOn { super.viewWillTransition(to: size, with: coordinator) }
    coordinator.animate { [unowned self] _ in
      notes.append("alongside \(width)")
    } completion: { [unowned self] context in
      notes.append("end \(width)\(context.isCancelled ? " cancelled" : "")")
    }
  }

  override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    let isCompact = newCollection.verticalSizeClass == .compact
    notes.append("traits \(traitCollection.verticalSizeClass == .compact ? "low" : "high")>\(isCompact ? "low" : "high")")
    if passesOn { super.willTransition(to: newCollection, with: coordinator) }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    notes.append("traits are new")
  }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    childSize ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    notes.append("child wants \(Int(container.preferredContentSize.width))")
  }

  /// Takes the notes so far.
  func take() -> [String] {
    defer { notes = [] }
    return notes
  }

  /// The notes of sizes alone.
  func takeSizes() -> [String] { take().filter { $0.hasPrefix("size") } }

  /// Adds a child that fills the view.
  func add(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
