internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// A later layer changes the background of a bar, and a slot of an earlier one still shows the old.
enum LeakingSlot: Rule {
  static func check(_ theme: CheckedTheme) {
    for cell in theme.cells where !cell.rows.isEmpty && cell.mayHaveLayers(theme) {
      let kinds = BarKind.bars.filter { kind in cell.merged.bar(kind).map { !ownLooks($0, kind).isEmpty } ?? false }
      guard !kinds.isEmpty else { continue }
      let steps = theme.steps(cell)
      for kind in kinds {
        for (below, step) in zip(steps, steps.dropFirst()) { check(kind, below, step, cell, theme) }
      }
    }
  }

  private static func check(
    _ kind: BarKind, _ below: CheckedTheme.Step, _ step: CheckedTheme.Step, _ cell: CheckedCell, _ theme: CheckedTheme
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
        // A later layer may mend it.
        && cell.merged.bar(kind)?[slot.entry.field]?.source.span == slot.source.span
    }
    guard !leaks.isEmpty else { return }
    let names = list(leaks.map { "'\($0.field.name)'" }, "and")
    theme.report(
      Self.self, atKeyOf: change.source,
      "this changes the background of the \(kind.noun), but \(names) of a layer below \(leaks.count == 1 ? "keeps its" : "keep their") own; "
        + "state \(leaks.count == 1 ? "it" : "them") here too",
      notes: leaks.map { .init("'\($0.field.name)' has a look of its own here", at: $0.source.keySpan ?? $0.source.span) })
  }

  private static let background: [StyleKey] = [.background, .backgroundColor, .backgroundEffect, .backgroundImage]

  /// The other slots that paint something which they have from no sibling.
  private static func ownLooks(_ bar: StyleObject, _ kind: BarKind) -> [StyleEntry] {
    kind.slots.dropFirst().compactMap { bar[$0] }.filter { slot in
      slot.object.map { $0.object.like == nil && $0.isCustomSlot } ?? false
    }
  }

  private static func look(of slot: StyleEntry?, _ theme: CheckedTheme) -> [Value?] {
    background.map { key in theme.value(slot?.object?[key]) }
  }

  static let explanation = DiagnosticExplanation(
    DiagnosticID("LeakingSlot"), .warning, title: "A bar keeps an old background in one of its states",
    text: """
      UIKit takes every value of a bar from one slot and merges nothing (APP-1). A layer that changes the background of \
      `standardAppearance` leaves the other slots as they are: a slot for which a layer below states a look of its own goes on \
      showing that look, on a screen for instance as soon as its content is at the top (APP-2).

      ```json
      {
        "pelmet": 1,
        "navigationBar": {
          "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } },
          "scrollEdgeAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" }, "shadowColor": "none" }
        },
        "screens": { "article": { "navigationBar": { "standardAppearance": { "background": "transparent" } } } }
      }
      ```

      State the slot in the later layer as well:

      ```json
      {
        "pelmet": 1,
        "navigationBar": {
          "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } },
          "scrollEdgeAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" }, "shadowColor": "none" }
        },
        "screens": {
          "article": {
            "navigationBar": {
              "standardAppearance": { "background": "transparent" },
              "scrollEdgeAppearance": "standardAppearance"
            }
          }
        }
      }
      ```

      Or write the slot of the lower layer as `{ "like": "standardAppearance", "shadowColor": "none" }`: what is `like` another slot \
      follows it through all layers.
      """)
}

extension CheckedCell {
  /// Whether more than one layer speaks here.
  fileprivate func mayHaveLayers(_ theme: CheckedTheme) -> Bool {
    place != Theme.Place() || theme.chain.themes.count > 1 || !theme.chain.theme.layer.whens.isEmpty
  }
}
