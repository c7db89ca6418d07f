import PelmetTestSupport
import Testing

@Suite struct ProgressTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: ["a", "b", "c"].map { ("themes/\($0).theme.json", "{ \"pelmet\": 1 }") }))
  }

  /// Runs on a clock that is `pace` later at each look.
  private func run(
    _ arguments: [String], pace: Duration, isTerminal: Bool = true, environment: [String: String] = ["NO_COLOR": "1"]
  ) -> TestConsole {
    var time = Duration.zero
    return TestConsole(arguments + [folder["themes"]], isTerminal: isTerminal, environment: environment) {
      defer { time += pace }
      return time
    }
  }

  private let erase = "\r\u{1B}[2K"

  @Test func saysWhatTakesMoreThanASecondAndErasesIt() {
    #expect(
      run(["validate"], pace: .milliseconds(400)).errors
        == "\(erase)checking b (2 of 3)\(erase)checking c (3 of 3)\(erase)no errors in 3 themes\n")
  }

  @Test func saysNothingOfShortWork() {
    expectEqual(run(["validate"], pace: .milliseconds(100)).errors, "no errors in 3 themes\n")
  }

  @Test func writesNoMoreThanCanBeRead() {
    let lines = run(["validate"], pace: .milliseconds(600)).errors
    #expect(lines.contains("checking a") && lines.contains("checking c"))
    var times = [Duration.zero, .seconds(2), .seconds(2), .milliseconds(2050), .milliseconds(2150)].makeIterator()
    let console = TestConsole(["validate", folder["themes"]], isTerminal: true) { times.next() ?? .seconds(3) }
    #expect(console.errors.hasPrefix("\(erase)reading "))
    #expect(!console.errors.contains("checking a") && !console.errors.contains("checking b"))
    #expect(console.errors.contains("checking c"))
  }

  @Test func saysNothingInPipesAndToTerminalsThatCannotErase() {
    expectEqual(run(["validate"], pace: .seconds(2), isTerminal: false).errors, "no errors in 3 themes\n")
    expectEqual(run(["validate"], pace: .seconds(2), environment: ["TERM": "dumb"]).errors, "no errors in 3 themes\n")
  }

  @Test func goesWithGenerateAndPreview() {
    #expect(
      run(["generate", "--check", "--output", folder["out"]], pace: .seconds(2)).errors
        == "\(erase)checking a (1 of 3)\(erase)checking b (2 of 3)\(erase)checking c (3 of 3)\(erase)")
    #expect(run(["preview", "-o", folder["page.html"]], pace: .seconds(2)).errors.hasSuffix("\(erase)drawing the page\(erase)"))
  }
}
