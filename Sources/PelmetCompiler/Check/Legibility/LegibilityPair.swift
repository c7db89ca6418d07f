package import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// A text or an icon, and what it has to be legible on.
package struct LegibilityPair {
  private let row: PartTable.Row
  let color: Theme.Color
  /// Where the colour is written; `nil` when it is the system's.
  package let entry: StyleEntry?
  /// The least ratio of WCAG 2; 0 where less is no mistake.
  let minimum: Double
  /// The ratio that is worth a remark; 0 for none.
  let advised: Double
  package let ground: Ground
  /// The eras in which it is seen so.
  package let eras: ClosedRange<BarEra>

  init(
    _ row: PartTable.Row, color: Theme.Color, entry: StyleEntry?, minimum: Double, advised: Double, ground: Ground,
    eras: ClosedRange<BarEra>
  ) {
    (self.row, self.color, self.entry, self.minimum) = (row, color, entry, minimum)
    (self.advised, self.ground, self.eras) = (advised, ground, eras)
  }

  package var part: BarPart { row.part }

  /// The ground on which it stands.
  package struct Ground {
    package let kind: BarPart.Ground
    /// The colour that fills it, if one does, and where it is written.
    let fill: Theme.Color?
    let entry: StyleEntry?

    init(_ kind: BarPart.Ground, fill: Theme.Color?, entry: StyleEntry?) {
      (self.kind, self.fill, self.entry) = (kind, fill, entry)
    }

    /// Whether it is the bar itself, as the slot paints it.
    var isBar: Bool { kind == .bar }

    /// Whether it is glass, whose colour is an estimate (GLS-9).
    package var isGlass: Bool { kind.isGlass && fill == nil }

    /// In words, on a bar: `the badge`.
    package func words(on bar: BarSection) -> String { kind.words(on: bar.noun) }
  }

  /// The foreground in messages: `the title`.
  package var what: String { part.words }

  var kind: BarPart.Kind { row.part.kind }

  var isStatusBar: Bool { row === PartTable.statusBar }

  /// The ratio below which something is said.
  package var limit: Double { max(minimum, advised) }

  /// Whether the colour is one of the system's.
  var isSystem: Bool { color.isSystem || entry == nil }

  /// Whether it may be a mistake of the theme: not where the system's own colours meet.
  var isForTheme: Bool {
    BarPart.isForTheme(row.sight, color: entry == nil ? nil : color, fill: ground.entry == nil ? nil : ground.fill)
  }

  /// Whether it is seen in a look. Asked for every look of every pair.
  package func isSeen(in look: Look) -> Bool {
    let era = look.era.rawValue
    return eras.lowerBound.rawValue <= era && era <= eras.upperBound.rawValue
  }

  /// Whether another pair says the same.
  func isSame(as other: LegibilityPair) -> Bool {
    entry?.valueSource.span == other.entry?.valueSource.span && eras == other.eras && row.part.id == other.row.part.id
      && ground.entry?.valueSource.span == other.ground.entry?.valueSource.span
  }
}
