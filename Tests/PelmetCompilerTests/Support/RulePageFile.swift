import Foundation
import PelmetDiagnostics

@testable import PelmetCompiler

/// The page of a rule as it is written, whose examples in JSON are fixtures with findings at their places, as in ``AnnotatedCase``.
///
/// A comment above an example names the file that it is, and those beside it as `--- path`, also for the examples that follow. Without one,
/// an example is a theme.
struct RulePageFile: CustomStringConvertible {
  let rule: Rule
  let url: URL
  private let lines: [Substring]
  let examples: [Example]

  struct Example {
    /// The lines between its fences, in the page.
    fileprivate let range: Range<Int>
    /// As written, with findings.
    let text: String
    /// The lines of the comment that says which file it is.
    fileprivate let mark: [Substring]
  }

  private static let folder = Fixtures.testsFolder.deletingLastPathComponent().appendingPathComponent(
    "Sources/PelmetExplanations/Rules")

  static let all = Rule.allCases.map(RulePageFile.init)

  init(_ rule: Rule) {
    self.rule = rule
    url = Self.folder.appendingPathComponent("\(rule).md")
    lines = ((try? String(contentsOf: url, encoding: .utf8)) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    var examples: [Example] = []
    for start in lines.indices where lines[start] == "```json" {
      let end = lines[start...].firstIndex(of: "```") ?? lines.endIndex
      let isMarked = lines[start - 1].hasSuffix("-->")
      let comment = lines[..<start].lastIndex { $0.hasPrefix("<!--") } ?? start
      let mark = isMarked ? Array(lines[comment..<start]) : examples.last?.mark ?? []
      let text = lines[(start + 1)..<end].map { $0 + "\n" }.joined()
      examples.append(Example(range: (start + 1)..<end, text: text, mark: mark))
    }
    self.examples = examples
  }

  var description: String { rule.name }

  /// The page with other examples.
  func text(examples texts: [String]) -> String {
    var lines = lines
    for (example, text) in zip(examples, texts).reversed() {
      lines.replaceSubrange(example.range, with: text.split(separator: "\n", omittingEmptySubsequences: false).dropLast())
    }
    return lines.joined(separator: "\n")
  }

  /// An example beside the files that its page or all pages have: of a module with a few themes and a colour set, beside other modules.
  func annotated(_ example: Example) -> AnnotatedCase {
    let mark = example.mark.map { $0.replacing("<!--", with: "").replacing("-->", with: "") }
    let path = mark.first?.trimmingCharacters(in: .whitespaces) ?? "midnight.theme.json"
    let beside = mark.dropFirst().map { $0 + "\n" }.joined()
    return AnnotatedCase(title: rule.name, source: "--- \(path)\n\(example.text)\(beside)\(Self.surroundings)") { finding in
      finding.rule == rule || !Self.aboutSurroundings(finding)
    }
  }

  /// Findings on an example as a theme or token file of its own, which is not the subject of the page.
  private static func aboutSurroundings(_ finding: Diagnostic) -> Bool {
    switch finding.rule {
    case .ignoredOverGlass, .tintNotInherited, .legacyTokenSyntax: finding.severity == .remark
    case .unusedToken: true
    default: false
    }
  }

  private static let surroundings = """
    --- base.theme.json
    { "pelmet": 1, "abstract": true }
    --- shared/evening.theme.json
    { "pelmet": 1, "abstract": true }
    --- CompanyStyle:base.theme.json
    { "pelmet": 1, "abstract": true }
    --- Palette:palette.tokens.json
    {
      "blue": {
        "$type": "color",
        "500": { "$value": { "colorSpace": "srgb", "components": [0.04, 0.52, 1] } },
        "700": { "$value": { "colorSpace": "srgb", "components": [0, 0.38, 0.87] } }
      },
      "palette": { "navy": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.12, 0.25] } } }
    }
    --- Brand.colorset

    """
}
