import PelmetFiles
import PelmetTestSupport
import Testing

@Suite struct ThemeSelectionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "module/pelmet.json": "{}", "module/themes/dark/night.theme.json": "", "module/day.theme.json": "",
      "plain/dusk.theme.json": "",
      "plain/notes.txt": "",
    ])
  }

  /// Groups paths below the folder; what comes out is told relative to it.
  private func groups(_ paths: [String]) -> [Group] {
    ThemeSelection.grouping(paths.map { folder[$0] }).map { selection in
      Group(
        folder: String(selection.folder.path.dropFirst(folder.path.count + 1)),
        files: selection.files.map { files in files.mapValues { String($0.dropFirst(folder.path.count + 1)) } })
    }
  }

  private struct Group: Equatable {
    var folder: String
    var files: [String: String]?
  }

  @Test func takesEachFolderAsOneModule() {
    expectEqual(groups(["plain", "module/"]), [Group(folder: "plain"), Group(folder: "module")])
  }

  @Test func putsAFileIntoTheNearestFolderWithSettings() {
    #expect(
      groups(["module/themes/dark/night.theme.json"])
        == [Group(folder: "module", files: ["themes/dark/night.theme.json": "module/themes/dark/night.theme.json"])])
  }

  @Test func putsAFileIntoItsOwnFolderElse() {
    expectEqual(groups(["plain/dusk.theme.json"]), [Group(folder: "plain", files: ["dusk.theme.json": "plain/dusk.theme.json"])])
  }

  @Test func makesOneRunOfFilesOfOneModule() {
    let given = ["module/themes/./dark/night.theme.json", "plain/dusk.theme.json", "module/day.theme.json"]
    let night = ["themes/dark/night.theme.json": given[0], "day.theme.json": given[2]]
    #expect(
      groups(given) == [Group(folder: "module", files: night), Group(folder: "plain", files: ["dusk.theme.json": given[1]])])
  }

  @Test(arguments: [
    ["plain", "plain/dusk.theme.json"], ["plain/dusk.theme.json", "plain/"], ["plain", "./plain", "plain/."],
  ])
  func readsAFolderOnceWhateverElseIsGiven(paths: [String]) {
    let groups = groups(paths)
    expectEqual(groups.count, 1)
    #expect(groups.first?.files == nil)
  }

  @Test func keepsWhatIsMissingSoThatItIsReported() {
    #expect(
      groups(["gone", "gone/a.theme.json", "plain/notes.txt"]) == [
        Group(folder: "gone"), Group(folder: "plain", files: ["notes.txt": "plain/notes.txt"]),
      ])
  }
}
