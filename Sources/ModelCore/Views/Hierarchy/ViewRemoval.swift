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
    let leaving = stayingInWindow ? nil : HierarchyAppearance.leaving(with: view)
    leaving?.begin()
    if changesWindow { WindowChange.announce(nil, to: view) }
    if let index = superview.subviews.lastIndex(where: { $0 === view }) { superview.subviews.remove(at: index) }
    view.superview = nil
    if changesWindow {
      WindowChange.make(nil, for: view)
      WindowChange.confirm(to: view)
    }
    superview.setNeedsLayout()
    leaving?.end()
  }
}
