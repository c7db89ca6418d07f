import PelmetTestSupport
import Testing

@testable import PelmetFiles

/// The themes that SwiftPM leaves out of a target, going by its list of the target's files.
@Suite struct TargetFilesTests {
  /// The paths that are left out of a folder, of which SwiftPM lists some.
  private func excluded(_ folder: TemporaryFolder, _ listed: String...) -> [String] {
    TargetFiles(listed.map { folder[$0] }, in: folder.path).exclusions(in: FolderWalk(folder.path)).paths
  }

  @Test func `an excluded folder is named once, by the outermost of which nothing is listed`() throws {
    let folder = try TemporaryFolder([
      "a.theme.json": "", "docs/b.theme.json": "", "docs/in/c.theme.json": "", "docs/in/tokens.json": "", "A.swift": "",
    ])
    expectEqual(excluded(folder, "A.swift", "a.theme.json"), ["docs"])
    let exclusions = TargetFiles([folder["A.swift"], folder["a.theme.json"]], in: folder.path + "/")
      .exclusions(in: FolderWalk(folder.path))
    expectEqual(exclusions.themes, ["docs/b.theme.json", "docs/in/c.theme.json"])
    expectEqual(excluded(folder, "A.swift", "a.theme.json", "docs/in/c.theme.json"), ["docs/b.theme.json"])
    expectEqual(
      excluded(folder, "A.swift", "docs/in/tokens.json"), ["a.theme.json", "docs/b.theme.json", "docs/in/c.theme.json"])
  }

  @Test func `a folder in the list stands for what is in it`() throws {
    let folder = try TemporaryFolder(["Fixtures/in/a.theme.json": "", "Fixtures2/b.theme.json": "", "A.swift": ""])
    expectEqual(excluded(folder, "A.swift", "Fixtures"), ["Fixtures2"])
  }

  @Test func `files other than themes, and what is behind links, are left to the walk`() throws {
    let folder = try TemporaryFolder(["App/A.swift": "", "App/b.json": "", "App/In/c.json": "", "Shared/a.theme.json": ""])
    try folder.link("App/Linked", to: "../Shared")
    try folder.link("App/In/d.theme.json", to: "../../Shared/a.theme.json")
    let walk = FolderWalk(folder["App"])
    expectEqual(TargetFiles([folder["App/A.swift"]], in: folder["App"]).exclusions(in: walk).paths, [])
    try folder.write("", to: "App/In/e.theme.json")
    let found = TargetFiles([folder["App/A.swift"]], in: folder["App"]).exclusions(in: FolderWalk(folder["App"]))
    expectEqual(found.paths, ["In/e.theme.json"])
  }

  @Test func `a list of other files says nothing`() throws {
    let folder = try TemporaryFolder(["a.theme.json": ""])
    expectEqual(excluded(folder), [])
    #expect(
      TargetFiles(["/else/A.swift", folder.path + "2/A.swift"], in: folder.path).exclusions(in: FolderWalk(folder.path)).paths
        == [])
  }

  @Test func `names with other Unicode characters, and a mark behind the slash`() throws {
    let folder = try TemporaryFolder(["e\u{301}/a.theme.json": "", "\u{301}/b.theme.json": "", "A.swift": ""])
    expectEqual(excluded(folder, "A.swift", "\u{E9}/a.theme.json"), ["\u{301}"])
  }
}
