public import Foundation

// Images that UIKit would draw with a renderer. There are no pixels here: they are kept as descriptions.
extension UIImage {
  /// A stand-in for a picture, equal to others of its name.
  /// - Parameter minimumAlpha: The least alpha of its pixels, 0...1; below 1 the image has alpha (BAR-6).
  public convenience init(modelName: String, size: CGSize, minimumAlpha: CGFloat = 1) {
    self.init(content: .model(modelName, minimumAlpha: minimumAlpha), size: size)
  }

  /// A rectangle in one colour, its corners rounded by `modelCornerRadius` points.
  public convenience init(modelFill color: UIColor, size: CGSize, modelCornerRadius: CGFloat = 0) {
    self.init(content: .fill(color, cornerRadius: modelCornerRadius), size: size)
  }

  /// A gradient through colours at locations 0...1.
  public convenience init(
    modelGradient stops: [(color: UIColor, location: CGFloat)], direction: ModelGradientDirection, size: CGSize
  ) {
    let stops = stops.map { GradientStop(color: $0.color, location: $0.location) }
    self.init(content: .gradient(stops, direction), size: size)
  }

  /// Whether the image draws nothing.
  var modelIsEmpty: Bool { content == .empty }

  /// Whether any pixel is translucent (BAR-6). The pixels of an asset are unknown and count as opaque.
  package var modelHasAlpha: Bool {
    switch content {
    case .empty, .symbol: true
    case .model(_, let minimumAlpha): minimumAlpha < 1
    case .asset: false
    case .fill(let color, let cornerRadius): cornerRadius > 0 || color.isTranslucent
    case .gradient(let stops, _): stops.contains { $0.color.isTranslucent }
    }
  }
}

extension UIColor {
  /// Whether something shows through under the current traits; unknown colours count as opaque.
  fileprivate var isTranslucent: Bool { (modelComponents(.current)?.alpha ?? 1) < 1 }
}
