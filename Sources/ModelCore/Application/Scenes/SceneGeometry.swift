public import Foundation

extension UIWindowScene {
  /// The place of a scene on its screen at one time: size, orientation, and whether the user is changing it (WIN-7).
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    private let values: SceneGeometry

    init(_ values: SceneGeometry) {
      self.values = values
      super.init()
    }

    open var interfaceOrientation: UIInterfaceOrientation { values.orientation }

    /// The scene's rectangle. Since iOS 26.
    open var coordinateSpace: any UICoordinateSpace { SceneCoordinateSpace(size: values.size) }

    /// Whether the system has granted a controller's wish to keep the orientation. Since iOS 26.
    open var isInterfaceOrientationLocked: Bool { values.isLocked }

    /// Whether the user is dragging the scene's edge. Since iOS 26.
    open var isInteractivelyResizing: Bool { values.isResizing }
  }
}

/// The values of a scene's geometry.
struct SceneGeometry: Equatable {
  /// In points.
  var size: CGSize
  var orientation: UIInterfaceOrientation
  var isLocked = false
  var isResizing = false
}

extension UIWindowScene {
  var geometry: SceneGeometry {
    SceneGeometry(
      size: size, orientation: CurrentSimulation.orientation, isLocked: isOrientationLocked, isResizing: isInteractivelyResizing)
  }

  /// Whether the scene covers its screen.
  var fillsScreen: Bool { !isWindowed && size == fullSize }

  /// Tells the delegate that the geometry changed, since iOS 26 (WIN-7).
  func tellGeometry(_ previous: SceneGeometry) {
    guard geometry != previous, CurrentSimulation.device.systemVersion >= 26 else { return }
    tell("didUpdateEffectiveGeometry", "\(previous.size.width) × \(previous.size.height)") {
      ($0 as? any UIWindowSceneDelegate)?.windowScene(self, didUpdateEffectiveGeometry: Geometry(previous))
    }
  }
}

/// A resize of a scene by the user's finger, from the touch to its end (WIN-7).
///
/// Lay out cheaply while ``UIWindowScene/Geometry/isInteractivelyResizing`` is true; the last callback has it false. A scene that
/// disconnects meanwhile is told nothing more, and one in the background keeps its size.
@preconcurrency @MainActor
public final class InteractiveResize {
  private weak var scene: UIWindowScene?
  private let change: (UIWindowScene, () -> Void) -> Void

  /// - Parameter change: Runs a change of the scene's geometry, with its callbacks.
  init(_ scene: UIWindowScene, _ change: @escaping (UIWindowScene, () -> Void) -> Void) {
    self.scene = scene
    self.change = change
    change(scene) { scene.isInteractivelyResizing = true }
  }

  /// Whether the finger is still on the screen.
  public var isActive: Bool { scene?.isInteractivelyResizing == true && scene?.activationState != .unattached }

  /// Drags to a size in points; an app with discrete sizes gets the nearest of its own (WIN-8).
  public func update(to size: CGSize) {
    guard isActive, let scene, scene.activationState != .background else { return }
    change(scene) { scene.size = scene.admitted(size) }
  }

  /// Lifts the finger.
  public func end() {
    guard isActive, let scene else { return }
    change(scene) { scene.isInteractivelyResizing = false }
  }
}
