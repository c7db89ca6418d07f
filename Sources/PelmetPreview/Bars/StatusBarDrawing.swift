internal import ModelCore

/// The status bar, and the home indicator at the other end of the screen.
struct StatusBarDrawing {
  let shown: ModelStatusBar
  let setting: PictureSetting

  private var color: String { shown.contentStyle == .lightContent ? "#fff" : "#000" }

  /// The time on every device, as in Apple's own pictures.
  private static let time = "9:41"
  private static let date = "Mon Jun 9"

  func draw(on drawing: inout Drawing) {
    guard !shown.isHidden, setting.hasStatusBar else { return }
    drawing.part("statusBar") { drawing in
      switch setting.device.front {
      case .island:
        drawPhone(
          on: &drawing, timeX: 70, baseline: 38.4 - (62 - setting.device.safeTop), end: 31.2,
          top: 25.8 - (62 - setting.device.safeTop))
      case .notch: drawPhone(on: &drawing, timeX: 52, baseline: 31, end: 26, top: 18.5)
      case .homeButton: drawSmall(on: &drawing, middle: 10)
      case .pad: drawSmall(on: &drawing, middle: setting.safeTop / 2)
      case .fold: drawArea(on: &drawing)
      }
    }
  }

  /// Clock and symbols are not mirrored: they belong to the system's language.
  private func drawPhone(on drawing: inout Drawing, timeX: Double, baseline: Double, end: Double, top: Double) {
    let font = SVGFont(size: 17, weight: 600)
    text(Self.time, x: timeX, y: baseline, anchor: "middle", font: font, on: &drawing)
    symbols(right: setting.screen.width - end, top: top, scale: 1, on: &drawing)
  }

  /// Time above symbols, in what a camera leaves of the status area of a device that folds.
  private func drawArea(on drawing: inout Drawing) {
    guard let area = setting.statusArea else { return }
    drawing.note("Time and symbols of iPhone Duo are placed by eye.")
    let camera = setting.cameras.first { $0.midX > area.x && $0.midX < area.maxX && $0.midY > area.y && $0.midY < area.maxY }
    let top = camera?.maxY ?? area.y
    let middle = (top + area.maxY) / 2
    let isRoomy = area.maxY - top >= 44
    let font = SVGFont(size: 15, weight: 600)
    text(Self.time, x: area.midX, y: middle + (isRoomy ? -4 : 5.3), anchor: "middle", font: font, on: &drawing)
    if isRoomy { symbols(right: area.midX + 31, top: middle + 6, scale: 0.8, on: &drawing) }
  }

  private func drawSmall(on drawing: inout Drawing, middle: Double) {
    let font = SVGFont(size: 12, weight: setting.isPad ? 500 : 600)
    let x = setting.isPad ? 20 : setting.screen.width / 2
    text(Self.time, x: x, y: middle + 4.3, anchor: setting.isPad ? "start" : "middle", font: font, on: &drawing)
    if setting.isPad {
      let date = x + TextWidth.of(Self.time, font) + 8
      text(Self.date, x: date, y: middle + 4.3, anchor: "start", font: font, on: &drawing)
    }
    symbols(right: setting.screen.width - (setting.isPad ? 20 : 6), top: middle - 5.5, scale: 0.85, on: &drawing)
  }

  private func text(_ text: String, x: Double, y: Double, anchor: String, font: SVGFont, on drawing: inout Drawing) {
    let place = "x=\"\(SVGNumber.text(x))\" y=\"\(SVGNumber.text(y))\" text-anchor=\"\(anchor)\" direction=\"ltr\""
    drawing.add("<text \(place) \(font.shortAttributes) fill=\"\(color)\">\(text)</text>")
  }

  /// Cellular, Wi-Fi and battery, up to a right edge.
  private func symbols(right: Double, top: Double, scale: Double, on drawing: inout Drawing) {
    let id = drawing.definitions.add("status") { "<g id=\"\($0)\">\(StatusSymbols.element)</g>" }
    let place = "translate(\(SVGNumber.text(right - 77.6 * scale)) \(SVGNumber.text(top))) scale(\(SVGNumber.text(scale)))"
    drawing.add("<use href=\"#\(id)\" transform=\"\(place)\" fill=\"\(color)\" color=\"\(color)\"/>")
  }

  /// Draws the home indicator, light over what is dark.
  /// - Parameter brightness: That of what is below, 0...1; `nil` if it is not known.
  func drawHomeIndicator(over brightness: Double?, on drawing: inout Drawing) {
    guard setting.safeBottom > 0 else { return }
    let width = setting.isPad ? setting.screen.width * 0.26 : min(setting.screen.width, setting.screen.height) * 0.358
    let box = Box(
      x: (setting.screen.width - width) / 2, y: setting.screen.height - 13, width: width, height: 5)
    let isLight = brightness.map { $0 < 0.5 } ?? setting.isDark
    drawing.part("homeIndicator") { $0.rectangle(box, "fill=\"\(isLight ? "#fff" : "#000")\"", radius: 2.5) }
  }
}

/// The symbols of the status bar, 77.6 by 13 together. Drawn for Pelmet.
enum StatusSymbols {
  static let element: String =
    "<g transform=\"translate(0 .6)\">\(cellular)</g><g transform=\"translate(26.2 .4)\">\(wifi)</g>"
    + "<g transform=\"translate(50.3 0)\">\(battery)</g>"

  private static let cellular = """
    <rect y="8" width="3.2" height="4" rx="1"/><rect x="5.33" y="5.7" width="3.2" height="6.3" rx="1"/>\
    <rect x="10.67" y="3" width="3.2" height="9" rx="1"/><rect x="16" width="3.2" height="12" rx="1"/>
    """

  private static let wifi = """
    <path stroke="currentColor" stroke-width=".5" stroke-linejoin="round" d="M.44 3.68A11.7 11.7 0 0 1 16.7 3.68L15.03 5.41A9.3 9.3 0 0 0 \
    2.11 5.41ZM3.29 6.63A7.6 7.6 0 0 1 13.85 6.63L12.18 8.36A5.2 5.2 0 0 0 4.96 8.36ZM8.57 12.1 6.14 9.58A3.5 3.5 0 0 1 11 9.58Z"/>
    """

  private static let battery = """
    <rect x=".5" y=".5" width="24" height="12" rx="3.9" fill="none" stroke="currentColor" opacity=".35"/>\
    <path d="M26 4.5c.8.35 1.35 1.1 1.35 2s-.55 1.65-1.35 2Z" opacity=".4"/><rect x="2" y="2" width="21" height="9" rx="2.5"/>
    """
}
