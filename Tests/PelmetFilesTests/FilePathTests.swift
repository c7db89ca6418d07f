import PelmetTestSupport
import Testing

@testable import PelmetFiles

@Suite struct FilePathTests {
  @Test(arguments: [
    ("themes", "themes"), ("themes/", "themes"), ("./themes//dark/.", "themes/dark"), (".", "."), ("./", "."), ("/", "/"),
    ("/a//b/", "/a/b"), ("../a", "../a"),
  ])
  func writesOnePathOneWay(path: String, written: String) {
    expectEqual(FilePath(path).description, written)
  }

  @Test(arguments: [("/a/./b/../c", "/a/c"), ("/..", "/"), ("/a/..", "/")])
  func leavesOutWhatGoesUpAgain(path: String, absolute: String) {
    expectEqual(FilePath(path).absolute.description, absolute)
  }

  @Test(arguments: [
    ("a/b", "a", true), ("./a/b", "a/", true), ("a", ".", true), ("a", "a", false), ("ab", "a", false), ("/a/b", "/a", true),
    ("/a/b", "a", false), ("a/../b", "a", false),
  ])
  func knowsWhatIsBelowAFolder(path: String, folder: String, isBelow: Bool) {
    expectEqual(FilePath(path).isBelow(FilePath(folder)), isBelow)
  }
}
