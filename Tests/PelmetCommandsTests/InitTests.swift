import PelmetTestSupport
import Testing

@Suite struct InitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func writesAStarterThatNothingIsWrongWith() throws {
    let run = TestConsole("init", folder["themes"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(folder.names(in: "themes") == ["app.theme.json", "pelmet.json", "theme.schema.json"])
    let validation = TestConsole("validate", folder["themes"], "--strict")
    #expect(validation.status == 0)
    #expect(validation.errors == "no errors in 1 theme\n")
  }

  @Test func writesAStarterThatCompiles() throws {
    _ = TestConsole("init", folder["themes"], "--name", "midnight")
    let run = TestConsole("generate", folder["themes"], "--output", folder["swift"])
    #expect(run.status == 0)
    #expect(folder.names(in: "swift").contains("midnight.theme.swift"))
  }

  @Test func saysWhatToPasteAndWhatToDoNext() {
    let themes = folder["themes"]
    let output = TestConsole("init", themes).output
    for line in [
      "wrote \(themes)/app.theme.json", "  .package(name: \"Pelmet\", path: ", ".product(name: \"Pelmet\", package: \"Pelmet\")",
      ".plugin(name: \"PelmetPlugin\", package: \"Pelmet\")", "  pelmet validate \(themes)",
      "  pelmet resolve \(themes)/app.theme.json --scheme dark",
    ] {
      #expect(output.contains(line))
    }
  }

  @Test(arguments: ["app.theme.json", "theme.schema.json", "pelmet.json"])
  func writesNothingWhereAFileIsInTheWay(name: String) throws {
    try folder.write("mine", to: "themes/\(name)")
    let run = TestConsole("init", folder["themes"])
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors == "error: \(folder["themes"])/\(name) already exists\nnothing was written\n")
    #expect(folder.names(in: "themes") == [name])
    #expect(try folder.text(of: "themes/\(name)") == "mine")
  }
}
