public import Foundation

/// A view with an image. The image is kept, and not drawn.
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Creates a view of the image's size.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  @ModelUnrecorded open var image: UIImage?

  /// Shown while ``isHighlighted`` is true.
  @ModelUnrecorded open var highlightedImage: UIImage?

  @ModelUnrecorded open var isHighlighted = false

  @ModelUnrecorded open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  @ModelUnrecorded open var animationImages: [UIImage]?

  @ModelUnrecorded open private(set) var isAnimating = false

  open func startAnimating() { isAnimating = true }

  open func stopAnimating() { isAnimating = false }
}
