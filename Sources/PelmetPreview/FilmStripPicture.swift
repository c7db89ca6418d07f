package import ModelCore

/// The states of a flow as one picture: devices beside each other in the order in which they were added, with a caption below each.
///
/// The devices share what they have in common, and each stands in lines of its own between those of ``frameStart``, so that the difference
/// of two strips shows which frames changed.
@MainActor
package struct FilmStripPicture {
  /// The line before each frame.
  package static let frameStart = "<g class=\"frame\">"

  private var frames: [Frame] = []
  private var definitions = Definitions()

  private struct Frame {
    let caption: String
    let size: Box
    let svg: String
  }

  /// In the units of the devices' points; the picture is shown at half of that.
  private static let gap = 24.0
  private static let captionHeight = 64.0
  private static let captionFont = SVGFont(size: 28, weight: 500)

  package init() {}

  package var captions: [String] { frames.map(\.caption) }

  /// Adds the device as a window shows it, or returns false while the window is on no screen.
  /// - Parameter scene: The content behind the bars.
  package mutating func add(_ window: UIWindow, caption: String, scene: PictureScene) -> Bool {
    let content = PictureContent(scene: scene, page: nil, isScrolled: false)
    guard let reading = ScreenReading(window, content) else { return false }
    let screen = ScreenDrawing(reading, sharing: definitions)
    definitions = screen.drawing.definitions.shared
    let svg = Definitions.naming(own: "frame-\(frames.count + 1)-", in: screen.lines.joined(separator: "\n") + "\n")
    frames.append(Frame(caption: caption, size: screen.view, svg: svg))
    return true
  }

  /// The strip as a document that needs no other.
  package var svg: String {
    let height = (frames.map(\.size.height).max() ?? 0) + Self.captionHeight + 2 * Self.gap
    var x = Self.gap
    var elements: [String] = []
    for (index, frame) in frames.enumerated() {
      elements += element(frame, number: index + 1, x: x)
      x += frame.size.width + Self.gap
    }
    return """
      \(Drawing.head(Box(x: 0, y: 0, width: x, height: height), scale: 0.5, role: "group"))>
      <title>\(XMLText.escaped(captions.joined(separator: ", ")))</title>
      <rect width="\(SVGNumber.text(x))" height="\(SVGNumber.text(height))" rx="32" fill="#ECECF0"/>
      <defs>
      \(definitions.elements.joined(separator: "\n"))
      </defs>
      \(elements.joined(separator: "\n"))
      </svg>

      """
  }

  private func element(_ frame: Frame, number: Int, x: Double) -> [String] {
    let text = TextWidth.fitting("\(number)  \(frame.caption)", Self.captionFont, room: frame.size.width)
    let y = Self.gap + frame.size.height + Self.captionHeight / 2 + 10
    let place = "x=\"\(SVGNumber.text(x + frame.size.width / 2))\" y=\"\(SVGNumber.text(y))\" text-anchor=\"middle\""
    let device = frame.svg.dropFirst("<svg ".count)
    return [
      Self.frameStart, "<text \(place) \(Self.captionFont.attributes) fill=\"#1D1D1F\">\(XMLText.escaped(text))</text>",
      "<svg x=\"\(SVGNumber.text(x))\" y=\"\(SVGNumber.text(Self.gap))\" \(device)</g>",
    ]
  }
}
