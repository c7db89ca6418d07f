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
