internal import ModelCore
internal import Pelmet

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
    // Text on the page has the colours that can be read on it.
    let isDark = self.paint(page).rgb.map { $0.brightness < 0.5 } ?? setting.isDark
    if definitions.isForPage {
      scenes = PictureScene.allCases.filter { $0 != .page }.map { element(of: $0, isDark: isDark, in: frame, setting) }
    }
    let drawn = element(of: scene, isDark: isDark, in: frame, setting)
    return definitions.addOwn { ["<g id=\"\($0)\">", "<rect \(beyond.attributes) \(paint)/>", drawn, "</g>"] }
  }

  /// The element that draws a scene.
  private mutating func element(
    of scene: PictureScene, isDark: Bool, in frame: SceneFrame, _ setting: PictureSetting
  ) -> String {
    switch scene {
    case .page: return "<g/>"
    case .photo: return definePhoto(below: frame.top)
    case .list:
      let y = frame.isScrolled ? MailList.scrolledTop(in: frame) : frame.top
      return "<use href=\"#\(defineList(setting, isDark: isDark))\" y=\"\(SVGNumber.text(y))\"/>"
    case .article:
      let y = frame.isScrolled ? frame.top + 20 : frame.top + 112
      return "<use href=\"#\(defineArticle(setting, isDark: isDark))\" y=\"\(SVGNumber.text(y))\"/>"
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

  /// Defines a scene that follows the page, the width and the direction.
  /// - Parameters:
  ///   - isDark: Whether the page is dark.
  ///   - draw: Draws it with its origin at the upper edge of the content.
  mutating func defineScene(
    _ name: String, isDark: Bool, _ setting: PictureSetting, _ draw: (inout Drawing) -> Void
  ) -> String {
    let covered = setting.leading + setting.trailing
    let sides = covered > 0 ? "-\(SVGNumber.text(setting.leading))-\(SVGNumber.text(setting.trailing))" : ""
    let kind = "\(setting.isGlass ? "glass" : "flat")-\(isMirrored ? "rtl" : "ltr")"
    // A page splits the name after the size, and has the scene in every look.
    let start = "\(name)-\(kind)\(sides)-\(size.sizeName)"
    func full(isDark: Bool, isHighContrast: Bool) -> String {
      "\(start)-\(isDark ? "dark" : "light")\(isHighContrast ? "-contrast" : "")"
    }
    let own = full(isDark: isDark, isHighContrast: setting.isHighContrast)
    guard !definitions.contains(own) else { return own }
    guard definitions.isForPage else {
      let inner = scene(isDark: isDark, isHighContrast: setting.isHighContrast, draw)
      definitions.add(inner.definitions)
      definitions.add(own) { "<g id=\"\($0)\">\(inner.elements.joined())</g>" }
      return own
    }
    let looks = [(false, false), (false, true), (true, false), (true, true)]
    let drawings = looks.map { scene(isDark: $0, isHighContrast: $1, draw) }
    for drawing in drawings { definitions.add(drawing.definitions) }
    let layers = SceneLayers(drawings.map { ($0.elements, SceneLayers.paints(of: $0)) })
    let parts = layers?.layers.map { layer in
      definitions.add(likeNamed: "\(name)-part") { id in
        "<g id=\"\(id)\"\(layer.font)>\(layer.elements.joined())</g>"
      }
    }
    for (index, (isDark, isHighContrast)) in looks.enumerated() {
      let uses = layers.map { layers in
        zip(parts ?? [], layers.layers).map { "<use href=\"#\($0)\"\(layers.paint(of: $1, look: index))/>" }
      }
      definitions.add(full(isDark: isDark, isHighContrast: isHighContrast)) {
        "<g id=\"\($0)\">\((uses ?? drawings[index].elements).joined())</g>"
      }
    }
    return own
  }

  /// A drawing of its own, in a look that it keeps.
  private func scene(isDark: Bool, isHighContrast: Bool, _ draw: (inout Drawing) -> Void) -> Drawing {
    var inner = Drawing(
      width: size.width, height: size.height, isMirrored: isMirrored,
      traits: traits(isDark: isDark, isHighContrast: isHighContrast))
    draw(&inner)
    return inner
  }
}
