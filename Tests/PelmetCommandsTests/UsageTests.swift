import PelmetCommands
import PelmetTestSupport
import Testing

@Suite struct UsageTests {
  @Test(arguments: [
    ["nonsense"], ["validate", "--nonsense"], ["validate", "--format", "sarff"], ["validate", "--module", "Style"],
    ["validate", "--module", "=x"], ["validate", "--module", "A=x", "--module", "A=y"], ["generate"], ["generate", "themes"],
    ["generate", "--output", "x"], ["preview"], ["preview", "themes"], ["preview", "themes", "-o"], ["resolve"],
    ["resolve", "a", "b"], ["resolve", "a", "--argument", "accent"],
    ["explain", "a", "b"], ["schema", "--kind", "tokens"], ["init", "a", "b"], ["init", "--name", "1st"],
  ])
  func refusesWhatIsNoCommandLine(arguments: [String]) {
    let run = TestConsole(arguments)
    expectEqual(run.status, 64)
    expectEqual(run.output, "")
    #expect(run.errors.hasPrefix("Error: "))
    #expect(run.errors.contains("Usage: pelmet"))
  }

  @Test func teachesTheFirstSteps() {
    for arguments in [[], ["--help"], ["help"]] {
      let run = TestConsole(arguments)
      expectEqual(run.status, 0)
      expectEqual(run.errors, "")
      for step in ["pelmet validate themes", "pelmet resolve themes/midnight.theme.json", "midnight.theme.json:"] {
        #expect(run.output.contains(step))
      }
    }
  }

  static let commands = [
    "validate", "generate", "resolve", "preview", "explain", "schema", "tokens", "migrate", "diff", "init", "doctor",
  ]

  /// In a terminal of the usual width.
  @Test(arguments: commands + [""])
  func `shows every example in one line, and every default once`(name: String) {
    let help = TestConsole([name, "--help"].filter { !$0.isEmpty }).output
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      #expect(line.ranges(of: "(default:").count <= 1, "\(line)")
      // What follows an example is another one, or an empty line.
      guard line.hasPrefix("  pelmet ") || line.hasPrefix("     pelmet "), index + 1 < lines.count else { continue }
      #expect(lines[index + 1].isEmpty || lines[index + 1].hasPrefix("  "), "\(line)\n\(lines[index + 1])")
    }
    let options = help.replacing(/\n {10,}/, with: " ").split(separator: "\n")
    for option in options where option.hasPrefix("  ") { #expect(option.ranges(of: "(default:").count <= 1, "\(option)") }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `writes a script by which a shell completes commands and options`(shell: String) {
    let run = TestConsole("--generate-completion-script", shell)
    expectEqual(run.status, 0)
    for word in Self.commands + ["strict"] { #expect(run.output.contains(word), "\(word)") }
  }

  @Test(arguments: commands)
  func givesAnExampleOfEachCommand(name: String) {
    for arguments in [[name, "--help"], ["help", name]] {
      let run = TestConsole(arguments)
      expectEqual(run.status, 0)
      #expect(run.output.contains("\n  pelmet \(name) "))
    }
  }

  @Test func tellsItsVersion() {
    let run = TestConsole("--version")
    expectEqual(run.status, 0)
    expectEqual(run.output, PelmetTool.version + "\n")
    #expect(PelmetTool.version.wholeMatch(of: /pelmet \d+\.\d+\.\d+/) != nil)
  }
}
