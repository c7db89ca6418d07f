import Foundation
import PelmetTestSupport
import Testing

/// That the tools write into their output folder alone. Everything else is made read-only; because that stops no administrator, it is
/// also compared with what it was.
@Suite struct ReadOnlyTests {
  private let inputs: TemporaryFolder
  private let home: TemporaryFolder
  private let output: TemporaryFolder

  init() throws {
    inputs = try TemporaryFolder([
      "App/pelmet.json": "{ \"emitTokens\": true }",
      "App/brand.tokens.json": "{ \"accent\": { \"$type\": \"color\", \"$value\": \"#0A84FF\" } }",
      "App/midnight.theme.json": """
      { "pelmet": 1, "extends": "Style:base", "tokens": ["brand.tokens.json"], "window": { "tintColor": "{accent}" } }
      """,
      "App/broken.theme": "", "Style/base.theme.json": "{ \"pelmet\": 1, \"abstract\": true }",
    ])
    (home, output) = (try TemporaryFolder(), try TemporaryFolder())
  }

  @Test(
    .enabled(if: BuiltTool.url("pelmet") != nil && BuiltTool.url("pelmetc") != nil),
    arguments: [
      "pelmet generate App --module Style=Style --output OUT", "pelmetc --module App App --dependency Style Style --output OUT",
    ])
  func writesIntoTheOutputFolderAlone(command: String) throws {
    try expectNoChange(by: command)
    #expect(output.names().contains("midnight.theme.swift"))
  }

  @Test(
    .enabled(if: BuiltTool.url("pelmet") != nil),
    arguments: [
      "pelmet validate App --module Style=Style --format json",
      "pelmet resolve App/midnight.theme.json --module Style=Style --format json", "pelmet schema", "pelmet schema App",
      "pelmet explain LowContrast",
    ])
  func writesNothingWhereNothingIsToBeWritten(command: String) throws {
    try expectNoChange(by: command)
    expectEqual(output.names(), [])
  }

  private func expectNoChange(by command: String) throws {
    var arguments = command.split(separator: " ").map { $0 == "OUT" ? output.path : String($0) }
    let tool = try #require(BuiltTool.url(arguments.removeFirst()))
    try lock(true)
    let before = (try state(inputs), try state(home))
    let run = try ToolRun(tool, arguments, in: inputs, home: home)
    expectEqual(run.status, 0, "\(run.errors)")
    try expectEqual(state(inputs), before.0)
    try expectEqual(state(home), before.1)
    try lock(false)
  }

  /// Takes away or gives back the permission to write.
  private func lock(_ isLocked: Bool) throws {
    for folder in [inputs, home] {
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) + [""] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder[path], isDirectory: &isFolder) else { continue }
        let permissions = isLocked ? 0o444 : 0o644
        try FileManager.default.setAttributes(
          [.posixPermissions: isFolder.boolValue ? permissions | 0o111 : permissions], ofItemAtPath: folder[path])
      }
    }
  }

  /// Every file and folder, with its bytes, its permissions and when it was written.
  private func state(_ folder: TemporaryFolder) throws -> [String: [String]] {
    var state: [String: [String]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) + [""] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder[path])
      let bytes = FileManager.default.contents(atPath: folder[path]) ?? Data()
      state[path] = [
        bytes.base64EncodedString(), "\(attributes[.posixPermissions] ?? "")", "\(attributes[.modificationDate] ?? "")",
      ]
    }
    return state
  }
}
