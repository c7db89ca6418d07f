internal import ModelCore

/// Liquid Glass, regular: content blurred, bent at the rim and toned (``GlassTone``), with light from the upper left. After Apple's design
/// kits and talks; the figures are chosen to look like it. Nothing but the tone changes colours where texts are, in the middle.
struct GlassRecipe: Hashable {
  /// The standard deviation of the blur, in points.
  let frost: Double
  /// The distance by which the rim bends light; 0 for none.
  let bend: Double
  let shadowSigma: Double
  let shadowOffset: Double
  let shadowOpacity: Double
  /// The stroke of the rim; `nil` for the light on it.
  let border: String?
  let isDark: Bool
  /// That of the line around the glass.
  let hairlineOpacity: Double

  /// - Parameter bends: Whether its rim bends light.
  init(_ box: Box, bends: Bool = true, _ setting: PictureSetting) {
    let isSmall = min(box.width, box.height) <= 48
    isDark = setting.isDark
    let isPlain = setting.isHighContrast || setting.reducesTransparency
    // Since iOS 27 glass is a little more diffuse, and its edge is darker.
    let isNewer = setting.hasGlass27
    frost = setting.reducesTransparency ? 18 : setting.isHighContrast ? 14 : isNewer ? 5 : 3.5
    bend = isPlain || !bends ? 0 : isSmall ? 24 : 34
    shadowSigma = isSmall ? 12 : 16
    shadowOffset = isSmall ? 5 : 8
    shadowOpacity = isDark ? 0.5 : 0.14
    let contrast = isDark ? "stroke=\"#fff\" stroke-opacity=\".75\"" : "stroke=\"#000\" stroke-opacity=\".65\""
    hairlineOpacity = isDark ? 0.5 : isNewer ? 0.16 : 0.09
    border = setting.isHighContrast ? contrast : nil
  }

  /// The opacities of white in the light on the rim and in the sheen, with their places.
  var rim: [(place: Double, opacity: Double)] {
    isDark ? [(0, 0.55), (0.3, 0.12), (0.7, 0.08), (1, 0.4)] : [(0, 1), (0.3, 0.35), (0.7, 0.25), (1, 0.95)]
  }
  var sheen: [(place: Double, opacity: Double)] {
    isDark ? [(0, 0.12), (0.35, 0), (0.75, 0), (1, 0.05)] : [(0, 0.7), (0.35, 0), (0.75, 0), (1, 0.4)]
  }

  var hairline: String { "stroke=\"#000\" stroke-opacity=\"\(SVGNumber.text(hairlineOpacity))\"" }
}

extension GlassRecipe {
  /// For names.
  var kind: String { isDark ? "dark" : "light" }

  /// The name of the filter for a box. Pages split it after the size, and have the filters of every look.
  func filterName(_ local: Box) -> String { "glass-\(local.sizeName)-\(SVGNumber.text(frost))\(bend > 0 ? "-bent" : "")" }
}

extension Drawing {
  /// A capsule of glass.
  /// - Parameters:
  ///   - content: The name of the content's definition.
  ///   - fill: The colour of a prominent item's glass; `nil` for plain glass.
  mutating func glass(_ box: Box, content: String, fill: UIColor? = nil, _ setting: PictureSetting) {
    let box = placed(box)
    let local = Box(x: 0, y: 0, width: box.width, height: box.height)
    let recipe = GlassRecipe(local, setting)
    let radius = SVGNumber.text(min(box.width, box.height) / 2)
    let clip = defineCapsule(local)
    let shadow = defineShadow(recipe, local)
    let rim = defineLight("rim-\(recipe.kind)", recipe.rim, direction: "x2=\"1\" y2=\"1\"")
    let sheen = defineLight("sheen-\(recipe.kind)", recipe.sheen, direction: "x2=\"0\" y2=\"1\"")
    let (x, y) = (SVGNumber.text(box.x), SVGNumber.text(box.y))
    let shape = "<rect \(local.size) rx=\"\(radius)\"/>"
    let shade = "opacity=\"\(SVGNumber.text(recipe.shadowOpacity))\""
    note("Colours of glass are estimates, in the middle of the Liquid Glass setting.")
    note("On which content glass is light, and on which dark, is inferred.")
    let shadowed = "<g filter=\"url(#\(shadow))\" \(shade)>\(shape)</g>"
    add("<g data-glass=\"\(recipe.kind)\" transform=\"translate(\(x) \(y))\">\(shadowed)</g>")
    let (filter, tone) = (defineFilter(local, setting), defineTone(isLens: false, setting))
    // The tint of a prominent item is its body, through which content was to be seen a little before iOS 27 (LG-3).
    let body = fill.map { "<rect \(local.size) \(paint($0).fill)\(setting.hasGlass27 ? "" : " opacity=\".92\"")/>" } ?? ""
    let light = "<rect \(local.size) fill=\"url(#\(sheen))\"\(fill == nil ? "" : " opacity=\".35\"")/>"
    backdrop(content, at: box, clip: clip, filter: filter, tone: tone, over: body + light)
    stroke(box.inset(by: 0.5), recipe.border ?? "stroke=\"url(#\(rim))\"", width: 1)
    stroke(box.inset(by: -0.25), recipe.hairline, width: 0.5)
  }

  /// The lens under a selected tab: glass in other colours, without light on it.
  mutating func lens(_ box: Box, content: String, _ setting: PictureSetting) {
    let box = placed(box)
    let local = Box(x: 0, y: 0, width: box.width, height: box.height)
    let (filter, tone) = (defineFilter(local, bends: false, setting), defineTone(isLens: true, setting))
    backdrop(content, at: box, clip: defineCapsule(local), filter: filter, tone: tone)
  }

  private mutating func defineCapsule(_ local: Box) -> String {
    let radius = SVGNumber.text(min(local.width, local.height) / 2)
    return definitions.add("capsule-\(local.sizeName)") {
      "<clipPath id=\"\($0)\"><rect \(local.size) rx=\"\(radius)\"/></clipPath>"
    }
  }

  /// The outline of a capsule that is placed already.
  private mutating func stroke(_ box: Box, _ paint: String, width: Double) {
    let radius = SVGNumber.text(min(box.width, box.height) / 2)
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

  /// The filter of the content under glass. Bending needs a map of the shape's size. Pages have it in every look.
  private mutating func defineFilter(_ local: Box, bends: Bool = true, _ setting: PictureSetting) -> String {
    let recipe = GlassRecipe(local, bends: bends, setting)
    if definitions.isForPage, !definitions.contains(recipe.filterName(local)) {
      for look in setting.everyLook { define(GlassRecipe(local, bends: bends, look), local) }
    }
    return define(recipe, local)
  }

  @discardableResult
  private mutating func define(_ recipe: GlassRecipe, _ local: Box) -> String {
    definitions.add(recipe.filterName(local)) { id in
      let frost = "<feGaussianBlur in=\"SourceGraphic\" stdDeviation=\"\(SVGNumber.text(recipe.frost))\" result=\"frost\"/>"
      let bent =
        """
        <feFlood flood-color="rgb(128,128,0)" result="still"/><feImage href="\(LensMap.address(local))" \(local.attributes) \
        preserveAspectRatio="none" result="edge"/><feComposite in="edge" in2="still" result="map"/>\(frost)\
        <feDisplacementMap in="frost" in2="map" scale="\(SVGNumber.text(recipe.bend))" xChannelSelector="R" yChannelSelector="G"/>
        """
      return """
        <filter id="\(id)" filterUnits="userSpaceOnUse" \(local.inset(by: -30).attributes) color-interpolation-filters="sRGB">\
        \(recipe.bend > 0 ? bent : frost)</filter>
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
    // The middle, where texts are, does not bend.
    let width = min(box.width * 0.3, box.height * 0.3, 18)
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
