/// The paint of a bar's slot: its background colour over its material and the page, as far as they are known.
package struct SlotPaint {
  /// The layer under the background colour.
  package enum Base {
    case material, opaque, clear
    /// An effect whose colour is unknown.
    case effect
    /// An image on top, or another unknown layer.
    case unknown

    /// An explicit effect replaces the preset's material (APP-7).
    package init(_ preset: Theme.BackgroundPreset?, _ effect: Theme.BlurEffect?) {
      switch (effect, preset) {
      case (nil, .transparent), (.some(.noEffect), nil), (.some(.noEffect), .default), (.some(.noEffect), .transparent):
        self = .clear
      case (nil, .opaque), (.some(.noEffect), .opaque): self = .opaque
      case (nil, nil), (nil, .default): self = .material
      // Materials that follow the scheme look like that of the bars.
      case (let effect?, _):
        self = effect.rawValue.hasPrefix("system") && effect.rawValue.hasSuffix("Material") ? .material : .effect
      }
    }
  }

  /// The page under the bar.
  package enum Page {
    case absent
    /// Photos, videos or maps.
    case unknown
    case color(Theme.Color)
  }

  /// The background colour if it is visible.
  package let color: Theme.Color?
  package let base: Base
  package let page: Page
  /// The scheme forced on the bar alone.
  package let forced: Theme.Traits.Scheme?

  package init(color: Theme.Color?, base: Base, page: Page, forced: Theme.Traits.Scheme?) {
    (self.color, self.base, self.page, self.forced) = (color, base, page, forced)
  }

  /// The approximate colour of the default material and of glass, whatever lies below.
  package static let material = Theme.Color.adaptive(light: .rgb(0xF9F9F9), dark: .rgb(0x1D1D1D))

  /// A colour over others.
  package struct Layer {
    package let color: Theme.Color
    /// The scheme whose colour it shows; `nil` for the system's.
    package let forced: Theme.Traits.Scheme?

    package init(color: Theme.Color, forced: Theme.Traits.Scheme?) { (self.color, self.forced) = (color, forced) }
  }

  /// The layers as far as they are known, the lowest first.
  package var layers: [Layer] {
    guard base != .unknown else { return [] }
    guard let color else { return baseLayers(isUnderColor: false) }
    return baseLayers(isUnderColor: true) + [Layer(color: color, forced: forced)]
  }

  private func baseLayers(isUnderColor: Bool) -> [Layer] {
    let background = Layer(color: .system(.systemBackground), forced: forced)
    switch (base, page) {
    case (.unknown, _), (.effect, _): return []
    case (.material, _): return [Layer(color: Self.material, forced: forced)]
    case (.opaque, _) where !isUnderColor: return [background]
    // The page is not in the bar: it shows its colour for the scheme of the system.
    case (_, .color(let color)): return [background, Layer(color: color, forced: nil)]
    case (_, .unknown): return []
    case (_, .absent): return isUnderColor ? [background] : []
    }
  }

  /// The colour that a person sees; `nil` if it is unknown.
  /// - Parameter known: The value of a colour in the given scheme, or in the system's.
  package func rgb(_ known: (_ color: Theme.Color, _ forced: Theme.Traits.Scheme?) -> Theme.Color.RGB?) -> Theme.Color.RGB? {
    // An opaque colour hides what is below it.
    if base != .unknown, let color, let front = known(color, forced), front.alpha == 255 { return front }
    return layers.reduce(nil) { below, layer in
      guard let front = known(layer.color, layer.forced) else { return nil }
      return front.alpha == 255 ? front : below.map { front.composited(over: $0) }
    }
  }
}
