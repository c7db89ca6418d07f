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
        "the \(kind.noun) has appearance slots, which override the legacy '\(first.field.name)'",
        notes: notes(modern, first), fixIt: fixIt(dead, modern, theme))
    }
  }

  /// Removes what is overridden, if the slots say as much.
  private static func fixIt(_ dead: [StyleEntry], _ bars: [CheckedBar], _ theme: CheckedTheme) -> Diagnostic.FixIt? {
    var seen: Set<SourceSpan> = []
    let dead = dead.filter { seen.insert($0.source.span).inserted }
    let slots = bars.flatMap { bar in bar.slots.map(\.object) }
    let isSaid = dead.allSatisfy { entry in
      (counterparts[entry.field.name] ?? []).contains { key in slots.contains { $0[key]?.isSet == true } }
    }
    guard isSaid else { return nil }
    let names = list(dead.map { "\"\($0.field.name)\"" }, "and")
    return .init("remove \(names)", edits: theme.edits.removal(of: dead.map(\.source)))
  }

  /// The keys of slots that say what a legacy key says.
  private static let counterparts: [String: [StyleKey]] = [
    "barStyle": [.background, .backgroundColor, .backgroundEffect], "barTintColor": [.background, .backgroundColor],
    "backgroundImage": [.background, .backgroundColor, .backgroundImage], "shadowImage": [.shadowColor, .shadowImage],
    "titleTextAttributes": [.titleTextAttributes], "largeTitleTextAttributes": [.largeTitleTextAttributes],
    "backIndicatorImage": [.backIndicatorImage],
    "backIndicatorTransitionMaskImage": [.backIndicatorTransitionMaskImage],
    "unselectedItemTintColor": StyleKey.itemLayouts, "selectionIndicatorImage": [.selectionIndicatorImage],
  ]

  private static func notes(_ bars: [CheckedBar], _ legacy: StyleEntry) -> [Diagnostic.Note] {
    let bar = bars.first { $0.style[legacy.entry.field]?.source.span == legacy.source.span }
    // In the same object it is in sight.
    let section = legacy.source.pointer.dropLast(legacy.field.name.count)
    return bar?.slots.first.flatMap { slot in
      let isInSight =
        slot.entry.source.span.file == legacy.source.span.file && slot.entry.source.pointer == section + slot.name.name
      return isInSight ? nil : [.init("'\(slot.name.name)' is stated here", at: slot.entry.source.keySpan)]
    } ?? []
  }
}
