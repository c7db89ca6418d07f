public import Foundation

/// A finger on the screen, as an event has it. A test's verbs put it into the middle of what they touch.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited }

  /// The view that was touched first.
  open private(set) weak var view: UIView?

  private let place: CGPoint
  private let time: TimeInterval

  /// - Parameter point: In the view's coordinates.
  init(_ point: CGPoint, in view: UIView, _ phase: Phase = .ended) {
    self.view = view
    self.phase = phase
    place = point
    time = CurrentSimulation.simulation?.clock.now ?? 0
    super.init()
  }

  open private(set) var phase: Phase

  open var tapCount: Int { 1 }

  /// The virtual time, in seconds.
  open var timestamp: TimeInterval { time }

  /// The place of the finger in the coordinates of a view; `nil` means the window.
  open func location(in view: UIView?) -> CGPoint {
    self.view.map { $0.convert(place, to: view) } ?? place
  }
}
