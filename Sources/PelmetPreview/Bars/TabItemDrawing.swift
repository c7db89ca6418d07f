internal import ModelCore

/// One item of a tab bar.
struct TabItemDrawing {
  private let face: TabItemFace
  private let bar: TabBarDrawing
  /// That of its part.
  private let name: String

  private var setting: PictureSetting { bar.setting }
  private var title: String { face.title ?? "" }
  var item: UITabBarItem { face.item }
  var isSelected: Bool { face.isSelected }

  /// - Parameter index: The position of the item among those of the bar.
  init(_ face: TabItemFace, at index: Int, in bar: TabBarDrawing) {
    self.face = face
    self.bar = bar
    name = "tabBar.item.\(index)"
  }

  // MARK: Colours and fonts

  private var titleColor: UIColor { face.titleColor ?? Self.idle(setting) }

  private var iconColor: UIColor { face.iconColor ?? Self.idle(setting) }

  /// The system's colour of unselected items.
  static func idle(_ setting: PictureSetting) -> UIColor {
    if setting.isGlass { return .label }
    let white: CGFloat = setting.isHighContrast ? (setting.isDark ? 0.69 : 0.425) : (setting.isDark ? 0.46 : 0.6)
    return UIColor(white: white, alpha: 1)
  }

  /// The colour behind filled icons, for their inner lines.
  private func cut(on drawing: Drawing) -> String {
    let ground = bar.shown.look.background.color.map { drawing.paint($0) }
    if let ground, ground.opacity == 1, !setting.isGlass { return ground.value }
    return setting.isDark ? (setting.isGlass ? "#2a2a2c" : "#161618") : (setting.isGlass ? "#f1f1f1" : "#f9f9f9")
  }

  private func font(size: Double, weight: Int) -> SVGFont {
    face.font ?? SVGFont(size: size, weight: weight)
  }

  // MARK: Layouts

  /// Draws the icon above the title.
  func drawStacked(in box: Box, on drawing: inout Drawing) {
    let bars = setting.bars
    icon(x: box.midX, y: box.y + bars.tabImageCenter, size: bars.tabImage, on: &drawing)
    title(x: box.midX, y: box.y + bars.tabTitleBaseline, room: box.width - 4, on: &drawing)
    badge(x: box.midX + bars.badgeOffset, y: box.y + bars.badgeTop, on: &drawing)
  }

  /// Draws the icon alone.
  func drawIcon(in box: Box, on drawing: inout Drawing) {
    icon(x: box.midX, y: box.midY, size: setting.bars.tabImage, on: &drawing)
    badge(x: box.midX + setting.bars.badgeOffset, y: box.midY - 20, on: &drawing)
  }

  /// The measures of an icon before a title.
  private var inline: (font: SVGFont, image: Double, gap: Double) {
    let isCompact = bar.shown.itemLayout == .compactInline
    return (font(size: isCompact ? 12 : 13, weight: 500), isCompact ? 20 : 23, isCompact ? 5 : 10)
  }

  /// The width of an icon before the title.
  var inlineWidth: Double { inline.image + inline.gap + TextWidth.of(title, inline.font) + 8 }

  /// Draws the icon before the title.
  func drawInline(in box: Box, on drawing: inout Drawing) {
    let (font, image, gap) = inline
    let text = TextWidth.fitting(title, font, room: max(0, box.width - image - gap - 4))
    let start = box.midX - (image + gap + TextWidth.of(text, font)) / 2
    icon(x: start + image / 2, y: box.midY, size: image, on: &drawing)
    drawing.part("\(name).title") { $0.text(text, x: start + image + gap, y: box.midY + 4.5, font: font, titleColor) }
    // A badge leaves the title to be read.
    badge(x: start + image / 2 + setting.bars.badgeOffset, y: box.y + 1, before: start + image + gap, on: &drawing)
  }

  private static func pillFont(isSelected: Bool) -> SVGFont { SVGFont(size: 15, weight: isSelected ? 600 : 500) }

  /// The width of the title in a pill.
  var pillWidth: Double { TextWidth.of(title, Self.pillFont(isSelected: isSelected)) }

  /// Draws the title alone.
  func drawPill(in box: Box, on drawing: inout Drawing) {
    let font = Self.pillFont(isSelected: isSelected)
    drawing.part("\(name).title") {
      $0.text(title, x: box.midX, y: box.midY + 5, anchor: "middle", font: font, titleColor)
    }
    badge(x: box.maxX - 16, y: box.y - 4, on: &drawing)
  }

  // MARK: Parts

  private func icon(x: Double, y: Double, size: Double, on drawing: inout Drawing) {
    guard let image = face.image else { return }
    drawing.part("\(name).icon") { drawing in
      let paint = drawing.paint(iconColor)
      if let glyph = glyph(of: image) {
        drawing.glyph(glyph, x: x, y: y, size: size, paint, cut: cut(on: drawing))
      } else if case .asset(let asset) = image.content, let file = setting.assets[asset.name] {
        let side = 31 * size / 27
        let box = Box(x: x - side / 2, y: y - side / 2, width: side, height: side)
        drawing.picture(file, in: box.fitting(file.size), image.renderingMode == .alwaysOriginal ? nil : paint)
      } else {
        let label = image.modelName
        drawing.outline(Box(x: x - 14, y: y - 13, width: 28, height: 26), name: label, paint)
      }
    }
  }

  /// `nil` for an image that is no symbol or has no glyph.
  private func glyph(of image: UIImage) -> Glyph? {
    guard case .symbol(let symbol, _) = image.content else { return Self.systemGlyphs[image.modelName] }
    let glyph = Glyph(symbol: symbol)
    return glyph == .unknown ? nil : glyph
  }

  /// The glyphs of the system's items, by the names of their images.
  private static let systemGlyphs: [String: Glyph] = [
    "UITabBarSystemItem.search": .magnifier, "UITabBarSystemItem.more": .ellipsis, "UITabBarSystemItem.contacts": .person,
  ]

  private func title(x: Double, y: Double, room: Double, on drawing: inout Drawing) {
    guard let title = face.title else { return }
    var font = font(size: 10, weight: setting.isGlass ? 600 : 500)
    // A title that is too long shrinks before it is cut.
    if TextWidth.of(title, font) > room { font.size *= 0.9 }
    let text = TextWidth.fitting(title, font, room: room)
    let offset = face.titleOffset
    drawing.part("\(name).title") { drawing in
      drawing.text(
        text, x: x + Double(offset.horizontal), y: y + Double(offset.vertical), anchor: "middle", font: font, titleColor)
    }
  }

  /// - Parameter end: The place that the badge does not go beyond.
  private func badge(x: Double, y: Double, before end: Double = .infinity, on drawing: inout Drawing) {
    guard let (value, colors) = face.badge else { return }
    let font = SVGFont(size: 13, weight: setting.isGlass ? 500 : 400)
    let height = setting.bars.badge
    let width = max(height, TextWidth.of(value, font) + 10)
    let x = min(x, end - width)
    drawing.part("\(name).badge") { drawing in
      drawing.rectangle(Box(x: x, y: y, width: width, height: height), colors.background, radius: height / 2)
      drawing.text(value, x: x + width / 2, y: y + 13.6, anchor: "middle", font: font, colors.text)
    }
  }
}

extension UIImage {
  /// The name under which the model knows the image; empty if it has none.
  var modelName: String {
    switch content {
    case .asset(let asset): asset.name
    case .symbol(let name, _), .model(let name, _): name
    case .empty, .fill, .gradient: ""
    }
  }
}
