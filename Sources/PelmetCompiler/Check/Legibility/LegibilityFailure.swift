package import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// A text or an icon, and what it has to be legible on.
package struct LegibilityPair {
  enum Kind { case text, largeTitle, unselected, statusBar }

  let kind: Kind
  /// The foreground in messages: `the title`.
  package let what: String
  let color: Theme.Color
  /// Where the colour is written; `nil` when it is the system's.
  package let entry: StyleEntry?
  /// The least ratio of WCAG 2.
  package let minimum: Double
  /// The background between it and the slot: a badge, the glass of a prominent item, a text field.
  package var ground: (color: Theme.Color, entry: StyleEntry?, what: String)?
  /// The eras in which it is seen so.
  package var eras: ClosedRange<Look.Era> = Look.Era.all

  /// Whether the colour is one of the system's.
  var isSystem: Bool {
    if case .system = color.content { true } else { entry == nil }
  }

  /// Whether the colour is one in which the system itself writes on its own backgrounds: how legible that is, is the system's to say.
  var isSystemText: Bool {
    switch color.content {
    case .system(.label), .system(.secondaryLabel), .system(.placeholderText): true
    default: false
    }
  }
}

/// A pair that is less legible than it has to be, on one slot, in some looks of a cell.
package struct LegibilityFailure {
  let pair: LegibilityPair
  let ground: SlotGround
  let bar: BarSection
  let slot: StyleKey
  let cell: CheckedCell
  /// Where the foreground and all that has a part in the background are written. Failures for which this is equal have one cause.
  let cause: Cause
  /// The looks in which it fails; never empty.
  let samples: [Sample]
  /// Whether the ratio differs between versions of iOS.
  let differsByVersion: Bool

  struct Cause: Hashable {
    let what: String
    let foreground: SourceSpan?
    let background: [SourceSpan]
  }

  package struct Sample {
    let look: Look
    package let ratio: Double
    package let foreground: Theme.Color.RGB
    package let background: Theme.Color.RGB

    /// The same in another look.
    func `in`(_ look: Look) -> Sample { Sample(look: look, ratio: ratio, foreground: foreground, background: background) }
  }

  /// The least legible look.
  var worst: Sample { samples.dropFirst().reduce(samples[0]) { $1.ratio < $0.ratio ? $1 : $0 } }

  var schemes: Set<Theme.Traits.Scheme> { Set(samples.map(\.look.scheme)) }

  /// The pairs of a slot that fail.
  static func failures(
    _ pairs: [LegibilityPair], on ground: SlotGround, _ bar: BarSection, _ slot: StyleKey, _ cell: LegibilityCell
  ) -> [LegibilityFailure] {
    let grounds = ground.colors(in: cell.looks)
    // Most pairs are legible, and look the same wherever the slot does.
    var distinct: [(look: Look, color: Theme.Color.RGB?)] = []
    for ground in grounds
    where !distinct.contains(where: { $0.look.variant == ground.look.variant && $0.color == ground.color }) {
      distinct.append(ground)
    }
    return pairs.compactMap { pair in
      guard isJudged(pair, on: ground) else { return nil }
      let isSameInEveryEra = pair.ground == nil && !pair.color.dependsOnSystem
      let isFailure = (isSameInEveryEra && pair.eras == Look.Era.all ? distinct : grounds).contains { look, slotColor in
        pair.eras.contains(look.era)
          && sample(pair, on: slotColor, in: look, forcing: ground.forced).map { $0.ratio < pair.minimum } ?? false
      }
      guard isFailure else { return nil }
      var samples: [Sample] = []
      for (look, slotColor) in grounds where pair.eras.contains(look.era) {
        let earlier =
          isSameInEveryEra ? samples.first { $0.look.variant == look.variant && $0.background == slotColor } : nil
        guard let sample = earlier?.in(look) ?? sample(pair, on: slotColor, in: look, forcing: ground.forced) else { continue }
        samples.append(sample)
      }
      let differs = samples.contains { sample in
        grounds.contains { $0.look.variant == sample.look.variant && !samples.map(\.look).contains($0.look) }
          || samples.contains { $0.look.variant == sample.look.variant && $0.ratio != sample.ratio }
      }
      let background =
        pair.ground.map { [$0.entry?.valueSource.span].compactMap { $0 } } ?? ground.sources(in: cell.looks)
      return LegibilityFailure(
        pair: pair, ground: ground, bar: bar, slot: slot, cell: cell.cell,
        cause: Cause(what: pair.what, foreground: pair.entry?.valueSource.span, background: background),
        samples: samples.filter { $0.ratio < pair.minimum }, differsByVersion: differs)
    }
  }

  /// Whether the theme decides over a pair: the system's own texts on its own backgrounds are the system's affair.
  package static func isJudged(_ pair: LegibilityPair, on ground: SlotGround) -> Bool {
    !ground.isSystem || !pair.isSystemText || pair.ground != nil
  }

  /// `nil` when a colour is not known, or nothing is there to be seen.
  package static func sample(
    _ pair: LegibilityPair, on slot: Theme.Color.RGB?, in look: Look, forcing forced: Theme.Traits.Scheme?
  ) -> Sample? {
    // The status bar is not in the bar, so that the bar's own scheme does not matter to it.
    guard let foreground = look.rgb(pair.color, forcing: pair.kind == .statusBar ? nil : forced), foreground.alpha > 0 else {
      return nil
    }
    var background = slot
    if let between = pair.ground {
      guard let front = look.rgb(between.color, forcing: forced) else { return nil }
      background = front.alpha == 255 ? front : slot.map { front.composited(over: $0) }
    }
    guard let background else { return nil }
    return Sample(
      look: look, ratio: foreground.contrast(on: background), foreground: foreground.composited(over: background),
      background: background)
  }

  /// The colours of a pair that follow parameters: the foreground, then the layers under it, the lowest first. `nil` if it follows none.
  package static func open(_ pair: LegibilityPair, on ground: SlotGround, in look: Look) -> [Theme.Color.Open]? {
    var layers = [SlotPaint.Layer(color: pair.color, forced: pair.kind == .statusBar ? nil : ground.forced)] + ground.layers
    if let between = pair.ground { layers.append(SlotPaint.Layer(color: between.color, forced: ground.forced)) }
    let open = layers.map { look.open($0.color, forcing: $0.forced) }
    guard open.contains(where: { $0 != nil }) else { return nil }
    let all = zip(layers, open).compactMap { layer, open in
      open ?? look.rgb(layer.color, forcing: layer.forced).map(Theme.Color.Open.init)
    }
    return all.count == layers.count ? all : nil
  }

  // MARK: Where it is reported

  /// The value that is at fault: of foreground and background the one in the later layer, else the foreground.
  func site(_ theme: CheckedTheme) -> JSONValue? {
    let background = backgroundSource(theme)
    guard let foreground = pair.entry?.valueSource else { return background }
    guard let background, theme.rank(background) > theme.rank(foreground) else { return foreground }
    return background
  }

  /// The colour under it, where one is written.
  var backgroundEntry: StyleEntry? { pair.ground == nil ? ground.entry : pair.ground?.entry }

  /// Where the background is written.
  func backgroundSource(_ theme: CheckedTheme) -> JSONValue? {
    if let between = pair.ground { return between.entry?.valueSource }
    return ground.site(theme)
  }
}
