internal import ModelCore

/// The content of a picture, and the setting of the user that the model does not know.
struct PictureContent {
  let scene: PictureScene
  /// `nil` for the system's background.
  let page: UIColor?
  /// Whether content lies below the bars at the top.
  let isScrolled: Bool
  var reducesTransparency = false
  /// The pictures of the app's asset catalogues.
  var assets = PictureAssets()
}

/// The drawing of a device with a window's screen.
struct ScreenDrawing {
  private(set) var drawing: Drawing
  let title: String
  let facts: ScreenFacts
  /// The part of the title that names the look; nothing before it does.
  let look: String
  private let frame: DeviceFrame

  /// - Parameter definitions: Those that exist already.
  init(_ screen: ScreenReading, sharing definitions: Definitions) {
    let setting = screen.setting
    frame = DeviceFrame(setting: setting)
    drawing = Drawing(
      width: setting.screen.width, height: setting.screen.height, isMirrored: setting.isMirrored, traits: screen.traits)
    drawing.definitions = definitions.shared
    facts = screen.facts
    title = screen.title
    look = setting.lookName
    screen.draw { add(screen.parts, setting) }
  }

  private mutating func add(_ parts: ScreenParts, _ setting: PictureSetting) {
    if setting.textScale > Self.accessibilityScale {
      drawing.note("Bars hardly grow with accessibility sizes of text: they show an item large while it is held.")
    }
    if setting.textScale != 1 {
      drawing.note("The content behind the bars keeps its size of text.")
    }
    if setting.device.mark == .inferred {
      drawing.note("The size of the screen is that of no device whose front is known; its corners are those of another.")
    }
    frame.drawBody(on: &drawing)
    let clip = frame.defineScreen(on: &drawing)
    drawing.add("<g clip-path=\"url(#\(clip))\">")
    parts.draw(on: &drawing)
    drawing.add("</g>")
    frame.drawFront(on: &drawing)
  }

  /// The factor of the largest size of text that is none for accessibility.
  private static let accessibilityScale = 1.36

  /// The part that is seen: the device with its buttons.
  var view: Box { frame.view }

  /// The picture as a document that needs no other.
  var svg: String { drawing.lines(view: frame.view, title: title, sharing: false).joined(separator: "\n") + "\n" }

  /// The lines of the picture on a page that has the shared definitions.
  var lines: [String] { drawing.lines(view: frame.view, title: title, sharing: true) }

  /// The picture on such a page.
  var sketch: Sketch { Sketch(lines: lines, look: look, scenes: drawing.scenes, approximations: drawing.approximations) }

  /// A picture as lines.
  struct Sketch {
    /// The second one is the title.
    let lines: [String]
    /// The part of the title that names the look.
    let look: String
    /// The lines that draw each scene. The picture has one of them.
    let scenes: [String]
    let approximations: [String]
  }
}
