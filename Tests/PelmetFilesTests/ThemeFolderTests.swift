import PelmetFiles
import PelmetTestSupport
import Testing

@Suite struct ThemeFolderTests {
  @Test func findsFilesByTheirEndingsInOrder() throws {
    let folder = try TemporaryFolder([
      "b.theme.json": "", "a/c.tokens.json": "", "a/ö ä/d.resolver.json": "", "pelmet.json": "", "notes.json": "",
      ".hidden/e.theme.json": "", ".f.theme.json": "",
    ])
    let listing = ThemeFolder(folder.path + "//").listing(of: ["."])
    #expect(listing.files == ["a/c.tokens.json", "a/ö ä/d.resolver.json", "b.theme.json"])
    #expect(listing.unreadable == [])
  }

  @Test func findsFilesInPartsOnceEach() throws {
    let folder = try TemporaryFolder(["a/b/c.theme.json": "", "a/d.theme.json": "", "e.theme.json": ""])
    let listing = ThemeFolder(folder.path).listing(of: ["./a/b/", "a", "e.theme.json"])
    #expect(listing.files == ["a/b/c.theme.json", "a/d.theme.json", "e.theme.json"])
  }

  @Test func namesPartsThatAreNotThere() throws {
    let folder = try TemporaryFolder(["a/b.theme.json": "", "c.txt": ""])
    #expect(ThemeFolder(folder.path).listing(of: ["a", "missing", "c.txt"]).unreadable == ["c.txt", "missing"])
  }

  @Test func followsLinksButNotInCircles() throws {
    let other = try TemporaryFolder(["shared.theme.json": ""])
    let folder = try TemporaryFolder(["a/b.theme.json": ""])
    try folder.link("a/up", to: "..")
    try folder.link("a/self", to: ".")
    try folder.link("other", to: other.path)
    try other.link("back", to: folder.path)
    try folder.link("nowhere", to: "missing")
    #expect(ThemeFolder(folder.path).listing(of: ["."]).files == ["a/b.theme.json", "other/shared.theme.json"])
  }

  @Test(arguments: [("/a/b", "b"), ("/a/b/", "b"), ("/a/b/.", "b"), ("/a/b/../c", "c"), ("/", "")])
  func isCalledAsItsLastPart(path: String, name: String) {
    #expect(ThemeFolder(path).name == name)
  }

  @Test func showsPathsAsGiven() {
    #expect(ThemeFolder(".").path(of: "a.theme.json") == "a.theme.json")
    #expect(ThemeFolder("/").path(of: "a.theme.json") == "/a.theme.json")
    #expect(ThemeFolder("./x/").path(of: "a.theme.json") == "./x/a.theme.json")
  }
}
