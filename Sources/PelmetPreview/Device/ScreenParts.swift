internal import ModelCore
internal import Pelmet

/// The layers of a screen, from the content up, as they were when they were read.
struct ScreenParts {
  private let statusBar: ModelStatusBar
  private let content: PictureContent
  /// That of what stands beside upright bars.
  private let setting: PictureSetting
  private var navigationBar: NavigationBarDrawing?
  private let toolbar: ToolbarDrawing?
  private let tabBar: TabBarDrawing?
  private let uprightBar: UprightBarDrawing?
  private let controls: WindowControlsDrawing?
  private let searchBar: SearchBarDrawing?
  /// The effects that the bars cause at the edges of the screen.
  private let effects: (top: ModelEdgeEffect?, bottom: ModelEdgeEffect?)

  @MainActor
  init(
    _ screen: ModelScreen, _ bars: BarObjects, _ content: PictureContent, _ whole: PictureSetting, _ traits: UITraitCollection
  ) {
    statusBar = screen.statusBar
    self.content = content
    func effect(under bars: [UIView?]) -> ModelEdgeEffect? {
      screen.edgeEffects.first { effect in effect.causes.contains { cause in bars.contains { $0 === cause } } }
    }
    effects = (effect(under: [bars.navigationBar]), effect(under: [bars.toolbar, bars.tabBar]))
    let upright = screen.verticalBar.map { UprightBarDrawing($0, bars, whole) }
    uprightBar = upright
    let setting = upright.map { whole.beside(column: $0.width, isLeading: $0.isLeading) } ?? whole
    self.setting = setting
    controls = screen.windowControls.map { WindowControlsDrawing(frame: Box($0)) }
    let tabs = screen.tabBar.flatMap { shown in bars.tabBar.map { TabBarDrawing(shown, $0, setting) } }
    tabBar = tabs
    let beside = RowNeighbours(screen, tabs?.pill, upright == nil ? setting.statusArea : nil, setting)
    let navigation = screen.navigationBar.flatMap { shown in
      bars.navigationBar.map { NavigationBarDrawing(shown, $0, beside, setting) }
    }
    navigationBar = navigation
    toolbar = screen.toolbar.flatMap { shown in
      bars.toolbar.map { ToolbarDrawing(shown, $0, above: tabs.flatMap { $0.isAtTop ? nil : $0.height }, setting) }
    }
    // The picture's bars end elsewhere than the model's, and what is below them moves along.
    let shift = navigation.map { $0.bottom - Double($0.shown.frame.maxY) } ?? 0
    searchBar = bars.searchBars.last.map { SearchBarDrawing($0, shiftedBy: shift, setting) }
    if let navigation, let bar = bars.navigationBar, setting.canFlip {
      let ground = ground(isTop: true, under: navigation.backdrop) { SVGPaint($0, traits) }
      if setting.onGlass(over: ground).isFlipped { navigationBar?.readFlippedItems(of: bar) }
    }
  }

  private var page: UIColor { content.page ?? .systemBackground }
  private var barsBottom: Double { navigationBar?.bottom ?? setting.safeTop + (tabBar?.heightAtTop ?? 0) }

  /// The place where content begins: below a search bar under the bars.
  private var top: Double {
    guard let searchBar, searchBar.bottom < setting.screen.midY else { return barsBottom }
    return max(barsBottom, searchBar.bottom)
  }

  private var bottom: Double { min(toolbar?.top ?? .infinity, tabBar?.clearBottom ?? setting.screen.height) }

  func draw(on drawing: inout Drawing) {
    let frame = SceneFrame(top: top, bottom: bottom, isScrolled: content.isScrolled)
    let back = drawing.define(content.scene, page: page, in: frame, setting)
    drawing.part("content") { $0.add("<use href=\"#\(back)\"/>") }
    if let searchBar {
      let page = Ground(drawing.paint(page).rgb)
      drawing.part("searchBar") { searchBar.over(page, paint: $0.paint).draw(on: &$0, content: back) }
    }
    drawEdge(isTop: true, on: &drawing, content: back)
    drawEdge(isTop: false, on: &drawing, content: back)
    if let bar = navigationBar {
      let (behind, glass) = drawBackground(bar.backdrop, of: "navigationBar", isTop: true, on: &drawing, content: back)
      drawing.part("navigationBar") { bar.draw(on: &$0, content: behind, glass: glass) }
    }
    if var bar = toolbar {
      let (behind, glass) = drawBackground(bar.backdrop, of: "toolbar", isTop: false, on: &drawing, content: back)
      bar.setting = glass
      drawing.inStyle(isDark: glass.isDark) { $0.part("toolbar") { bar.draw(on: &$0, content: behind) } }
    }
    if var bar = tabBar {
      let (behind, glass) = drawBackground(bar.backdrop, of: "tabBar", isTop: bar.isAtTop, on: &drawing, content: back)
      bar.setting = glass
      drawing.inStyle(isDark: glass.isDark) { $0.part("tabBar") { bar.draw(on: &$0, content: behind) } }
    }
    if let uprightBar { drawing.part("verticalBar") { uprightBar.draw(on: &$0, content: back) } }
    controls?.draw(on: &drawing)
    let status = StatusBarDrawing(shown: statusBar, setting: setting)
    status.draw(on: &drawing)
    let bottomBar = tabBar.flatMap { $0.isAtTop ? nil : $0.backdrop } ?? toolbar?.backdrop
    status.drawHomeIndicator(over: ground(isTop: false, under: bottomBar, paint: drawing.paint)?.brightness, on: &drawing)
  }

  /// Draws the background of a bar.
  /// - Returns: The name of what lies behind glass on it: the content, and the background if there is one. The setting of the glass.
  private func drawBackground(
    _ backdrop: BarBackdrop, of name: String, isTop: Bool, on drawing: inout Drawing, content back: String
  ) -> (content: String, glass: PictureSetting) {
    let start = drawing.elements.count
    drawing.backdrop(backdrop, of: name, content: back, setting)
    guard setting.isGlass else { return (back, setting) }
    let glass = setting.onGlass(over: ground(isTop: isTop, under: backdrop, paint: drawing.paint))
    guard !backdrop.isEmpty else { return (back, glass) }
    return (drawing.define(drawing.elements[start...], over: back), glass)
  }

  /// The colour at an edge of the screen: of the content, as far as it is to be seen there, and the background of a bar. `nil` if it is
  /// not known.
  private func ground(isTop: Bool, under backdrop: BarBackdrop?, paint: (UIColor) -> SVGPaint) -> Theme.Color.RGB? {
    let page = paint(page).rgb
    var ground = content.scene.ground(isTop: isTop, isScrolled: content.isScrolled, page: page)
    if let style = edgeStyle(isTop: isTop) {
      ground.cover(page, opacity: strength(style, isTop: isTop) * EdgeEffect.strengthAtItems)
    }
    if let backdrop { ground.cover(backdrop, setting, paint: paint) }
    return ground.color
  }

  // MARK: Edges

  /// The style of the edge at which content dissolves, where the model has one: at the top while content lies below the bars.
  private func edgeStyle(isTop: Bool) -> ModelEdgeEffect.Style? {
    guard content.scene != .page else { return nil }
    let effect: ModelEdgeEffect?
    let backdrops: [BarBackdrop]
    if isTop {
      guard let bar = navigationBar, content.isScrolled || content.scene == .photo else { return nil }
      effect = effects.top
      backdrops = [bar.backdrop]
    } else {
      guard bottom < setting.screen.height else { return nil }
      effect = effects.bottom
      backdrops = [toolbar?.backdrop, tabBar?.backdrop].compactMap(\.self)
    }
    guard let effect, backdrops.allSatisfy(\.isEmpty) || effect.isDrawnWithBlur else { return nil }
    return effect.style
  }

  private func strength(_ style: ModelEdgeEffect.Style, isTop: Bool) -> Double {
    EdgeEffect.strength(style, isTop: isTop, over: content.scene, isScrolled: content.isScrolled, setting)
  }

  private func drawEdge(isTop: Bool, on drawing: inout Drawing, content back: String) {
    guard let style = edgeStyle(isTop: isTop) else { return }
    let height = isTop ? navigationBar?.backdrop.box.maxY ?? 0 : setting.screen.height - bottom
    // A soft edge goes on beyond the bars.
    let reach = EdgeEffect.reach(style, isTop: isTop, isNewer: setting.hasGlass27)
    let isBand = EdgeEffect.isBand(style, isTop: isTop)
    if isBand || !setting.hasGlass27 {
      drawing.note("How strongly content dissolves at the edges of the screen is chosen by eye.")
    }
    drawing.part("edge.\(isTop ? "top" : "bottom")") { drawing in
      let effect = EdgeEffect(
        isTop: isTop, height: height + reach, strength: strength(style, isTop: isTop), isNewer: setting.hasGlass27)
      if isBand {
        drawing.hardEdge(effect, page: page, content: back, line: setting.hairline)
      } else {
        drawing.edge(effect, page: page, content: back)
      }
    }
  }
}
