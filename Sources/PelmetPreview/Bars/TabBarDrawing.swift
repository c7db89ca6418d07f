internal import ModelCore

/// The tab bar of a screen.
@MainActor
struct TabBarDrawing {
  let shown: ModelTabBar
  let bar: UITabBar
  let setting: PictureSetting
  let appearance: UITabBarAppearance?
  /// Whether it is a pill at the top, as in wide windows of iPadOS 18 and later.
  let isAtTop: Bool

  init(_ shown: ModelTabBar, _ bar: UITabBar, _ setting: PictureSetting) {
    self.shown = shown
    self.bar = bar
    self.setting = setting
    appearance = shown.look.slot?.appearance(in: bar)
    isAtTop = Double(shown.frame.midY) < setting.screen.height / 2
  }

  /// The distance of the bar's upper edge from the lower edge of the screen; 0 for one at the top.
  var height: Double {
    if isAtTop { return 0 }
    return setting.isGlass ? setting.bars.tabGlass + setting.bars.tabInset : setting.bars.tabBar + setting.safeBottom
  }

  /// The height of a bar at the top; 0 for one at the bottom.
  var heightAtTop: Double { isAtTop ? 50 : 0 }

  private var top: Double { isAtTop ? setting.safeTop : setting.screen.height - height }

  var backdrop: BarBackdrop {
    let bottom = isAtTop ? setting.safeTop + heightAtTop : setting.screen.height
    return BarBackdrop(
      look: shown.look, effect: appearance.map { $0.backgroundEffect?.style } ?? bar.barStyle.effect,
      box: Box(x: 0, y: top, width: setting.screen.width, height: bottom - top), lineAtTop: true)
  }

  func draw(on drawing: inout Drawing, content: String) {
    guard !shown.items.isEmpty else { return }
    if shown.isMinimized { drawing.note("A minimized tab bar is drawn at its full size.") }
    if isAtTop {
      drawPill(on: &drawing, content: content)
    } else if setting.isGlass {
      drawGlass(on: &drawing, content: content)
    } else {
      drawRow(on: &drawing)
    }
  }

  private func drawRow(on drawing: inout Drawing) {
    let area = setting.screen.width - 2 * setting.sides
    let isCentered = bar.effectiveItemPositioning == .centered
    let tabs = shown.items.map { TabItemDrawing($0, in: self, isSelected: $0 === shown.selectedItem) }
    // Centred items of the system are as wide as the widest one needs, at least 76, and 34 apart (inferred).
    let natural = shown.itemLayout == .stacked ? 76 : tabs.reduce(76) { max($0, $1.inlineWidth) }
    let spacing = isCentered ? bar.effectiveItemSpacing.map(Double.init) ?? 34 : 0
    let count = Double(shown.items.count)
    let width = isCentered ? min(bar.effectiveItemWidth.map(Double.init) ?? natural, area / count) : area / count
    let start = (setting.screen.width - width * count - spacing * (count - 1)) / 2
    for (index, tab) in tabs.enumerated() {
      let box = Box(x: start + Double(index) * (width + spacing), y: top, width: width, height: setting.bars.tabBar)
      drawing.part("tabBar.item.\(index)") { drawing in
        if shown.itemLayout == .stacked { tab.drawStacked(in: box, on: &drawing) } else { tab.drawInline(in: box, on: &drawing) }
      }
    }
  }

  /// The width of the glass for a number of tabs.
  private var glassWidth: Double {
    let most = setting.screen.width - 2 * setting.bars.tabInset - 2 * setting.sides
    let count = shown.items.count
    return min(most, count < 4 ? Double(count) * 90 + 8 : 360)
  }

  private func drawGlass(on drawing: inout Drawing, content: String) {
    let bars = setting.bars
    let glass = Box(x: (setting.screen.width - glassWidth) / 2, y: top, width: glassWidth, height: bars.tabGlass)
    drawing.part("tabBar.glass") { $0.glass(glass, content: content, setting) }
    let width = (glass.width - 2 * bars.tabSelectionInset) / Double(shown.items.count)
    for (index, item) in shown.items.enumerated() {
      let x = glass.x + bars.tabSelectionInset + Double(index) * width
      let box = Box(x: x, y: top, width: width, height: bars.tabGlass)
      let isSelected = item === shown.selectedItem
      if isSelected {
        let chosen = Box(x: x, y: top + bars.tabSelectionInset, width: width, height: bars.tabGlass - 2 * bars.tabSelectionInset)
        drawing.part("tabBar.selection") { $0.rectangle(chosen, selectionFill, radius: chosen.height / 2) }
      }
      drawing.part("tabBar.item.\(index)") {
        TabItemDrawing(item, in: self, isSelected: isSelected).drawStacked(in: box, on: &$0)
      }
    }
  }

  /// The pill of iPadOS 18 and later: titles only.
  private func drawPill(on drawing: inout Drawing, content: String) {
    drawing.note("The tab bar at the top of an iPad stands above the navigation bar instead of in its row.")
    let tabs = shown.items.map { TabItemDrawing($0, in: self, isSelected: $0 === shown.selectedItem) }
    let lengths = tabs.map { $0.pillWidth + 28 }
    let total = lengths.reduce(8, +)
    let pill = Box(x: (setting.screen.width - total) / 2, y: top + 3, width: total, height: 44)
    drawing.part("tabBar.glass") { drawing in
      if setting.isGlass {
        drawing.glass(pill, content: content, setting)
      } else {
        drawing.rectangle(pill.inset(by: 4), selectionFill, radius: 18)
      }
    }
    var x = pill.x + 4
    for (index, tab) in tabs.enumerated() {
      let box = Box(x: x, y: pill.y + 4, width: lengths[index], height: 36)
      if tab.isSelected { drawing.part("tabBar.selection") { $0.rectangle(box, selectionFill, radius: 18) } }
      drawing.part("tabBar.item.\(index)") { tab.drawPill(in: box, on: &$0) }
      x += lengths[index]
    }
  }

  private var selectionFill: String {
    setting.isDark ? "fill=\"#fff\" fill-opacity=\".13\"" : "fill=\"#000\" fill-opacity=\".075\""
  }
}
