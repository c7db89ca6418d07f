public import Foundation

/// An event of the user, which an action with two parameters gets (ACT-3).
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none
    case motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  private let kind: EventType
  private let time: TimeInterval
  private let touches: Set<UITouch>

  /// - Parameter touch: The finger; `nil` where none is known.
  init(_ type: EventType, touch: UITouch? = nil) {
    kind = type
    touches = touch.map { [$0] } ?? []
    time = CurrentSimulation.simulation?.clock.now ?? 0
    super.init()
  }

  open var type: EventType { kind }

  open var subtype: EventSubtype { .none }

  /// The fingers; `nil` without any that is known.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// The fingers that touched a view first.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let own = touches.filter { $0.view === view }
    return own.isEmpty ? nil : own
  }

  /// The virtual time of the event, in seconds.
  open var timestamp: TimeInterval { time }
}
