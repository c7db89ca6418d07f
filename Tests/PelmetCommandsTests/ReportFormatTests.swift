import PelmetTestSupport
import Testing

@Suite struct ReportFormatTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "good/a.theme.json": "{ \"pelmet\": 1 }", "bad/b.theme.json": "{ \"pelmet\": 1, \"windows\": {} }",
    ])
  }

  @Test func annotatesChangesOnGitHub() {
    let run = TestConsole("validate", folder["bad"], "--format", "github")
    expectEqual(run.status, 1)
    expectEqual(run.errors, "")
    #expect(
      run.output.hasPrefix("::error file=\(folder["bad/b.theme.json"]),line=1,col=16,endLine=1,endColumn=25,title=UnknownKey::"))
  }

  @Test(arguments: ["text", "json", "sarif", "github", "gitlab"])
  func `a name of a hundred kilobytes, or each week of a megabyte, is not printed whole`(format: String) throws {
    let name = String(repeating: "n\u{E9}", count: Share.of(500_000))
    try folder.write(
      "{ \"pelmet\": 1, \"\(name)\": 1, \"colors\": { \"\(name)\": \"#12\(name)\" }, \"window\": { \"\(name)\": 1 } }",
      to: "long/c.theme.json")
    let run = TestConsole("validate", folder["long"], "--verbose", "--format", format)
    expectEqual(run.status, 1)
    #expect(run.output.utf8.count + run.errors.utf8.count < 60_000)
  }

  @Test func writesNoAnnotationWhenAllIsWell() {
    let run = TestConsole("validate", folder["good"], "--format", "github")
    expectEqual(run.status, 0)
    expectEqual(run.output, "")
  }

  @Test(arguments: [("good", 0, 0), ("bad", 1, 1)] as [(String, Int32, Int)])
  func `GitLab gets a report in any case`(name: String, status: Int32, count: Int) {
    let run = TestConsole("validate", folder[name], "--format", "gitlab")
    expectEqual(run.status, status)
    expectEqual(run.errors, "")
    #expect(run.output.hasPrefix("["))
    expectEqual(run.output.matches(of: /"check_name": "UnknownKey"/).count, count)
  }

  @Test(arguments: [("good", 0, false), ("bad", 1, true)] as [(String, Int32, Bool)])
  func writesSARIFWithWhatExplainsTheFindings(name: String, status: Int32, isExplained: Bool) {
    let run = TestConsole("validate", folder[name], "--format", "sarif")
    expectEqual(run.status, status)
    expectEqual(run.errors, "")
    #expect(run.output.contains("\"version\": \"2.1.0\""))
    expectEqual(run.output.contains("\"shortDescription\""), isExplained)
  }
}
