import Foundation

extension GeneratedFile {
  private static let ruleFolder = "Sources/PelmetDiagnostics/Findings/Generated"
  private static let pageFolder = "Sources/PelmetExplanations/Generated"
  private static let checkFolder = "Sources/PelmetCompiler/Check/Rules/Generated"
  private static let auditFolder = "Sources/PelmetTesting/Rules/Generated"
  private static let article = "Sources/PelmetTesting/PelmetTesting.docc/AuditingAnApp.md"

  /// The folders of the files generated from the pages of rules.
  static let foldersOfRules = [ruleFolder, pageFolder, checkFolder, auditFolder]

  /// The files generated from the pages of rules, and an article with a table of them.
  static func ofRules(in package: URL) throws -> [GeneratedFile] {
    let rules = try RuleList(in: package)
    let pages = RulePage.Stage.allCases.map { stage in
      GeneratedFile(
        path: "\(pageFolder)/\(stage.rawValue.prefix(1).uppercased() + stage.rawValue.dropFirst())Pages.swift",
        text: rules.pageSource(of: stage))
    }
    let written = try String(contentsOf: package.appending(path: article), encoding: .utf8)
    return pages + [
      GeneratedFile(path: "\(ruleFolder)/Rule.swift", text: rules.enumerationSource),
      GeneratedFile(path: "\(checkFolder)/ThemeRules.swift", text: rules.themeRuleSource),
      GeneratedFile(path: "\(auditFolder)/Audit+Rules.swift", text: rules.auditRuleSource),
      GeneratedFile(path: "\(auditFolder)/AuditFinding+Rules.swift", text: rules.auditNameSource),
      GeneratedFile(path: article, text: rules.article(written)),
    ]
  }
}

extension RuleList {
  /// An article with the table of the rules of screens below its mark.
  func article(_ text: String) -> String {
    let mark = "<!-- Generated: make generate -->"
    guard let start = text.range(of: mark + "\n")?.upperBound, let end = text[start...].range(of: "\n\n")?.lowerBound else {
      return text
    }
    let rows = pages.compactMap { page in page.audit.map { "| \(page.name) | \($0) |" } }
    return text[..<start] + (["| rule | finding |", "|---|---|"] + rows).joined(separator: "\n") + text[end...]
  }
}
