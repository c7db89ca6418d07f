package import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

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
    /// Glass has a look of its own, whatever is written under it.
    let isGlass: Bool
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

  /// The look that the finding leads with: the plainest in which it fails, light before dark; of those the least legible.
  var lead: Sample {
    samples.dropFirst().reduce(samples[0]) { lead, sample in
      (sample.look.variant.plainness, sample.ratio) < (lead.look.variant.plainness, lead.ratio) ? sample : lead
    }
  }

  /// Whether it is worth a remark only: it is as legible as it has to be.
  var isRemark: Bool { samples.allSatisfy { $0.ratio >= pair.minimum } }

  var schemes: Set<Theme.Traits.Scheme> { Set(samples.map(\.look.scheme)) }

  /// The pairs of a slot that fail.
  static func failures(
    _ pairs: [LegibilityPair], on ground: SlotGround, _ bar: BarSection, _ slot: StyleKey, _ cell: LegibilityCell
  ) -> [LegibilityFailure] {
    let grounds = ground.colors(in: cell.looks)
    // Most pairs are legible, and look the same wherever the slot does.
    let (distinct, distinctBefore) = (distinct(grounds, in: BarEra.all), distinct(grounds, in: BarEra.beforeGlass))
    return pairs.compactMap { pair in
      guard isJudged(pair, on: ground), pair.isForTheme else { return nil }
      let isSameInEveryEra = pair.ground.isBar && !pair.color.dependsOnSystem
      let looks =
        !isSameInEveryEra
        ? grounds : pair.eras == BarEra.all ? distinct : pair.eras == BarEra.beforeGlass ? distinctBefore : grounds
      let isFailure = looks.contains { look, slotColor in
        pair.isSeen(in: look) && fails(pair, on: ground, slotColor, in: look)
      }
      guard isFailure else { return nil }
      var samples: [Sample] = []
      for (look, slotColor) in grounds where pair.isSeen(in: look) {
        let earlier =
          isSameInEveryEra ? samples.first { $0.look.variant == look.variant && $0.background == slotColor } : nil
        guard let sample = earlier?.in(look) ?? sample(pair, on: ground, slotColor, in: look) else { continue }
        samples.append(sample)
      }
      let differs = samples.contains { sample in
        grounds.contains { $0.look.variant == sample.look.variant && !samples.map(\.look).contains($0.look) }
          || samples.contains { $0.look.variant == sample.look.variant && $0.ratio != sample.ratio }
      }
      return LegibilityFailure(
        pair: pair, ground: ground, bar: bar, slot: slot, cell: cell.cell,
        cause: Cause(
          what: pair.what, foreground: pair.entry?.valueSource.span,
          // The page under glass makes little difference.
          background: pair.ground.isGlass ? [] : ground.sources(under: pair, in: cell.looks),
          isGlass: pair.ground.isGlass),
        samples: samples.filter { $0.ratio < pair.limit }, differsByVersion: differs)
    }
  }

  /// Whether the theme decides over a pair: the system's own texts on its own backgrounds are the system's affair.
  package static func isJudged(_ pair: LegibilityPair, on ground: SlotGround) -> Bool {
    !ground.isSystem || !pair.color.isSystemText || !pair.ground.isBar
  }

  /// Whether a pair is less legible than it has to be. Most are legible on the first colour.
  private static func fails(
    _ pair: LegibilityPair, on ground: SlotGround, _ slot: Theme.Color.RGB?, in look: Look
  ) -> Bool {
    guard let foreground = look.rgb(pair.color, forcing: pair.isStatusBar ? nil : ground.forced), foreground.alpha > 0
    else {
      return false
    }
    if pair.ground.isBar { return slot.map { foreground.contrast(on: $0) < pair.limit } ?? false }
    let backgrounds = ground.colors(under: pair, in: look)
    return !backgrounds.isEmpty && backgrounds.allSatisfy { foreground.contrast(on: $0) < pair.limit }
  }

  /// The looks in some eras that differ in what is seen of a slot.
  private static func distinct(
    _ grounds: [(look: Look, color: Theme.Color.RGB?)], in eras: ClosedRange<BarEra>
  ) -> [(look: Look, color: Theme.Color.RGB?)] {
    var distinct: [(look: Look, color: Theme.Color.RGB?)] = []
    for ground in grounds where eras.contains(ground.look.era) {
      if !distinct.contains(where: { $0.look.variant == ground.look.variant && $0.color == ground.color }) {
        distinct.append(ground)
      }
    }
    return distinct
  }

  /// On glass the most legible of the states in which people may see it. `nil` when a colour is not known, or nothing is there to be seen.
  /// - Parameter slot: The colour that the slot paints in this look.
  package static func sample(
    _ pair: LegibilityPair, on ground: SlotGround, _ slot: Theme.Color.RGB?, in look: Look
  ) -> Sample? {
    // The status bar is not in the bar, so that the bar's own scheme does not matter to it.
    guard let foreground = look.rgb(pair.color, forcing: pair.isStatusBar ? nil : ground.forced), foreground.alpha > 0,
      let background = pair.ground.isBar ? slot : foreground.mostLegible(of: ground.colors(under: pair, in: look))
    else { return nil }
    return Sample(
      look: look, ratio: foreground.contrast(on: background), foreground: foreground.composited(over: background),
      background: background)
  }

  /// The colours of a pair that follow parameters: the foreground, then the layers under it, or under the glass on which it stands, the
  /// lowest first. `nil` if it follows none.
  package static func open(_ pair: LegibilityPair, on ground: SlotGround, in look: Look) -> [Theme.Color.Open]? {
    var layers = [SlotPaint.Layer(color: pair.color, forced: pair.isStatusBar ? nil : ground.forced)] + ground.layers(under: pair)
    if let between = pair.ground.fill { layers.append(SlotPaint.Layer(color: between, forced: ground.forced)) }
    let open = layers.map { look.open($0.color, forcing: $0.forced) }
    guard open.contains(where: { $0 != nil }) else { return nil }
    let all = zip(layers, open).compactMap { layer, open in
      open ?? look.rgb(layer.color, forcing: layer.forced).map(Theme.Color.Open.init)
    }
    return all.count == layers.count ? all : nil
  }

  // MARK: Where it is reported

  /// The value that is at fault: of foreground and background the one in the later layer, else the foreground. On glass it is the
  /// foreground, for the page under it makes little difference.
  func site(_ theme: CheckedTheme) -> JSONValue? {
    let background = backgroundSource(theme)
    guard let foreground = pair.entry?.valueSource else { return background }
    guard !pair.ground.isGlass, let background, ground.isAtFault(background, rather: foreground, theme) else { return foreground }
    return background
  }

  /// The ground in words.
  var groundWords: String { pair.ground.words(on: bar) }

  /// The colour under it, where one is written.
  var backgroundEntry: StyleEntry? { ground.entry(under: pair) }

  /// Where the background is written.
  func backgroundSource(_ theme: CheckedTheme) -> JSONValue? {
    pair.ground.isBar ? ground.site(theme) : backgroundEntry?.valueSource
  }
}

extension Theme.Color.Variant {
  /// The place in the order in which findings lead with looks.
  var plainness: Int {
    switch self {
    case .light: 0
    case .dark: 1
    case .darkElevated: 2
    case .lightHighContrast: 3
    case .darkHighContrast: 4
    }
  }
}
