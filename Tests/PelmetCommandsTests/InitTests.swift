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
      ".plugin(name: \"PelmetPlugin\", package: \"Pelmet\")", "  pelmet validate \"\(themes)\"",
      "  pelmet resolve \"\(themes)/app.theme.json\" --scheme dark",
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

  @Test func `tokens are listed, and their modes follow the device`() throws {
    try folder.write(
      ##"{ "version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "mode", "contexts": { "light": [], "dark": [] } }, { "type": "modifier", "name": "size", "default": "l", "contexts": { "s": [], "l": [{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }] } }] }"##,
      to: "themes/t/brand.resolver.json")
    let run = TestConsole("init", folder["themes"], "--tokens", folder["themes/t/brand.resolver.json"])
    #expect(run.status == 0, "\(run.errors)")
    let theme = try folder.text(of: "themes/app.theme.json")
    #expect(
      theme.contains(
        """
          "pelmet": 1,

          "tokens": ["t/brand.resolver.json"],
          "inputs": {"mode": {"light": "light", "dark": "dark"}, "size": "l"},

          "colors": {

        """))
    #expect(theme.contains("\"bar-ink\": { \"light\""))
    let validation = TestConsole("validate", folder["themes"], "--strict")
    #expect(validation.errors == "no errors in 1 theme\n")
  }

  @Test func `tokens outside of the folder are refused`() throws {
    try folder.write("{}", to: "x.tokens.json")
    let run = TestConsole("init", folder["themes"], "--tokens", folder["x.tokens.json"])
    #expect(run.status == 64)
    #expect(run.errors.contains("themes list files below their own folder"))
    #expect(folder.names(in: "themes") == [])
  }
}
