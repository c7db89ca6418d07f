internal import PelmetDiagnostics

/// One mistake gives one message: what a rule found where another says it better is left out.
enum Folding {
  /// Rules that keep quiet at a place where another one speaks.
  private static let folded: [(rule: any Rule.Type, by: any Rule.Type)] = [
    (IncompleteSlots.self, by: UnscopedOverride.self),
    (LegacyBesideModern.self, by: UnscopedOverride.self),
    (StatusBarContrast.self, by: LowContrast.self),
  ]

  static func folded(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.filter { finding in
      !folded.contains { pair in
        pair.rule.id == finding.id && findings.contains { $0.id == pair.by.id && $0.place == finding.place }
      }
    }
  }
}
