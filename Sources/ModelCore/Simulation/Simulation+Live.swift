package import Pelmet

extension Simulation {
  /// The windows of the connected scenes in the order of their connection, those in front last, and where windows need no scene those
  /// that have none; hidden ones, too.
  package var liveWindows: [UIWindow] {
    let windows = process.windows.ordered
    let scenes = process.scenes.flatMap { scene in windows.filter { $0.hostScene === scene } }
    return scenes + (process.path == .scenes ? [] : windows.filter { $0.hostScene == nil })
  }
}

extension UITraitCollection {
  /// These traits as a theme tells them apart, on a version of iOS.
  package func themeTraits(on version: SystemVersion) -> Theme.Traits { traits.themeTraits(on: version) }
}

extension Theme.SystemColor {
  /// What the colour looks like on a version of iOS; nil for `tintColor`, which is that of the view around.
  package func look(on version: SystemVersion) -> Theme.Color? { SystemLook.of(version).color(named: rawValue) }
}
