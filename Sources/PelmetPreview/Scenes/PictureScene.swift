internal import ModelCore

/// The content that a picture shows behind the bars. All of it was drawn for Pelmet.
public enum PictureScene: String, CaseIterable, Sendable {
  /// Rows with coloured discs and hairlines: shows whether a bar is opaque, and where it ends.
  case list
  /// A landscape with hard edges across the bars: shows blur, glass and contrast.
  case photo
  /// A picture under the bar and lines of text: shows edge effects.
  case article
  /// The colour of the page alone.
  case page
}

/// Where content lies between the bars, in points.
struct SceneFrame {
  /// The lower edge of the bars at the top, and the upper one of those at the bottom.
  let top: Double
  let bottom: Double
  /// Whether content has been scrolled below the bars at the top.
  let isScrolled: Bool
}

extension Drawing {
  /// The distance by which content goes on beyond the screen, so that a blur at its edges finds something.
  static let overscan = 90.0

  /// Defines the content of a scene on a page of some colour.
  /// - Returns: The name of the definition.
  mutating func define(
    _ scene: PictureScene, page: UIColor, in frame: SceneFrame, _ setting: PictureSetting
  ) -> String {
    let beyond = size.inset(by: -Self.overscan)
    let paint = paint(page).fill
    let pageName = paint.split { !$0.isLetter && !$0.isNumber && $0 != "." }.dropFirst(2).joined(separator: "-")
    // Text on the page has the colours that can be read on it.
    let isDark = self.paint(page).isKnown ? self.paint(page).luminance < 0.5 : setting.isDark
    let use: String
    switch scene {
    case .page: use = ""
    case .photo: use = definePhoto(below: frame.top)
    case .list:
      let y = frame.isScrolled ? MailList.scrolledTop(in: frame) : frame.top
      use = "<use href=\"#\(defineList(setting, isDark: isDark))\" y=\"\(SVGNumber.text(y))\"/>"
    case .article:
      let y = frame.isScrolled ? frame.top + 20 : frame.top + 112
      use = "<use href=\"#\(defineArticle(setting, isDark: isDark))\" y=\"\(SVGNumber.text(y))\"/>"
    }
    let parts = [
      "content", scene.rawValue, isDark ? "dark" : "light", setting.isHighContrast ? "contrast" : "normal", size.sizeName, isMirrored ? "rtl" : "ltr",
      SVGNumber.text(setting.leading), SVGNumber.text(frame.top),
      SVGNumber.text(frame.bottom), frame.isScrolled ? "scrolled" : "rest", pageName,
    ]
    return definitions.add(parts.joined(separator: "-")) { "<g id=\"\($0)\"><rect \(beyond.attributes) \(paint)/>\(use)</g>" }
  }

  /// Defines content with a bar's background over it.
  /// - Parameter elements: Those of the background.
  /// - Returns: The name of the definition.
  mutating func define(_ elements: String, over content: String) -> String {
    // FNV-1a: names stay short, and equal backgrounds have equal names.
    let hash = elements.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    // The copy is no part of its own.
    let copy = elements.replacing(" class=\"part\"", with: "").replacing("data-part=", with: "data-copy=")
    return definitions.add("\(content)-\(String(hash, radix: 16))") { "<g id=\"\($0)\"><use href=\"#\(content)\"/>\(copy)</g>" }
  }

  /// Defines a scene that follows the page, the width and the direction.
  /// - Parameters:
  ///   - isDark: Whether the page is dark.
  ///   - draw: Draws it with its origin at the upper edge of the content.
  mutating func defineScene(
    _ name: String, isDark: Bool, _ setting: PictureSetting, _ draw: (inout Drawing) -> Void
  ) -> String {
    let look = (isDark ? "dark" : "light") + (setting.isHighContrast ? "-contrast" : "")
    let sides = setting.leading + setting.trailing > 0 ? "-\(SVGNumber.text(setting.leading))-\(SVGNumber.text(setting.trailing))" : ""
    let name = "\(name)-\(look)\(sides)-\(setting.isGlass ? "glass" : "flat")-\(size.sizeName)-\(isMirrored ? "rtl" : "ltr")"
    guard !definitions.contains(name) else { return name }
    var inner = Drawing(width: size.width, height: size.height, isMirrored: isMirrored, traits: traits)
    inner.inStyle(isDark: isDark, draw)
    definitions.add(inner.definitions)
    return definitions.add(name) { "<g id=\"\($0)\">\(inner.elements.joined())</g>" }
  }
}
