/// The photograph: sky with clouds across the navigation bar, birds under the title, and reeds across the tab bar, for hard edges make blur and
/// bending visible. Drawn on 402 by 874 points; other screens stretch the land and the sea, not the sun, the birds, the boat and the reeds.
struct Photograph {
  let width: Double
  let height: Double

  private var wide: Double { width / 402 }
  private var tall: Double { height / 874 }
  private var horizon: Double { 556 * tall }

  /// The lower edge of a navigation bar that the clouds cross where they are not moved.
  static let cloudLine = 106.0

  /// The brightness of what lies under the items of a bar at the top and of one at the bottom, 0...1.
  static let brightness = (top: 0.7, bottom: 0.42)

  /// The sky without clouds.
  func sky(_ id: String) -> String {
    let box = Box(x: -90, y: -90, width: width + 180, height: horizon + 94)
    let colors = Self.gradient("\(id)-sky", [(0, "#4f9bd9"), (0.45, "#9fcdeb"), (0.8, "#fbdba0"), (1, "#f7a86b")])
    return "<g id=\"\(id)\">\(colors)<rect \(box.attributes) fill=\"url(#\(id)-sky)\"/></g>"
  }

  /// The clouds and birds, for a bar whose lower edge is ``cloudLine``.
  func clouds(_ id: String) -> String {
    let ellipses = Self.clouds.map { cloud in
      let radius = SVGNumber.text(cloud.radius * (0.4 + 0.6 * wide))
      return "<ellipse cx=\"\(SVGNumber.text(cloud.x * wide))\" cy=\"\(cloud.y)\" rx=\"\(radius)\" ry=\"\(cloud.height)\"/>"
    }
    let wings = Self.birds.map { "M\(SVGNumber.text($0.x * wide)) \($0.y)q6-6 10 0q5-6 10 0" }.joined()
    return """
      <g id="\(id)"><g fill="#fff" opacity=".92">\(ellipses.joined())</g>\
      <path d="\(wings)" fill="none" stroke="#17324d" stroke-width="2.2" stroke-linecap="round"/></g>
      """
  }

  /// Sun, mountains, sea, boat and reeds.
  func land(_ id: String) -> String {
    let sea = Self.gradient("\(id)-sea", [(0, "#f2b27c"), (0.3, "#7fb0c4"), (1, "#2b6f93")])
    let scale = wide == 1 && tall == 1 ? "" : " transform=\"scale(\(SVGNumber.text(wide)) \(SVGNumber.text(tall)))\""
    let boat = wide == 1 && tall == 1 ? "" : " transform=\"translate(\(move(296, wide)) \(move(646, tall)))\""
    let sun = "cx=\"\(SVGNumber.text(254 * wide))\" cy=\"\(SVGNumber.text(424 * tall))\""
    return """
      <g id="\(id)">\(sea)<circle \(sun) r="40" fill="#fff3c9"/>\
      <g\(scale)><path d="M-90 470 40 372 96 420 176 338 262 446 318 400 492 512V570H-90Z" fill="#6d7fb3"/>\
      <path d="M-90 520 20 452 118 506 214 448 330 516 492 448V574H-90Z" fill="#43608f"/>\
      <rect x="-90" y="556" width="582" height="520" fill="url(#\(id)-sea)"/>\(Self.waves)</g>\
      <g\(boat)><path d="M262 640l34-104 4 104Z" fill="#fff"/><path d="M304 640V548l26 92Z" fill="#ffe3d3"/>\
      <path d="M250 646h92q-8 18-24 18h-46q-16 0-22-18Z" fill="#b23a48"/></g>\(reeds)</g>
      """
  }

  /// The distance from a place to its place in this size.
  private func move(_ place: Double, _ factor: Double) -> String { SVGNumber.text(place * (factor - 1)) }

  private static func gradient(_ id: String, _ stops: [(offset: Double, color: String)]) -> String {
    let stops = stops.map { "<stop offset=\"\(SVGNumber.text($0.offset))\" stop-color=\"\($0.color)\"/>" }.joined()
    return "<linearGradient id=\"\(id)\" x2=\"0\" y2=\"1\">\(stops)</linearGradient>"
  }

  private static let clouds: [(x: Double, y: Int, radius: Double, height: Int)] = [
    (-10, 88, 60, 22), (34, 74, 34, 26), (70, 82, 44, 22), (116, 94, 40, 14), (30, 100, 90, 14), (268, 112, 34, 14),
    (306, 100, 36, 24), (346, 86, 38, 32), (396, 98, 44, 26), (440, 108, 40, 22), (356, 118, 110, 14),
  ]

  private static let birds: [(x: Double, y: Int)] = [(150, 70), (176, 104), (226, 66), (214, 128), (118, 138), (262, 146)]

  /// Light on the water, wider and thicker towards the viewer.
  private static let waves: String = {
    let shifts = [0, 22, -23, 1, 21, -24, 3, 20, -25, 4, 19, -25, 6, 18, -26]
    return shifts.enumerated().map { index, shift in
      let step = Double(index)
      let width = 46 + step * 11
      let box = Box(x: 201 + Double(shift) - width / 2, y: 566 + step * step * 1.45, width: width, height: 2 + step * 0.35)
      return "<rect \(box.attributes) rx=\"2\" fill=\"#ffe9b8\" opacity=\"\(SVGNumber.text(0.75 - step * 0.03))\"/>"
    }.joined()
  }()

  /// Stems along the whole lower edge.
  private var reeds: String {
    let colors = ["#1f4d3a", "#3d7d57", "#17402f"]
    let size = min(max(tall, 0.6), 1)
    return (0..<Int(width / 20.6) + 2).map { index in
      let stem = Self.stems[index % Self.stems.count]
      let (lean, top) = (Double(stem.lean), Double(-stem.height) * size)
      let x = SVGNumber.text(-2 + Double(index) * 20.6 + lean / 3)
      let bend = "\(SVGNumber.text(lean * 0.2)) \(SVGNumber.text(top * 0.6)) \(stem.lean) \(SVGNumber.text(top - 26))"
      let stroke = "stroke=\"\(colors[index % 3])\" stroke-width=\"\(3 + index % 3)\""
      return "<path d=\"M\(x) \(SVGNumber.text(height + 26))q\(bend)\" fill=\"none\" \(stroke) stroke-linecap=\"round\"/>"
    }.joined()
  }

  private static let stems: [(height: Int, lean: Int)] = [
    (94, 0), (132, 15), (84, 10), (117, -9), (130, -15), (87, 0), (115, 15), (131, 10), (85, -9), (112, -15), (132, 1), (88, 15),
    (109, 9), (132, -10), (91, -15), (107, 1), (132, 15), (94, 9), (104, -10), (131, -15), (97, 2),
  ]
}

extension Drawing {
  /// Defines the photograph for the screen.
  /// - Parameter top: The lower edge of the bars at the top, which the clouds cross.
  /// - Returns: The element that uses it.
  mutating func definePhoto(below top: Double) -> String {
    let photograph = Photograph(width: size.width, height: size.height)
    let sky = definitions.add("photo-sky-\(size.sizeName)", photograph.sky)
    let clouds = definitions.add("photo-clouds-\(SVGNumber.text(size.width))", photograph.clouds)
    let land = definitions.add("photo-\(size.sizeName)", photograph.land)
    let y = SVGNumber.text(top - Photograph.cloudLine)
    return "<g><use href=\"#\(sky)\"/><use href=\"#\(clouds)\" y=\"\(y)\"/><use href=\"#\(land)\"/></g>"
  }
}
