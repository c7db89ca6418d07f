internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Tab bar items have a font or a colour in one of the states normal and selected only.
enum IncompleteItemStates: ThemeRule {
  static let rule = Rule.incompleteItemStates

  static func check(_ theme: CheckedTheme) {
    for cell in theme.cells {
      for slot in cell.tabSlots {
        for item in StyleKey.itemLayouts.compactMap({ slot[$0] }) {
          guard let object = item.object, let gap = gap(in: object, hasTint: cell.hasTabTint), !theme.isDamaged(item) else {
            continue
          }
          theme.report(rule, atKeyOf: gap.entry.source, gap.summary, fixIt: fixIt(gap, in: object, theme), fix: gap.fix)
        }
      }
    }
  }

  private struct Gap {
    let entry: StyleEntry
    let summary: String
    /// The state without a font.
    var stateWithoutFont: StyleKey?
    var fix: String?
  }

  private static func gap(in item: StyleObject, hasTint: Bool) -> Gap? {
    let (normal, selected) = (item.object(.normal), item.object(.selected))
    let fonts = (normal?[.titleTextAttributes, .font], selected?[.titleTextAttributes, .font])
    if let font = fonts.0 ?? fonts.1, fonts.0 == nil || fonts.1 == nil, font.isSet {
      let other: StyleKey = fonts.0 == nil ? .normal : .selected
      return Gap(
        entry: font, summary: "'\(other.name)' has no font, so titles change font and width when a tab is selected",
        stateWithoutFont: other)
    }
    guard !hasTint else { return nil }
    let colors = [
      (normal?[.iconColor], selected?[.iconColor]),
      (normal?[.titleTextAttributes, .foregroundColor], selected?[.titleTextAttributes, .foregroundColor]),
    ]
    for (color, selected) in colors {
      guard let color, color.isSet, !color.isNone, selected == nil else { continue }
      return Gap(
        entry: color,
        summary: "neither 'selected' nor the bar's 'tintColor' has a colour, so the selected tab may look like the others",
        fix: "write a colour in \"selected\"")
    }
    return nil
  }

  /// The same font in the other state, where that can be written.
  private static func fixIt(_ gap: Gap, in item: StyleObject, _ theme: CheckedTheme) -> Diagnostic.FixIt? {
    // A font that another rule reports would be reported twice.
    guard let state = gap.stateWithoutFont, case .font(let value)? = theme.value(gap.entry), value.isFit else { return nil }
    let font = "\"font\": \(gap.entry.valueSource.written)"
    let attributes = "\"titleTextAttributes\": { \(font) }"
    let edit: Diagnostic.Edit?
    let file = gap.entry.source.span.file
    if let other = item[state] {
      let title = other.object?[.titleTextAttributes]
      let target = title ?? other
      let isWritable = target.source.kind == .object && target.source.span.file == file
      edit = isWritable ? theme.edits.addition(of: title == nil ? attributes : font, to: target.source) : nil
    } else {
      let written = [StyleKey.normal, .selected].lazy.compactMap { item[$0] }.first
      edit = written.map { theme.edits.insertion(of: "\"\(state.name)\": { \(attributes) }", after: $0.source) }
    }
    return edit.map { .init("write the font in \"\(state.name)\" too", edits: [$0], changesLook: true) }
  }
}

extension Theme.Font {
  /// Whether titles of tabs in this font neither grow without limit nor are too large.
  fileprivate var isFit: Bool {
    maximumSize != nil || (textStyle == nil && relativeTo == nil && (size ?? 0) <= 12)
  }
}

extension CheckedCell {
  /// Whether the tab bar writes a tint for its selected item.
  fileprivate var hasTabTint: Bool { style[.tabBar, .tintColor].map { $0.isSet && !$0.isNone } ?? false }
}
