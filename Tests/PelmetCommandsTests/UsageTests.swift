import PelmetCommands
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
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Error: "))
    #expect(run.errors.contains("Usage: pelmet"))
  }

  @Test func teachesTheFirstSteps() {
    for arguments in [[], ["--help"], ["help"]] {
      let run = TestConsole(arguments)
      #expect(run.status == 0)
      #expect(run.errors == "")
      for step in ["pelmet validate themes", "pelmet resolve themes/midnight.theme.json", "midnight.theme.json:"] {
        #expect(run.output.contains(step))
      }
    }
  }

  @Test(arguments: ["validate", "generate", "resolve", "preview", "explain", "schema", "init"])
  func givesAnExampleOfEachCommand(name: String) {
    for arguments in [[name, "--help"], ["help", name]] {
      let run = TestConsole(arguments)
      #expect(run.status == 0)
      #expect(run.output.contains("\n  pelmet \(name) "))
    }
  }

  @Test func tellsItsVersion() {
    let run = TestConsole("--version")
    #expect(run.status == 0)
    #expect(run.output == PelmetTool.version + "\n")
    #expect(PelmetTool.version.wholeMatch(of: /pelmet \d+\.\d+\.\d+/) != nil)
  }
}
