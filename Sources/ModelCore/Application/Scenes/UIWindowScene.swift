import Foundation

/// A scene that has windows.
open class UIWindowScene: UIScene, UITraitChangeObservable, TraitHolder {
  /// In points.
  var size: CGSize { didSet { TraitGeneration.advance() } }

  /// The half of the display that the scene fills beside another app, or `nil` for another size.
  var half: ScreenHalf? { didSet { TraitGeneration.advance() } }

  /// Whether the scene is a window among others, with window controls (WIN-1).
  var isWindowed = false

  /// The style of the window controls that the delegate prefers, asked for when the scene becomes a window (WIN-1).
  var windowingControlStyle = WindowingControlStyle.automatic

  /// Whether the user is dragging the scene's edge (WIN-7).
  var isInteractivelyResizing = false

  /// Whether the interface keeps its orientation (WIN-7).
  var isOrientationLocked = false

  /// Whether roots wait until the scene is active to appear (P-1).
  var holdsAppearance = false

  var traitState: TraitState?

  /// The window of the scene that was made key last.
  weak var lastKeyWindow: UIWindow?

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    size = CurrentSimulation.fullSize
    super.init(session: session, connectionOptions: connectionOptions)
  }

  deinit { TraitGeneration.advanceAtEnd() }

  /// The windows that are attached to the scene, those in front last. The scene keeps those that are shown (LCH-15).
  open var windows: [UIWindow] { session.process?.windows.ordered.filter { $0.hostScene === self } ?? [] }

  /// From iOS 15 on: the window of the scene that gets the keyboard's input (LCH-5, SCN-18).
  open var keyWindow: UIWindow? { KeyWindow.current(of: self) }

  /// The external display that the scene is on; `nil` on the device's own screen (WIN-11).
  var display: UIScreen?

  /// The device's screen, or an external display (WIN-11).
  open var screen: UIScreen { display ?? .main }

  /// The scene's geometry now; another object after a change (WIN-7). Since iOS 16.
  open var effectiveGeometry: Geometry { Geometry(geometry) }

  /// Deprecated since iOS 26 in favour of ``effectiveGeometry``, and the same.
  open var interfaceOrientation: UIInterfaceOrientation { CurrentSimulation.orientation }

  /// The scene's rectangle. Deprecated since iOS 26 in favour of ``effectiveGeometry``, and the same.
  open var coordinateSpace: any UICoordinateSpace { SceneCoordinateSpace(size: size) }

  /// Size classes are those of the scene's size.
  open var traitCollection: UITraitCollection { ownTraits }

  /// Called after the scene's traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The dialogue before the user closes the scene; `nil` for none (SCN-18). Since iOS 27.
  open var closureConfirmation: UISceneClosureConfirmation?
}

extension UIWindowScene {
  /// The size of a scene that fills its display, in points.
  var fullSize: CGSize { display == nil ? CurrentSimulation.fullSize : screen.bounds.size }

  /// The traits of the device in a window of the scene's size.
  var ownTraits: UITraitCollection {
    guard let simulation = session.process?.simulation else { return CurrentSimulation.traitCollection }
    return overriding(simulation.surroundings.traitCollection(for: size, in: half))
  }
}

extension UIWindowScene {
  /// The parts of a scene that the user and the system change.
  struct PlaceState {
    let size: CGSize
    let half: ScreenHalf?
    let isWindowed: Bool
    let isResizing: Bool
    let isLocked: Bool
  }

  var placeState: PlaceState {
    get {
      PlaceState(
        size: size, half: half, isWindowed: isWindowed, isResizing: isInteractivelyResizing, isLocked: isOrientationLocked)
    }
    set {
      (size, half, isWindowed) = (newValue.size, newValue.half, newValue.isWindowed)
      (isInteractivelyResizing, isOrientationLocked) = (newValue.isResizing, newValue.isLocked)
    }
  }
}
