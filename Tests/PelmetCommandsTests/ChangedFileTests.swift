import Foundation
import PelmetFiles
import PelmetTestSupport
import Testing

@testable import PelmetCommands

@Suite struct ChangedFileTests {
  private func change(_ path: String, from old: String = "old", to new: String = "new") -> ChangedFile {
    ChangedFile(path, from: Array(old.utf8), to: Array(new.utf8))
  }

  @Test func keepsPermissions() throws {
    let folder = try TemporaryFolder(["a.json": "old"])
    for permissions in [0o600, 0o755, 0o664] {
      try folder.write("old", to: "a.json")
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: folder["a.json"])
      try ChangedFile.write([change(folder["a.json"])])
      try expectEqual(folder.text(of: "a.json"), "new")
      let attributes = try FileManager.default.attributesOfItem(atPath: folder["a.json"])
      expectEqual((attributes[.posixPermissions] as? NSNumber)?.intValue, permissions)
    }
    expectEqual(folder.names(), ["a.json"])
  }

  @Test func replacesTheTargetOfALink() throws {
    let folder = try TemporaryFolder(["shared/a.json": "old"])
    try folder.link("link.json", to: "shared/a.json")
    try folder.link("second.json", to: "link.json")
    try ChangedFile.write([change(folder["second.json"])])
    try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: folder["link.json"]), "shared/a.json")
    try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: folder["second.json"]), "link.json")
    try expectEqual(folder.text(of: "shared/a.json"), "new")
    expectEqual(folder.names(in: "shared"), ["a.json"])
  }

  @Test func writesNothingIfOneOfTheFilesHasChangedMeanwhile() throws {
    let folder = try TemporaryFolder(["a.json": "old", "b.json": "somebody's"])
    for missing in [false, true] {
      if missing { try folder.remove("b.json") }
      #expect {
        try ChangedFile.write([change(folder["a.json"]), change(folder["b.json"])])
      } throws: { error in
        "\(error)" == "\(folder["b.json"]): the file has changed since it was read; run the command again"
      }
      try expectEqual(folder.text(of: "a.json"), "old")
    }
    expectEqual(folder.names(), ["a.json"])
  }

  @Test(.enabled(if: geteuid() != 0)) func leavesAFileAloneThatIsWriteProtected() throws {
    let folder = try TemporaryFolder(["a.json": "old"])
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder["a.json"])
    #expect(throws: OutputFailure.self) { try ChangedFile.write([change(folder["a.json"])]) }
    try expectEqual(folder.text(of: "a.json"), "old")
  }

  @Test func tellsPathsOfTheSameFile() throws {
    let folder = try TemporaryFolder(["a.json": "a", "b.json": "b"])
    try folder.link("link.json", to: "a.json")
    let paths = ["a.json", "link.json", "b.json"].map { folder[$0] }
    expectEqual(ChangedFile.distinct(paths), [paths[0], paths[2]])
  }
}
