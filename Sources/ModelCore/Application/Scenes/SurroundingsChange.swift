import Foundation

/// A change of sizes, orientation or traits, and who hears of it: scenes first (SCN-19), then controllers and views from the top down.
@MainActor
struct SurroundingsChange {
  /// What a scene was like.
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
    let scenes = process.scenes.map { Before(scene: $0, size: $0.size, traits: $0.traits) }
    let orientation = CurrentSimulation.orientation
    let screenSize = process.screen.bounds.size
    let windows = process.windows.ordered
    TraitChange(windows).run {
      change()
      for before in scenes { resize(before.scene.windows, from: before.size, to: before.scene.size) }
      resize(windows.filter { $0.hostScene == nil }, from: screenSize, to: process.screen.bounds.size)
      for before in scenes { tell(before, orientation) }
    }
  }

  /// Windows that filled their place fill it still.
  private func resize(_ windows: [UIWindow], from old: CGSize, to new: CGSize) {
    guard old != new else { return }
    for window in windows where window.frame.size == old { window.frame.size = new }
  }

  /// SCN-19.
  private func tell(_ before: Before, _ orientation: UIInterfaceOrientation) {
    let scene = before.scene
    guard scene.size != before.size || scene.traits != before.traits || CurrentSimulation.orientation != orientation else {
      return
    }
    scene.tell("didUpdate", "interfaceOrientation: \(orientation)") {
      ($0 as? any UIWindowSceneDelegate)?.windowScene(
        scene, didUpdate: SceneCoordinateSpace(size: before.size), interfaceOrientation: orientation,
        traitCollection: UITraitCollection(before.traits))
    }
  }
}
