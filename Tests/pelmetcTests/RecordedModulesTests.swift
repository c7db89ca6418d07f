import Foundation
import PelmetTestSupport
import Testing

/// The modules whose Swift is in the repository: were it made by the plugin, then whoever uses ModelCore, or runs the benchmarks, would compile
/// the compiler for it. `RECORD=1` writes what is stale, and fails, so that recording cannot pass by accident.
@Suite(.enabled(if: BuiltTool.url("pelmetc") != nil)) struct RecordedModulesTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  @Test(arguments: [("SystemThemes", "themes"), ("RunTimeThemes", "Tests/Benchmarks/Sources/RunTimeThemes")])
  func `the recorded Swift is what pelmetc makes of the themes`(module: String, folder: String) throws {
    let folder = Self.repository.appendingPathComponent(folder)
    let output = try TemporaryFolder()
    let tool = try #require(BuiltTool.url("pelmetc"))
    let run = try ToolRun(tool, ["--module", module, folder.path, "--output", output["new"]], in: output)
    expectEqual(run.status, 0, "\(run.errors)")
    let recorded = folder.appendingPathComponent("Generated")
    if ProcessInfo.processInfo.environment["RECORD"] != nil, run.status == 0 {
      try? FileManager.default.removeItem(at: recorded)
      try FileManager.default.copyItem(atPath: output["new"], toPath: recorded.path)
      Issue.record("recorded")
    }
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: recorded.path).sorted(), output.names(in: "new"))
    for name in output.names(in: "new") {
      let text = try String(contentsOf: recorded.appendingPathComponent(name), encoding: .utf8)
      #expect(text == (try output.text(of: "new/\(name)")), "\(name) is stale: RECORD=1 swift test --filter RecordedModulesTests")
    }
  }
}
