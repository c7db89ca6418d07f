import Foundation
import PelmetCompiler
import PelmetDiagnostics
import PelmetFiles
import PelmetReports
import PelmetTestSupport
import Testing

/// The mistakes that people make first, a folder for each, with the report that they read in `report.txt`.
@Suite struct TypedMistakeTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/typed-mistakes").standardized

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test func coversFortyFourMistakes() {
    expectEqual(Self.names.count, 44)
  }

  @Test(arguments: names) func saysWhatIsWrongWhereItIsAndWhatToDo(name: String) throws {
    let path = Self.folder.appendingPathComponent(name).path
    let compilation = Self.compilation(of: path)
    var renderer = SnippetRenderer(compilation.sources, colored: false)
    let report = compilation.diagnostics.map { renderer.render($0) }.joined().replacing(path + "/", with: "").replacing(
      path, with: "Themes")
    let file = URL(fileURLWithPath: path).appendingPathComponent("report.txt")
    let golden = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard report != golden else { return }
    if ProcessInfo.processInfo.environment["RECORD"] != nil { try report.write(to: file, atomically: true, encoding: .utf8) }
    Issue.record("\(name)/report.txt is not:\n\(report)")
  }

  @Test(arguments: names) func certainFixesLeaveNoErrorOfTheirOwn(name: String) throws {
    let path = Self.folder.appendingPathComponent(name).path
    func report(_ texts: [String: [UInt8]]) -> FixableReport {
      let compilation = Self.compilation(of: path, texts)
      let files = Set(compilation.sources.files.map(\.path))
      return FixableReport(compilation.diagnostics, in: compilation.sources, changing: files)
    }
    func errors(_ texts: [String: [UInt8]]) -> Set<String> {
      let errors = Self.compilation(of: path, texts).diagnostics.filter { $0.severity == .error }
      return Set(errors.map { "\($0.summary)\($0.fixIts.isEmpty ? "" : " (can be fixed)")" })
    }
    let left = errors(FixedTexts(looks: false, report).texts)
    #expect(left.isSubset(of: errors([:])))
    #expect(!left.contains { $0.hasSuffix(" (can be fixed)") })
  }

  private static func compilation(of path: String, _ texts: [String: [UInt8]] = [:]) -> Compilation {
    Compilation.validate(InputLoader(module: "App", [ThemeSelection(ThemeFolder(path))], texts: texts).input)
  }
}
