internal import Pelmet
internal import PelmetDiagnostics

/// The status bar can hardly be read on the navigation bar.
enum StatusBarContrast: ThemeRule {
  static let rule = Rule.statusBarContrast

  static func check(_ theme: CheckedTheme) { LegibilityReport.report(rule, [.statusBar], theme) }
}
