import PelmetTestSupport
import Testing

@testable import PelmetFiles

@Suite struct ThemeFolderTests {
  @Test func findsFilesByTheirEndingsInOrder() throws {
    let folder = try TemporaryFolder([
      "b.theme.json": "", "a/c.tokens.json": "", "a/ö ä/d.resolver.json": "", "pelmet.json": "", "notes.json": "",
      ".hidden/e.theme.json": "", ".f.theme.json": "",
    ])
    let listing = ThemeFolder(folder.path + "//").listing(of: ["."])
    expectEqual(listing.files, ["a/c.tokens.json", "a/ö ä/d.resolver.json", "b.theme.json"])
    expectEqual(listing.unreadable, [])
  }

  @Test func findsFilesInPartsOnceEach() throws {
    let folder = try TemporaryFolder(["a/b/c.theme.json": "", "a/d.theme.json": "", "e.theme.json": ""])
    let listing = ThemeFolder(folder.path).listing(of: ["./a/b/", "a", "e.theme.json"])
    expectEqual(listing.files, ["a/b/c.theme.json", "a/d.theme.json", "e.theme.json"])
  }

  @Test func namesPartsThatAreNotThere() throws {
    let folder = try TemporaryFolder(["a/b.theme.json": "", "c.txt": ""])
    expectEqual(ThemeFolder(folder.path).listing(of: ["a", "missing", "c.txt"]).unreadable, ["c.txt", "missing"])
  }

  @Test func followsLinksButNotInCircles() throws {
    let other = try TemporaryFolder(["shared.theme.json": ""])
    let folder = try TemporaryFolder(["a/b.theme.json": ""])
    try folder.link("a/up", to: "..")
    try folder.link("a/self", to: ".")
    try folder.link("other", to: other.path)
    try other.link("back", to: folder.path)
    try folder.link("nowhere", to: "missing")
    #expect(
      ThemeFolder(folder.path).permitting([other.path]).listing(of: ["."]).files == ["a/b.theme.json", "other/shared.theme.json"])
  }

  @Test func `folders that link to each other are each taken once, under their own paths`() throws {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: (0..<12).map { ("d\($0)/x\($0).theme.json", "") }))
    for from in 0..<12 { for to in 0..<12 { try folder.link("d\(from)/l\(to)", to: "../d\(to)") } }
    expectEqual(ThemeFolder(folder.path).listing(of: ["."]).files, (0..<12).map { "d\($0)/x\($0).theme.json" }.sorted())
  }

  @Test func `a folder behind links alone has the first of their paths`() throws {
    let other = try TemporaryFolder(["in/x.theme.json": "", "y.theme.json": ""])
    let folder = try TemporaryFolder(["real/z.theme.json": ""])
    try folder.link("b", to: other.path)
    try folder.link("real/a", to: other.path)
    try folder.link("c", to: other["in"])
    try folder.link("a-z", to: other["in"])
    let linked = ThemeFolder(folder.path).permitting([other.path])
    expectEqual(linked.listing(of: ["."]).files, ["a-z/x.theme.json", "b/y.theme.json", "real/z.theme.json"])
  }

  @Test func `what another process has found is the same`() throws {
    let folder = try TemporaryFolder(["a.theme.json": "", "in/b\nc.tokens.json": "", "in/d.json": ""])
    try folder.link("e.theme.json", to: "a.theme.json")
    try folder.link("in/up", to: "..")
    let walk = FolderWalk(folder.path)
    try folder.write(
      String(decoding: FolderWalk.record([(folder.path, walk), ("/none", FolderWalk("/none"))]), as: UTF8.self), to: "record")
    let folders = try #require(ThemeFolder.recorded(in: folder["record"]))
    expectEqual(folders.keys.sorted(), ["/none", folder.path].sorted())
    try folder.remove("a.theme.json")
    let listing = try #require(folders[folder.path]).absolute.listing(of: ["."])
    expectEqual(listing.files, ["a.theme.json", "e.theme.json", "in/b\nc.tokens.json"])
    expectEqual(listing.others, ["in/d.json"])
    #expect(ThemeFolder.recorded(in: folder["in/d.json"])?.isEmpty == true)
    #expect(ThemeFolder.recorded(in: folder["none"]) == nil)
  }

  #if os(Linux)
    @Test func `names in two spellings are told apart`() throws {
      let folder = try TemporaryFolder(["\u{E9}.json": "", "f\u{301}.json": ""])
      try folder.write("", to: "e\u{301}.json")
      let listing = ThemeFolder(folder.path).listing(of: ["."])
      expectEqual(listing.others.map { Array($0.utf8) }, ["e\u{301}.json", "f\u{301}.json"].map { Array($0.utf8) })
    }
  #endif

  @Test(arguments: [("/a/b", "b"), ("/a/b/", "b"), ("/a/b/.", "b"), ("/a/b/../c", "c"), ("/", "")])
  func isCalledAsItsLastPart(path: String, name: String) {
    expectEqual(ThemeFolder(path).name, name)
  }

  @Test func showsPathsAsGiven() {
    expectEqual(ThemeFolder(".").path(of: "a.theme.json"), "a.theme.json")
    expectEqual(ThemeFolder("/").path(of: "a.theme.json"), "/a.theme.json")
    expectEqual(ThemeFolder("./x/").path(of: "a.theme.json"), "./x/a.theme.json")
  }
}
