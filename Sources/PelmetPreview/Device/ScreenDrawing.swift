internal import ModelCore

/// The content of a picture, and the setting of the user that the model does not know.
struct PictureContent {
  let scene: PictureScene
  /// `nil` for the system's background.
  let page: UIColor?
  /// Whether content lies below the bars at the top.
  let isScrolled: Bool
  var reducesTransparency = false
  /// The pictures of the app's asset catalogues.
  var assets = PictureAssets()
}

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
      reducesTransparency: content.reducesTransparency, assets: content.assets)
    facts = ScreenFacts(screen)
    title = Self.title(screen, setting, device)
    parts = ScreenParts(screen, BarObjects(of: screen, in: window), content, setting, traits)
  }

  /// Draws with the colours of the system that the screen has.
  func draw<Result>(_ draw: () throws -> Result) rethrows -> Result {
    guard let simulation else { return try draw() }
    return try simulation.asCurrent(draw)
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

/// The drawing of a device with a window's screen.
struct ScreenDrawing {
  private(set) var drawing: Drawing
  let title: String
  let facts: ScreenFacts
  /// The part of the title that names the look; nothing before it does.
  let look: String
  private let frame: DeviceFrame

  /// - Parameter definitions: Those that exist already.
  init(_ screen: ScreenReading, sharing definitions: Definitions) {
    let setting = screen.setting
    frame = DeviceFrame(setting: setting)
    drawing = Drawing(
      width: setting.screen.width, height: setting.screen.height, isMirrored: setting.isMirrored, traits: screen.traits)
    drawing.definitions = definitions.shared
    facts = screen.facts
    title = screen.title
    look = setting.lookName
    screen.draw { add(screen.parts, setting) }
  }

  private mutating func add(_ parts: ScreenParts, _ setting: PictureSetting) {
    if setting.textScale > Self.accessibilityScale {
      drawing.note("Bars hardly grow with accessibility sizes of text: they show an item large while it is held.")
    }
    if setting.textScale != 1 {
      drawing.note("The content behind the bars keeps its size of text.")
    }
    if setting.device.mark == .inferred {
      drawing.note("The size of the screen is that of no device whose front is known; its corners are those of another.")
    }
    frame.drawBody(on: &drawing)
    let clip = frame.defineScreen(on: &drawing)
    drawing.add("<g clip-path=\"url(#\(clip))\">")
    parts.draw(on: &drawing)
    drawing.add("</g>")
    frame.drawFront(on: &drawing)
  }

  /// The factor of the largest size of text that is none for accessibility.
  private static let accessibilityScale = 1.36

  /// The part that is seen: the device with its buttons.
  var view: Box { frame.view }

  /// The picture as a document that needs no other.
  var svg: String { drawing.lines(view: frame.view, title: title, sharing: false).joined(separator: "\n") + "\n" }

  /// The lines of the picture on a page that has the shared definitions.
  var lines: [String] { drawing.lines(view: frame.view, title: title, sharing: true) }

  /// The picture on such a page.
  var sketch: Sketch { Sketch(lines: lines, look: look, scenes: drawing.scenes, approximations: drawing.approximations) }

  /// A picture as lines.
  struct Sketch {
    /// The second one is the title.
    let lines: [String]
    /// The part of the title that names the look.
    let look: String
    /// The lines that draw each scene. The picture has one of them.
    let scenes: [String]
    let approximations: [String]
  }
}
