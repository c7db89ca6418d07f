internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Large titles over a background at the scroll edge, where iOS 26 and later may lose them.
enum LargeTitleOverOpaque: ThemeRule {
  static let rule = Rule.largeTitleOverOpaque

  static func check(_ theme: CheckedTheme) {
    for (bar, _) in theme.glassBars {
      for slot in bar.slots where covers(slot, in: bar) {
        guard let entry = background(slot), !theme.isDamaged(slot.entry) else { continue }
        let source = "according to \(SystemChange.largeTitleOverBackground.row.source)"
        if isWritten(entry, in: slot) {
          theme.report(rule, at: entry.valueSource, summary("this background"), notes: [.init(source)])
        } else {
          theme.report(
            rule, atKeyOf: slot.entry.source, summary("the background of this slot"),
            notes: [.init("the background is written here", at: entry.valueSource.span), .init(source)])
        }
      }
    }
  }

  /// Whether a value stands in the slot itself, and not in another that it is like.
  private static func isWritten(_ entry: StyleEntry, in slot: CheckedBar.Slot) -> Bool {
    let (whole, part) = (slot.entry.source.span, entry.valueSource.span)
    return whole.file == part.file && whole.start <= part.start && part.end <= whole.end
  }

  private static func summary(_ background: String) -> String {
    "reported: from iOS 26 on, a large title over \(background) may be missing or clipped"
  }

  /// Whether large titles are shown over a slot that has a background.
  static func covers(_ slot: CheckedBar.Slot, in bar: CheckedBar) -> Bool {
    bar.kind == .navigationBar && slot.name == .scrollEdgeAppearance && bar.style[.prefersLargeTitles]?.boolean == true
      && background(slot) != nil
  }

  private static func background(_ slot: CheckedBar.Slot) -> StyleEntry? {
    let painted = [.backgroundColor, .backgroundImage].compactMap { (key: StyleKey) in slot.object[key] }
    return painted.first { $0.isSet && !$0.isNone } ?? slot.object[.background].flatMap { $0.name == "opaque" ? $0 : nil }
  }
}
