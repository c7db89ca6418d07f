public import Foundation

/// The layers of a bar's background, from below: blur, colour, image (APP-7).
public struct ModelBackground: Sendable {
  public let isBlurred: Bool
  public let color: UIColor?
  public let image: UIImage?

  /// 0...1; below 1 where the system lets an opaque image of a translucent bar through (BAR-6).
  public let imageOpacity: CGFloat

  init(isBlurred: Bool = false, color: UIColor? = nil, image: UIImage? = nil, imageOpacity: CGFloat = 1) {
    self.isBlurred = isBlurred
    self.color = color
    self.image = image
    self.imageOpacity = imageOpacity
  }
}
