/// A window's root controller and what is presented from it, from below.
@MainActor
struct PresentationStack {
  let presentations: [Presentation]
  private let root: UIViewController

  init(from root: UIViewController) {
    self.root = root
    presentations = root.presentation?.chain ?? []
  }

  /// The controllers that a person sees when the window is seen.
  var visible: [UIViewController] {
    ([root] + presentations.filter { $0.phase != .leaving }.map(\.presented)).filter { !$0.isCovered }
  }

  /// What is presented goes with the root controller that is replaced.
  func discard() {
    for presentation in presentations.reversed() {
      presentation.unlink()
      presentation.removePresented()
      presentation.end()
    }
  }
}

/// VCL-30, 31.
extension UIViewController {
  /// What this controller or its nearest ancestor presents.
  var nearestPresentation: Presentation? { presentation ?? parent?.nearestPresentation }

  /// Through which this controller or an ancestor is presented.
  var nearestPresentedThrough: Presentation? { presentedThrough ?? parent?.nearestPresentedThrough }

  /// The controller that presents when this one is asked to.
  func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    if style.isInContext, definesPresentationContext { return self }
    return parent?.presenter(for: style) ?? self
  }

  /// Whether a full-screen presentation hides this controller's view.
  var isCovered: Bool { presentation?.coversPresenter ?? false }

  /// Whether this controller or one that is shown in it refuses to be dismissed by hand (VCL-29).
  var refusesHands: Bool {
    guard !isModalInPresentation, let view = viewIfLoaded else { return isModalInPresentation }
    return children.contains { $0.viewIfLoaded?.isDescendant(of: view) == true && $0.refusesHands }
  }
}

extension AppearanceState {
  /// Visible, or about to be.
  var isShown: Bool { self == .appeared || self == .appearing }
}
