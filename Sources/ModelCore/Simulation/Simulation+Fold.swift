public import Foundation

/// Folding, on a device that folds. On others it is a fault.
extension Simulation {
  /// The posture of the device; `none` if it does not fold.
  public var posture: Device.Posture { surroundings.posture }

  /// How the interface lies on the display.
  package var interfaceOrientation: UIInterfaceOrientation { surroundings.orientation }

  /// Folds or unfolds the device: the posture changes, then windows that fill the display get the size of the other one, once, with all that
  /// follows from it. Within the same change the interface turns to the way in which the device is held, or else to one that the app
  /// allows on that display (VBR-19). Controllers on screen stay there, and a transition that is running goes on.
  ///
  ///     simulation.fold(to: .open)
  public func fold(to posture: Device.Posture) {
    fold(to: posture, angle: HingeAngle.standard(for: posture))
  }

  /// Moves the hinge. Near the ends the posture depends on which way it moves (FLD-3).
  /// - Parameter angle: In radians: 0 is closed, π is flat.
  public func fold(toAngle angle: CGFloat) {
    let angle = min(max(0, angle), .pi)
    fold(to: HingeAngle.posture(at: angle, from: surroundings.hingeAngle, in: posture), angle: angle)
  }

  private func fold(to posture: Device.Posture, angle: CGFloat) {
    guard device.folds, posture != .none else {
      return refuse("this device does not fold, so it has the posture 'none' alone")
    }
    let old = self.posture
    perform {
      if posture == old {
        surroundings.fold(to: posture, hingeAngle: angle)
      } else {
        changeSurroundings {
          process.resizeScenes {
            surroundings.fold(to: posture, hingeAngle: angle)
            surroundings.rotate(to: process.settledOrientation)
          }
        }
      }
      hingeInteractions.tell()
    }
  }

  /// How the device is folded and held now, with the room of each window.
  package var pose: DevicePose { DevicePose(surroundings, process.scenes) }

  /// Brings the device back to a pose in one change, whatever the app allows.
  package func restore(_ pose: DevicePose) {
    changeSurroundings { pose.restore(surroundings) }
    hingeInteractions.tell()
  }

  /// Puts a window beside another app's, or lets it fill the display again with `nil`. Both halves are as wide: the divider rests in the
  /// middle alone. It is a fault where apps do not share the display: everywhere but on the open inner display in landscape.
  public func place(_ session: UISceneSession, in half: ScreenHalf?) {
    guard isOpen(session), let scene = process.session(like: session)?.scene as? UIWindowScene else { return }
    let display = surroundings.display
    guard let half else {
      return changeSurroundings {
        scene.half = nil
        scene.size = display.fullSize
      }
    }
    guard let size = display.halfSize else {
      return record(
        ModelFault(rule: .simulation, message: "no display is shared here; open a device that folds, and turn it to landscape"))
    }
    changeSurroundings {
      scene.half = half
      scene.size = size
    }
  }

  /// The number of buttons that fit into the column of bars that stand upright; `nil`, the default, for all. The items of the tab bar count,
  /// too. Nobody has measured it, so a test says it (VBR-12).
  public var verticalBarCapacity: Int? {
    get { surroundings.verticalBarCapacity }
    set { surroundings.verticalBarCapacity = newValue }
  }
}
