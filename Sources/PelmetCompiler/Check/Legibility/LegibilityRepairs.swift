internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// The colours that make texts and icons legible: for a value at fault, the nearest colour that passes wherever the value is seen, not
/// only where it fails.
struct LegibilityRepairs {
  /// The text of a repair, with its edits where they are known.
  struct Repair {
    var fixIt: Diagnostic.FixIt?
    var fix: String?
  }

  /// The looks of each value at fault.
  private var uses: [SourceSpan: Uses] = [:]

  /// The looks of a value in the whole theme.
  private struct Uses {
    var color: Theme.Color?
    var isStatusBar = false
    /// The parts for which something is remarked that is no mistake.
    var remarks: Set<String> = []
    var sightings: [Sighting] = []
    private var known: Set<Sighting> = []

    mutating func insert(_ sighting: Sighting) {
      if known.insert(sighting).inserted { sightings.append(sighting) }
    }
  }

  init(_ theme: CheckedTheme) {
    for failure in theme.failures.remaining {
      guard let site = failure.site(theme) else { continue }
      uses[site.span, default: Uses()].remarks.formUnion(failure.isRemark ? [failure.pair.part.id] : [])
    }
    guard !uses.isEmpty else { return }
    for group in theme.legibility.groups {
      for bar in group.bars {
        for slot in bar.slots {
          for view in slot.views where !view.isName { collect(view, slot, bar, theme) }
        }
      }
    }
  }

  private mutating func collect(_ view: SlotSurface.View, _ slot: SlotSurface, _ bar: BarSurface, _ theme: CheckedTheme) {
    let ground = view.ground
    let pairs = SlotPairs(theme, view.cell, bar.bar, slot.name, view.slot, ground).pairs
    var grounds: [(look: Look, color: Theme.Color.RGB?)]?
    // A system's colour that is fixed is the theme's, and judged on glass, too.
    for pair in pairs where LegibilityFailure.isJudged(pair, on: ground) && (pair.isForTheme || pair.ground.isGlass) {
      let (front, back) = (pair.entry?.valueSource.span, ground.entry(under: pair)?.valueSource.span)
      let backColor = pair.ground.entry == nil ? nil : pair.ground.fill
      let sides = [(front, pair.color, true), (backColor == nil ? nil : back, backColor, false)].filter { side in
        side.0.map { uses[$0].map { pair.minimum > 0 || $0.remarks.contains(pair.part.id) } ?? false } ?? false
      }
      guard !sides.isEmpty else { continue }
      let colors = grounds ?? ground.colors(in: view.cell.looks)
      grounds = colors
      let isStatusBar = pair.isStatusBar
      // Another style of the status bar may be judged on systems on which this one is not.
      for (look, color) in colors where isStatusBar || pair.isSeen(in: look) {
        guard let sample = LegibilityFailure.sample(pair, on: ground, color, in: look) else { continue }
        let backgrounds = pair.ground.isBar ? [sample.background] : ground.colors(under: pair, in: look)
        for case (let site?, let own, let isForeground) in sides {
          uses[site]?.color = own
          uses[site]?.isStatusBar = isStatusBar
          uses[site]?.insert(
            Sighting(
              look: look, forced: isStatusBar ? nil : ground.forced, others: isForeground ? backgrounds : [sample.foreground],
              isForeground: isForeground, minimum: pair.limit))
        }
      }
    }
  }

  /// The repair of a value at fault; `nil` when no colour is legible wherever it is seen.
  func repair(of source: JSONValue, _ failures: [LegibilityFailure], _ theme: CheckedTheme) -> Repair? {
    if source.kind == .null {
      let name = "\"\(StyleKey.standardAppearance.name)\""
      return Repair(fixIt: .init("write \(name)", edits: [.init(source.span, name)], changesLook: true))
    }
    guard let use = uses[source.span], !use.sightings.isEmpty, let color = use.color else { return advice(failures) }
    if use.isStatusBar { return StatusBarRepair.fixIt(of: source, use.sightings).map { Repair(fixIt: $0) } }
    let background = failures.lazy.compactMap { failure -> (text: String, color: Theme.Color)? in
      guard let entry = failure.backgroundEntry, entry.valueSource.span.file == source.span.file,
        entry.valueSource.span != source.span, let color = theme.color(entry)
      else { return nil }
      return (entry.valueSource.written, color)
    }.first
    let repair = ColorRepair(edits: theme.edits, sightings: use.sightings, background: background)
    return repair.fixIt(of: source, color).map { Repair(fixIt: $0) }
  }

  /// Of a background, the colours that its texts should have.
  private func advice(_ failures: [LegibilityFailure]) -> Repair? {
    if failures[0].pair.isStatusBar {
      return Repair(fix: "write \"statusBar\": { \"style\": \"\(StatusBarRepair.style(sightings(failures)).name)\" }")
    }
    var order: [String] = []
    var texts: [String: [LegibilityFailure]] = [:]
    for failure in failures {
      if texts[failure.pair.what] == nil { order.append(failure.pair.what) }
      texts[failure.pair.what, default: []].append(failure)
    }
    guard order.count <= 2 else { return nil }
    let colors = order.compactMap { what in texts[what].flatMap { advisedColor(of: $0) }.map { "\"\($0)\" for \(what)" } }
    return colors.count == order.count ? Repair(fix: "write \(list(colors, "and"))") : nil
  }

  /// White or black for a text that is not written, else the nearest colour.
  private func advisedColor(of failures: [LegibilityFailure]) -> String? {
    let sightings = sightings(failures)
    let own = failures[0].pair.isSystem ? nil : failures[0].worst.foreground
    let candidates = [own?.nearest(sightings), .white, .black].compactMap { $0 }
    return candidates.first { color in sightings.allSatisfy { $0.isLegible(color) } }?.shortDescription
  }

  /// The looks in which texts fail.
  private func sightings(_ failures: [LegibilityFailure]) -> [Sighting] {
    failures.flatMap { failure in
      failure.samples.map {
        Sighting(
          look: $0.look, forced: failure.ground.forced, others: [$0.background], isForeground: true, minimum: failure.pair.limit)
      }
    }
  }
}
