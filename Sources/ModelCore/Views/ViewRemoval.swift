import Foundation

/// Takes a view out of its superview, with what that means to the window and the controllers.
@MainActor
struct ViewRemoval {
  private let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  /// VCL-8: the controllers whose views leave the screen disappear.
  /// - Parameter stayingInWindow: The view is put into another superview of the same window at once.
  func run(stayingInWindow: Bool = false) {
    guard let superview = view.superview else { return }
    let changesWindow = view.window != nil && !stayingInWindow
    let leaving = changesWindow ? HierarchyAppearance.leaving(with: view) : nil
    leaving?.begin()
    if changesWindow { WindowChange.announce(nil, to: view) }
    superview.subviews.removeAll { $0 === view }
    view.superview = nil
    if changesWindow { WindowChange.confirm(to: view) }
    superview.setNeedsLayout()
    leaving?.end()
  }
}
