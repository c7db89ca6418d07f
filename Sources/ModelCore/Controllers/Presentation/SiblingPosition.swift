/// Where a view was among its siblings, to put it back.
@MainActor
struct SiblingPosition {
  private weak var superview: UIView?
  private let index: Int

  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
  }

  func restore(_ view: UIView) {
    superview?.insertSubview(view, at: index)
    if let superview, superview === superview.window || superview is PresentationLayer { view.frame = superview.bounds }
  }
}
