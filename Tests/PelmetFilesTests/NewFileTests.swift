import Foundation
import PelmetFiles
import PelmetTestSupport
import Testing

@Suite struct NewFileTests {
  @Test func takesThePlaceOfAFileAndMakesFolders() throws {
    let folder = try TemporaryFolder(["a.txt": "old"])
    for path in ["a.txt", "new/b.txt"] {
      try NewFile(folder[path], "text").write()
      try expectEqual(folder.text(of: path), "text")
    }
  }

  @Test func writesThroughALink() throws {
    let folder = try TemporaryFolder(["a.txt": "old"])
    try folder.link("link.txt", to: "a.txt")
    try NewFile(folder["link.txt"], "text").write()
    try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: folder["link.txt"]), "a.txt")
    try expectEqual(folder.text(of: "a.txt"), "text")
  }
}
