/// What `pelmet explain NAME` and the reference say about one kind of finding.
package struct DiagnosticExplanation: Sendable {
  package let id: DiagnosticID
  /// The severity that a finding has unless a rule setting changes it.
  package let severity: Severity
  /// One line in headline style.
  package let title: String
  /// Markdown: what it means, an example of wrong and right, how to mend it.
  package let text: String

  package init(_ id: DiagnosticID, _ severity: Severity, title: String, text: String) {
    self.id = id
    self.severity = severity
    self.title = title
    self.text = text
  }
}
