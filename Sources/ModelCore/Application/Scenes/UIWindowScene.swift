import Foundation

/// A scene that has windows.
open class UIWindowScene: UIScene {
  /// In points.
  var size: CGSize

  /// Whether roots wait until the scene is active to appear (P-1).
  var holdsAppearance = false

  /// The window of the scene that was made key last.
  weak var lastKeyWindow: UIWindow?

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    size = UIScreen.main.bounds.size
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// The windows that are attached to the scene, those in front last. The scene does not keep them: the app does.
  open var windows: [UIWindow] { session.process?.windows.ordered.filter { $0.hostScene === self } ?? [] }

  /// From iOS 15 on: the window of the scene that gets the keyboard's input (LCH-5, SCN-18).
  open var keyWindow: UIWindow? { KeyWindow.current(of: self) }

  /// The device's only screen.
  open var screen: UIScreen { .main }

  open var interfaceOrientation: UIInterfaceOrientation { CurrentSimulation.orientation }

  /// The scene's rectangle.
  open var coordinateSpace: any UICoordinateSpace { SceneCoordinateSpace(size: size) }

  /// Size classes are those of the scene's size.
  open var traitCollection: UITraitCollection { UITraitCollection(traits) }
}

extension UIWindowScene {
  /// The traits of the device in a window of the scene's size.
  var traits: TraitValues {
    guard let simulation = session.process?.simulation else { return CurrentSimulation.traits }
    return simulation.surroundings.traits(for: size)
  }
}
