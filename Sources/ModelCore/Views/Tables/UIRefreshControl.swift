public import Foundation

/// The control that a scroll view has above its content, for reloading it. The user pulls it with ``Simulation/pullToRefresh(_:)`` (TBL-11).
open class UIRefreshControl: UIControl {
  public convenience init() {
    self.init(frame: .zero)
  }

  open private(set) var isRefreshing = false

  open var attributedTitle: NSAttributedString?

  /// Shows the control as refreshing, without its action.
  open func beginRefreshing() { isRefreshing = true }

  open func endRefreshing() { isRefreshing = false }

  /// A pull by the user. The action is performed once until ``endRefreshing()``.
  func pull() {
    guard !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
