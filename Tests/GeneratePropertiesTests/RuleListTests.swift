import Foundation
import Testing

@testable import GenerateProperties

/// A rule is two files: its page and its code.
@Suite struct RuleListTests {
  private static let page = """
    ---
    name: ThinText
    severity: warning
    stage: checking
    fix: write a heavier font
    ---

    # A text is thin

    Hard to read.

    """

  /// A package with a page and files of code.
  private func rules(page: String = Self.page, code: [String]) throws -> RuleList {
    let package = FileManager.default.temporaryDirectory.appending(
      path: "rules-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: package) }
    for folder in [RulePage.folder, RuleList.themeFolder, RuleList.auditFolder] {
      try FileManager.default.createDirectory(at: package.appending(path: folder), withIntermediateDirectories: true)
    }
    try page.write(to: package.appending(path: "\(RulePage.folder)/ThinText.md"), atomically: true, encoding: .utf8)
    for path in code { try "".write(to: package.appending(path: path), atomically: true, encoding: .utf8) }
    return try RuleList(in: package)
  }

  @Test func aPageIsACaseARowAndAPage() throws {
    let rules = try rules(code: [])
    #expect(rules.enumerationSource.contains("  // Checking.\n  case thinText = \"ThinText\"\n"))
    #expect(rules.enumerationSource.contains("    case .thinText: Row(.warning, .checking, fix: \"write a heavier font\")\n"))
    #expect(
      rules.pageSource(of: .checking).contains(
        "    Explanation(\n      .thinText, title: \"A text is thin\",\n      text: #\"\"\"\n        Hard to read.\n        \"\"\"#)\n"
      ))
    #expect(rules.themeRuleSource.contains("= [\n  ]"))
  }

  @Test func aFileOfCodeIsALineInItsList() throws {
    let page = Self.page.replacing("\n---\n\n", with: "\naudit: a thin text\n---\n\n")
    let rules = try rules(page: page, code: ["\(RuleList.themeFolder)/ThinText.swift", "\(RuleList.auditFolder)/ThinText.swift"])
    #expect(rules.themeRuleSource.contains("    ThinText.self,\n"))
    #expect(rules.auditRuleSource.contains("      ThinText.self,\n"))
    #expect(rules.auditNameSource.contains("  /// A text is thin.\n  public static let thinText = Self(\"ThinText\")\n"))
    let article = rules.article("Before\n\n<!-- Generated: make generate -->\n| old |\n\nAfter\n")
    #expect(
      article
        == "Before\n\n<!-- Generated: make generate -->\n| rule | finding |\n|---|---|\n| ThinText | a thin text |\n\nAfter\n")
  }

  @Test func codeWithoutAPageIsAMistake() {
    #expect(throws: PageMistakes.self) { try rules(code: ["\(RuleList.themeFolder)/ThickText.swift"]) }
    #expect(throws: PageMistakes.self) { try rules(page: "---\n", code: []) }
    #expect(throws: PageMistakes.self) { try rules(code: ["\(RuleList.auditFolder)/ThinText.swift"]) }
  }
}
