internal import ModelCore

/// The mean brightness of layers over each other, 0...1; `nil` once one of them is not known.
struct Brightness {
  private(set) var value: Double?

  /// Adds a layer on top.
  mutating func cover(_ brightness: Double, opacity: Double) {
    value = value.map { $0 * (1 - opacity) + brightness * opacity }
  }

  mutating func cover(_ paint: SVGPaint) {
    guard paint.isKnown else { return value = nil }
    cover(paint.luminance, opacity: paint.opacity)
  }

  /// Adds the background of a bar.
  mutating func cover(_ bar: BarBackdrop, _ setting: PictureSetting, paint: (UIColor) -> SVGPaint) {
    let background = bar.look.background
    if let color = bar.viewColor { cover(paint(color)) }
    if background.isBlurred {
      let blur = Blur(bar.effect ?? .systemChromeMaterial, isDark: setting.isDark)
      cover(Double(blur.tint[0]) / 255, opacity: setting.reducesTransparency ? 1 : blur.opacity)
    }
    if let color = background.color { cover(paint(color)) }
    guard let image = background.image else { return }
    switch image.content {
    case .empty: break
    case .fill(let color, _): cover(paint(color))
    case .gradient(let stops, _):
      let paints = stops.map { paint($0.color) }
      guard !paints.isEmpty, paints.allSatisfy(\.isKnown) else { return value = nil }
      let count = Double(paints.count)
      cover(
        paints.reduce(0) { $0 + $1.luminance } / count,
        opacity: paints.reduce(0) { $0 + $1.opacity } / count * Double(background.imageOpacity))
    case .asset, .model, .symbol: value = nil
    }
  }
}

extension PictureScene {
  /// The brightness under the items of a bar.
  /// - Parameter page: That of the page.
  func brightness(isTop: Bool, isScrolled: Bool, page: SVGPaint) -> Brightness {
    guard page.isKnown else { return Brightness(value: nil) }
    return switch self {
    case .list, .page: Brightness(value: page.luminance)
    case .photo: Brightness(value: isTop ? Photograph.luminance.top : Photograph.luminance.bottom)
    // The picture above the text lies under the bar after scrolling.
    case .article: Brightness(value: isTop && isScrolled ? 0.5 : page.luminance)
    }
  }
}
