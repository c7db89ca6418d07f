internal import PelmetDiagnostics
internal import PelmetReports

/// Finds mistakes.
enum ValidateTool: AgentTool {
  static let name = "validate"
  static let title = "Check themes"
  static let description = """
    Reports the mistakes in themes, with the place, the rule and the fix of each: first how many there are of each rule, then the findings, \
    page by page. Call it after each edit of a theme, of pelmet.json or of tokens.
    """
  static let parameters =
    [
      ToolParameter("paths", .texts, "Folders and theme files. Without any, the folder 'themes', or else everything."),
      ToolParameter("rule", .text, "Only findings of this rule."),
      ToolParameter("severity", .choice(["error", "warning", "remark"]), "Only findings of this severity."),
    ] + Page.parameters
  static let output: [(String, JSONTree)] =
    FindingCounts.output + [("findings", .schema(listOf: "Those of this page."))] + Page.output

  static func call(_ arguments: ToolArguments, in workspace: AgentWorkspace) throws(ToolFailure) -> ToolResult {
    let paths = try workspace.paths(arguments.texts("paths"))
    let findings = Validation(paths, workspace.modules, telling: .silent).findings
    let chosen = findings.diagnostics.filter { finding in
      (arguments.text("rule").map { $0 == finding.rule.name } ?? true)
        && (arguments.text("severity").map { $0 == finding.severity.rawValue } ?? true)
    }
    return ToolResult(
      content: FindingCounts.members(findings)
        + (try arguments.page(JSONRenderer.objects(chosen, in: findings.sources), called: "findings")))
  }
}

/// The numbers of findings, which an answer has before the findings themselves.
enum FindingCounts {
  static let output: [(String, JSONTree)] = [
    ("themes", .schema("integer", "The themes that were checked.")),
    ("errors", .schema("integer", "Findings that stop the build.")), ("warnings", .schema("integer", "Likely mistakes.")),
    ("remarks", .schema("integer", "Facts to know.")),
    ("rules", .schema(listOf: "How many findings each rule has; 'explain' says more of it.")),
  ]

  static func members(_ findings: Findings) -> [JSONTree.Member] {
    func count(_ severity: Severity) -> JSONTree { .integer(findings.diagnostics.count { $0.severity == severity }) }
    let rules = Dictionary(grouping: findings.diagnostics, by: \.rule).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    return [
      .init("themes", .integer(findings.themeCount)), .init("errors", count(.error)), .init("warnings", count(.warning)),
      .init("remarks", count(.remark)),
      .init(
        "rules",
        .array(
          rules.map { rule, findings in
            ["rule": .string(rule.name), "title": .string(rule.fix), "count": .integer(findings.count)]
          })),
    ]
  }
}

extension ToolFailure {
  /// A failure for themes that have errors, with the first of them.
  init(_ findings: Findings) {
    var renderer = LineRenderer(findings.sources)
    let errors = findings.diagnostics.filter { $0.severity == .error }
    let first = errors.prefix(3).map { renderer.render($0) }.joined()
    self.init(
      "there \(errors.count == 1 ? "is an error" : "are \(errors.count) errors"); fix: remove them first, with 'fix' or by hand\n\(first)"
    )
  }
}
