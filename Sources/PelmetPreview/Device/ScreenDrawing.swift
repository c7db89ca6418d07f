internal import ModelCore

/// The content of a picture, and the setting of the user that the model does not know.
struct PictureContent: Hashable {
  let scene: PictureScene
  /// `nil` for the system's background.
  let page: UIColor?
  /// Whether content lies below the bars at the top.
  let isScrolled: Bool
  var reducesTransparency = false
}

/// The drawing of a device with a window's screen.
@MainActor
struct ScreenDrawing {
  private(set) var drawing: Drawing
  let title: String
  let facts: ScreenFacts
  /// The part of the title that names the look; nothing before it does.
  let look: String
  private let frame: DeviceFrame

  /// `nil` while the window is on no screen.
  /// - Parameter definitions: Those that exist already.
  init?(_ window: UIWindow, _ content: PictureContent, sharing definitions: Definitions) {
    guard let screen = window.modelScreen else { return nil }
    let simulation = Simulation.existing
    let traits = window.traitCollection
    let setting = PictureSetting(
      simulation?.device ?? .iPhone, requiresCompatibility: simulation?.infoPlist.designRequiresCompatibility ?? false,
      bounds: window.bounds, traits: traits, reducesTransparency: content.reducesTransparency)
    frame = DeviceFrame(setting: setting)
    drawing = Drawing(
      width: setting.screen.width, height: setting.screen.height, isMirrored: traits.layoutDirection == .rightToLeft,
      traits: traits)
    drawing.definitions = definitions.shared
    facts = ScreenFacts(screen)
    title = Self.title(screen, setting, simulation?.device ?? .iPhone)
    look = Self.look(setting)
    if setting.device.mark == .inferred {
      drawing.note("The size of the screen is that of no device whose front is known; its corners are those of another.")
    }
    for part in Self.missingParts(of: screen) { drawing.note(part) }
    frame.drawBody(on: &drawing)
    let clip = frame.defineScreen(on: &drawing)
    drawing.add("<g clip-path=\"url(#\(clip))\">")
    ScreenParts(screen, BarObjects(of: screen, in: window), content, setting).draw(on: &drawing)
    drawing.add("</g>")
    frame.drawFront(on: &drawing)
  }

  /// Sentences on what the screen has and the picture does not.
  private static func missingParts(of screen: ModelScreen) -> [String] {
    var missing: [String] = []
    if screen.verticalBar != nil { missing.append("Bars that stand upright are not drawn.") }
    if screen.tabBar?.accessory != nil { missing.append("The accessory of the tab bar is not drawn.") }
    if screen.windowControls != nil { missing.append("The controls of the window are not drawn.") }
    return missing
  }

  /// The name of the device, as far as its screen tells it.
  private static func name(_ device: Device, _ setting: PictureSetting) -> String {
    if device.folds { return "iPhone Duo" }
    guard setting.device.mark == .inferred else { return setting.device.name }
    return setting.isPad ? "iPad" : "iPhone"
  }

  private static func look(_ setting: PictureSetting) -> String {
    (setting.isDark ? "dark" : "light") + (setting.isHighContrast ? ", increased contrast" : "")
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
    return "\(name(device, setting)) with \(system), \(look(setting)), shows \(list)."
  }

  /// The part that is seen: the device with its buttons.
  var view: Box { frame.view }

  /// The picture as a document that needs no other.
  var svg: String { drawing.lines(view: frame.view, title: title, sharing: false).joined(separator: "\n") + "\n" }

  /// The lines of the picture on a page that has the shared definitions.
  var lines: [String] { drawing.lines(view: frame.view, title: title, sharing: true) }

  /// Whether a line of a page's picture draws the scene.
  func isScene(_ line: String) -> Bool { drawing.scenes.contains(line) }
}

/// The layers of a screen, from the content up.
@MainActor
private struct ScreenParts {
  private let screen: ModelScreen
  private let content: PictureContent
  private let setting: PictureSetting
  private let navigationBar: NavigationBarDrawing?
  private let toolbar: ToolbarDrawing?
  private let tabBar: TabBarDrawing?
  private let bars: BarObjects

  init(_ screen: ModelScreen, _ bars: BarObjects, _ content: PictureContent, _ setting: PictureSetting) {
    self.screen = screen
    self.content = content
    self.setting = setting
    self.bars = bars
    let tabs = screen.tabBar.flatMap { shown in bars.tabBar.map { TabBarDrawing(shown, $0, setting) } }
    tabBar = tabs
    navigationBar = screen.navigationBar.flatMap { shown in
      bars.navigationBar.map { NavigationBarDrawing(shown, $0, below: tabs?.heightAtTop ?? 0, setting) }
    }
    toolbar = screen.toolbar.flatMap { shown in
      bars.toolbar.map { ToolbarDrawing(shown, $0, above: tabs.flatMap { $0.isAtTop ? nil : $0.height }, setting) }
    }
  }

  private var page: UIColor { content.page ?? .systemBackground }
  private var top: Double { navigationBar?.bottom ?? setting.safeTop + (tabBar?.heightAtTop ?? 0) }
  private var bottom: Double {
    min(toolbar?.top ?? .infinity, tabBar.map { setting.screen.height - $0.height } ?? setting.screen.height)
  }

  func draw(on drawing: inout Drawing) {
    let frame = SceneFrame(top: top, bottom: bottom, isScrolled: content.isScrolled)
    let back = drawing.define(content.scene, page: page, in: frame, setting)
    drawing.part("content") { $0.add("<use href=\"#\(back)\"/>") }
    drawEdges(on: &drawing, content: back)
    if let navigationBar {
      let behind = drawBackground(navigationBar.backdrop, of: "navigationBar", on: &drawing, content: back)
      drawing.part("navigationBar") { navigationBar.draw(on: &$0, content: behind) }
    }
    if let toolbar {
      let behind = drawBackground(toolbar.backdrop, of: "toolbar", on: &drawing, content: back)
      drawing.part("toolbar") { toolbar.draw(on: &$0, content: behind) }
    }
    if let tabBar {
      let behind = drawBackground(tabBar.backdrop, of: "tabBar", on: &drawing, content: back)
      drawing.part("tabBar") { tabBar.draw(on: &$0, content: behind) }
    }
    let status = StatusBarDrawing(shown: screen.statusBar, setting: setting)
    status.draw(on: &drawing)
    status.drawHomeIndicator(on: &drawing)
  }

  /// Draws the background of a bar.
  /// - Returns: The name of what lies behind glass on it: the content, and the background if there is one.
  private func drawBackground(
    _ backdrop: BarBackdrop, of name: String, on drawing: inout Drawing, content back: String
  ) -> String {
    let start = drawing.elements.count
    drawing.backdrop(backdrop, of: name, content: back, setting)
    guard setting.isGlass, !backdrop.isEmpty else { return back }
    return drawing.define(drawing.elements[start...], over: back)
  }

  /// Draws the edges at which content dissolves, where the model has them: at the top while content lies below the bars.
  private func drawEdges(on drawing: inout Drawing, content back: String) {
    guard content.scene != .page else { return }
    if let backdrop = navigationBar?.backdrop, content.isScrolled || content.scene == .photo,
      let effect = effect(under: [bars.navigationBar]), backdrop.isEmpty || effect.isDrawnWithBlur
    {
      edge(effect.style, isTop: true, height: backdrop.box.maxY, on: &drawing, content: back)
    }
    let below = [toolbar?.backdrop, tabBar?.backdrop].compactMap(\.self)
    if let effect = effect(under: [bars.toolbar, bars.tabBar]), bottom < setting.screen.height,
      below.allSatisfy(\.isEmpty) || effect.isDrawnWithBlur
    {
      edge(effect.style, isTop: false, height: setting.screen.height - bottom, on: &drawing, content: back)
    }
  }

  /// The effect that one of some bars causes.
  private func effect(under bars: [UIView?]) -> ModelEdgeEffect? {
    screen.edgeEffects.first { effect in effect.causes.contains { cause in bars.contains { $0 === cause } } }
  }

  /// - Parameter height: That of the bars.
  private func edge(
    _ style: ModelEdgeEffect.Style, isTop: Bool, height: Double, on drawing: inout Drawing, content back: String
  ) {
    let strength = EdgeEffect.strength(
      style, over: content.scene, isScrolled: content.isScrolled, isDark: setting.isDark)
    // A soft edge goes on beyond the bars.
    let fade: Double = style == .hard ? 0 : isTop ? 18 : 14
    drawing.note("How strongly content dissolves at the edges of the screen is chosen by eye.")
    drawing.part("edge.\(isTop ? "top" : "bottom")") { drawing in
      let effect = EdgeEffect(isTop: isTop, height: height + fade, strength: strength)
      if style == .hard {
        drawing.hardEdge(effect, page: page, content: back, line: setting.hairline)
      } else {
        drawing.edge(effect, page: page, content: back)
      }
    }
  }
}
