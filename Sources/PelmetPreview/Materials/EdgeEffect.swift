internal import ModelCore

/// The edge of iOS 26 under bars: content dissolves, blurred, towards the colour of the page; or it ends at a line, if the edge is hard.
struct EdgeEffect: Hashable {
  /// Whether it lies at the top of the screen.
  let isTop: Bool
  /// In points, from the edge of the screen.
  let height: Double
  /// The opacity of the page's colour at the edge, 0...1.
  let strength: Double
  /// Whether it hides content as far as the items, as iOS 27 does under a title.
  let isSolid: Bool

  /// The strength. That of a soft edge depends on what lies below: pictures keep more of themselves than text (inferred). That of iOS 27
  /// is nearly solid under a title, at the top.
  static func strength(
    _ style: ModelEdgeEffect.Style, isTop: Bool, over scene: PictureScene, isScrolled: Bool, isDark: Bool
  ) -> Double {
    switch style {
    case .hard: return 0.92
    case .system27 where isTop: return 0.96
    case .soft, .system27: break
    }
    return switch scene {
    case .photo: isDark ? 0.6 : 0.4
    case .article: 0.9
    case .list, .page: isScrolled ? 0.9 : 0.55
    }
  }

  /// The part of the strength that reaches the items of a bar.
  static let strengthAtItems = 0.86

  /// The opacity at places from the edge inwards (chosen by eye).
  var ramp: [(place: Double, opacity: Double)] {
    if isSolid { return [(0, 1), (0.74, 0.97), (0.84, 0.7), (0.93, 0.2), (1, 0)] }
    return [(0, 1), (0.45, 0.86), (0.7, 0.45), (0.88, 0.12), (1, 0)]
  }
}

extension Drawing {
  /// - Parameter content: The name of the content's definition.
  mutating func edge(_ effect: EdgeEffect, page: UIColor, content: String) {
    let box = Box(x: 0, y: effect.isTop ? 0 : size.height - effect.height, width: size.width, height: effect.height)
    let local = Box(x: 0, y: 0, width: box.width, height: box.height)
    let side = (effect.isTop ? "top" : "bottom") + (effect.isSolid ? "-solid" : "")
    let direction = effect.isTop ? "x2=\"0\" y2=\"1\"" : "y1=\"1\" x2=\"0\" y2=\"0\""
    let fade = definitions.add("fade-\(side)") { id in
      let stops = effect.ramp.map { stop in
        "<stop offset=\"\(SVGNumber.text(stop.place))\" stop-color=\"#fff\" stop-opacity=\"\(SVGNumber.text(stop.opacity))\"/>"
      }
      return "<linearGradient id=\"\(id)\" \(direction)>\(stops.joined())</linearGradient>"
    }
    let mask = definitions.add("mask-\(side)-\(local.sizeName)") { id in
      """
      <mask id="\(id)" maskUnits="userSpaceOnUse" \(local.attributes)>\
      <rect \(local.size) fill="url(#\(fade))"/></mask>
      """
    }
    // The mask fades what is blurred, and the page's colour over it.
    dissolve(effect, in: box, as: "dissolve", blur: 5, page: page, content: content, within: "mask=\"url(#\(mask))\"")
  }

  /// The edge ends where the bars do, at a line.
  /// - Parameter line: The line's width in points.
  mutating func hardEdge(_ effect: EdgeEffect, page: UIColor, content: String, line: Double) {
    let box = Box(x: 0, y: effect.isTop ? 0 : size.height - effect.height, width: size.width, height: effect.height)
    let local = Box(x: 0, y: 0, width: box.width, height: box.height)
    let clip = definitions.add("edge-\(local.sizeName)") { "<clipPath id=\"\($0)\"><rect \(local.size)/></clipPath>" }
    dissolve(effect, in: box, as: "hard", blur: 10, page: page, content: content, within: "clip-path=\"url(#\(clip))\"")
    rectangle(Box(x: 0, y: effect.isTop ? box.maxY - line : box.y, width: box.width, height: line), .separator)
  }

  /// The blurred content under the page's colour.
  /// - Parameters:
  ///   - name: The beginning of the name of the filter.
  ///   - blur: The blur's standard deviation in points.
  ///   - bounds: The attribute that cuts it.
  private mutating func dissolve(
    _ effect: EdgeEffect, in box: Box, as name: String, blur: Double, page: UIColor, content: String, within bounds: String
  ) {
    let local = Box(x: 0, y: 0, width: box.width, height: box.height)
    let filter = definitions.add("\(name)-\(local.sizeName)") { id in
      """
      <filter id="\(id)" filterUnits="userSpaceOnUse" \(local.inset(by: -30).attributes) color-interpolation-filters="sRGB">\
      <feGaussianBlur stdDeviation="\(SVGNumber.text(blur))"/></filter>
      """
    }
    let (x, y) = (SVGNumber.text(box.x), SVGNumber.text(box.y))
    let back = "<use href=\"#\(content)\" x=\"\(SVGNumber.text(-box.x))\" y=\"\(SVGNumber.text(-box.y))\"/>"
    let veil = "<rect \(local.size) \(paint(page).fill) opacity=\"\(SVGNumber.text(effect.strength))\"/>"
    add("<g transform=\"translate(\(x) \(y))\" \(bounds)><g filter=\"url(#\(filter))\">\(back)</g>\(veil)</g>")
  }
}
