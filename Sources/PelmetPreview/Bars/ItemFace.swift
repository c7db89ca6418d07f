internal import ModelCore

/// An item of a bar as it is drawn: a text, a glyph, or the outline of a view.
struct ItemFace {
  enum Kind: Equatable {
    case text(String)
    case glyph(Glyph)
    /// A picture of an asset catalogue.
    case picture(PictureAssets.File)
    /// A view of the app, or an image that is not known, of a width in points.
    case outline(width: Double, name: String)
  }

  let kind: Kind
  let font: SVGFont
  let color: UIColor
  /// Whether an image keeps its own colours.
  let keepsColors: Bool
  /// The colour that fills the item's glass.
  let glass: UIColor?
  let isText: Bool

  /// - Parameter traits: Those of the bar, for which colours of the app are resolved. The system's own follow the glass.
  @MainActor
  init(
    _ item: ModelItem, attributes: [NSAttributedString.Key: Any], in traits: UITraitCollection, _ setting: PictureSetting
  ) {
    kind = Self.kind(of: item, setting.assets)
    keepsColors = item.imageColor == nil
    if case .text = kind { isText = true } else { isText = false }
    let isProminent = item.item.role == .prominent
    let own = item.item.titleTextAttributes(for: .normal)?[.font] as? UIFont
    let named = (own ?? attributes[.font] as? UIFont).map(SVGFont.init)
    font = setting.scaled(named ?? SVGFont(size: 17, weight: isProminent ? 600 : setting.isGlass ? 500 : 400))
    color = (isText ? item.titleColor : item.imageColor ?? item.titleColor).written(for: traits)
    glass = item.glassColor?.written(for: traits)
  }

  @MainActor
  private static func kind(of item: ModelItem, _ assets: PictureAssets) -> Kind {
    if let view = item.item.customView {
      return .outline(width: max(Double(view.frame.width), 24), name: "\(type(of: view))")
    }
    if let image = item.image { return kind(of: image, assets) }
    if let title = item.item.title { return .text(title) }
    guard let system = item.item.systemItem else { return .outline(width: 24, name: "") }
    return systemKinds[system] ?? .outline(width: 24, name: "\(system)")
  }

  private static func kind(of image: UIImage, _ assets: PictureAssets) -> Kind {
    switch image.content {
    case .symbol(let name, _):
      let glyph = Glyph(symbol: name)
      return glyph == .unknown ? .outline(width: 24, name: name) : .glyph(glyph)
    case .asset(let asset):
      if let file = assets[asset.name] { return .picture(file) }
      return .outline(width: max(Double(image.size.width), 24), name: asset.name)
    case .model(let name, _): return .outline(width: max(Double(image.size.width), 24), name: name)
    case .empty, .fill, .gradient: return .outline(width: max(Double(image.size.width), 24), name: "")
    }
  }

  private static let systemKinds: [UIBarButtonItem.SystemItem: Kind] = [
    .done: .text("Done"), .cancel: .text("Cancel"), .edit: .text("Edit"), .save: .text("Save"), .undo: .text("Undo"),
    .redo: .text("Redo"), .add: .glyph(.plus), .compose: .glyph(.compose), .reply: .glyph(.reply), .action: .glyph(.share),
    .organize: .glyph(.folder), .search: .glyph(.magnifier), .stop: .glyph(.close), .close: .glyph(.close),
    .trash: .glyph(.trash),
  ]

  /// In points.
  var width: Double {
    switch kind {
    case .text(let text): TextWidth.of(text, font)
    case .glyph: 24
    case .picture(let file): file.size.width
    case .outline(let width, _): width
    }
  }
}

extension Drawing {
  /// An item around a point.
  /// - Parameter size: That of the grid of glyphs, in points.
  mutating func face(_ face: ItemFace, x: Double, y: Double, size: Double) {
    let color = face.color
    switch face.kind {
    case .text(let text):
      self.text(text, x: x, y: y + face.font.size * 0.35, anchor: "middle", font: face.font, color)
    case .glyph(let glyph):
      self.glyph(glyph, x: x, y: y, size: size, paint(color))
    case .picture(let file):
      let box = Box(x: x - file.size.width / 2, y: y - file.size.height / 2, width: file.size.width, height: file.size.height)
      picture(file, in: box, face.keepsColors ? nil : paint(color))
    case .outline(let width, let name):
      outline(Box(x: x - width / 2, y: y - 12, width: width, height: 24), name: name, paint(color))
    }
  }

  /// A dashed outline that stands for an image or a view, with its name for those who point at it.
  mutating func outline(_ box: Box, name: String, _ paint: SVGPaint) {
    note("Images that are no system symbols, and views of the app, are dashed outlines.")
    let dashes = "fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.5\" stroke-dasharray=\"3 3\" \(paint.currentColor)"
    let title = name.isEmpty ? "" : "<title>\(XMLText.escaped(name))</title>"
    add("<rect \(placed(box).inset(by: 2).attributes) rx=\"4\" \(dashes)>\(title)</rect>")
  }
}
