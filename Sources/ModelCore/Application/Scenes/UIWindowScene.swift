public import Foundation

/// A scene that has windows.
open class UIWindowScene: UIScene {
  /// In points.
  var size: CGSize

  /// The half of the display that the scene fills beside another app, or `nil` for another size.
  var half: ScreenHalf?

  /// Whether roots wait until the scene is active to appear (P-1).
  var holdsAppearance = false

  /// The window of the scene that was made key last.
  weak var lastKeyWindow: UIWindow?

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    size = CurrentSimulation.fullSize
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
  open var traitCollection: UITraitCollection { ownTraits }
}

extension UIWindowScene {
  /// The traits of the device in a window of the scene's size.
  var ownTraits: UITraitCollection {
    guard let simulation = session.process?.simulation else { return CurrentSimulation.traitCollection }
    return simulation.surroundings.traitCollection(for: size, in: half)
  }
}

/// A frame of reference: here only its size.
@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// In points.
  var bounds: CGRect { get }
}

/// The coordinate space of a scene at one time.
final class SceneCoordinateSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    super.init()
  }
}

/// A change of size, orientation or traits, and its callbacks: scenes first (SCN-19), then controllers and views from the top down.
@MainActor
struct SurroundingsChange {
  /// The state of a scene before the change.
  private struct Before {
    let scene: UIWindowScene
    let size: CGSize
    let traits: TraitValues
  }

  private let process: AppProcess

  init(_ process: AppProcess) {
    self.process = process
  }

  func run(_ change: () -> Void) {
    let scenes = process.scenes.map { Before(scene: $0, size: $0.size, traits: $0.ownTraits.traits) }
    let orientation = CurrentSimulation.orientation
    let fullSize = CurrentSimulation.fullSize
    let windows = process.windows.ordered
    TraitChange(windows).run {
      change()
      for before in scenes { resize(before.scene.windows, from: before.size, to: before.scene.size) }
      resize(windows.filter { $0.hostScene == nil }, from: fullSize, to: CurrentSimulation.fullSize)
      for before in scenes { tell(before, orientation) }
    }
    for root in windows.compactMap(\.rootViewController) {
      for controller in [root] + PresentationStack(from: root).presentations.map(\.presented) {
        VerticalBarDecision.request(from: controller)
      }
    }
  }

  /// Windows that filled their place fill it still.
  private func resize(_ windows: [UIWindow], from old: CGSize, to new: CGSize) {
    guard old != new else { return }
    for window in windows where window.frame.size == old { window.frame.size = new }
  }

  /// Tells the scene's delegate of the change (SCN-19).
  private func tell(_ before: Before, _ orientation: UIInterfaceOrientation) {
    let scene = before.scene
    guard scene.size != before.size || scene.ownTraits.traits != before.traits || CurrentSimulation.orientation != orientation
    else {
      return
    }
    scene.tell("didUpdate", "interfaceOrientation: \(orientation)") {
      ($0 as? any UIWindowSceneDelegate)?.windowScene(
        scene, didUpdate: SceneCoordinateSpace(size: before.size), interfaceOrientation: orientation,
        traitCollection: UITraitCollection(before.traits))
    }
  }
}
