internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Values that iOS 26 and later do not draw, as far as no other rule is about them: one finding for each bar.
enum IgnoredOverGlass: ThemeRule {
  static let rule = Rule.ignoredOverGlass

  /// The bars, each with the sections that are about it. Navigation bars have rules of their own.
  private static let bars: [[BarSection]] = [[.toolbar], [.tabBar, .tabBarItem]]

  static func check(_ theme: CheckedTheme) {
    guard theme.hasGlass else { return }
    for bar in bars {
      let values = theme.cells.flatMap { cell in
        bar.compactMap(cell.bar).flatMap(IgnoredValues.of).filter { value in
          cell.reaches(value.change.row.since) && !theme.isDamaged(value.entry)
        }
      }
      guard let first = values.min(by: { theme.isBefore($0.entry.source, $1.entry.source) }) else { continue }
      theme.report(
        rule, severity: theme.severityOfGlass, aside: bar[0].noun, atKeyOf: first.entry.source, first.change.sentence,
        notes: notes(values, first.change), fix: first.change.row.instead)
    }
  }

  /// The source, and the bar's other values that are not drawn: of each kind the first.
  private static func notes(_ values: [IgnoredValues.Value], _ first: SystemChange) -> [Diagnostic.Note] {
    var notes = [Diagnostic.Note(first.basis)]
    var known: Set<SystemChange> = [first]
    for value in values where known.insert(value.change).inserted {
      notes.append(.init("'\(value.entry.field.name)': \(value.change.sentence)", at: value.entry.source.keySpan))
    }
    return notes
  }
}
