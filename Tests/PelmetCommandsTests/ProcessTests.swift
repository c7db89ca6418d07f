import Foundation
import PelmetTestSupport
import Testing

/// The built tools, as far as they lie beside the tests.
@Suite struct ProcessTests {
  private static let products = Bundle.main.executableURL?.deletingLastPathComponent()

  /// The folder of a built tool; `nil` where tests are run in another way.
  private static func tool(_ name: String) -> URL? {
    let folders = [
      products, Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent(),
    ]
    return folders.compactMap { $0?.appendingPathComponent(name) }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private struct Run {
    let output: String
    let errors: String
    let status: Int32

    init(_ tool: URL, _ arguments: [String], in folder: TemporaryFolder) throws {
      let process = Process()
      process.executableURL = tool
      process.arguments = arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      let pipes = (Pipe(), Pipe())
      (process.standardOutput, process.standardError) = pipes
      try process.run()
      process.waitUntilExit()
      output = String(decoding: pipes.0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      errors = String(decoding: pipes.1.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      status = process.terminationStatus
    }
  }

  @Test(.enabled(if: tool("pelmet") != nil), arguments: ["themes", "other"])
  func looksIntoThemesOrElseHere(name: String) throws {
    let tool = try #require(Self.tool("pelmet"))
    let folder = try TemporaryFolder(["\(name)/a.theme.json": "{ \"pelmet\": 2 }"])
    let run = try Run(tool, ["validate"], in: folder)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("\(name)/a.theme.json:1:13: error: "))
  }

  @Test(.enabled(if: tool("pelmet") != nil))
  func findsSettingsAboveTheFolderThatOneIsIn() throws {
    let tool = try #require(Self.tool("pelmet"))
    let folder = try TemporaryFolder([
      "pelmet.json": "{}", "in/b.theme.json": "{ \"pelmet\": 1, \"extends\": \"a\" }", "a.theme.json": "{}",
    ])
    let inside = try TemporaryFolder()
    let run = try Run(tool, ["validate", folder["in/b.theme.json"], "--format", "json"], in: inside)
    #expect(run.status == 1)
    #expect(run.output.contains("\"MissingKey\""))
    #expect(run.errors == "")
  }

  @Test(.enabled(if: tool("pelmetc") != nil))
  func compilesForThePlugin() throws {
    let tool = try #require(Self.tool("pelmetc"))
    let folder = try TemporaryFolder(["App/a.theme.json": "{ \"pelmet\": 1 }"])
    let arguments = ["--module", "App", folder["App"], "--output", folder["out"]]
    #expect(try Run(tool, arguments, in: folder).status == 0)
    #expect(folder.names(in: "out") == ["Themes.index.swift", "a.theme.swift"])

    try folder.age("out")
    #expect(try Run(tool, arguments, in: folder).status == 0)
    #expect(try folder.written(in: "out") == [])

    try folder.write("{ \"pelmet\": 2 }", to: "App/a.theme.json")
    let run = try Run(tool, arguments, in: folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix(folder["App/a.theme.json:1:13: error: "]))
    #expect(try folder.written(in: "out") == [])
    #expect(try Run(tool, ["--module", "App"], in: folder).status == 64)
  }
}
