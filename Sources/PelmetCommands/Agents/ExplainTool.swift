internal import PelmetDiagnostics
internal import PelmetExplanations
internal import PelmetReports

/// Explains rules.
enum ExplainTool: AgentTool {
  static let name = "explain"
  static let title = "Explain a finding"
  static let description =
    "Explains a rule: its meaning, an example of the mistake, and one of its repair. Without a name, lists all rules."
  static let parameters =
    [ToolParameter("rule", .text, "The name of the rule, as findings have it: \"\(Rule.lowContrast)\".")] + Page.parameters
  static let output: [(String, JSONTree)] =
    [
      ("text", .schema("string", "The page of the rule, in Markdown.")), ("count", .schema("integer", "The number of rules.")),
      ("rules", .schema(listOf: "Those of this page.")),
    ] + Page.output

  static func call(_ arguments: ToolArguments, in workspace: AgentWorkspace) throws(ToolFailure) -> ToolResult {
    let all = Explanation.all
    guard let name = arguments.text("rule") else {
      let rules = all.map { page -> JSONTree in
        [
          "rule": .string(page.rule.name), "severity": .string(page.rule.severity.rawValue), "title": .string(page.title),
          "fix": .string(page.rule.fix),
        ]
      }
      return ToolResult(content: [.init("count", .integer(all.count))] + (try arguments.page(rules, called: "rules")))
    }
    guard let page = all.first(where: { $0.rule.name.lowercased() == name.lowercased() }) else {
      let nearest = SpellingSuggestion.nearest(to: name, among: all.map(\.rule.name))
      let step = nearest.map { "write \"\($0)\"" } ?? "leave out \"rule\" for a list of all"
      throw ToolFailure("'\(VisibleText.shortened(name))' is not a rule; fix: \(step)")
    }
    return ToolResult(content: [.init("text", .string(text(page)))])
  }

  /// The page of a rule.
  static func text(_ page: Explanation) -> String {
    "# \(page.rule.name): \(page.title)\n\nSeverity: \(page.rule.severity.rawValue). Fix: \(page.rule.fix).\n\n\(page.text)\n"
  }
}
