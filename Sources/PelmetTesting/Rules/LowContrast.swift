#if MODELCORE
  import PelmetDiagnostics

  /// A text or an icon can hardly be read on a bar that the app shows.
  enum LowContrast: AuditRule {
    static let rule = Rule.lowContrast

    static func findings(in audit: Audit) -> [AuditFinding] { BarContrast.findings(rule, in: audit) }
  }
#endif
