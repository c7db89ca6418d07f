public import Foundation

/// Something that observes a view, and is added to it with ``UIView/addInteraction(_:)``.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is added to.
  var view: UIView? { get }

  /// Called before the interaction is added to a view, or removed from it with `nil`.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view, or removed from it with `nil`.
  func didMove(to view: UIView?)
}

/// An interaction that depends on the window of its view.
protocol WindowInteraction: UIInteraction {
  func windowDidChange()
}
