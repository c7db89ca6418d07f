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
    expectEqual(run.status, 0)
    expectEqual(run.output, "wrote \(folder["out/a.theme.swift"])\nwrote \(folder["out/Themes.index.swift"])\n")
    expectEqual(run.errors, "")
    expectEqual(folder.names(in: "out"), ["Themes.index.swift", "a.theme.swift"])
  }

  @Test func saysThatNothingChanged() {
    _ = generate()
    let run = generate()
    expectEqual(run.status, 0)
    expectEqual(run.output, "")
    expectEqual(run.errors, "nothing changed\n")
  }

  @Test func makesOneModuleOfAllPaths() throws {
    expectEqual(generate(["my themes", "more"]).status, 0)
    #expect(try folder.text(of: "out/Themes.index.swift").contains("enum MyThemeIndex {"))
  }

  @Test func namesTheModuleAsAsked() throws {
    expectEqual(generate(["my themes"], "--name", "Shop").status, 0)
    #expect(try folder.text(of: "out/Themes.index.swift").contains("enum ShopThemes {"))
  }

  @Test func removesWhatIsStale() throws {
    _ = generate(["my themes", "more"])
    let run = generate()
    expectEqual(run.status, 0)
    expectEqual(run.output, "wrote \(folder["out/Themes.index.swift"])\nremoved \(folder["out/b.theme.swift"])\n")
    expectEqual(folder.names(in: "out"), ["Themes.index.swift", "a.theme.swift"])
  }

  @Test func checksWithoutWriting() throws {
    let first = generate(["my themes"], "--check")
    expectEqual(first.status, 1)
    expectEqual(first.output, "missing: \(folder["out/a.theme.swift"])\nmissing: \(folder["out/Themes.index.swift"])\n")
    expectEqual(folder.names(), ["more", "my themes"])

    _ = generate(["my themes", "more"])
    let second = generate(["my themes"], "--check")
    expectEqual(second.status, 1)
    expectEqual(second.output, "outdated: \(folder["out/Themes.index.swift"])\nstale: \(folder["out/b.theme.swift"])\n")
    #expect(folder.names(in: "out").contains("b.theme.swift"))

    let third = generate(["my themes", "more"], "--check")
    expectEqual(third.status, 0)
    expectEqual(third.output, "")
  }

  @Test func saysInWordsWhyItCannotWrite() throws {
    let file = folder["my themes/a.theme.json"]
    let run = TestConsole("generate", folder["my themes"], "--output", file)
    expectEqual(run.status, 1)
    expectEqual(run.errors, "error: \(file): a file is where a folder is needed\n")
    expectEqual(run.output, "")
  }
}
