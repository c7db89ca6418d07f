internal import ModelCore

/// The bars that stand upright at an edge of the screen: buttons from the top down, the tab bar at the bottom (VBR-10).
struct UprightBarDrawing {
  private let shown: ModelVerticalBar
  /// Those items that are on a bar.
  private let faces: [(index: Int, face: ItemFace)]
  private let tabBar: TabBarDrawing?
  private let setting: PictureSetting
  /// From the left, as the model has it.
  private let frame: Box

  @MainActor
  init(_ shown: ModelVerticalBar, _ bars: BarObjects, _ setting: PictureSetting) {
    self.shown = shown
    self.setting = setting
    faces = shown.items.enumerated().compactMap { index, item in Self.face(item, bars, setting).map { (index, $0) } }
    tabBar = shown.tabBar.flatMap { tabs in bars.tabBar.map { TabBarDrawing(tabs, $0, setting) } }
    frame = Box(shown.frame)
  }

  /// Whether the column stands where reading begins.
  var isLeading: Bool { (frame.midX < setting.screen.midX) != (setting.isMirrored) }

  var width: Double { frame.width }

  /// The part that the status area leaves.
  private var room: (top: Double, bottom: Double) {
    let end = setting.screen.height - max(setting.safeBottom, 8)
    guard let area = setting.statusArea, area.midX > frame.x, area.midX < frame.maxX else { return (setting.safeTop + 8, end) }
    return area.y <= setting.safeTop ? (area.maxY + 8, end) : (setting.safeTop + 8, min(end, area.y - 8))
  }

  /// The factor by which buttons shrink where there is little room; how the system makes room is not known.
  private var scale: Double {
    let buttons = shown.items.count + (shown.backButton == nil ? 0 : 1) + (shown.hasOverflowButton ? 1 : 0)
    let tabs = shown.tabBar.map { TabBarDrawing.uprightHeight(of: shown.isTabBarCollapsed ? 1 : $0.items.count) } ?? 0
    let needed = Double(buttons) * (setting.bars.control + setting.bars.groupGap) + tabs
    return min(1, max(0.4, (room.bottom - room.top) / max(needed, 1)))
  }

  func draw(on drawing: inout Drawing, content: String) {
    drawing.note("Where buttons of bars that stand upright are is chosen by eye.")
    if setting.reducesTransparency {
      drawing.part("verticalBar.background") { drawing in
        drawing.rectangle(drawing.placed(frame), Blur(.systemChromeMaterial, isDark: setting.isDark).opaqueFill)
      }
    }
    // A column on the right stays there where text runs from right to left.
    let middle = drawing.placed(x: frame.midX)
    let scale = scale
    var top = room.top
    func button(
      _ name: String, fill: UIColor? = nil, on drawing: inout Drawing, _ draw: (inout Drawing, Double) -> Void
    ) {
      let size = setting.bars.control * scale
      let box = Box(x: middle - size / 2, y: top, width: size, height: size)
      drawing.part(name) { drawing in
        drawing.glass(box, content: content, fill: fill, setting)
        draw(&drawing, box.midY)
      }
      top += size + setting.bars.groupGap * scale
    }
    if let back = shown.backButton {
      button("verticalBar.backButton", on: &drawing) { drawing, y in
        let bars = setting.bars
        drawing.glyph(
          .back, x: middle - 1, y: y, size: bars.chevron * scale, stroke: bars.chevronStroke, drawing.paint(back.chevronColor))
      }
    }
    for (index, face) in faces {
      button("verticalBar.item.\(index)", fill: face.glass, on: &drawing) { drawing, y in
        drawing.face(face, x: middle, y: y, size: setting.bars.image * scale)
      }
    }
    if shown.hasOverflowButton {
      button("verticalBar.overflow", on: &drawing) { drawing, y in
        drawing.glyph(.ellipsis, x: middle, y: y, size: setting.bars.image * scale, drawing.paint(.label))
      }
    }
    guard let tabBar else { return }
    drawing.part("tabBar") { drawing in
      tabBar.drawUpright(
        around: middle, above: room.bottom, isCollapsed: shown.isTabBarCollapsed, scale: scale, on: &drawing, content: content)
    }
  }

  /// An item in the colours of the bar that it comes from.
  @MainActor
  private static func face(_ item: UIBarButtonItem, _ bars: BarObjects, _ setting: PictureSetting) -> ItemFace? {
    let isTool = bars.toolbar?.items?.contains { $0 === item } ?? false
    guard let bar: UIView = isTool ? bars.toolbar : bars.navigationBar else { return nil }
    let style =
      isTool ? bars.toolbar?.standardAppearance.buttonAppearance : bars.navigationBar?.standardAppearance.buttonAppearance
    let shown = ModelItem(item, frame: .zero, in: bar, metrics: .default, appearance: style)
    return ItemFace(shown, attributes: [:], in: bar.traitCollection, setting)
  }
}
