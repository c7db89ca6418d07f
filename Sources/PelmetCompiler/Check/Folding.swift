internal import PelmetDiagnostics

/// One mistake gives one message: what a rule found where another says it better is left out.
enum Folding {
  /// Rules that keep quiet at a place where another one speaks.
  private static let folded: [(rule: Rule, by: Rule)] = [
    (.incompleteSlots, by: .unscopedOverride),
    (.legacyBesideModern, by: .unscopedOverride),
    (.statusBarContrast, by: .lowContrast),
  ]

  static func folded(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.filter { finding in
      !folded.contains { pair in
        pair.rule == finding.rule && findings.contains { $0.rule == pair.by && $0.place == finding.place }
      }
    }
  }
}
