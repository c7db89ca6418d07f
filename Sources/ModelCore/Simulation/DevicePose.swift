import Foundation

/// How a device that folds is folded and held, with the room that each window has on it.
@MainActor
package struct DevicePose {
  private let posture: Device.Posture
  private let hingeAngle: CGFloat
  private let orientation: UIInterfaceOrientation
  private let heldOrientation: UIInterfaceOrientation
  private let rooms: [(scene: UIWindowScene, half: ScreenHalf?, size: CGSize)]

  init(_ surroundings: Surroundings, _ scenes: [UIWindowScene]) {
    posture = surroundings.posture
    hingeAngle = surroundings.hingeAngle
    orientation = surroundings.orientation
    heldOrientation = surroundings.heldOrientation
    rooms = scenes.map { ($0, $0.half, $0.size) }
  }

  func restore(_ surroundings: Surroundings) {
    surroundings.fold(to: posture, hingeAngle: hingeAngle)
    surroundings.rotate(to: orientation)
    surroundings.heldOrientation = heldOrientation
    for room in rooms {
      room.scene.half = room.half
      room.scene.size = room.size
    }
  }
}
