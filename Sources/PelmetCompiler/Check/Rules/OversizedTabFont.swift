internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Titles of tabs are too large for the bar.
enum OversizedTabFont: ThemeRule {
  static let rule = Rule.oversizedTabFont

  static func check(_ theme: CheckedTheme) {
    for (entry, font) in theme.tabFonts where font.textStyle == nil && font.relativeTo == nil {
      guard let size = font.size, size > 12 else { continue }
      theme.report(
        rule, at: entry.valueSource["size"] ?? entry.valueSource,
        "tab titles of \(digits(size)) points are cut off: 12 points fit, and the system's have 10",
        fixIt: entry.valueSource["size"].flatMap { size in
          size.number.map { _ in .init("write 12", edits: [.init(size.span, "12")], changesLook: true) }
        })
    }
  }
}
