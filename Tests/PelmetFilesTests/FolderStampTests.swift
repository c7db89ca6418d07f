import Foundation
import PelmetFiles
import PelmetTestSupport
import Testing

@Suite struct FolderStampTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "themes/a.theme.json": "{}", "themes/deep/b.tokens.json": "{}", "themes/Code.swift": "",
      "Assets.xcassets/I.imageset/i.png": "1",
      "pelmet.json": "{}", "other/c.theme.json": "{}",
    ])
  }

  private var stamp: FolderStamp { FolderStamp(of: [folder["themes"], folder["Assets.xcassets"], folder["pelmet.json"]]) }

  /// Another text of the same length, by a new file that takes the place of the old one.
  private func replace(_ file: String) throws {
    try folder.write("[]", to: "new")
    try #require(rename(folder["new"], folder[file]) == 0)
  }

  @Test func `nothing changes while nobody saves`() {
    expectEqual(stamp, stamp)
  }

  @Test(arguments: ["themes/a.theme.json", "themes/deep/b.tokens.json", "Assets.xcassets/I.imageset/i.png", "pelmet.json"])
  func `saving by replacement counts, even with as many bytes`(file: String) throws {
    let before = stamp
    try replace(file)
    #expect(stamp != before)
  }

  @Test func `saving in place counts`() throws {
    let before = stamp
    let file = try #require(FileHandle(forWritingAtPath: folder["themes/a.theme.json"]))
    try file.write(contentsOf: Data("{ }".utf8))
    try file.close()
    #expect(stamp != before)
  }

  @Test func `new, moved and removed files count`() throws {
    var last = stamp
    for step in [
      { try folder.write("{}", to: "themes/new/n.theme.json") },
      { try #require(rename(folder["themes/new/n.theme.json"], folder["themes/new/m.theme.json"]) == 0) },
      { try folder.write("{}", to: "Assets.xcassets/C.colorset/Contents.json") }, { try folder.remove("themes/deep") },
    ] {
      try step()
      let now = stamp
      #expect(now != last)
      last = now
    }
  }

  @Test func `the files are told that have changed`() throws {
    let before = stamp
    try replace("themes/a.theme.json")
    try folder.remove("themes/deep")
    try folder.write("{}", to: "themes/n.theme.json")
    let paths = stamp.paths(changedSince: before)
    expectEqual(paths, ["a.theme.json", "deep/b.tokens.json", "n.theme.json"].map { folder["themes/\($0)"] })
  }

  @Test func `files that Pelmet does not read do not count`() throws {
    let before = stamp
    try folder.write("let a = 1", to: "themes/Code.swift")
    try folder.write("{}", to: "themes/.hidden/h.theme.json")
    try folder.write("{}", to: "themes/.a.theme.json.swp")
    try folder.write("[]", to: "other/c.theme.json")
    expectEqual(stamp, before)
  }

  @Test func `links are followed within the border, and a circle of them is no trap`() throws {
    try folder.link("themes/linked", to: folder["other"])
    try folder.link("themes/circle", to: folder["themes"])
    func permitted() -> FolderStamp { FolderStamp(of: [folder["themes"]], permitting: [folder["other"]]) }
    let (before, outside) = (permitted(), stamp)
    expectEqual(permitted(), before)
    try replace("other/c.theme.json")
    #expect(permitted() != before)
    expectEqual(stamp, outside)
  }

  @Test func `a folder that is not there may come`() throws {
    let before = FolderStamp(of: [folder["later"]])
    expectEqual(before, FolderStamp(of: []))
    try folder.write("{}", to: "later/a.theme.json")
    #expect(FolderStamp(of: [folder["later"]]) != before)
  }
}
