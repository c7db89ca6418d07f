internal import Pelmet
internal import PelmetDiagnostics

/// A text or an icon can hardly be read on what lies under it.
enum LowContrast: ThemeRule {
  static let rule = Rule.lowContrast

  static func check(_ theme: CheckedTheme) {
    LegibilityReport.report(rule, [.text, .largeTitle], theme)
  }
}
