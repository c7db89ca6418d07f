/// The pictures of items: drawn for Pelmet on a grid of 24 points, with a live area of 18, round ends and a stroke of 1.75.
enum Glyph: String, CaseIterable {
  case back, forward, ellipsis, plus, close, check, share, magnifier, house, person, bell, gear, tray, folder, reply, heart,
    compose
  case trash, arrow, unknown

  /// The glyph for a system symbol by the first words of its name; `unknown` for a symbol without one.
  init(symbol name: String) {
    let symbols: [(prefix: String, glyph: Glyph)] = [
      ("chevron.backward", .back), ("chevron.left", .back), ("chevron.forward", .forward), ("chevron.right", .forward),
      ("arrow.left", .arrow), ("arrow.backward", .arrow), ("ellipsis", .ellipsis), ("plus", .plus), ("xmark", .close),
      ("checkmark", .check), ("square.and.arrow.up", .share),
      ("magnifyingglass", .magnifier), ("house", .house), ("person", .person), ("bell", .bell), ("gear", .gear), ("tray", .tray),
      ("folder", .folder), ("arrowshape.turn.up.left", .reply), ("arrow.turn.up.left", .reply), ("heart", .heart),
      ("square.and.pencil", .compose), ("trash", .trash),
    ]
    self = symbols.first { name.hasPrefix($0.prefix) }?.glyph ?? .unknown
  }

  /// Whether it points forwards or backwards, and is mirrored where text runs from right to left.
  var hasDirection: Bool { [.back, .forward, .reply, .arrow].contains(self) }

  /// One line or area of a glyph.
  enum Shape {
    /// A line in the colour.
    case line(String)
    /// An area that is filled in tab bars.
    case body(String)
    /// A line over an area, in the colour of the bar where the area is filled.
    case cut(String)
    /// A dot in the colour.
    case dot(String)
  }

  var shapes: [Shape] {
    switch self {
    case .back: [.line(path("M14.75 4.25 7 12l7.75 7.75"))]
    case .forward: [.line(path("M9.5 5.75 15.75 12 9.5 18.25"))]
    case .ellipsis: [.dot(circle(5.25, 12, 1.7)), .dot(circle(12, 12, 1.7)), .dot(circle(18.75, 12, 1.7))]
    case .plus: [.line(path("M12 4.5v15M4.5 12h15"))]
    case .close: [.line(path("M6 6l12 12M18 6 6 18"))]
    case .check: [.line(path("M5 12.9l4.5 4.4L19 7.2"))]
    case .share:
      [
        .line(
          path(
            "M12 15.25V3.75M7.75 7.75 12 3.5l4.25 4.25M5 12.25v5.5A2.25 2.25 0 0 0 7.25 20h9.5A2.25 2.25 0 0 0 19 17.75v-5.5"))
      ]
    case .magnifier: [.line(circle(10.75, 10.75, 6.25)), .line(path("m15.4 15.4 4.85 4.85"))]
    case .house:
      [
        .body(path("M5.75 10v8.25c0 .97.78 1.75 1.75 1.75h9c.97 0 1.75-.78 1.75-1.75V10L12 4.25Z")),
        .line(path("M3.5 11.75 12 4l8.5 7.75")), .cut(path("M9.75 20v-4.25a2.25 2.25 0 0 1 4.5 0V20Z")),
      ]
    case .person:
      [
        .body(circle(12, 8, 3.9)),
        .body(path("M4.6 19.4c.5-3.5 3.6-5.4 7.4-5.4s6.9 1.9 7.4 5.4c.05.4-.25.85-.7.85H5.3c-.45 0-.75-.45-.7-.85Z")),
      ]
    case .bell:
      [
        .body(
          path(
            "M12 3.75A5.5 5.5 0 0 0 6.5 9.25v3.2c0 .8-.25 1.6-.72 2.25l-.86 1.2c-.42.58 0 1.35.7 1.35h12.76c.7 0 "
              + "1.12-.77.7-1.35l-.86-1.2a3.9 3.9 0 0 1-.72-2.25v-3.2A5.5 5.5 0 0 0 12 3.75Z")),
        .line(path("M9.75 20.1a2.6 2.6 0 0 0 4.5 0")),
      ]
    case .gear: [.body(path(Self.gearOutline)), .cut(circle(12, 12, 2.9))]
    case .tray:
      [
        .body(
          path(
            "M3.75 13.75 6.3 6.2A1.75 1.75 0 0 1 7.96 5h8.08c.75 0 1.42.48 1.66 1.2l2.55 7.55v3.5A1.75 1.75 0 0 1 18.5 "
              + "19h-13a1.75 1.75 0 0 1-1.75-1.75Z")),
        .cut(path("M3.75 13.75h4.6c.45 0 .8.3.92.73a2.83 2.83 0 0 0 5.46 0c.12-.43.47-.73.92-.73h4.6")),
      ]
    case .folder:
      [
        .body(
          path(
            "M3.5 7.1c0-.98.79-1.75 1.75-1.75h3.7c.45 0 .88.17 1.2.48l1.2 1.13c.32.3.75.47 1.2.47h6.2c.96 0 1.75.78 1.75 1.75v7.6c0 "
              + ".97-.79 1.75-1.75 1.75H5.25c-.96 0-1.75-.78-1.75-1.75Z"))
      ]
    case .reply: [.line(path("M9.5 5.75 4 11.25l5.5 5.5M4.25 11.25h9a6.5 6.5 0 0 1 6.5 6.5v.75"))]
    case .heart:
      [
        .body(
          path(
            "M12 20S3.75 15.1 3.75 9.35A4.6 4.6 0 0 1 8.35 4.75c1.55 0 2.9.8 3.65 2 .75-1.2 2.1-2 3.65-2a4.6 4.6 0 0 1 4.6 "
              + "4.6C20.25 15.1 12 20 12 20Z"))
      ]
    case .compose:
      [
        .line(
          path(
            "M11.25 5.25H7A2.25 2.25 0 0 0 4.75 7.5V17A2.25 2.25 0 0 0 7 19.25h9.5A2.25 2.25 0 0 0 18.75 17v-4.25M9.75 14.25l.7-2.75 "
              + "7.7-7.7a1.45 1.45 0 0 1 2.05 2.05l-7.7 7.7Z"))
      ]
    case .trash:
      [
        .line(
          path(
            "M4.25 6.5h15.5M9 6.25V5.1c0-.75.6-1.35 1.35-1.35h3.3c.75 0 1.35.6 1.35 1.35v1.15M6.1 6.75l.75 11.85c.06.93.83 1.65 "
              + "1.75 1.65h6.8c.92 0 1.69-.72 1.75-1.65L17.9 6.75M10 10.5l.25 6M14 10.5l-.25 6"))
      ]
    case .arrow: [.line(path("M19.5 12H5M11.25 5.25 4.5 12l6.75 6.75"))]
    case .unknown:
      [.line("<rect x=\"4.5\" y=\"4.5\" width=\"15\" height=\"15\" rx=\"4\" stroke-dasharray=\"3 3\" stroke-linecap=\"butt\"")]
    }
  }

  private func path(_ data: String) -> String { "<path d=\"\(data)\"" }

  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
    "<circle cx=\"\(SVGNumber.text(x))\" cy=\"\(SVGNumber.text(y))\" r=\"\(SVGNumber.text(radius))\""
  }

  /// Eight teeth.
  private static let gearOutline =
    "M10.19 5.24 10.52 3.12A9 9 0 0 1 13.48 3.12L13.81 5.24A7 7 0 0 1 15.5 5.94L17.23 4.68A9 9 0 0 1 19.32 6.77L18.06 8.5A7 7 0 0 1 "
    + "18.76 10.19L20.88 10.52A9 9 0 0 1 20.88 13.48L18.76 13.81A7 7 0 0 1 18.06 15.5L19.32 17.23A9 9 0 0 1 17.23 19.32L15.5 18.06A7 7 "
    + "0 0 1 13.81 18.76L13.48 20.88A9 9 0 0 1 10.52 20.88L10.19 18.76A7 7 0 0 1 8.5 18.06L6.77 19.32A9 9 0 0 1 4.68 17.23L5.94 15.5A7 "
    + "7 0 0 1 5.24 13.81L3.12 13.48A9 9 0 0 1 3.12 10.52L5.24 10.19A7 7 0 0 1 5.94 8.5L4.68 6.77A9 9 0 0 1 6.77 4.68L8.5 5.94A7 7 0 0 "
    + "1 10.19 5.24Z"
}

extension Drawing {
  /// A glyph around a point.
  /// - Parameters:
  ///   - size: That of the grid, in points.
  ///   - stroke: In units of the grid.
  ///   - cut: The colour behind a filled glyph, in which its inner lines are drawn; `nil` for outlines.
  mutating func glyph(
    _ glyph: Glyph, x: Double, y: Double, size: Double, stroke: Double = 1.75, _ paint: SVGPaint, cut: String? = nil
  ) {
    let isFilled = cut != nil
    let id = definitions.add("glyph-\(glyph.rawValue)\(isFilled ? "-filled" : "")") { id in
      "<g id=\"\(id)\">\(glyph.shapes.map { Self.element($0, isFilled: isFilled) }.joined())</g>"
    }
    let isTurned = isMirrored && glyph.hasDirection
    let scale = SVGNumber.text(size / 24)
    let left = placed(x: x) + (isTurned ? size / 2 : -size / 2)
    let place =
      "translate(\(SVGNumber.text(left)) \(SVGNumber.text(y - size / 2))) scale(\(isTurned ? "-\(scale) \(scale)" : scale))"
    // Filled glyphs have the colours of what is cut out from their surroundings, and name their own.
    let lines = cut.map { "fill=\"\($0)\" stroke=\"\($0)\"" } ?? "fill=\"none\" stroke=\"currentColor\""
    // A filled magnifying glass is a bold one.
    let width = SVGNumber.text(isFilled && glyph == .magnifier ? 2.4 : stroke)
    let style = "\(lines) stroke-width=\"\(width)\" stroke-linecap=\"round\" stroke-linejoin=\"round\" \(paint.currentColor)"
    add("<use href=\"#\(id)\" transform=\"\(place)\" \(style)/>")
  }

  private static func element(_ shape: Glyph.Shape, isFilled: Bool) -> String {
    switch shape {
    case .line(let start): start + (isFilled ? " fill=\"none\" stroke=\"currentColor\"/>" : "/>")
    case .body(let start): start + (isFilled ? " fill=\"currentColor\" stroke=\"currentColor\"/>" : "/>")
    case .cut(let start): start + (isFilled ? " stroke-width=\"1.6\" fill-opacity=\"0\"/>" : "/>")
    case .dot(let start): start + " fill=\"currentColor\" stroke=\"none\"/>"
    }
  }
}
