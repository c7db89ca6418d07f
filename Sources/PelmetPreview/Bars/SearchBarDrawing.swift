internal import ModelCore

/// A search bar in the content, as it was when it was read: background, field, magnifying glass, text or placeholder.
struct SearchBarDrawing {
  private let face: SearchBarFace
  /// That of the glass while the field is drawn on it.
  private(set) var setting: PictureSetting
  /// From the left.
  private let frame: Box

  /// - Parameter shift: The distance by which the picture's bars end below the model's.
  @MainActor
  init(_ bar: UISearchBar, shiftedBy shift: Double, _ setting: PictureSetting) {
    face = SearchBarFace(bar)
    self.setting = setting
    var frame = Box(bar.convert(bar.bounds, to: nil))
    frame.y += shift
    if frame.height <= 0 { frame.height = Self.row }
    if frame.width <= 0 { frame.width = setting.screen.width }
    self.frame = frame
  }

  /// The height of a search bar that has none of its own.
  private static let row = 52.0

  var bottom: Double { frame.maxY }

  /// The same on a ground, which the glass of the field may follow.
  func over(_ ground: Ground, paint: (UIColor) -> SVGPaint) -> SearchBarDrawing {
    guard face.fieldImage == nil, face.fieldColor == nil else { return self }
    var (bar, ground) = (self, ground)
    if !face.isMinimal, face.backgroundImage != nil {
      ground.cover(nil)
    } else if !face.isMinimal, let color = face.backgroundColor {
      ground.cover(paint(color).rgb)
    }
    bar.setting = setting.onGlass(over: ground.color)
    return bar
  }

  private var field: Box {
    let height: Double = setting.isGlass ? 44 : 36
    let offset = face.fieldOffset
    return Box(
      x: frame.x + 16 + Double(offset.horizontal), y: frame.y + max(1, (frame.height - height) / 2 - 3) + Double(offset.vertical),
      width: max(0, frame.width - 32), height: height)
  }

  func draw(on drawing: inout Drawing, content: String) {
    drawing.note("Of search bars, the buttons, the scope bar and positions of texts beside them are not drawn.")
    let start = drawing.elements.count
    drawBackground(on: &drawing, content: content)
    let hasBackground = setting.isGlass && drawing.elements.count > start
    let behind = hasBackground ? drawing.define(drawing.elements[start...], over: content) : content
    let field = drawing.placed(field)
    drawing.part("searchBar.field") { drawing in
      if let image = face.fieldImage {
        drawing.image(image, in: field, setting.assets)
      } else if let color = face.fieldColor {
        drawing.rectangle(field, color, radius: radius)
      } else if setting.isGlass {
        drawing.glass(field, content: behind, setting)
      } else {
        drawing.rectangle(field, .tertiarySystemFill, radius: radius)
      }
    }
    drawing.inStyle(isDark: setting.isDark) { drawing in
      drawIcon(in: field, on: &drawing)
      drawText(in: field, on: &drawing)
    }
  }

  private var radius: Double { setting.isGlass ? field.height / 2 : 10 }

  /// A minimal bar has no background; others have a colour, an image, or the blur of a bar.
  private func drawBackground(on drawing: inout Drawing, content: String) {
    guard !face.isMinimal else { return }
    let box = drawing.placed(frame)
    drawing.part("searchBar.background") { drawing in
      if let image = face.backgroundImage {
        drawing.image(image, in: box, setting.assets)
      } else if let color = face.backgroundColor {
        drawing.rectangle(box, color)
      } else if !setting.isGlass {
        drawing.blur(Blur(face.effect, isDark: setting.isDark), over: box, content: content, setting)
      }
    }
  }

  private func drawIcon(in field: Box, on drawing: inout Drawing) {
    let offset = face.iconOffset
    let box = Box(
      x: field.x + 9 + Double(offset.horizontal), y: field.midY - 10 + Double(offset.vertical), width: 20, height: 20)
    drawing.part("searchBar.icon") { drawing in
      let paint = drawing.paint(face.iconColor)
      guard let image = face.icon else {
        return drawing.glyph(.magnifier, x: box.midX, y: box.midY, size: 20, paint)
      }
      if case .symbol(let name, _) = image.content, Glyph(symbol: name) != .unknown {
        drawing.glyph(Glyph(symbol: name), x: box.midX, y: box.midY, size: 20, paint)
      } else {
        drawing.outline(box, name: image.modelName, paint)
      }
    }
  }

  private func drawText(in field: Box, on drawing: inout Drawing) {
    let font = face.font ?? setting.scaled(SVGFont(size: 17, weight: 400))
    let offset = face.textOffset
    let start = field.x + 33 + Double(offset.horizontal)
    let shown = TextWidth.fitting(face.text, font, room: field.maxX - start - 8)
    drawing.part(face.isEmpty ? "searchBar.placeholder" : "searchBar.text") {
      $0.text(shown, x: start, y: field.midY + font.size * 0.35 + Double(offset.vertical), font: font, face.textColor)
    }
  }
}
