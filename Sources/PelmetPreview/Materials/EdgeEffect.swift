internal import ModelCore

/// The edge of iOS 26 under bars: content dissolves, blurred, towards the colour of the page; or it ends in a band of one colour, as it does
/// if the edge is hard, and under a title on iOS 27.
struct EdgeEffect: Hashable {
  /// Whether it lies at the top of the screen.
  let isTop: Bool
  /// In points, from the edge of the screen.
  let height: Double
  /// The opacity of the page's colour at the edge, 0...1.
  let strength: Double
  /// Whether it has the figures of iOS 27, which were measured on a device (EDG-9).
  let isNewer: Bool

  /// Whether a style ends in a band with a line.
  static func isBand(_ style: ModelEdgeEffect.Style, isTop: Bool) -> Bool { style == .hard || style == .system27 && isTop }

  /// The distance in points by which content begins to dissolve beyond the bars.
  static func reach(_ style: ModelEdgeEffect.Style, isTop: Bool, isNewer: Bool) -> Double {
    isBand(style, isTop: isTop) ? 0 : isNewer ? 40 : isTop ? 18 : 14
  }

  /// The strength. Before iOS 27, that of a soft edge depends on what lies below: pictures keep more of themselves than text (inferred). A
  /// band is nearly solid (chosen by eye).
  static func strength(
    _ style: ModelEdgeEffect.Style, isTop: Bool, over scene: PictureScene, isScrolled: Bool, _ setting: PictureSetting
  ) -> Double {
    if isBand(style, isTop: isTop) { return style == .hard ? 0.92 : 0.96 }
    if setting.hasGlass27 { return setting.isDark ? 0.6 : 0.5 }
    return switch scene {
    case .photo: setting.isDark ? 0.6 : 0.4
    case .article: 0.9
    case .list, .page: isScrolled ? 0.9 : 0.55
    }
  }

  /// The part of the strength that reaches the items of a bar.
  static let strengthAtItems = 0.86

  /// The opacity at places from the edge inwards: before iOS 27 chosen by eye.
  var ramp: [(place: Double, opacity: Double)] {
    isNewer ? [(0, 1), (0.34, 1), (1, 0)] : [(0, 1), (0.45, 0.86), (0.7, 0.45), (0.88, 0.12), (1, 0)]
  }
}

extension Drawing {
  /// - Parameter content: The name of the content's definition.
  mutating func edge(_ effect: EdgeEffect, page: UIColor, content: String) {
    let box = Box(x: 0, y: effect.isTop ? 0 : size.height - effect.height, width: size.width, height: effect.height)
    let local = Box(x: 0, y: 0, width: box.width, height: box.height)
    let side = (effect.isTop ? "top" : "bottom") + (effect.isNewer ? "-27" : "")
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
    dissolve(
      effect, in: box, as: "dissolve", blur: effect.isNewer ? 1.5 : 5, page: page, content: content,
      within: "mask=\"url(#\(mask))\"")
  }

  /// The edge ends where the bars do, at a line.
  /// - Parameter line: The line's width in points.
  mutating func hardEdge(_ effect: EdgeEffect, page: UIColor, content: String, line: Double) {
    let box = Box(x: 0, y: effect.isTop ? 0 : size.height - effect.height, width: size.width, height: effect.height)
    let local = Box(x: 0, y: 0, width: box.width, height: box.height)
    let clip = definitions.add("edge-\(local.sizeName)") { "<clipPath id=\"\($0)\"><rect \(local.size)/></clipPath>" }
    // On iOS 27 the content is a little brighter, and more saturated.
    let tone =
      effect.isNewer
      ? "<feColorMatrix type=\"saturate\" values=\"1.25\"/><feComponentTransfer>"
        + ["R", "G", "B"].map { "<feFunc\($0) type=\"linear\" slope=\"1.03\"/>" }.joined() + "</feComponentTransfer>" : ""
    dissolve(
      effect, in: box, as: "hard", blur: effect.isNewer ? 2 : 10, tone, page: page, content: content,
      within: "clip-path=\"url(#\(clip))\"")
    let color: UIColor = effect.isNewer ? .label.withAlphaComponent(0.1) : .separator
    rectangle(Box(x: 0, y: effect.isTop ? box.maxY - line : box.y, width: box.width, height: line), color)
  }

  /// The blurred content under the page's colour.
  /// - Parameters:
  ///   - name: The beginning of the name of the filter.
  ///   - blur: The blur's standard deviation in points.
  ///   - tone: Further parts of the filter.
  ///   - bounds: The attribute that cuts it.
  private mutating func dissolve(
    _ effect: EdgeEffect, in box: Box, as name: String, blur: Double, _ tone: String = "", page: UIColor, content: String,
    within bounds: String
  ) {
    let local = Box(x: 0, y: 0, width: box.width, height: box.height)
    let filter = definitions.add("\(name)-\(local.sizeName)\(effect.isNewer ? "-27" : "")") { id in
      """
      <filter id="\(id)" filterUnits="userSpaceOnUse" \(local.inset(by: -30).attributes) color-interpolation-filters="sRGB">\
      <feGaussianBlur stdDeviation="\(SVGNumber.text(blur))"/>\(tone)</filter>
      """
    }
    let (x, y) = (SVGNumber.text(box.x), SVGNumber.text(box.y))
    let back = "<use href=\"#\(content)\" x=\"\(SVGNumber.text(-box.x))\" y=\"\(SVGNumber.text(-box.y))\"/>"
    let veil = "<rect \(local.size) \(paint(page).fill) opacity=\"\(SVGNumber.text(effect.strength))\"/>"
    add("<g transform=\"translate(\(x) \(y))\" \(bounds)><g filter=\"url(#\(filter))\">\(back)</g>\(veil)</g>")
  }
}
