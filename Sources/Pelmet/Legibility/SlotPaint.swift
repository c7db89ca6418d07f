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
  /// The colour of the bar's view, which lies behind glass.
  package let view: Theme.Color?

  package init(color: Theme.Color?, base: Base, page: Page, forced: Theme.Traits.Scheme?, view: Theme.Color? = nil) {
    (self.color, self.base, self.page, self.forced, self.view) = (color, base, page, forced, view)
  }

  /// The colour of a bar's view as glass is judged over it: one that stays the same in an app that follows the system is a mistake of its
  /// own (FixedAppearance), which would explain all that fails on it.
  package static func view(_ color: Theme.Color?, followsSystem: Bool) -> Theme.Color? {
    color.flatMap { followsSystem && $0.variant(.light) == $0.variant(.dark) ? nil : $0 }
  }

  /// The approximate colour of the default material and of glass, whatever lies below.
  package static let material = Theme.Color.adaptive(light: .rgb(0xF9F9F9), dark: .rgb(0x1D1D1D))

  /// The colour under everything.
  static let systemBackground = Theme.Color.system(.systemBackground)

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
    let background = Layer(color: Self.systemBackground, forced: forced)
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

  /// Whether all that is seen is a background of the system's, which fits the system's own texts.
  package var isSystem: Bool {
    let page: Theme.Color? = if case .color(let page) = page, base == .clear { page } else { nil }
    guard let background = color ?? page else { return base == .material || base == .opaque }
    return if case .system(let name) = background.content { name.rawValue.hasSuffix("Background") } else { false }
  }

  /// Whether what is seen is the page, as the theme writes it.
  package var showsPage: Bool { if case .color = page { color == nil && base == .clear } else { false } }

  /// Whether a colour that is not written is judged: beside a colour that fills the ground, a tint where the slot writes a colour, and a
  /// text also where the slot shows a page that is written.
  package func judges(unwritten system: Theme.SystemColor, on ground: BarPart.Ground, isFilled: Bool) -> Bool {
    if case .filled = ground { return isFilled }
    return color != nil || system == .label && showsPage
  }

  /// The value of a colour in the given scheme, or in the system's; `nil` if it is known only when the app runs.
  package typealias Known = (_ color: Theme.Color, _ forced: Theme.Traits.Scheme?) -> Theme.Color.RGB?

  /// The colour that a person sees; `nil` if it is unknown.
  package func rgb(_ known: Known) -> Theme.Color.RGB? {
    // An opaque colour hides what is below it.
    if base != .unknown, let color, let front = known(color, forced), front.alpha == 255 { return front }
    return Self.seen(layers, known)
  }

  /// Some layers over each other; `nil` if one is unknown that can be seen, or if the lowest is not opaque.
  static func seen(_ layers: [Layer], _ known: Known) -> Theme.Color.RGB? {
    var above: [Theme.Color.RGB] = []
    for layer in layers.reversed() {
      guard let color = known(layer.color, layer.forced) else { return nil }
      if color.alpha == 255 { return above.reversed().reduce(color) { $1.composited(over: $0) } }
      above.append(color)
    }
    return nil
  }
}
