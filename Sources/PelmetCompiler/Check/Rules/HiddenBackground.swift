internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// The background colour of a bar as a view, behind slots that cover it.
enum HiddenBackground: ThemeRule {
  static let rule = Rule.hiddenBackground

  static func check(_ theme: CheckedTheme) {
    var seen: Set<SourceSpan> = []
    var found: [(bar: CheckedBar, color: StyleEntry)] = []
    for cell in theme.cells {
      for bar in cell.bars {
        if let color = hidden(in: bar, cell, theme) {
          found.append((bar, color))
        } else if let color = bar.property(.backgroundColor) {
          seen.insert(color.source.span)
        }
      }
    }
    // What some other place or system shows is not hidden.
    for (bar, color) in found where !seen.contains(color.source.span) {
      let path = path(of: color)
      let isInSlot = bar.merged[.standardAppearance]?.object?[.backgroundColor] != nil
      theme.report(
        rule, atKeyOf: color.source,
        "this colour is never seen: the \(bar.kind.noun)'s slots are opaque and cover it",
        fixIt: fixIt(color, in: bar, path, theme), fix: "move it to '\(path)'", suggestion: isInSlot ? nil : path)
    }
  }

  /// The bar's own colour, if every slot covers it.
  static func hidden(in bar: CheckedBar, _ cell: CheckedCell, _ theme: CheckedTheme) -> StyleEntry? {
    guard let color = bar.property(.backgroundColor), !color.isNone,
      bar.slots.contains(where: { $0.name == .standardAppearance }),
      bar.slots.allSatisfy({ covers($0.object, cell, theme) }), !theme.isDamaged(color)
    else { return nil }
    return color
  }

  /// Whether nothing is seen through a slot: its colour is opaque, or its preset without another colour (APP-7, APP-8).
  private static func covers(_ slot: StyleObject, _ cell: CheckedCell, _ theme: CheckedTheme) -> Bool {
    guard let entry = slot[.backgroundColor], !entry.isNull else { return slot[.background]?.name == "opaque" }
    guard let color = theme.color(entry) else { return false }
    return cell.rows.allSatisfy { color.isOpaque(for: $0.colorVariant) }
  }

  /// Where the colour belongs, in the layer that has it.
  private static func path(of color: StyleEntry) -> String {
    let bar = color.source.pointer.split(separator: "/").dropLast()
    return (bar + ["standardAppearance", "backgroundColor"]).joined(separator: ".")
  }

  /// Moves the colour into the slot; if that has one of its own, the other is not needed.
  private static func fixIt(
    _ color: StyleEntry, in bar: CheckedBar, _ path: String, _ theme: CheckedTheme
  ) -> Diagnostic.FixIt? {
    let removal = theme.edits.removal(of: [color.source])
    guard let slot = bar.merged[.standardAppearance], slot.source.kind == .object,
      slot.source.pointer.hasPrefix(String(color.source.pointer.dropLast("backgroundColor".count))),
      slot.source.span.file == color.source.span.file
    else { return nil }
    if slot.object?[.backgroundColor] != nil { return .init("remove it", edits: removal) }
    let member = "\"backgroundColor\": \(color.valueSource.written)"
    return .init(
      "move it to '\(path)'", edits: removal + [theme.edits.addition(of: member, to: slot.source)], changesLook: true)
  }
}
