import Foundation

/// A change of geometry or traits, and its callbacks: controllers before it (ROT-1), then scenes (SCN-19, WIN-7), then controllers and views from
/// the top down.
@MainActor
struct SurroundingsChange {
  /// The state of a scene before the change.
  private struct Before {
    let scene: UIWindowScene
    let geometry: SceneGeometry
    let traits: TraitValues
  }

  /// The size and traits of a window.
  private struct Outlook {
    let window: UIWindow
    let size: CGSize
    let traits: UITraitCollection
  }

  private let process: AppProcess

  init(_ process: AppProcess) {
    self.process = process
  }

  func run(_ change: () -> Void) {
    let scenes = process.scenes.map { Before(scene: $0, geometry: $0.geometry, traits: $0.ownTraits.traits) }
    let fullSize = CurrentSimulation.fullSize
    let windows = process.windows.ordered
    let announcement = TraitChange(windows)
    let transitions = lookAhead(change, windows, scenes, fullSize)
    announcement.run {
      for before in scenes { resize(before.scene.windows, from: before.geometry.size, to: before.scene.size) }
      resize(windows.filter { $0.hostScene == nil }, from: fullSize, to: CurrentSimulation.fullSize)
      for before in scenes { tell(before) }
    }
    for (window, transition) in transitions {
      window.fit()
      transition.begin()
    }
    for root in windows.compactMap(\.rootViewController) {
      for controller in [root] + PresentationStack(from: root).presentations.map(\.presented) {
        VerticalBarDecision.request(from: controller)
      }
    }
  }

  /// Makes the change, tells the controllers of windows that it concerns as if it were still to come, and returns what they were told.
  private func lookAhead(_ change: () -> Void, _ windows: [UIWindow], _ scenes: [Before], _ fullSize: CGSize) -> [(
    UIWindow, SizeTransition
  )] {
    let roots = windows.filter { $0.isOnScreen && $0.rootViewController?.isViewLoaded == true }
    let old = roots.map { Outlook(window: $0, size: $0.frame.size, traits: $0.traitCollection) }
    let before = SurroundingsSnapshot(process)
    change()
    let transitions = old.compactMap { old -> (UIWindow, SizeTransition)? in
      guard let root = old.window.rootViewController else { return nil }
      let scene = scenes.first { $0.scene === old.window.hostScene }
      let filled = scene?.geometry.size ?? fullSize
      let size = old.size == filled ? scene?.scene.size ?? CurrentSimulation.fullSize : old.size
      let traits = old.window.traitCollection
      guard size != old.size || traits != old.traits else { return nil }
      return (old.window, SizeTransition(of: root, to: size == old.size ? nil : size, traits == old.traits ? nil : traits))
    }
    guard !transitions.isEmpty else { return [] }
    let after = SurroundingsSnapshot(process)
    before.restore()
    for (_, transition) in transitions { transition.announce() }
    after.restore()
    return transitions
  }

  /// Windows that filled their place fill it still.
  private func resize(_ windows: [UIWindow], from old: CGSize, to new: CGSize) {
    guard old != new else { return }
    for window in windows where window.frame.size == old { window.frame.size = new }
  }

  /// Tells the scene's delegate of the change (WIN-7), also by the older callback, which knows nothing of locks and drags (SCN-19).
  private func tell(_ before: Before) {
    let (scene, old) = (before.scene, before.geometry)
    scene.tellGeometry(old)
    if scene.ownTraits.traits != before.traits {
      scene.traitCollectionDidChange(UITraitCollection(before.traits))
      scene.tellHandlers(before.traits)
    }
    let new = scene.geometry
    guard new.size != old.size || new.orientation != old.orientation || scene.ownTraits.traits != before.traits else { return }
    scene.tell("didUpdate", "interfaceOrientation: \(old.orientation)") {
      ($0 as? any UIWindowSceneDelegate)?.windowScene(
        scene, didUpdate: SceneCoordinateSpace(size: old.size), interfaceOrientation: old.orientation,
        traitCollection: UITraitCollection(before.traits))
    }
  }
}

/// The geometry and the traits of the device and of all scenes at one time.
@MainActor
private struct SurroundingsSnapshot {
  private let surroundings: Surroundings
  private let values: Surroundings.Values
  private let scenes: [(scene: UIWindowScene, state: UIWindowScene.PlaceState)]

  init(_ process: AppProcess) {
    surroundings = process.simulation.surroundings
    values = surroundings.values
    scenes = process.scenes.map { ($0, $0.placeState) }
  }

  func restore() {
    surroundings.values = values
    for (scene, state) in scenes { scene.placeState = state }
  }
}
