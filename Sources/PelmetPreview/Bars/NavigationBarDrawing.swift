internal import ModelCore

/// The navigation bar of a screen, as it was when it was read.
struct NavigationBarDrawing {
  let shown: ModelNavigationBar
  let setting: PictureSetting
  let texts: NavigationBarTexts
  private let effect: UIBlurEffect.Style?
  private let items: NavigationBarItems
  /// Those in colours of the system that are not resolved yet, for glass of the other scheme.
  private var flippedItems: NavigationBarItems?
  /// The upper edge of the row with title and items, and the lower edge of the bar.
  let rowTop: Double
  let bottom: Double
  /// The controls in the row beside the bar's own items, from the leading edge.
  let beside: RowNeighbours
  /// The visible height of the large title.
  let largeHeight: Double

  @MainActor
  init(_ shown: ModelNavigationBar, _ bar: UINavigationBar, _ beside: RowNeighbours, _ setting: PictureSetting) {
    self.beside = beside
    self.shown = shown
    self.setting = setting
    let appearance = shown.look.slot?.appearance(in: bar)
    texts = NavigationBarTexts(shown, appearance)
    effect = appearance.map { $0.backgroundEffect?.style } ?? bar.barStyle.effect
    items = NavigationBarItems(shown, appearance, in: bar.traitCollection, setting)
    let bars = setting.bars
    let prompt = shown.prompt == nil ? 0 : bars.prompt
    rowTop = setting.rowTop + prompt
    // The model tells how much of the large title is to be seen, below a row of its own height.
    let row = setting.isPad ? 50.0 : setting.isCompact ? 32 : 44
    let visible = shown.isLarge ? min(max(Double(shown.frame.height) - row - prompt, 0), bars.largeTitle) : 0
    largeHeight = visible + (visible > 0 && shown.largeSubtitle != nil ? bars.largeSubtitle : 0)
    bottom = rowTop + bars.row + largeHeight
  }

  /// Reads the items for glass that differs from the scheme.
  @MainActor
  mutating func readFlippedItems(of bar: UINavigationBar) {
    flippedItems = NavigationBarItems(
      bar.modelBar, shown.look.slot?.appearance(in: bar), in: bar.traitCollection, setting)
  }

  /// The middle of the row's controls.
  var middle: Double { rowTop + setting.bars.control / 2 }

  var backdrop: BarBackdrop {
    BarBackdrop(
      look: shown.look, effect: effect, box: Box(x: 0, y: 0, width: setting.screen.width, height: bottom), lineAtTop: false)
  }

  /// Draws what stands on the bar.
  /// - Parameter glass: The setting of what stands on glass.
  func draw(on drawing: inout Drawing, content: String, glass: PictureSetting) {
    if shown.isMinimized { drawing.note("A minimized navigation bar is drawn at its full size.") }
    let margin = max(setting.bars.margin + setting.leading, beside.leading)
    let end = max(setting.bars.margin + setting.trailing, beside.trailing)
    let items = glass.isFlipped ? flippedItems ?? items : items
    let trailing = ItemRow(
      items.trailing, isTrailing: true, margin: end, top: rowTop, name: "navigationBar.trailingItem", setting)
    let room = (beside.pill?.x ?? (setting.screen.width - titleWidth) / 2) - setting.bars.titleGap
    let back = BackButtonDrawing(self, items.backButton, from: margin, room: room, glass)
    let leading = ItemRow(
      items.leading.map { [$0] }, isTrailing: false, margin: back?.end ?? margin, top: rowTop,
      name: "navigationBar.leadingItem", setting)
    if setting.isGlass, leading.places.count > 1 { drawing.note("Leading items stand on glass of their own each.") }
    drawLargeTitle(on: &drawing)
    drawPrompt(on: &drawing)
    drawTitle(on: &drawing, after: leading.places.isEmpty && back == nil ? margin : leading.end, before: trailing.end)
    drawing.inStyle(isDark: glass.isDark) { drawing in
      if let back { drawing.part("navigationBar.backButton") { back.draw(on: &$0, content: content) } }
      drawing.row(leading, y: middle, size: setting.bars.image, content: content, glass)
      drawing.row(trailing, y: middle, size: setting.bars.image, content: content, glass)
    }
    drawCenterItems(on: &drawing)
  }

  private func drawCenterItems(on drawing: inout Drawing) {
    let faces = items.center
    guard !faces.isEmpty else { return }
    let total = faces.reduce(-16) { $0 + $1.width + 16 }
    var x = (setting.screen.width - total) / 2
    for (index, face) in faces.enumerated() {
      drawing.part("navigationBar.centerItem.\(index)") {
        $0.face(face, x: x + face.width / 2, y: middle, size: setting.bars.image)
      }
      x += face.width + 16
    }
  }
}
