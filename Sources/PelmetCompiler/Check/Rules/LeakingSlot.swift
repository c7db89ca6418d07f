internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// A later layer changes the background of a bar, and a slot of an earlier one still shows the old.
enum LeakingSlot: ThemeRule {
  static let rule = Rule.leakingSlot

  static func check(_ theme: CheckedTheme) {
    for cell in theme.cells where !cell.rows.isEmpty && cell.mayHaveLayers(theme) {
      let kinds = BarSection.bars.filter { kind in cell.merged.bar(kind).map { !ownLooks($0, kind).isEmpty } ?? false }
      guard !kinds.isEmpty else { continue }
      let steps = theme.steps(cell)
      for kind in kinds {
        for (below, step) in zip(steps, steps.dropFirst()) { check(kind, below, step, cell, theme) }
      }
    }
  }

  private static func check(
    _ kind: BarSection, _ below: CheckedTheme.Step, _ step: CheckedTheme.Step, _ cell: CheckedCell, _ theme: CheckedTheme
  ) {
    guard let written = step.written.bar(kind), let change = written[.standardAppearance],
      change.object.map({ object in background.contains { object[$0] != nil } }) == true,
      let old = below.merged.bar(kind), let before = old[.standardAppearance],
      // The members of an adaptive value are of one layer.
      before.source.span != change.source.span, !theme.isDamaged(change)
    else { return }
    let look = look(of: step.merged.bar(kind)?[.standardAppearance], theme)
    guard look != self.look(of: before, theme) else { return }
    let leaks = ownLooks(old, kind).filter { slot in
      written[slot.entry.field] == nil && self.look(of: slot, theme) != look && !theme.isDamaged(slot)
        // A later layer may fix it.
        && cell.merged.bar(kind)?[slot.entry.field]?.source.span == slot.source.span
    }
    guard !leaks.isEmpty else { return }
    let names = list(leaks.map { "'\($0.field.name)'" }, "and")
    theme.report(
      rule, atKeyOf: change.source,
      "this changes the background of the \(kind.noun), but \(names) of a lower layer \(leaks.count == 1 ? "keeps its" : "keep their") own",
      notes: leaks.map { .init("'\($0.field.name)' has a look of its own here", at: $0.source.keySpan ?? $0.source.span) },
      fixIt: fixIt(leaks, change, theme))
  }

  /// The other slots by the name of the one that changes.
  private static func fixIt(_ leaks: [StyleEntry], _ change: StyleEntry, _ theme: CheckedTheme) -> Diagnostic.FixIt {
    let slots = leaks.map { "\"\($0.field.name)\": \"\(change.field.name)\"" }
    return .init(
      "add \(list(slots, "and"))", edits: [theme.edits.insertion(of: slots.joined(separator: ", "), after: change.source)],
      changesLook: true)
  }

  private static let background: [StyleKey] = [.background, .backgroundColor, .backgroundEffect, .backgroundImage]

  /// The other slots that paint something which they have from no sibling.
  private static func ownLooks(_ bar: StyleObject, _ kind: BarSection) -> [StyleEntry] {
    kind.slots.dropFirst().compactMap { bar[$0] }.filter { slot in
      slot.object.map { $0.object.like == nil && $0.isCustomSlot } ?? false
    }
  }

  private static func look(of slot: StyleEntry?, _ theme: CheckedTheme) -> [Value?] {
    background.map { key in theme.value(slot?.object?[key]) }
  }
}

extension CheckedCell {
  /// Whether more than one layer speaks here.
  fileprivate func mayHaveLayers(_ theme: CheckedTheme) -> Bool {
    place != Theme.Place() || theme.chain.themes.count > 1 || !theme.chain.theme.layer.whens.isEmpty
  }
}
