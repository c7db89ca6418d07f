internal import Pelmet
internal import PelmetDiagnostics

/// Titles of tabs grow with the reader's text size.
enum ScalingTabFont: ThemeRule {
  static let rule = Rule.scalingTabFont

  static func check(_ theme: CheckedTheme) {
    for (entry, font) in theme.tabFonts where font.maximumSize == nil && (font.textStyle != nil || font.relativeTo != nil) {
      theme.report(
        rule, at: entry.valueSource,
        "tab titles grow with the user's text size, but the tab bar does not; add \"maximumSize\"")
    }
  }
}
