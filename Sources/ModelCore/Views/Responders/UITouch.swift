public import Foundation

/// A finger on the screen, as an event has it. A test's verbs put it into the middle of what they touch.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited }

  /// The view that was touched first.
  open private(set) weak var view: UIView?

  private let place: CGPoint
  private let time: TimeInterval
  private let taps: Int

  /// - Parameters:
  ///   - point: In the view's coordinates.
  ///   - taps: The number of taps in quick succession, of which this is the last.
  init(_ point: CGPoint, in view: UIView, _ phase: Phase = .ended, taps: Int = 1) {
    self.view = view
    self.phase = phase
    self.taps = taps
    place = point
    time = CurrentSimulation.simulation?.clock.now ?? 0
    super.init()
  }

  open internal(set) var phase: Phase

  /// The number of taps in quick succession, of which this is the last.
  open var tapCount: Int { taps }

  /// The virtual time, in seconds.
  open var timestamp: TimeInterval { time }

  /// The place of the finger in the coordinates of a view; `nil` means the window.
  open func location(in view: UIView?) -> CGPoint {
    self.view.map { $0.convert(place, to: view) } ?? place
  }
}
