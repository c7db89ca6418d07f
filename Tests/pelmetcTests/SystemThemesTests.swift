import Foundation
import PelmetTestSupport
import Testing

/// The Swift of the module SystemThemes, which is in the repository: were it made by the plugin, then whoever uses ModelCore would compile the
/// compiler first. `RECORD=1` writes what is stale, and fails, so that recording cannot pass by accident.
@Suite(.enabled(if: BuiltTool.url("pelmetc") != nil)) struct SystemThemesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../themes").standardizedFileURL

  @Test func `the Swift of the system's looks is what pelmetc makes of them`() throws {
    let output = try TemporaryFolder()
    let tool = try #require(BuiltTool.url("pelmetc"))
    let run = try ToolRun(tool, ["--module", "SystemThemes", Self.folder.path, "--output", output["new"]], in: output)
    #expect(run.status == 0, "\(run.errors)")
    let recorded = Self.folder.appendingPathComponent("Generated")
    if ProcessInfo.processInfo.environment["RECORD"] != nil, run.status == 0 {
      try? FileManager.default.removeItem(at: recorded)
      try FileManager.default.copyItem(atPath: output["new"], toPath: recorded.path)
      Issue.record("recorded")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: recorded.path).sorted() == output.names(in: "new"))
    for name in output.names(in: "new") {
      let text = try String(contentsOf: recorded.appendingPathComponent(name), encoding: .utf8)
      #expect(text == (try output.text(of: "new/\(name)")), "\(name) is stale: RECORD=1 swift test --filter SystemThemesTests")
    }
  }
}
