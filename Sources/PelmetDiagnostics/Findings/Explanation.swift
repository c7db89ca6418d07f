/// The page of a rule: what `pelmet explain NAME` and reports in SARIF say about its findings.
package struct Explanation: Sendable {
  package let rule: Rule
  /// One line in headline style.
  package let title: String
  /// Markdown: what a finding means, an example of the mistake, and one of its repair.
  package let text: String

  package init(_ rule: Rule, title: String, text: String) {
    self.rule = rule
    self.title = title
    self.text = text
  }
}
