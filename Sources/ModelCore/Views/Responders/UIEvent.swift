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

  init(_ type: EventType) {
    kind = type
    time = CurrentSimulation.simulation?.clock.now ?? 0
    super.init()
  }

  open var type: EventType { kind }

  open var subtype: EventSubtype { .none }

  /// The virtual time of the event, in seconds.
  open var timestamp: TimeInterval { time }
}
