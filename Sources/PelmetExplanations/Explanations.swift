package import PelmetDiagnostics
internal import PelmetSyntax

/// Every finding that a run can make, with its explanation.
package enum DiagnosticCatalogue {
  /// Sorted by name.
  package static let all =
    [
      SyntaxDiagnostics.all, DecodingDiagnostics.all, LinkingDiagnostics.all, TokenDiagnostics.all, Rules.explanations,
      LiveScreenExplanations.all, [internalError],
    ]
    .joined().sorted { $0.id < $1.id }

  private static let internalError = DiagnosticExplanation(
    SyntaxDiagnostics.internalError, .error, title: "Pelmet itself has made a mistake",
    text: """
      Pelmet checks itself while it works, and two ways to find out the same thing disagreed. The file may be right. Commands end with status \
      70, and nothing is generated.

      Please report the finding together with the file, or the smallest part of it that still shows it.
      """)
}
