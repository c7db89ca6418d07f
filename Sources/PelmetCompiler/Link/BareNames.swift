internal import PelmetDiagnostics
internal import PelmetSyntax

/// Names of colours, parameters and tokens of other files that stand in the place of a colour without their braces.
struct BareNames: Sendable {
  /// The reference for each text, by its place.
  private var references: [SourceSpan: (suggestion: String, fixIts: [Diagnostic.FixIt])] = [:]

  init() {}

  init(_ theme: LinkedTheme) {
    for text in theme.chain.themes.flatMap(\.unreadColors) where references[text.span] == nil {
      guard let reference = text.string.flatMap(theme.scope.reference(meantBy:)) else { continue }
      references[text.span] = (reference.suggestion, reference.fixIts(at: text))
    }
  }

  /// Adds those of another theme; of several references for one text the first counts.
  mutating func add(_ other: BareNames) { references.merge(other.references) { first, _ in first } }

  /// The findings, with the reference to write in those about such a text.
  func explained(_ findings: DiagnosticBag) -> DiagnosticBag {
    guard !references.isEmpty else { return findings }
    var explained = DiagnosticBag()
    for var finding in findings.diagnostics {
      if finding.rule == .invalidColor, case .span(let span) = finding.location, let reference = references[span] {
        (finding.suggestion, finding.fixIts) = reference
      }
      explained.add(finding)
    }
    return explained
  }
}
