/// What a slot of a bar looks like: its background colour over its material and the page, as far as that is known.
package struct SlotPaint {
  /// What lies under the background colour.
  package enum Base {
    case material, opaque, clear
    /// An effect of which nothing is known.
    case effect
    /// An image above all, or something that nobody can tell.
    case unknown

    /// An effect that is written takes the place of the preset's material (APP-7).
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
    /// A photo, a video, a map.
    case unknown
    case color(Theme.Color)
  }

  /// The background colour, if there is one that can be seen.
  package let color: Theme.Color?
  package let base: Base
  package let page: Page
  /// The scheme that the bar alone is forced to.
  package let forced: Theme.Traits.Scheme?

  package init(color: Theme.Color?, base: Base, page: Page, forced: Theme.Traits.Scheme?) {
    (self.color, self.base, self.page, self.forced) = (color, base, page, forced)
  }

  /// The material of a bar with the default preset, and of glass: what is known of it without what lies below.
  package static let material = Theme.Color.adaptive(light: .rgb(0xF9F9F9), dark: .rgb(0x1D1D1D))

  /// The colour that a person sees; `nil` when nobody can tell.
  /// - Parameter known: What a colour is, in the system's scheme or in the given one.
  package func rgb(_ known: (_ color: Theme.Color, _ forced: Theme.Traits.Scheme?) -> Theme.Color.RGB?) -> Theme.Color.RGB? {
    guard base != .unknown else { return nil }
    guard let color else { return baseColor(isUnderColor: false, known) }
    guard let front = known(color, forced) else { return nil }
    if front.alpha == 255 { return front }
    return baseColor(isUnderColor: true, known).map { front.composited(over: $0) }
  }

  private func baseColor(isUnderColor: Bool, _ known: (Theme.Color, Theme.Traits.Scheme?) -> Theme.Color.RGB?) -> Theme.Color.RGB?
  {
    let background = known(.system(.systemBackground), forced)
    switch (base, page) {
    case (.unknown, _), (.effect, _): return nil
    case (.material, _): return known(Self.material, forced)
    case (.opaque, _) where !isUnderColor: return background
    // The page is not in the bar: it shows its colour for the scheme of the system.
    case (_, .color(let color)): return known(color, nil).flatMap { page in background.map { page.composited(over: $0) } }
    case (_, .unknown): return nil
    case (_, .absent): return isUnderColor ? background : nil
    }
  }
}
