internal import ModelCore
internal import Pelmet

/// The mean colour of layers over each other, under a part of the picture.
struct Ground {
  /// Opaque; `nil` once a layer is not known.
  private(set) var color: Theme.Color.RGB?

  init(_ color: Theme.Color.RGB?) { self.color = color }

  /// A grey, for a picture of which only the brightness is known, 0...1.
  init(brightness: Double) {
    let value = UInt8((brightness * 255).rounded())
    color = Theme.Color.RGB(red: value, green: value, blue: value)
  }

  /// Adds a layer on top.
  /// - Parameters:
  ///   - layer: `nil` if its colour is not known.
  ///   - opacity: That of the layer beside the colour's own, 0...1.
  mutating func cover(_ layer: Theme.Color.RGB?, opacity: Double = 1) {
    guard var layer, let below = color else { return color = nil }
    layer.alpha = UInt8((Double(layer.alpha) * opacity).rounded())
    color = layer.composited(over: below)
  }

  /// Adds the background of a bar.
  mutating func cover(_ bar: BarBackdrop, _ setting: PictureSetting, paint: (UIColor) -> SVGPaint) {
    let background = bar.look.background
    if let color = bar.viewColor { cover(paint(color).rgb) }
    if background.isBlurred {
      let blur = Blur(bar.effect ?? .systemChromeMaterial, isDark: setting.isDark)
      cover(blur.color, opacity: setting.reducesTransparency ? 1 : blur.opacity)
    }
    if let color = background.color { cover(paint(color).rgb) }
    guard let image = background.image else { return }
    switch image.content {
    case .empty: break
    case .fill(let color, _): cover(paint(color).rgb)
    case .gradient(let stops, _): cover(Self.mean(stops.map { paint($0.color).rgb }), opacity: Double(background.imageOpacity))
    case .asset, .model, .symbol: color = nil
    }
  }

  /// The mean of some colours; `nil` if one of them is not known.
  private static func mean(_ colors: [Theme.Color.RGB?]) -> Theme.Color.RGB? {
    let known = colors.compactMap(\.self)
    guard !known.isEmpty, known.count == colors.count else { return nil }
    func mean(_ channel: (Theme.Color.RGB) -> UInt8) -> UInt8 {
      UInt8((known.reduce(0) { $0 + Double(channel($1)) } / Double(known.count)).rounded())
    }
    return Theme.Color.RGB(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
  }
}

extension PictureScene {
  /// The content under the items of a bar.
  /// - Parameter page: The colour of the page; `nil` if it is not known.
  func ground(isTop: Bool, isScrolled: Bool, page: Theme.Color.RGB?) -> Ground {
    guard page != nil else { return Ground(nil) }
    return switch self {
    case .list, .page: Ground(page)
    case .photo: Ground(brightness: isTop ? Photograph.brightness.top : Photograph.brightness.bottom)
    // The picture above the text lies under the bar after scrolling.
    case .article: isTop && isScrolled ? Ground(brightness: 0.5) : Ground(page)
    }
  }
}
