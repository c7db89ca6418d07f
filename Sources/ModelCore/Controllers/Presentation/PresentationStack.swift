/// A window's root controller and the controllers presented from it, from the lowest up.
@MainActor
struct PresentationStack {
  let presentations: [Presentation]
  private let root: UIViewController

  init(from root: UIViewController) {
    self.root = root
    presentations = root.presentation?.chain ?? []
  }

  /// The controllers that are visible when the window is.
  var visible: [UIViewController] {
    ([root] + presentations.filter { $0.phase != .leaving }.map(\.presented)).filter { !$0.isCovered }
  }

  /// Removes the presented controllers together with a root controller that is replaced.
  func discard() {
    for presentation in presentations.reversed() {
      presentation.unlink()
      presentation.removePresented()
      presentation.end()
    }
  }
}

/// The presentations around a controller (VCL-30, VCL-31).
extension UIViewController {
  /// The presentation that this controller or its nearest presenting ancestor started.
  var nearestPresentation: Presentation? { nearest { $0.presentation } }

  /// The presentation that shows this controller or an ancestor.
  var nearestPresentedThrough: Presentation? { nearest { $0.presentedThrough } }

  private func nearest(_ find: @MainActor (UIViewController) -> Presentation?) -> Presentation? {
    var next: UIViewController? = self
    while let controller = next {
      if let found = find(controller) { return found }
      next = controller.parent
    }
    return nil
  }

  /// The controller that presents when this one is asked to present.
  func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var presenter = self
    while !(style.isInContext && presenter.definesPresentationContext), let parent = presenter.parent { presenter = parent }
    return presenter
  }

  /// Whether a full-screen presentation hides this controller's view.
  var isCovered: Bool { presentation?.coversPresenter ?? false }

  /// Whether this controller or one shown in it refuses dismissal by the user (VCL-29).
  var refusesHands: Bool {
    var waiting = [self]
    while let controller = waiting.popLast() {
      if controller.isModalInPresentation { return true }
      guard let view = controller.viewIfLoaded else { continue }
      waiting += controller.children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }.reversed()
    }
    return false
  }
}

extension AppearanceState {
  /// Whether the controller is visible or about to be.
  var isShown: Bool { self == .appeared || self == .appearing }
}
