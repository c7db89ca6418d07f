public import ModelCore

/// A whole device as SVG: status bar, navigation bar, content, toolbar, tab bar and home indicator, as a window of ModelCore shows them.
///
/// Colours, texts, items and fonts are those of the model. Sizes and places are those of Apple's devices as far as they are known, and
/// glyphs and contents were drawn for Pelmet. Sizes are in points. The same screen gives the same text on every machine.
///
/// Every part is a group with its name in `data-part`, such as `navigationBar.title` or `tabBar.item.0`.
@MainActor
public struct DevicePicture {
  /// The picture as a document that needs no other.
  public let svg: String

  /// A sentence on the device and what it shows, for those who do not see it. It is the title of the picture.
  public let title: String

  /// Sentences on what is drawn otherwise than a device would draw it, because the model does not tell it or because there is no rule.
  public let approximations: [String]

  /// Draws a window, or is `nil` while the window is on no screen.
  ///
  /// - Parameters:
  ///   - scene: The content behind the bars.
  ///   - page: The colour of the page; `nil` for the system's background.
  ///   - isScrolled: Whether the content is drawn scrolled below the bars at the top.
  ///   - reducesTransparency: Whether transparency is reduced although the simulation's device does not reduce it.
  public init?(
    _ window: UIWindow, scene: PictureScene = .list, page: UIColor? = nil, isScrolled: Bool = false,
    reducesTransparency: Bool = false
  ) {
    let content = PictureContent(scene: scene, page: page, isScrolled: isScrolled, reducesTransparency: reducesTransparency)
    guard let screen = ScreenReading(window, content) else { return nil }
    let picture = ScreenDrawing(screen, sharing: Definitions())
    svg = picture.svg
    title = picture.title
    approximations = picture.drawing.approximations
  }
}
