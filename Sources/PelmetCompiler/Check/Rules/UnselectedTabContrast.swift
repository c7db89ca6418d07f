internal import Pelmet
internal import PelmetDiagnostics

/// Tabs that are not selected can hardly be seen.
enum UnselectedTabContrast: ThemeRule {
  static let rule = Rule.unselectedTabContrast

  static func check(_ theme: CheckedTheme) { LegibilityReport.report(rule, [.unselected], theme) }
}
