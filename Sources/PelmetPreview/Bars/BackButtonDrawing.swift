internal import ModelCore

/// The back button of a navigation bar: a chevron, and before iOS 26 the previous title beside it.
struct BackButtonDrawing {
  private let shown: ModelBackButton
  private let indicator: ModelBackIndicator
  /// That of the glass, or of the bar without glass.
  private let setting: PictureSetting
  private let title: String?
  private let font: SVGFont
  /// The leading edge of the glass.
  private let left: Double
  /// The upper edge of the controls, and their middle.
  private let top: Double
  private let middle: Double

  /// The chevron's edge from that of the screen, and the title's before iOS 26.
  private static let chevronX = 8.0
  private static let titleX = 27.0

  /// `nil` if there is no back button.
  /// - Parameters:
  ///   - start: The distance of items from the leading edge.
  ///   - room: The points up to the title, from the leading edge. A back title that does not fit becomes "Back", or nothing.
  init?(_ bar: NavigationBarDrawing, _ shown: ModelBackButton?, from start: Double, room: Double, _ setting: PictureSetting) {
    guard let shown else { return nil }
    self.shown = shown
    self.setting = setting
    left = start
    indicator = bar.shown.backIndicator
    top = bar.rowTop
    middle = bar.middle
    let font = setting.scaled(bar.texts.backFont ?? SVGFont(size: 17, weight: setting.isGlass ? 500 : 400))
    self.font = font
    let begin = start - setting.bars.margin + Self.titleX
    title = shown.title.flatMap { title in [title, "Back"].first { begin + TextWidth.of($0, font) <= room } }
  }

  /// The leading edge of the bar, from which a chevron without glass is placed.
  private var edge: Double { left - setting.bars.margin }

  private var glass: Box {
    let width = title.map { 30 + TextWidth.of($0, font) + 16 } ?? setting.bars.control
    return Box(x: left, y: top, width: width, height: setting.bars.control)
  }

  /// The distance of what follows from the leading edge.
  var end: Double {
    if setting.isGlass { return glass.maxX + setting.bars.groupGap }
    return edge + Self.titleX + (title.map { TextWidth.of($0, font) } ?? 0) + 8
  }

  func draw(on drawing: inout Drawing, content: String) {
    if setting.isGlass { drawing.glass(glass, content: content, setting) }
    // The chevron is set optically left of the middle of its circle.
    let x = setting.isGlass ? left + 21 : edge + Self.chevronX + 6
    if shown.showsChevron { drawChevron(on: &drawing, x: x) }
    guard let title else { return }
    let start = setting.isGlass ? left + 32 : edge + Self.titleX
    drawing.text(title, x: start, y: middle + font.size * 0.35, font: font, shown.titleColor)
  }

  private func drawChevron(on drawing: inout Drawing, x: Double) {
    let bars = setting.bars
    let paint = drawing.paint(shown.chevronColor)
    switch indicator {
    case .system: drawing.glyph(.back, x: x, y: middle, size: bars.chevron, stroke: bars.chevronStroke, paint)
    case .custom(let image, _):
      if case .symbol(let name, _) = image.content, Glyph(symbol: name) != .unknown {
        drawing.glyph(Glyph(symbol: name), x: x, y: middle, size: bars.chevron, stroke: bars.chevronStroke, paint)
      } else {
        drawing.outline(Box(x: x - 10, y: middle - 12, width: 20, height: 24), name: "back indicator", paint)
      }
    }
  }
}
