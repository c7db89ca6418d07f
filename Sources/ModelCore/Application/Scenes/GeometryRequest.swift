import Foundation

extension UIWindowScene {
  /// The wishes of an app for the geometry of a scene (ROT-10). Since iOS 16. On a device that runs iOS they are ``iOS``.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    fileprivate override init() { super.init() }

    /// The orientations that the app wants.
    open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask

      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Turns the interface to one of the orientations that the app wants, in the next layout pass (ROT-10). Since iOS 16.
  ///
  /// Nothing happens where the interface lies in one of them already. It may turn again when the device does: the request is no lock.
  /// - Parameter errorHandler: Called with ``UISceneError/Code/geometryRequestDenied`` where app and controller allow none of them.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let process = session.process, CurrentSimulation.device.systemVersion >= 16,
      let wish = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    else { return }
    process.simulation.clock.atLayoutPass { [weak self] in
      guard let self, !turn(to: wish) else { return }
      errorHandler?(UISceneError(.geometryRequestDenied))
    }
  }

  /// Turns the interface, preferably to the way in which the device is held.
  /// - Returns: Whether it lies in one of these orientations then.
  private func turn(to wish: UIInterfaceOrientationMask) -> Bool {
    guard let process = session.process else { return false }
    let surroundings = process.simulation.surroundings
    guard !wish.contains(UIInterfaceOrientationMask(surroundings.orientation)) else { return true }
    let candidates = process.orientationsByPreference.filter { wish.contains(UIInterfaceOrientationMask($0)) }
    guard let orientation = candidates.first(where: allows) else { return false }
    process.turn(to: orientation)
    return true
  }
}
