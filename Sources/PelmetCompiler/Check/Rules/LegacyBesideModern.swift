internal import PelmetDiagnostics
internal import PelmetSyntax

/// A property from before iOS 13 that an appearance slot overrules everywhere.
enum LegacyBesideModern: ThemeRule {
  static let rule = Rule.legacyBesideModern

  static func check(_ theme: CheckedTheme) {
    for kind in BarSection.bars {
      let bars = theme.cells.compactMap { $0.rows.isEmpty ? nil : $0.bar(kind) }
      let modern = bars.filter(\.isModern)
      let overruled = modern.flatMap { bar in kind.legacyKeys.compactMap(bar.property) }
      guard !overruled.isEmpty else { continue }
      // What some other place or system shows is not dead.
      let alive = Set(
        bars.filter { bar in !kind.slots.contains { bar.merged[$0]?.isNull == false } }
          .flatMap { bar in kind.legacyKeys.compactMap(bar.property) }.map(\.source.span))
      let dead = overruled.filter { !alive.contains($0.source.span) && !theme.isDamaged($0) }
      guard let first = dead.min(by: { theme.isBefore($0.source, $1.source) }) else { continue }
      theme.report(
        rule, atKeyOf: first.source,
        "the \(kind.noun) has appearance slots, which override the legacy '\(first.field.name)'; move it into the slots",
        notes: notes(modern, first))
    }
  }

  private static func notes(_ bars: [CheckedBar], _ legacy: StyleEntry) -> [Diagnostic.Note] {
    let bar = bars.first { $0.style[legacy.entry.field]?.source.span == legacy.source.span }
    return bar?.slots.first.map { [.init("'\($0.name.name)' is stated here", at: $0.entry.source.keySpan)] } ?? []
  }
}
