extension SlotPaint {
  /// The look in which a part is seen.
  package struct Look {
    let scheme: Theme.Traits.Scheme
    let isPlain: Bool
    let era: BarEra

    /// - Parameters:
    ///   - scheme: That of the system.
    ///   - isPlain: Whether contrast and level are the usual ones.
    package init(scheme: Theme.Traits.Scheme, isPlain: Bool, era: BarEra) {
      (self.scheme, self.isPlain, self.era) = (scheme, isPlain, era)
    }
  }

  /// The colours that may lie under a part of the bar: one, or on glass one for each state in which people may see it. Empty if unknown.
  ///
  /// With increased contrast glass is black or white with a border, by figures that nobody has published, and on an elevated level nobody
  /// has measured it: neither is judged.
  /// - Parameter fill: The colour that ground is filled with, if it is.
  package func grounds(_ ground: BarPart.Ground, filledBy fill: Theme.Color?, in look: Look, _ known: Known) -> [Theme.Color.RGB]
  {
    switch ground {
    case .bar: return [rgb(known)].compactMap { $0 }
    case .filled:
      guard let front = fill.flatMap({ known($0, forced) }) else { return [] }
      return [front.alpha == 255 ? front : rgb(known).map { front.composited(over: $0) }].compactMap { $0 }
    case .filledGlass:
      guard let fill else { return faces(over: Self.seen(pageLayers, known), isLens: false, in: look) }
      guard let front = known(fill, forced) else { return [] }
      return [front.alpha == 255 ? front : Self.seen(pageLayers, known).map { front.composited(over: $0) }].compactMap { $0 }
    case .itemGlass: return faces(over: Self.seen(layersUnderItems, known), isLens: false, in: look)
    case .barGlass: return faces(over: Self.seen(pageLayers, known), isLens: false, in: look)
    case .lens: return faces(over: Self.seen(pageLayers, known), isLens: true, in: look)
    }
  }

  private func faces(over backdrop: Theme.Color.RGB?, isLens: Bool, in look: Look) -> [Theme.Color.RGB] {
    guard let backdrop, look.era.hasGlass, look.isPlain else { return [] }
    let version = look.era.version
    return Glass.states(over: backdrop, in: forced ?? look.scheme, on: version).map { glass in
      let face = glass.face(over: backdrop)
      return isLens ? glass.lens(over: face, on: version) : face
    }
  }

  /// The layers under the glass of items in a navigation bar: the bar's background where iOS 26 draws one (P-16), over the page.
  package var layersUnderItems: [Layer] {
    switch (base, color) {
    case (.unknown, _), (.effect, _): []
    case (.opaque, nil): [Layer(color: Self.systemBackground, forced: forced)]
    case (_, let color?): pageLayers + [Layer(color: color, forced: forced)]
    case (_, nil): pageLayers
    }
  }

  /// The layers under bars that float: the page, or the scheme's own background where none is written, and the colour of the bar's view.
  package var pageLayers: [Layer] {
    let background = Layer(color: Self.systemBackground, forced: nil)
    let views = view.map { [Layer(color: $0, forced: forced)] } ?? []
    return switch page {
    case .absent: [background] + views
    case .unknown: []
    case .color(let color): [background, Layer(color: color, forced: nil)] + views
    }
  }
}

extension Theme.Color.RGB {
  /// The one of some backgrounds on which this colour is the most legible.
  package func mostLegible(of backgrounds: [Theme.Color.RGB]) -> Theme.Color.RGB? {
    backgrounds.dropFirst().reduce(backgrounds.first) { best, background in
      best.map { contrast(on: background) > contrast(on: $0) ? background : $0 }
    }
  }
}
