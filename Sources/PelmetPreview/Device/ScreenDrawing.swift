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
    drawing.definitions = definitions
    title = Self.title(screen, setting, simulation?.device ?? .iPhone)
    if setting.device.mark == .inferred {
      drawing.note("The screen's size is that of no known device; its corners are those of another.")
    }
    frame.drawBody(on: &drawing)
    let clip = frame.defineScreen(on: &drawing)
    drawing.add("<g clip-path=\"url(#\(clip))\">")
    ScreenParts(screen, BarObjects(of: screen, in: window), content, setting).draw(on: &drawing)
    drawing.add("</g>")
    frame.drawFront(on: &drawing)
  }

  private static func title(_ screen: ModelScreen, _ setting: PictureSetting, _ device: Device) -> String {
    let version = device.systemVersion
    let system = "\(setting.isPad ? "iPadOS" : "iOS") \(version.major)\(version.minor > 0 ? ".\(version.minor)" : "")"
    let look = (setting.isDark ? "dark" : "light") + (setting.isHighContrast ? ", increased contrast" : "")
    let shown = screen.navigationBar.flatMap { $0.largeTitle ?? $0.title }.map { ", titled “\($0)”" } ?? ""
    let bars = [
      screen.navigationBar.map { _ in "a navigation bar\(shown)" }, screen.toolbar.map { _ in "a toolbar" },
      screen.tabBar.map { "a tab bar with \($0.items.count) tabs" },
    ].compactMap(\.self)
    let list = bars.isEmpty ? "no bars" : bars.joined(separator: " and ")
    return "\(setting.device.name) with \(system), \(look), shows \(list)."
  }

  func svg(sharing: Bool) -> String { drawing.svg(view: frame.view, title: title, sharing: sharing) }
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

  init(_ screen: ModelScreen, _ bars: BarObjects, _ content: PictureContent, _ setting: PictureSetting) {
    self.screen = screen
    self.content = content
    self.setting = setting
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
    return drawing.define(drawing.elements[start...].joined(), over: back)
  }

  /// The edges at which content dissolves instead of lying behind a background.
  private func drawEdges(on drawing: inout Drawing, content back: String) {
    guard setting.isGlass, content.scene != .page else { return }
    if let backdrop = navigationBar?.backdrop, backdrop.isEmpty, content.isScrolled || content.scene == .photo {
      edge(isTop: true, height: backdrop.box.maxY + 18, on: &drawing, content: back)
    }
    let below = [toolbar?.backdrop, tabBar?.backdrop].compactMap(\.self)
    if below.allSatisfy(\.isEmpty), bottom < setting.screen.height {
      edge(isTop: false, height: setting.screen.height - bottom + 14, on: &drawing, content: back)
    }
  }

  private func edge(isTop: Bool, height: Double, on drawing: inout Drawing, content back: String) {
    let strength = EdgeEffect.strength(over: content.scene, isScrolled: content.isScrolled, isDark: setting.isDark)
    drawing.note("How strongly content dissolves at the edges of the screen is chosen by eye.")
    drawing.part("edge.\(isTop ? "top" : "bottom")") {
      $0.edge(EdgeEffect(isTop: isTop, height: height, strength: strength), page: page, content: back)
    }
  }
}
