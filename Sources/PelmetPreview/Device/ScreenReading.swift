internal import ModelCore

/// The screen of a window with all that a picture shows of it, so that any thread may draw it.
struct ScreenReading: Sendable {
  let parts: ScreenParts
  let setting: PictureSetting
  let traits: UITraitCollection
  let facts: ScreenFacts
  let title: String
  /// Tells what colours of the system look like; `nil` for those of an iPhone.
  private let simulation: Simulation?

  /// `nil` while the window is on no screen.
  @MainActor
  init?(_ window: UIWindow, _ content: PictureContent) {
    guard let screen = window.modelScreen else { return nil }
    simulation = Simulation.existing
    let device = simulation?.device ?? .iPhone
    traits = window.traitCollection
    setting = PictureSetting(
      device, requiresCompatibility: simulation?.infoPlist.designRequiresCompatibility ?? false, bounds: window.bounds,
      occluded: window.reservedRegions(kind: .occlusion).map(\.frame), traits: traits,
      reducesTransparency: content.reducesTransparency || simulation?.isReduceTransparencyEnabled == true,
      assets: content.assets)
    facts = ScreenFacts(screen)
    title = Self.title(screen, setting, device)
    parts = ScreenParts(screen, BarObjects(of: screen, in: window), content, setting, traits)
  }

  /// Draws with the colours of the system that the screen has.
  func draw<Result>(_ draw: () throws -> Result) rethrows -> Result {
    guard let simulation else { return try draw() }
    return try simulation.asCurrentOnAnyThread(draw)
  }

  /// The name of the device, as far as its screen tells it.
  private static func name(_ device: Device, _ setting: PictureSetting) -> String {
    if device.folds { return "iPhone Duo" }
    guard setting.device.mark == .inferred else { return setting.device.name }
    return setting.isPad ? "iPad" : "iPhone"
  }

  private static func title(_ screen: ModelScreen, _ setting: PictureSetting, _ device: Device) -> String {
    let version = device.systemVersion
    let system = "\(setting.isPad ? "iPadOS" : "iOS") \(version.major)\(version.minor > 0 ? ".\(version.minor)" : "")"
    let shown = screen.navigationBar.flatMap { $0.largeTitle ?? $0.title }.map { ", titled “\($0)”" } ?? ""
    let bars = [
      screen.navigationBar.map { _ in "a navigation bar\(shown)" }, screen.toolbar.map { _ in "a toolbar" },
      screen.tabBar.map { "a tab bar with \($0.items.count) tabs" }, screen.verticalBar.map { _ in "bars that stand upright" },
    ].compactMap(\.self)
    let list = bars.isEmpty ? "no bars" : bars.joined(separator: " and ")
    return "\(name(device, setting)) with \(system), \(setting.lookName), shows \(list)."
  }
}
