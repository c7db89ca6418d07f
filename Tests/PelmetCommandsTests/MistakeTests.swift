import PelmetCompiler
import PelmetDiagnostics
import PelmetFiles
import PelmetTestSupport
import Testing

/// Mistakes that people make, a folder for each, with the messages that they see in `expected.txt`.
@Suite struct MistakeTests {
  static let names = Fixtures.names(in: "mistakes")

  @Test func coversEveryKindOfMistake() {
    expectEqual(Self.names.count, 17)
  }

  @Test(arguments: names)
  func saysWhatIsWrongAndWhere(name: String) throws {
    let path = Fixtures.path("mistakes/\(name)")
    let compilation = Compilation.validate(InputLoader(module: name, [ThemeSelection(ThemeFolder(path))]).input)
    var renderer = LineRenderer(compilation.sources)
    let lines = compilation.diagnostics.map { renderer.render($0) }.joined()
    try Fixtures.expectGolden(lines.replacing(path, with: "mistakes/\(name)"), "mistakes/\(name)/expected.txt")
  }

  @Test(arguments: names)
  func endsWithAnError(name: String) {
    let run = TestConsole("validate", Fixtures.path("mistakes/\(name)"))
    expectEqual(run.status, 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(": error: "))
  }

  @Test(arguments: names)
  func generatesNothing(name: String) throws {
    let folder = try TemporaryFolder()
    let run = TestConsole("generate", Fixtures.path("mistakes/\(name)"), "--output", folder["out"])
    expectEqual(run.status, 1)
    #expect(run.output.isEmpty)
    expectEqual(folder.names(), [])
  }
}
