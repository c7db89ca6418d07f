internal import ModelCore

/// Collects the elements of a picture, and the definitions that they use. x counts from the leading edge: where text runs from right to
/// left, everything is mirrored.
struct Drawing {
  let size: Box
  let isMirrored: Bool
  private(set) var traits: UITraitCollection
  private(set) var elements: [String] = []
  var definitions = Definitions()
  /// On a page, the elements that draw each scene: list, photograph, article.
  var scenes: [String] = []
  /// Sentences on what the picture shows otherwise than a device, in order.
  private(set) var approximations: [String] = []

  init(width: Double, height: Double, isMirrored: Bool, traits: UITraitCollection) {
    size = Box(x: 0, y: 0, width: width, height: height)
    self.isMirrored = isMirrored
    self.traits = traits
  }

  mutating func add(_ element: String) {
    elements.append(element)
  }

  mutating func note(_ approximation: String) {
    if !approximations.contains(approximation) { approximations.append(approximation) }
  }

  /// The place of a box on the screen, from the left.
  func placed(_ box: Box) -> Box {
    guard isMirrored else { return box }
    var box = box
    box.x = size.width - box.maxX
    return box
  }

  /// The place of a point on the screen, from the left.
  func placed(x: Double) -> Double { isMirrored ? size.width - x : x }

  func paint(_ color: UIColor) -> SVGPaint { SVGPaint(color, traits, naming: definitions.open) }

  /// Draws in light or dark, whatever the scheme is. Colours that the app wrote have been resolved before.
  mutating func inStyle(isDark: Bool, _ draw: (inout Drawing) -> Void) {
    inLook(isDark: isDark, isHighContrast: traits.accessibilityContrast == .high, draw)
  }

  /// Draws in a scheme and contrast, whatever those of the screen are.
  mutating func inLook(isDark: Bool, isHighContrast: Bool, _ draw: (inout Drawing) -> Void) {
    let own = traits
    traits = traits(isDark: isDark, isHighContrast: isHighContrast)
    draw(&self)
    traits = own
  }

  /// Those of the screen in a scheme and contrast.
  func traits(isDark: Bool, isHighContrast: Bool) -> UITraitCollection {
    let style: UIUserInterfaceStyle = isDark ? .dark : .light
    let contrast: UIAccessibilityContrast = isHighContrast ? .high : .normal
    guard style != traits.userInterfaceStyle || contrast != traits.accessibilityContrast else { return traits }
    return UITraitCollection(traitsFrom: [
      traits, UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
    ])
  }

  /// A part of the picture that can be found by its name, such as `navigationBar.title`.
  mutating func part<Result>(_ name: String, _ draw: (inout Drawing) -> Result) -> Result {
    let before = elements.count
    elements.append("<g class=\"part\" data-part=\"\(XMLText.escaped(name))\">")
    let result = draw(&self)
    // A part that draws nothing is none.
    if elements.count == before + 1 { elements.removeLast() } else { elements.append("</g>") }
    return result
  }

  /// - Parameter fill: The attributes of the colour.
  mutating func rectangle(_ box: Box, _ fill: String, radius: Double = 0) {
    let corner = radius > 0 ? " rx=\"\(SVGNumber.text(radius))\"" : ""
    add("<rect \(placed(box).attributes)\(corner) \(fill)/>")
  }

  mutating func rectangle(_ box: Box, _ color: UIColor, radius: Double = 0) {
    rectangle(box, paint(color).fill, radius: radius)
  }

  /// A line of text on a baseline.
  /// - Parameter attributes: Those of side, font and colour.
  mutating func text(_ text: String, x: Double, y: Double, _ attributes: String) {
    let place = "x=\"\(SVGNumber.text(placed(x: x)))\" y=\"\(SVGNumber.text(y))\""
    add("<text \(place) \(attributes)>\(XMLText.escaped(text))</text>")
  }

  /// - Parameter anchor: `start`, `middle` or `end`; the start is where reading starts.
  mutating func text(_ text: String, x: Double, y: Double, anchor: String = "start", font: SVGFont, _ fill: String) {
    let side = anchor == "start" ? "" : "text-anchor=\"\(anchor)\" "
    self.text(text, x: x, y: y, "\(side)\(font.shortAttributes) \(fill)")
  }

  mutating func text(_ text: String, x: Double, y: Double, anchor: String = "start", font: SVGFont, _ color: UIColor) {
    self.text(text, x: x, y: y, anchor: anchor, font: font, paint(color).fill)
  }

  /// The start tag of a picture, without the bracket at its end.
  /// - Parameters:
  ///   - view: The part to be seen.
  ///   - scale: The size of a unit in points.
  static func head(_ view: Box, scale: Double = 1, role: String? = nil) -> String {
    let numbers = [view.x, view.y, view.width, view.height].map(SVGNumber.text).joined(separator: " ")
    let size = Box(x: 0, y: 0, width: view.width * scale, height: view.height * scale).size
    let role = role.map { " role=\"\($0)\"" } ?? ""
    let fonts = "font-family=\"\(SVGFont.systemFamilies)\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) viewBox=\"\(numbers)\"\(role) \(fonts)"
  }

  /// The lines of the whole drawing as one picture.
  /// - Parameters:
  ///   - view: The part to be seen.
  ///   - sharing: Whether shared definitions stand elsewhere on the page, instead of in the picture.
  func lines(view: Box, title: String, sharing: Bool) -> [String] {
    let direction = isMirrored ? " direction=\"rtl\"" : ""
    let needed = (sharing ? [] : definitions.elements) + definitions.own
    let start = ["\(Self.head(view, role: "img"))\(direction)>", "<title>\(XMLText.escaped(title))</title>"]
    return start + (needed.isEmpty ? [] : ["<defs>"] + needed + ["</defs>"]) + elements + ["</svg>"]
  }
}
