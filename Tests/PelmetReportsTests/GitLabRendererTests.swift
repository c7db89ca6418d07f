import PelmetDiagnostics
import PelmetReports
import PelmetTestSupport
import Testing

@Suite struct GitLabRendererTests {
  private static let text = "{\n  \"é😀\": 1,\n  \"b\": {\n}}\n"

  /// The value of a member that is a string, for each finding of a report.
  private static func values(of member: String, in report: String) -> [String] {
    report.matches(of: /"(\w+)": "((?:[^"\\]|\\.)*)"/).filter { $0.output.1 == member }.map { String($0.output.2) }
  }

  private static func fingerprints(_ findings: [Diagnostic], in file: OneFile) -> [String] {
    values(of: "fingerprint", in: GitLabRenderer.render(findings, in: file.sources))
  }

  @Test func `nothing to report is an empty array`() {
    expectEqual(GitLabRenderer.render([], in: SourceMap()), "[]\n")
  }

  /// `.ci/checks/schemas` validates the same file.
  @Test func `a finding has what merge requests show`() throws {
    let file = OneFile(Self.text, path: "./my themes/a:b#é.theme.json")
    let findings = [
      Diagnostic(.unknownKey, at: .span(file.span(of: "\"b\"")), pointer: "/b", "'b' is \"no\" key", suggestion: "a"),
      Diagnostic(.lowContrast, at: .span(file.span(of: ": 1")), pointer: "/é😀", "hard to read"),
      Diagnostic(.colorOutOfGamut, severity: .remark, at: .span(file.span(of: ": 1")), "odd"),
      Diagnostic(.unreadableFile, at: .path("gone/a b.json"), "no such file"),
    ]
    try GoldenFile("gitlab/findings.json").expect(
      GitLabRenderer.render(findings, in: file.sources), sourceLocation: #_sourceLocation)
  }

  @Test func `a finding that moves keeps its fingerprint`() {
    let (file, moved) = (OneFile(Self.text), OneFile("\n\n \n" + Self.text))
    let findings = [file, moved].map { file in
      Diagnostic(.unknownKey, at: .span(file.span(of: "\"b\"")), pointer: "/b", "'b' is no key")
    }
    expectEqual(Self.fingerprints([findings[0]], in: file), Self.fingerprints([findings[1]], in: moved))
  }

  @Test func `what else there is to a finding changes its fingerprint`() {
    let file = OneFile(Self.text)
    func finding(_ rule: Rule, _ pointer: String?, _ summary: String) -> Diagnostic {
      Diagnostic(rule, at: .span(file.span(of: "\"b\"")), pointer: pointer, summary)
    }
    let findings = [
      finding(.unknownKey, "/b", "wrong"), finding(.wrongKind, "/b", "wrong"), finding(.unknownKey, "/c", "wrong"),
      finding(.unknownKey, nil, "wrong"), finding(.unknownKey, "/b", "also wrong"),
      Diagnostic(.unknownKey, at: .path("other.json"), pointer: "/b", "wrong"),
    ]
    expectEqual(Set(Self.fingerprints(findings, in: file)).count, findings.count)
  }

  @Test func `findings that are alike have fingerprints of their own, in every run the same`() {
    let file = OneFile(Self.text)
    let findings = Array(repeating: file.finding(at: file.span(0..<1)), count: 1000)
    let fingerprints = Self.fingerprints(findings, in: file)
    expectEqual(Set(fingerprints).count, 1000)
    expectEqual(fingerprints, Self.fingerprints(findings, in: file))
    #expect(fingerprints.allSatisfy { $0.count == 16 })
    expectEqual(Array(fingerprints.prefix(3)), Self.fingerprints(Array(findings.prefix(3)), in: file))
  }
}
