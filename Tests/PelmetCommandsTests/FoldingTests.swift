import PelmetTestSupport
import Testing

/// A theme whose tokens have more mistakes of one kind than a report shows.
enum ManyFindings {
  static let files = [
    "many/a.theme.json": ##"""
    { "pelmet": 1, "tokens": ["x.tokens.json"], "navigationBar": { "x": 1, "tintColor": "{t1}", "titleTextAttributes": { "foregroundColor": "{t2}" } },
      "window": { "tintColor": "{t3}" }, "toolbar": { "tintColor": "{t4}" }, "tabBar": { "tintColor": "{t5}", "unselectedItemTintColor": "{t6}" },
      "content": { "backgroundColor": "{t7}" } }
    """##,
    "many/x.tokens.json":
      "{\n" + (1...7).map { "  \"t\($0)\": { \"$type\": \"color\", \"$value\": \"x\($0)\" }" }.joined(separator: ",\n") + "\n}\n",
  ]

  static func listing(_ path: String) -> String { "'pelmet validate --verbose \"\(path)\"' lists them" }
}

@Suite struct FoldingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(ManyFindings.files)
  }

  private let rest = "… 4 more InvalidTokenValue in x.tokens.json; "

  @Test func showsTheFirstAndCountsTheRest() {
    let run = TestConsole("validate", folder["many"])
    expectEqual(run.status, 1)
    #expect(run.errors.hasSuffix("\n\(rest)\(ManyFindings.listing(folder["many"]))\n8 errors in 1 theme\n"))
    expectEqual(shown(run.errors), 3)
  }

  @Test func showsAllWhenAsked() {
    let run = TestConsole("validate", "--verbose", folder["many"])
    expectEqual(shown(run.errors), 7)
    #expect(!run.errors.contains("more InvalidTokenValue"))
  }

  @Test(arguments: [["generate", "--output", "/nowhere"], ["preview", "-o", "/nowhere.html"], ["resolve"]])
  func foldsWhateverTheCommand(arguments: [String]) {
    let path = folder[arguments == ["resolve"] ? "many/a.theme.json" : "many"]
    let run = TestConsole(arguments + [path])
    #expect(run.errors.contains("\n\(rest)\(ManyFindings.listing(path))\n"))
    expectEqual(shown(TestConsole(arguments + [path, "--verbose"]).errors), 7)
  }

  @Test(arguments: ["json", "sarif", "github"])
  func foldsNothingForTools(format: String) {
    let run = TestConsole("validate", folder["many"], "--format", format)
    #expect(run.output.components("InvalidTokenValue") >= 7)
    #expect(!run.output.contains("more InvalidTokenValue"))
  }

  @Test func repeatsTheModulesInTheCommandThatListsTheRest() {
    let run = TestConsole("validate", folder["many"], "--module", "Style=\(folder["many"])x")
    #expect(
      run.errors.contains("'pelmet validate --verbose \"\(folder["many"])\" --module \"Style=\(folder["many"])x\"' lists them"))
  }

  @Test func countsTheRulesInATerminalAlone() {
    let arguments = ["validate", folder["many"]]
    // As wide as what goes to a file.
    let run = TestConsole(arguments, isTerminal: true, environment: ["NO_COLOR": "1"], columns: 127)
    #expect(run.errors.hasSuffix("lists them\n  7 errors    InvalidTokenValue\n  1 error     UnknownKey\n8 errors in 1 theme\n"))
    #expect(
      run.errors.replacing("  7 errors    InvalidTokenValue\n  1 error     UnknownKey\n", with: "")
        == TestConsole(arguments).errors)
  }

  private func shown(_ errors: String) -> Int { errors.components("[InvalidTokenValue]") }
}

extension String {
  /// The number of times that a text occurs.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
