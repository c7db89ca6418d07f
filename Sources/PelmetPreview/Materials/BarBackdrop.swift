internal import ModelCore

/// The background of a bar and the line at its edge, in the order of their layers: the colour of the bar's view where that is seen, then
/// effect, colour, image (APP-7), shadow (APP-9).
struct BarBackdrop {
  let look: ModelBarLook
  /// The style of the blur; `nil` for none.
  let effect: UIBlurEffect.Style?
  let box: Box
  /// Whether the line is above the bar.
  let lineAtTop: Bool
  /// The radius of the corners; a bar with round corners has no line.
  var radius = 0.0
  /// The colour of the view behind glass that floats over it; `nil` where it is not seen.
  var viewColor: UIColor?

  /// Whether nothing of it is drawn.
  var isEmpty: Bool {
    viewColor == nil && !look.background.isBlurred && look.background.color == nil && look.background.image == nil
      && look.shadow == .none
  }
}

extension Drawing {
  /// - Parameters:
  ///   - name: That of the bar's part.
  ///   - content: The name of the content's definition.
  mutating func backdrop(_ bar: BarBackdrop, of name: String, content: String, _ setting: PictureSetting) {
    let background = bar.look.background
    part("\(name).background") { drawing in
      let clip = bar.radius > 0 && !bar.isEmpty ? drawing.defineClip(bar.box, radius: bar.radius) : nil
      if let clip { drawing.add("<g clip-path=\"url(#\(clip))\">") }
      defer { if clip != nil { drawing.add("</g>") } }
      if let color = bar.viewColor { drawing.fill(bar.box, color) }
      if background.isBlurred {
        drawing.blur(Blur(bar.effect ?? .systemChromeMaterial, isDark: setting.isDark), over: bar.box, content: content, setting)
      }
      if let color = background.color { drawing.fill(bar.box, color) }
      if let image = background.image {
        drawing.image(image, in: bar.box, opacity: Double(background.imageOpacity), setting.assets)
      }
    }
    if bar.radius == 0 { part("\(name).shadow") { $0.shadow(bar, setting) } }
  }

  /// A box in a colour, hatched if the model does not know the colour.
  private mutating func fill(_ box: Box, _ color: UIColor) {
    guard paint(color).isKnown else { return hatch(box, label: "A colour of an asset catalogue") }
    rectangle(box, color)
  }

  private mutating func shadow(_ bar: BarBackdrop, _ setting: PictureSetting) {
    func line(_ height: Double) -> Box {
      // A shadow image lies outside of the bar.
      let isImage = height != setting.hairline
      let y = bar.lineAtTop ? bar.box.y - (isImage ? height : 0) : bar.box.maxY - (isImage ? 0 : height)
      return Box(x: 0, y: y, width: bar.box.width, height: height)
    }
    switch bar.look.shadow {
    case .none: break
    case .system:
      let fill = setting.isHighContrast ? "#000\" fill-opacity=\".5" : "#000\" fill-opacity=\".3"
      rectangle(line(setting.hairline), "fill=\"\(setting.isDark ? "#fff\" fill-opacity=\".18" : fill)\"")
    case .color(let color): rectangle(line(setting.hairline), color)
    case .image(let image, let tint):
      let box = line(image.size.height > 0 ? Double(image.size.height) : setting.hairline)
      if let tint { rectangle(box, tint) } else { self.image(image, in: box, setting.assets) }
    }
  }

  /// Defines an area outside of which nothing is drawn.
  mutating func defineClip(_ box: Box, radius: Double = 0) -> String {
    let box = placed(box)
    let corner = radius > 0 ? " rx=\"\(SVGNumber.text(radius))\"" : ""
    let name = "area-\(SVGNumber.text(box.x))-\(SVGNumber.text(box.y))-\(box.sizeName)\(radius > 0 ? "-round" : "")"
    return definitions.add(name) { "<clipPath id=\"\($0)\"><rect \(box.attributes)\(corner)/></clipPath>" }
  }

  /// An image that fills a box: a colour, a gradient, or a hatch with the name of a picture that the model does not have.
  mutating func image(_ image: UIImage, in box: Box, opacity: Double = 1, _ assets: PictureAssets) {
    if opacity < 1 { add("<g opacity=\"\(SVGNumber.text(opacity))\">") }
    switch image.content {
    case .empty: break
    case .fill(let color, let radius): rectangle(box, color, radius: Double(radius))
    case .gradient(let stops, let direction): gradient(stops, direction, in: box)
    case .asset(let asset):
      if let file = assets[asset.name] {
        note("Images of asset catalogues fill bars stretched.")
        picture(file, in: box, nil, isStretched: true)
      } else {
        hatch(box, label: asset.name)
      }
    case .model(let name, _), .symbol(let name, _): hatch(box, label: name)
    }
    if opacity < 1 { add("</g>") }
  }

  private mutating func gradient(_ stops: [ModelGradientStop], _ direction: ModelGradientDirection, in box: Box) {
    let colors = stops.map { "<stop offset=\"\(SVGNumber.text(Double($0.location)))\" \(paint($0.color).stop)/>" }.joined()
    let isVertical = direction == .vertical
    // Horizontal gradients are those of an image, which is not mirrored.
    let name = "gradient-" + (isVertical ? "v" : "h") + "-" + Self.word(colors)
    definitions.add(name) {
      "<linearGradient id=\"\($0)\" \(isVertical ? "x2=\"0\" y2=\"1\"" : "x2=\"1\"")>\(colors)</linearGradient>"
    }
    rectangle(box, "fill=\"url(#\(name))\"")
  }

  /// The letters and digits of a text, for a name.
  static func word(_ text: String) -> String {
    text.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == ".") }.joined(separator: "-")
  }

  /// Stripes that stand for an image, and its name.
  private mutating func hatch(_ box: Box, label: String) {
    definitions.add("hatch") { id in
      """
      <pattern id="\(id)" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
      <rect width="6" height="6" fill="#e8e8ed"/><rect width="3" height="6" fill="#c7c7cc"/></pattern>
      """
    }
    rectangle(box, "fill=\"url(#hatch)\"")
    let font = SVGFont(size: 11, weight: 500)
    guard box.height >= 16 else { return }
    let name = TextWidth.fitting(label, font, room: box.width - 16)
    text(name, x: box.midX, y: box.maxY - 5, anchor: "middle", font: font, "fill=\"#3a3a3c\"")
    note("Images and colours of asset catalogues are hatched.")
  }
}
