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
    if definitions.isForPage {
      scenes = PictureScene.allCases.filter { $0 != .page }.map { element(of: $0, in: frame, setting) }
    }
    let drawn = element(of: scene, in: frame, setting)
    return definitions.addOwn { ["<g id=\"\($0)\">", "<rect \(beyond.attributes) \(paint)/>", drawn, "</g>"] }
  }

  /// The element that draws a scene.
  private mutating func element(of scene: PictureScene, in frame: SceneFrame, _ setting: PictureSetting) -> String {
    switch scene {
    case .page: return "<g/>"
    case .photo: return "<use href=\"#\(definePhoto())\"\(slice)/>"
    case .list:
      let y = frame.isScrolled ? MailList.scrolledTop(in: frame) : frame.top
      return "<use href=\"#\(defineList(setting))\" y=\"\(SVGNumber.text(y))\"/>"
    case .article:
      let y = frame.isScrolled ? frame.top + 20 : frame.top + 112
      return "<use href=\"#\(defineArticle(setting))\" y=\"\(SVGNumber.text(y))\"/>"
    }
  }

  /// Defines content with a bar's background over it.
  /// - Parameter elements: Those of the background.
  /// - Returns: The name of the definition.
  mutating func define(_ elements: ArraySlice<String>, over content: String) -> String {
    // The copy is no part of its own.
    let copy = elements.map { line in
      line.hasPrefix("<g class=\"part\"") ? "<g data-copy=" + line.dropFirst("<g class=\"part\" data-part=".count) : line
    }
    return definitions.addOwn { ["<g id=\"\($0)\">", "<use href=\"#\(content)\"/>"] + copy + ["</g>"] }
  }

  /// Defines a scene that follows the scheme, the width and the direction.
  /// - Parameter draw: Draws it with its origin at the upper edge of the content.
  mutating func defineScene(_ name: String, _ setting: PictureSetting, _ draw: (inout Drawing) -> Void) -> String {
    // A page splits the name after the size: the rest is that of the look.
    let start = "\(name)-\(setting.isGlass ? "glass" : "flat")-\(isMirrored ? "rtl" : "ltr")-\(size.sizeName)"
    let own = "\(start)-\(setting.name)"
    guard !definitions.contains(own) else { return own }
    for (look, traits) in definitions.isForPage ? PictureSetting.everyLook(like: traits) : [(setting.name, traits)] {
      var inner = Drawing(width: size.width, height: size.height, isMirrored: isMirrored, traits: traits)
      draw(&inner)
      definitions.add(inner.definitions)
      definitions.add("\(start)-\(look)") { "<g id=\"\($0)\">\(inner.elements.joined())</g>" }
    }
    return own
  }

  /// Scales the photograph, which is 402 by 874, so that it fills the screen.
  private var slice: String {
    let scale = max(size.width / 402, size.height / 874)
    guard scale != 1 || size.width != 402 else { return "" }
    let left = (size.width - 402 * scale) / 2
    // The clouds stay below the bar.
    let top = -115 * (scale - 1)
    return " transform=\"translate(\(SVGNumber.text(left)) \(SVGNumber.text(top))) scale(\(SVGNumber.text(scale)))\""
  }
}
