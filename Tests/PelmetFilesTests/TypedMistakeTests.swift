import Foundation
import PelmetCompiler
import PelmetDiagnostics
import PelmetFiles
import PelmetReports
import PelmetTestSupport
import Testing

/// The 25 mistakes that people make first, a folder for each, with the report that they read in `report.txt`.
@Suite struct TypedMistakeTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/typed-mistakes").standardized

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test func coversTwentyFiveMistakes() {
    expectEqual(Self.names.count, 25)
  }

  @Test(arguments: names) func saysWhatIsWrongWhereItIsAndWhatToDo(name: String) throws {
    let path = Self.folder.appendingPathComponent(name).path
    let compilation = Compilation.validate(InputLoader(module: "App", [ThemeSelection(ThemeFolder(path))]).input)
    var renderer = SnippetRenderer(compilation.sources, colored: false)
    let report = compilation.diagnostics.map { renderer.render($0) }.joined().replacing(path + "/", with: "").replacing(
      path, with: "Themes")
    let file = URL(fileURLWithPath: path).appendingPathComponent("report.txt")
    let golden = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard report != golden else { return }
    if ProcessInfo.processInfo.environment["RECORD"] != nil { try report.write(to: file, atomically: true, encoding: .utf8) }
    Issue.record("\(name)/report.txt is not:\n\(report)")
  }
}
