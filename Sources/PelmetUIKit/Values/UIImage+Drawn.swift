import Pelmet

// Images that a theme describes instead of naming. UIKit draws them; ModelCore, which has no pixels, keeps the description.

#if !MODELCORE
  import UIKit

  @MainActor
  extension UIImage {
    /// A rectangle of one colour, in points.
    static func filled(_ color: Theme.Color, size: CGSize, cornerRadius: CGFloat) -> UIImage {
      drawn(size: size, colors: [color]) { context, colors in
        colors[0].setFill()
        UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: cornerRadius).fill()
      }
    }

    /// A gradient, which stretches over the area that the image fills.
    static func gradient(_ stops: [Theme.Image.Stop], direction: Theme.Image.Direction) -> UIImage {
      let isVertical = direction == .down || direction == .up
      let size = isVertical ? CGSize(width: 1, height: 256) : CGSize(width: 256, height: 1)
      let end = CGPoint(x: isVertical ? 0 : size.width, y: isVertical ? size.height : 0)
      let runsBackwards = direction == .up || direction == .left
      return drawn(size: size, colors: stops.map(\.color), stretches: true) { context, colors in
        let gradient = CGGradient(
          colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: colors.map(\.cgColor) as CFArray,
          locations: stops.map { CGFloat($0.at) })
        guard let gradient else { return }
        context.drawLinearGradient(
          gradient, start: runsBackwards ? end : .zero, end: runsBackwards ? .zero : end,
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    }

    /// Draws an image for each scheme and contrast, of which UIKit uses the one for the current traits; one image is enough for fixed
    /// colours. Without an area the image is empty.
    private static func drawn(
      size: CGSize, colors: [Theme.Color], stretches: Bool = false, draw: (CGContext, [UIColor]) -> Void
    ) -> UIImage {
      guard size.width > 0, size.height > 0 else { return UIImage() }
      func image(for traits: UITraitCollection) -> UIImage {
        let resolved = colors.map { UIColor($0).resolvedColor(with: traits) }
        let image = UIGraphicsImageRenderer(size: size).image { draw($0.cgContext, resolved) }
        return stretches ? image.resizableImage(withCapInsets: .zero, resizingMode: .stretch) : image
      }
      guard colors.contains(where: { $0.rgb == nil }) else { return image(for: .current) }
      let asset = UIImageAsset()
      for style in [UIUserInterfaceStyle.light, .dark] {
        for contrast in [UIAccessibilityContrast.normal, .high] {
          let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
          ])
          asset.register(image(for: traits), with: traits)
        }
      }
      return asset.image(with: .current)
    }
  }
#else
  import ModelCore

  @MainActor
  extension UIImage {
    /// A rectangle of one colour, in points.
    static func filled(_ color: Theme.Color, size: CGSize, cornerRadius: CGFloat) -> UIImage {
      UIImage(modelFill: UIColor(color), size: size, modelCornerRadius: cornerRadius)
    }

    /// A gradient, which stretches over the area that the image fills.
    static func gradient(_ stops: [Theme.Image.Stop], direction: Theme.Image.Direction) -> UIImage {
      let isVertical = direction == .down || direction == .up
      let runsBackwards = direction == .up || direction == .left
      let stops = stops.map { (color: UIColor($0.color), location: runsBackwards ? 1 - $0.at : $0.at) }
      return UIImage(
        modelGradient: (runsBackwards ? stops.reversed() : stops).map { ModelGradientStop($0.color, at: CGFloat($0.location)) },
        direction: isVertical ? .vertical : .horizontal,
        size: isVertical ? CGSize(width: 1, height: 256) : CGSize(width: 256, height: 1)
      )
      .resizableImage(withCapInsets: .zero, resizingMode: .stretch)
    }
  }
#endif
