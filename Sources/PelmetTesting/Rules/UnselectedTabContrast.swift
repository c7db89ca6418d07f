#if MODELCORE
  import PelmetDiagnostics

  /// Tabs that are not selected can hardly be seen in an app's tab bar.
  enum UnselectedTabContrast: AuditRule {
    static let rule = Rule.unselectedTabContrast

    static func findings(in audit: Audit) -> [AuditFinding] { BarContrast.findings(rule, in: audit) }
  }
#endif
