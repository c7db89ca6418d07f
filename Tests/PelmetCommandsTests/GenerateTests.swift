import PelmetTestSupport
import Testing

@Suite struct GenerateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "my themes/a.theme.json": "{ \"pelmet\": 1 }", "more/b.theme.json": "{ \"pelmet\": 1, \"extends\": \"a\" }",
    ])
  }

  private func generate(_ paths: [String] = ["my themes"], _ options: String...) -> TestConsole {
    TestConsole(["generate"] + paths.map { folder[$0] } + ["--output", folder["out"]] + options)
  }

  @Test func writesAndSaysWhat() {
    let run = generate()
    #expect(run.status == 0)
    #expect(run.output == "wrote \(folder["out/a.theme.swift"])\nwrote \(folder["out/Themes.index.swift"])\n")
    #expect(run.errors == "")
    #expect(folder.names(in: "out") == ["Themes.index.swift", "a.theme.swift"])
  }

  @Test func saysThatNothingChanged() {
    _ = generate()
    let run = generate()
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "nothing changed\n")
  }

  @Test func makesOneModuleOfAllPaths() throws {
    #expect(generate(["my themes", "more"]).status == 0)
    #expect(try folder.text(of: "out/Themes.index.swift").contains("enum MyThemeIndex {"))
  }

  @Test func namesTheModuleAsAsked() throws {
    #expect(generate(["my themes"], "--name", "Shop").status == 0)
    #expect(try folder.text(of: "out/Themes.index.swift").contains("enum ShopThemes {"))
  }

  @Test func removesWhatIsStale() throws {
    _ = generate(["my themes", "more"])
    let run = generate()
    #expect(run.status == 0)
    #expect(run.output == "wrote \(folder["out/Themes.index.swift"])\nremoved \(folder["out/b.theme.swift"])\n")
    #expect(folder.names(in: "out") == ["Themes.index.swift", "a.theme.swift"])
  }

  @Test func checksWithoutWriting() throws {
    let first = generate(["my themes"], "--check")
    #expect(first.status == 1)
    #expect(first.output == "missing: \(folder["out/a.theme.swift"])\nmissing: \(folder["out/Themes.index.swift"])\n")
    #expect(folder.names() == ["more", "my themes"])

    _ = generate(["my themes", "more"])
    let second = generate(["my themes"], "--check")
    #expect(second.status == 1)
    #expect(second.output == "outdated: \(folder["out/Themes.index.swift"])\nstale: \(folder["out/b.theme.swift"])\n")
    #expect(folder.names(in: "out").contains("b.theme.swift"))

    let third = generate(["my themes", "more"], "--check")
    #expect(third.status == 0)
    #expect(third.output == "")
  }

  @Test func saysInWordsWhyItCannotWrite() throws {
    let file = folder["my themes/a.theme.json"]
    let run = TestConsole("generate", folder["my themes"], "--output", file)
    #expect(run.status == 1)
    #expect(run.errors == "error: \(file): a file is where a folder is needed\n")
    #expect(run.output == "")
  }
}
