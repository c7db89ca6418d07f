/// The photograph, 402 by 874: sky with clouds across the navigation bar, birds under the title, and reeds across the tab bar, for hard edges
/// make blur and bending visible.
enum Photograph {
  static let element: String = {
    let sky = gradient("photo-sky", [(0, "#4f9bd9"), (0.45, "#9fcdeb"), (0.8, "#fbdba0"), (1, "#f7a86b")])
    let sea = gradient("photo-sea", [(0, "#f2b27c"), (0.3, "#7fb0c4"), (1, "#2b6f93")])
    return """
      <g id="photo">\(sky)\(sea)<rect x="-90" y="-90" width="582" height="650" fill="url(#photo-sky)"/>\
      <g fill="#fff" opacity=".92">\(clouds)</g><circle cx="254" cy="424" r="40" fill="#fff3c9"/>\(birds)\
      <path d="M-90 470 40 372 96 420 176 338 262 446 318 400 492 512V570H-90Z" fill="#6d7fb3"/>\
      <path d="M-90 520 20 452 118 506 214 448 330 516 492 448V574H-90Z" fill="#43608f"/>\
      <rect x="-90" y="556" width="582" height="420" fill="url(#photo-sea)"/>\(waves)\
      <path d="M262 640l34-104 4 104Z" fill="#fff"/><path d="M304 640V548l26 92Z" fill="#ffe3d3"/>\
      <path d="M250 646h92q-8 18-24 18h-46q-16 0-22-18Z" fill="#b23a48"/>\(reeds)</g>
      """
  }()

  private static func gradient(_ id: String, _ stops: [(offset: Double, color: String)]) -> String {
    let stops = stops.map { "<stop offset=\"\(SVGNumber.text($0.offset))\" stop-color=\"\($0.color)\"/>" }.joined()
    return "<linearGradient id=\"\(id)\" x2=\"0\" y2=\"1\">\(stops)</linearGradient>"
  }

  private static let clouds: String = {
    let ellipses = [
      (-10, 88, 60, 22), (34, 74, 34, 26), (70, 82, 44, 22), (116, 94, 40, 14), (30, 100, 90, 14), (268, 112, 34, 14),
      (306, 100, 36, 24), (346, 86, 38, 32), (396, 98, 44, 26), (440, 108, 40, 22), (356, 118, 110, 14),
    ]
    return ellipses.map { "<ellipse cx=\"\($0.0)\" cy=\"\($0.1)\" rx=\"\($0.2)\" ry=\"\($0.3)\"/>" }.joined()
  }()

  private static let birds: String = {
    let places = [(150, 70), (176, 104), (226, 66), (214, 128), (118, 138), (262, 146)]
    let wings = places.map { "M\($0.0) \($0.1)q6-6 10 0q5-6 10 0" }.joined()
    return "<path d=\"\(wings)\" fill=\"none\" stroke=\"#17324d\" stroke-width=\"2.2\" stroke-linecap=\"round\"/>"
  }()

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

  /// Height and lean of each stem.
  private static let reeds: String = {
    let stems = [
      (94, 0), (132, 15), (84, 10), (117, -9), (130, -15), (87, 0), (115, 15), (131, 10), (85, -9), (112, -15), (132, 1),
      (88, 15),
      (109, 9), (132, -10), (91, -15), (107, 1), (132, 15), (94, 9), (104, -10), (131, -15), (97, 2),
    ]
    let colors = ["#1f4d3a", "#3d7d57", "#17402f"]
    return stems.enumerated().map { index, stem in
      let x = SVGNumber.text(-2 + Double(index) * 20.6 + Double(stem.1) / 3)
      let bend = "\(SVGNumber.text(Double(stem.1) * 0.2)) \(SVGNumber.text(Double(-stem.0) * 0.6)) \(stem.1) \(-stem.0 - 26)"
      let stroke = "stroke=\"\(colors[index % 3])\" stroke-width=\"\(3 + index % 3)\""
      return "<path d=\"M\(x) 900q\(bend)\" fill=\"none\" \(stroke) stroke-linecap=\"round\"/>"
    }.joined()
  }()
}

extension Drawing {
  mutating func definePhoto() -> String { definitions.add("photo") { _ in Photograph.element } }
}
