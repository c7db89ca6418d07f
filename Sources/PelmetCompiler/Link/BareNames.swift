internal import PelmetDiagnostics
internal import PelmetSyntax

/// Names of colours, parameters and tokens of other files that stand in the place of a colour without their braces.
struct BareNames {
  /// The name for each text, by its place.
  private var names: [SourceSpan: String] = [:]

  mutating func add(_ theme: LinkedTheme) {
    for text in theme.chain.themes.flatMap(\.unreadColors) where names[text.span] == nil {
      names[text.span] = text.string.flatMap(theme.scope.name(meantBy:))
    }
  }

  /// The findings, with the reference to write in those about such a text.
  func explained(_ findings: DiagnosticBag) -> DiagnosticBag {
    guard !names.isEmpty else { return findings }
    var explained = DiagnosticBag()
    for var finding in findings.diagnostics {
      if finding.rule == .invalidColor, case .span(let span) = finding.location, let name = names[span] {
        let reference = Rewrite(string: "{\(name)}")
        finding.suggestion = reference.suggestion
        finding.fixIts = [Diagnostic.FixIt("write \(reference.json)", edits: [Diagnostic.Edit(span, reference.json)])]
      }
      explained.add(finding)
    }
    return explained
  }
}
