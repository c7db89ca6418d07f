internal import ModelCore

/// Liquid Glass, regular: content blurred, bent at the rim and saturated, under a tint, with light from the upper left. After Apple's design
/// kits and talks; the figures are chosen to look like it.
struct GlassRecipe: Hashable {
  /// The standard deviation of the blur, in points.
  let frost: Double
  /// The distance by which the rim bends light; 0 for none.
  let bend: Double
  let shadowSigma: Double
  let shadowOffset: Double
  let shadowOpacity: Double
  /// As attributes.
  let tint: String
  /// The stroke of the rim; `nil` for the light on it.
  let border: String?
  let isDark: Bool

  /// - Parameter isSmall: Whether it is at most 48 points high.
  init(isSmall: Bool, _ setting: PictureSetting) {
    isDark = setting.isDark
    let isPlain = setting.isHighContrast || setting.reducesTransparency
    frost = setting.reducesTransparency ? 18 : setting.isHighContrast ? 14 : 3.5
    bend = isPlain ? 0 : isSmall ? 24 : 34
    shadowSigma = isSmall ? 12 : 16
    shadowOffset = isSmall ? 5 : 8
    shadowOpacity = isDark ? 0.5 : 0.14
    let opacity = setting.isHighContrast ? 0.97 : setting.reducesTransparency ? 0.9 : 0.62
    let color = setting.isHighContrast ? (isDark ? "#000" : "#fff") : (isDark ? "rgb(30 30 32)" : "rgb(250 250 250)")
    tint = "fill=\"\(color)\" fill-opacity=\"\(SVGNumber.text(opacity))\""
    let contrast = isDark ? "stroke=\"#fff\" stroke-opacity=\".75\"" : "stroke=\"#000\" stroke-opacity=\".65\""
    border = setting.isHighContrast ? contrast : nil
  }

  /// The opacities of white in the light on the rim and in the sheen, with their places.
  var rim: [(place: Double, opacity: Double)] {
    isDark ? [(0, 0.55), (0.3, 0.12), (0.7, 0.08), (1, 0.4)] : [(0, 1), (0.3, 0.35), (0.7, 0.25), (1, 0.95)]
  }
  var sheen: [(place: Double, opacity: Double)] {
    isDark ? [(0, 0.12), (0.35, 0), (0.75, 0), (1, 0.05)] : [(0, 0.7), (0.35, 0), (0.75, 0), (1, 0.4)]
  }

  var hairline: String { isDark ? "stroke=\"#000\" stroke-opacity=\".5\"" : "stroke=\"#000\" stroke-opacity=\".09\"" }
}

extension Drawing {
  /// A capsule of glass.
  /// - Parameters:
  ///   - content: The name of the content's definition.
  ///   - fill: The colour of a prominent item's glass; `nil` for plain glass.
  mutating func glass(_ box: Box, content: String, fill: UIColor? = nil, _ setting: PictureSetting) {
    let recipe = GlassRecipe(isSmall: box.height <= 48, setting)
    let box = placed(box)
    let local = Box(x: 0, y: 0, width: box.width, height: box.height)
    let radius = SVGNumber.text(box.height / 2)
    let clip = definitions.add("capsule-\(box.sizeName)") {
      "<clipPath id=\"\($0)\"><rect \(local.size) rx=\"\(radius)\"/></clipPath>"
    }
    let shadow = defineShadow(recipe, local)
    let (filter, rim, sheen) = defineGlass(recipe, local)
    if definitions.isForPage {
      for look in setting.everyLook { _ = defineGlass(GlassRecipe(isSmall: box.height <= 48, look), local) }
    }
    let (x, y) = (SVGNumber.text(box.x), SVGNumber.text(box.y))
    let shape = "<rect \(local.size) rx=\"\(radius)\"/>"
    let shade = "opacity=\"\(SVGNumber.text(recipe.shadowOpacity))\""
    add("<g transform=\"translate(\(x) \(y))\"><g filter=\"url(#\(shadow))\" \(shade)>\(shape)</g></g>")
    // The tint of a prominent item leaves a little of the content to be seen.
    let tint = fill.map { "<rect \(local.size) \(paint($0).fill) opacity=\".92\"/>" } ?? "<rect \(local.size) \(recipe.tint)/>"
    backdrop(content, at: box, clip: clip, filter: filter) {
      "\(tint)<rect \(local.size) fill=\"url(#\(sheen))\"\(fill == nil ? "" : " opacity=\".35\"")/>"
    }
    stroke(box.inset(by: 0.5), recipe.border ?? "stroke=\"url(#\(rim))\"", width: 1)
    stroke(box.inset(by: -0.25), recipe.hairline, width: 0.5)
  }

  /// The outline of a capsule that is placed already.
  private mutating func stroke(_ box: Box, _ paint: String, width: Double) {
    let radius = SVGNumber.text(box.height / 2)
    add("<rect \(box.attributes) rx=\"\(radius)\" fill=\"none\" \(paint) stroke-width=\"\(SVGNumber.text(width))\"/>")
  }

  /// A shadow outside of the shape alone.
  private mutating func defineShadow(_ recipe: GlassRecipe, _ local: Box) -> String {
    definitions.add("shadow-\(local.sizeName)") { id in
      """
      <filter id="\(id)" filterUnits="userSpaceOnUse" \(local.inset(by: -70).attributes)>\
      <feGaussianBlur in="SourceAlpha" stdDeviation="\(SVGNumber.text(recipe.shadowSigma))"/>\
      <feOffset dy="\(SVGNumber.text(recipe.shadowOffset))"/><feComposite operator="out" in2="SourceAlpha"/></filter>
      """
    }
  }

  private mutating func defineGlass(_ recipe: GlassRecipe, _ local: Box) -> (filter: String, rim: String, sheen: String) {
    let kind = recipe.isDark ? "dark" : "light"
    return (
      defineLens(recipe, local), defineLight("rim-\(kind)", recipe.rim, direction: "x2=\"1\" y2=\"1\""),
      defineLight("sheen-\(kind)", recipe.sheen, direction: "x2=\"0\" y2=\"1\"")
    )
  }

  /// The filter of the content under glass. Bending needs a map of the shape's size.
  private mutating func defineLens(_ recipe: GlassRecipe, _ local: Box) -> String {
    // A page splits the name after the size, and has the filters of every look.
    let name = "glass-\(local.sizeName)-\(SVGNumber.text(recipe.frost))\(recipe.bend > 0 ? "-bent" : "")"
    return definitions.add(name) { id in
      let frost = "<feGaussianBlur in=\"SourceGraphic\" stdDeviation=\"\(SVGNumber.text(recipe.frost))\" result=\"frost\"/>"
      let bent =
        """
        <feFlood flood-color="rgb(128,128,0)" result="still"/><feImage href="\(LensMap.address(local))" \(local.attributes) \
        preserveAspectRatio="none" result="edge"/><feComposite in="edge" in2="still" result="map"/>\(frost)\
        <feDisplacementMap in="frost" in2="map" scale="\(SVGNumber.text(recipe.bend))" xChannelSelector="R" yChannelSelector="G"/>
        """
      return """
        <filter id="\(id)" filterUnits="userSpaceOnUse" \(local.inset(by: -30).attributes) color-interpolation-filters="sRGB">\
        \(recipe.bend > 0 ? bent : frost)<feColorMatrix type="saturate" values="1.6"/></filter>
        """
    }
  }

  private mutating func defineLight(_ name: String, _ stops: [(place: Double, opacity: Double)], direction: String) -> String {
    definitions.add("light-\(name)") { id in
      let stops = stops.map { stop in
        "<stop offset=\"\(SVGNumber.text(stop.place))\" stop-color=\"#fff\" stop-opacity=\"\(SVGNumber.text(stop.opacity))\"/>"
      }
      return "<linearGradient id=\"\(id)\" \(direction)>\(stops.joined())</linearGradient>"
    }
  }
}

/// The map by which the rim of glass bends light: red moves along x, green along y, 128 is still. Only a band along the edge bends.
enum LensMap {
  /// The strength at places of the band, from the edge inwards.
  private static let band: [(place: Double, strength: Double)] = [(0, 1), (0.12, 0.78), (0.3, 0.42), (0.55, 0.14), (1, 0)]

  /// A picture of the size of the box, as an address that holds it.
  static func address(_ box: Box) -> String {
    let width = min(box.height / 2, 18)
    let red = gradient("r", stops(length: box.width, band: width) { "\($0),0,0" }, "")
    let green = gradient("g", stops(length: box.height, band: width) { "0,\($0),0" }, " x2='0' y2='1'")
    let areas = "<rect \(box.size) fill='url(#r)'/><rect \(box.size) fill='url(#g)' style='mix-blend-mode:screen'/>"
    let picture = "<svg xmlns='http://www.w3.org/2000/svg' \(box.size)>\(red)\(green)\(areas)</svg>"
    return "data:image/svg+xml,"
      + picture.replacing("\"", with: "'").replacing("%", with: "%25").replacing("#", with: "%23").replacing("<", with: "%3C")
      .replacing(">", with: "%3E").replacing(":/", with: "%3A/")
  }

  private static func stops(length: Double, band width: Double, _ color: (Int) -> String) -> String {
    let near = band.map { (place: $0.place * width / length, value: 0.5 + $0.strength / 2) }
    let far = band.reversed().map { (place: 1 - $0.place * width / length, value: 0.5 - $0.strength / 2) }
    return (near + far).map { stop in
      "<stop offset='\(SVGNumber.text(stop.place))' stop-color='rgb(\(color(Int((stop.value * 255).rounded()))))'/>"
    }.joined()
  }

  private static func gradient(_ id: String, _ stops: String, _ direction: String) -> String {
    "<linearGradient id='\(id)'\(direction)>\(stops)</linearGradient>"
  }
}
