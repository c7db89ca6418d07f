import Foundation
import PelmetFiles
import PelmetTestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct FolderWatchTests {
  private let folder: TemporaryFolder
  private let watch = FolderWatch()

  init() throws {
    folder = try TemporaryFolder([
      "themes/a.theme.json": "{}", "themes/deep/b.tokens.json": "{}", "Assets.xcassets/I.imageset/i.png": "1",
      "pelmet.json": "{}",
      "other/c.theme.json": "{}", "far/d.theme.json": "{}",
    ])
    try folder.link("themes/linked", to: folder["other"])
    try folder.link("themes/d.theme.json", to: folder["far/d.theme.json"])
    follow()
  }

  private func follow() {
    let paths: Set = [folder["themes"], folder["Assets.xcassets"], folder["pelmet.json"], folder["later"]]
    watch.follow(FolderStamp(of: paths, permitting: [folder["other"], folder["far"]]).places)
    watch.clear()
  }

  /// Whether something happens within the time.
  private func tells(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  private func writeInPlace(_ file: String) throws {
    let file = try #require(FileHandle(forWritingAtPath: folder[file]))
    try file.write(contentsOf: Data("{ }".utf8))
    try file.close()
  }

  @Test func `says nothing while nothing happens`() throws {
    #expect(!tells(within: 0))
    _ = try folder.text(of: "themes/a.theme.json")
    follow()
    #expect(!tells(within: 0))
  }

  private static let files = [
    "themes/a.theme.json", "themes/deep/b.tokens.json", "Assets.xcassets/I.imageset/i.png", "pelmet.json", "other/c.theme.json",
    "far/d.theme.json",
  ]

  @Test(arguments: files)
  func `tells of files that are written in place`(file: String) throws {
    try writeInPlace(file)
    #expect(tells(within: 60_000))
    watch.clear()
    #expect(!tells(within: 0))
  }

  @Test(arguments: files)
  func `tells of files that are replaced, again and again`(file: String) throws {
    for _ in 1...3 {
      try folder.write("[]", to: "far/new")
      try #require(rename(folder["far/new"], folder[file]) == 0)
      #expect(tells(within: 60_000))
      follow()
      #expect(!tells(within: 0))
    }
    try writeInPlace(file)
    #expect(tells(within: 60_000))
  }

  @Test func `tells of new folders, and follows them`() throws {
    for file in ["themes/new/n.theme.json", "later/l.theme.json"] {
      try folder.write("{}", to: file)
      #expect(tells(within: 60_000))
      follow()
      try writeInPlace(file)
      #expect(tells(within: 60_000))
      watch.clear()
    }
  }

  @Test func `tells of a folder that another one has taken the place of`() throws {
    try #require(rename(folder["themes/deep"], folder["far/old"]) == 0)
    try folder.write("{}", to: "themes/deep/b.tokens.json")
    #expect(tells(within: 60_000))
    follow()
    try writeInPlace("themes/deep/b.tokens.json")
    #expect(tells(within: 60_000))
  }

  @Test func `does not tell of what is no longer followed`() throws {
    watch.follow(FolderStamp(of: [folder["other"]]).places)
    watch.clear()
    try writeInPlace("themes/deep/b.tokens.json")
    #expect(!tells(within: 0))
    try writeInPlace("other/c.theme.json")
    #expect(tells(within: 60_000))
  }
}
