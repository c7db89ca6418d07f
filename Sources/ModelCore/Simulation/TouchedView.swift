import Foundation

/// A finger in the middle of a view, which the view and the responders after it hear of (RSP-3).
@MainActor
struct TouchedView {
  private let view: UIView
  private let touch: UITouch
  private let event: UIEvent

  /// - Parameter taps: The number of taps in quick succession, of which this is the last.
  init(_ view: UIView, taps: Int = 1) {
    self.view = view
    touch = UITouch(CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view, .began, taps: taps)
    event = UIEvent(.touches, touch: touch)
  }

  func begin() { view.touchesBegan([touch], with: event) }

  func end() {
    touch.phase = .ended
    view.touchesEnded([touch], with: event)
  }

  func cancel() {
    touch.phase = .cancelled
    view.touchesCancelled([touch], with: event)
  }

  /// Whether a class of the app is among the views that would hear of a finger, and their controllers: it may keep the touch.
  static func isHeard(from view: UIView) -> Bool {
    ViewPath.nearest(from: view) { view in
      [view, view.next].contains { $0.map { !String(reflecting: type(of: $0)).hasPrefix("ModelCore.") } ?? false } ? true : nil
    } ?? false
  }
}
