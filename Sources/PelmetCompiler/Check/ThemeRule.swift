internal import PelmetDiagnostics

/// A rule of ``Rule/Stage/checking`` that looks at one theme at a time: a type with the rule's name, in the file of that name in
/// `Check/Rules`, from which ``ThemeRules`` is generated. ``TokenChecks`` and ``UnusedWaiver`` need all themes and are none.
protocol ThemeRule: SendableMetatype {
  static var rule: Rule { get }

  /// Reports what it finds in a theme.
  static func check(_ theme: CheckedTheme)
}
