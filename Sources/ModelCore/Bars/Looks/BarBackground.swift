public import Foundation

/// The background and shadow of a bar appearance, which are all that a preset replaces (APP-8).
@MainActor
struct BarBackground {
  var effect: UIBlurEffect?
  /// Whether the system's glass is in the place of the effect: in the default preset of iOS 26, until the app sets an effect or none.
  var effectIsGlass = false
  var color: UIColor?
  var image: UIImage?
  var imageContentMode = UIView.ContentMode.scaleToFill
  var shadowColor: UIColor?
  var shadowImage: UIImage?
}

extension BarBackground {
  /// The layers as drawn in a bar with a tint (APP-7).
  func shown(withTint tint: UIColor) -> ModelBackground {
    ModelBackground(isBlurred: effect != nil, color: color?.shown(withTint: tint), image: image)
  }

  /// The shadow in a bar with a tint. The default line in its default colour counts as the system's (APP-9).
  func shadow(withTint tint: UIColor) -> ModelShadow {
    switch Decoration(image: shadowImage, color: shadowColor?.shown(withTint: tint)) {
    case .none: .none
    case .color(let color): color == SystemLook.current.barShadow ? .system : .color(color)
    case .image(let image, let tint): .image(image, tint: tint)
    }
  }
}

/// The combination of an image and a colour in shadows and selection indicators (APP-9).
enum Decoration: Equatable {
  case none
  case color(UIColor)
  case image(UIImage, tint: UIColor?)

  init(image: UIImage?, color: UIColor?) {
    let color = color.flatMap { $0.isClear ? nil : $0 }
    switch (image, image?.renderingMode == .alwaysTemplate, color) {
    case (nil, _, let color?): self = .color(color)
    case (nil, _, nil), (_?, true, nil): self = .none
    case (let image?, true, let color?): self = .image(image, tint: color)
    case (let image?, false, _): self = .image(image, tint: nil)
    }
  }
}

/// The layers of a bar's background, from below: blur, colour, image (APP-7).
public struct ModelBackground: Sendable {
  public let isBlurred: Bool
  public let color: UIColor?
  public let image: UIImage?

  /// The opacity of the image, 0...1; below 1 for an opaque image in a translucent bar (BAR-6).
  public let imageOpacity: CGFloat

  init(isBlurred: Bool = false, color: UIColor? = nil, image: UIImage? = nil, imageOpacity: CGFloat = 1) {
    self.isBlurred = isBlurred
    self.color = color
    self.image = image
    self.imageOpacity = imageOpacity
  }
}

/// The line between a bar and the content.
public enum ModelShadow: Equatable, Sendable {
  case none
  /// The default hairline in its default colour.
  case system
  /// The default hairline in a colour (APP-9).
  case color(UIColor)
  case image(UIImage, tint: UIColor?)
}
