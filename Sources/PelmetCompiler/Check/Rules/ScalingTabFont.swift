internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Titles of tabs grow with the reader's text size.
enum ScalingTabFont: ThemeRule {
  static let rule = Rule.scalingTabFont

  static func check(_ theme: CheckedTheme) {
    for (entry, font) in theme.tabFonts where font.maximumSize == nil && (font.textStyle != nil || font.relativeTo != nil) {
      theme.report(
        rule, at: entry.valueSource,
        "tab titles grow with the user's text size, but the tab bar does not",
        fixIt: entry.valueSource.kind == .object
          ? .init(
            "add \"maximumSize\": 12", edits: [theme.edits.addition(of: "\"maximumSize\": 12", to: entry.valueSource)],
            changesLook: true) : nil)
    }
  }
}
