internal import Pelmet

/// The colours of glass as a filter: a function of each channel of what lies below, straight between black, middle grey and white.
struct GlassTone {
  /// Whether it is that of the lens under the selected tab.
  let isLens: Bool
  private let setting: PictureSetting
  /// Where the person asks for more contrast or less transparency.
  private let plain: PlainGlass?

  init(isLens: Bool, _ setting: PictureSetting) {
    (self.isLens, self.setting) = (isLens, setting)
    plain = PlainGlass(setting)
  }

  /// For names: `light`, `dark-contrast-lens`.
  var kind: String {
    var kind = setting.isDark ? "dark" : "light"
    if setting.isHighContrast { kind += "-contrast" }
    if setting.reducesTransparency { kind += "-opaque" }
    if isLens { kind += plain == nil && setting.hasGlass27 ? "-lens27" : "-lens" }
    if plain == nil && setting.glass.setting != 0.5 { kind += "-\(SVGNumber.text(setting.glass.setting))" }
    return kind
  }

  /// That of what lies below; 1 leaves colours as they are.
  var saturation: Double { plain == nil ? 1 : 1.6 }

  /// The colours over black, middle grey and white, 0...255.
  var values: [Double] {
    [0, 128, 255].map { (grey: UInt8) in
      if let plain {
        let face = plain.face(over: Double(grey))
        return isLens ? plain.lens(over: face) : face
      }
      let face = setting.glass.face(over: Theme.Color.RGB(red: grey, green: grey, blue: grey))
      return Double((isLens ? setting.glass.lens(over: face, on: setting.hasGlass27 ? 27 : 26) : face).red)
    }
  }
}

/// Glass with increased contrast or reduced transparency: a tint over what lies below, chosen to look like it.
struct PlainGlass {
  private let isDark: Bool
  /// A grey, 0...255.
  private let tint: Double
  private let opacity: Double

  /// `nil` where glass is as it always is.
  init?(_ setting: PictureSetting) {
    guard setting.isHighContrast || setting.reducesTransparency else { return nil }
    isDark = setting.isDark
    (tint, opacity) = setting.isHighContrast ? (isDark ? 0 : 255, 0.97) : (isDark ? 30 : 250, 0.9)
  }

  func face(over value: Double) -> Double { value * (1 - opacity) + tint * opacity }

  func lens(over face: Double) -> Double { isDark ? face * 0.87 + 255 * 0.13 : face * 0.925 }
}

extension Drawing {
  /// The filter of a tone. Pages split its name after the size, and have it in every look.
  mutating func defineTone(isLens: Bool, _ setting: PictureSetting) -> String {
    let tone = GlassTone(isLens: isLens, setting)
    if definitions.isForPage, !definitions.contains(tone.name) {
      for look in setting.everyLook { define(GlassTone(isLens: isLens, look)) }
    }
    return define(tone)
  }

  @discardableResult
  private mutating func define(_ tone: GlassTone) -> String {
    definitions.add(tone.name) { id in
      let table = tone.values.map { SVGNumber.text($0 / 255) }.joined(separator: " ")
      let channels = ["R", "G", "B"].map { "<feFunc\($0) type=\"table\" tableValues=\"\(table)\"/>" }.joined()
      let saturation = tone.saturation
      let saturate = saturation == 1 ? "" : "<feColorMatrix type=\"saturate\" values=\"\(SVGNumber.text(saturation))\"/>"
      return """
        <filter id="\(id)" filterUnits="userSpaceOnUse" \(GlassTone.area.attributes) color-interpolation-filters="sRGB">\
        \(saturate)<feComponentTransfer>\(channels)</feComponentTransfer></filter>
        """
    }
  }
}

extension GlassTone {
  /// Larger than any piece of glass, for all share the filter.
  fileprivate static let area = Box(x: -30, y: -30, width: 2000, height: 2000)

  fileprivate var name: String { "tone-\(Self.area.sizeName)-\(kind)" }
}
