#if !canImport(CoreGraphics)
  import Foundation

  /// The picture of an image, from Core Graphics, which Linux does not have. There are no pixels: it is a way to the image and back.
  public final class CGImage: Hashable, Sendable {
    let image: UIImage

    init(_ image: UIImage) {
      self.image = image
    }

    /// In pixels, of which an image of the model has one in each point; 0 for assets and symbols, whose sizes are unknown.
    public var width: Int { Int(image.size.width) }

    public var height: Int { Int(image.size.height) }

    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs.image == rhs.image }

    public func hash(into hasher: inout Hasher) { hasher.combine(image) }
  }

  extension UIImage {
    /// The picture; `nil` for the empty image.
    public var cgImage: CGImage? { modelIsEmpty ? nil : CGImage(self) }

    /// Creates the image that a picture is of.
    public convenience init(cgImage: CGImage) {
      self.init(content: cgImage.image.content, size: cgImage.image.size, treatment: cgImage.image.treatment)
    }
  }
#endif
