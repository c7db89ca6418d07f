internal import ModelCore

/// The tab bar of a screen, as it was when it was read.
struct TabBarDrawing {
  let shown: ModelTabBar
  /// That of the glass while the bar is drawn on it.
  var setting: PictureSetting
  private let faces: [TabItemFace]
  private let effect: UIBlurEffect.Style?
  /// The colour of the bar's view.
  private let viewColor: UIColor?
  /// The places that the app chose for items in the middle; `nil` for items that fill the bar.
  private let centered: (width: Double?, spacing: Double?)?
  /// Whether it is a pill at the top, as in wide windows of iPadOS 18 and later.
  let isAtTop: Bool

  @MainActor
  init(_ shown: ModelTabBar, _ bar: UITabBar, _ setting: PictureSetting) {
    self.shown = shown
    self.setting = setting
    effect = shown.look.slot?.appearance(in: bar).map { $0.backgroundEffect?.style } ?? bar.barStyle.effect
    viewColor = bar.backgroundColor
    let itemAppearance = bar.itemAppearance
    faces = shown.items.map { TabItemFace($0, in: bar, itemAppearance, isSelected: $0 === shown.selectedItem) }
    centered =
      bar.effectiveItemPositioning == .centered
      ? (bar.effectiveItemWidth.map(Double.init), bar.effectiveItemSpacing.map(Double.init)) : nil
    isAtTop = Double(shown.frame.midY) < setting.screen.height / 2
  }

  /// The distance of the bar's upper edge from the lower edge of the screen; 0 for one at the top.
  var height: Double {
    if isAtTop { return 0 }
    return setting.isGlass ? setting.bars.tabGlass + setting.bars.tabInset : setting.bars.tabBar + setting.safeBottom
  }

  /// The height of a bar at the top; 0 for one at the bottom.
  var heightAtTop: Double { isAtTop ? 50 : 0 }

  var top: Double { isAtTop ? setting.safeTop : setting.screen.height - height }

  /// The lowest place of content that no part of the bar covers.
  var clearBottom: Double { min(setting.screen.height - height, accessoryBox?.y ?? .infinity) }

  var backdrop: BarBackdrop {
    let band = Box(x: 0, y: top, width: setting.screen.width, height: setting.screen.height - top)
    // The bar at the top has no room but its pill.
    return BarBackdrop(
      look: shown.look, effect: effect, box: pill ?? band, lineAtTop: true, radius: pill.map { $0.height / 2 } ?? 0,
      viewColor: setting.isGlass && !isAtTop ? viewColor : nil)
  }

  func draw(on drawing: inout Drawing, content: String) {
    drawAccessory(on: &drawing, content: content)
    guard !shown.items.isEmpty else { return }
    if isAtTop {
      drawPill(on: &drawing, content: content)
    } else if setting.isGlass {
      drawGlass(on: &drawing, content: content)
    } else {
      drawRow(on: &drawing)
    }
  }

  var tabs: [TabItemDrawing] { faces.indices.map { TabItemDrawing(faces[$0], at: $0, in: self) } }

  private func drawRow(on drawing: inout Drawing) {
    let area = setting.screen.width - setting.leading - setting.trailing
    let tabs = tabs
    // Centred items of the system are as wide as the widest one needs, at least 76, and 34 apart (inferred).
    let natural = shown.itemLayout == .stacked ? 76 : tabs.reduce(76) { max($0, $1.inlineWidth) }
    let spacing = centered.map { $0.spacing ?? 34 } ?? 0
    let count = Double(shown.items.count)
    let width = centered.map { min($0.width ?? natural, area / count) } ?? area / count
    let start = setting.leading + (area - width * count - spacing * (count - 1)) / 2
    for (index, tab) in tabs.enumerated() {
      let box = Box(x: start + Double(index) * (width + spacing), y: top, width: width, height: setting.bars.tabBar)
      drawing.part("tabBar.item.\(index)") { drawing in
        if shown.itemLayout == .stacked { tab.drawStacked(in: box, on: &drawing) } else { tab.drawInline(in: box, on: &drawing) }
      }
    }
  }

  // MARK: Pill

  private var pillLengths: [Double] { tabs.map { $0.pillWidth + 28 } }

  /// The pill of iPadOS 18 and later in the row of the navigation bar; `nil` for a bar at the bottom.
  var pill: Box? {
    guard isAtTop else { return nil }
    let height = setting.bars.tabPill
    let total = pillLengths.reduce(8, +)
    let row = setting.isGlass ? setting.bars.control : setting.bars.row
    return Box(x: (setting.screen.width - total) / 2, y: top + (row - height) / 2, width: total, height: height)
  }

  /// Draws titles only.
  private func drawPill(on drawing: inout Drawing, content: String) {
    guard let pill else { return }
    drawing.note(
      "How a tab bar and a navigation bar at the top of an iPad share a row is not known: titles stand beside the tabs.")
    drawing.part("tabBar.glass") { drawing in
      if setting.isGlass {
        drawing.glass(pill, content: content, setting)
      } else {
        drawing.rectangle(pill.inset(by: 4), flatFill, radius: 18)
      }
    }
    var x = pill.x + 4
    for (index, (tab, length)) in zip(tabs, pillLengths).enumerated() {
      let box = Box(x: x, y: pill.y + 4, width: length, height: pill.height - 8)
      if tab.isSelected {
        drawing.part("tabBar.selection") { drawing in
          guard setting.isGlass else { return drawing.rectangle(box, flatFill, radius: 18) }
          drawing.lens(box, content: content, setting)
        }
      }
      drawing.part("tabBar.item.\(index)") { tab.drawPill(in: box, on: &$0) }
      x += length
    }
  }

  /// The colour of a pill without glass, and of the selection on it.
  private var flatFill: String {
    setting.isDark ? "fill=\"#fff\" fill-opacity=\".13\"" : "fill=\"#000\" fill-opacity=\".075\""
  }
}
