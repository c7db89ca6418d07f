import Foundation
import PelmetTestSupport
import Testing

@testable import PelmetFiles

@Suite struct FileWriterTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["in/a.txt": "old"])
  }

  private func write(_ text: String, to path: String) throws {
    var writer = FileWriter()
    try writer.write(Array(text.utf8), to: folder[path])
  }

  @Test func `a path does not end at U+0000`() throws {
    #expect(throws: OutputFailure.self) { try write("new", to: "in/a.txt\0.swift") }
    #expect(throws: OutputFailure.self) { try FileWriter.makeFolders(folder["new\0/b"], for: "b") }
    #expect(folder.names() == ["in"] && folder.names(in: "in") == ["a.txt"])
    try expectEqual(folder.text(of: "in/a.txt"), "old")
    expectEqual(DiskItem(folder["in/a.txt\0"]), .missing)
    #expect(throws: DiskFile.Problem.self) { try DiskFile.bytes(of: folder["in/a.txt\0.json"]) }
  }

  /// The names of drafts that nobody writes: a file, and a folder with a file.
  private static let abandoned = [".pelmet-0123456789abcdef.tmp", ".pelmet-fedcba9876543210.tmp"]

  private func abandon(in place: String) throws {
    try folder.write("half of a te", to: "\(place)/\(Self.abandoned[0])")
    try folder.write("half of a te", to: "\(place)/\(Self.abandoned[1])/a.txt")
    try folder.write("half of a te", to: "\(place)/\(Self.abandoned[1])/deep/er/b.txt")
  }

  @Test func `drafts of killed runs are removed, others stay`() throws {
    try abandon(in: "in")
    let others = [".pelmet-0123.tmp", ".pelmet-0123456789ABCDEF.tmp", "pelmet-0123456789abcdef.tmp", ".pelmet-0123456789abcdef"]
    for name in others { try folder.write("", to: "in/\(name)") }
    let draft = try Draft.make(in: folder["in"], for: "a")
    let draftFolder = try Draft.make(in: folder["in"], for: "a", isFolder: true)
    try write("new", to: "in/a.txt")
    let drafts = [draft, draftFolder].map { URL(filePath: $0.path).lastPathComponent }
    expectEqual(folder.names(in: "in"), (others + drafts + ["a.txt"]).sorted())
    draft.discard()
    draftFolder.discard()
    expectEqual(folder.names(in: "in"), (others + ["a.txt"]).sorted())
  }

  @Test func `what links in a draft lead to stays`() throws {
    try abandon(in: "in")
    try folder.write("kept", to: "other/c.txt")
    try folder.link("in/\(Self.abandoned[1])/deep/link", to: folder["other"])
    try write("new", to: "in/a.txt")
    expectEqual(folder.names(in: "in"), ["a.txt"])
    expectEqual(folder.names(in: "other"), ["c.txt"])
  }

  #if os(Linux)
    @Test func `a link to a name that is not UTF-8 is refused`() throws {
      let link = folder["in/l.txt"]
      let made = "caf\u{1}".withCString { name in
        var name = Array(UnsafeBufferPointer(start: name, count: 5))
        name[3] = CChar(bitPattern: 0xE9)
        return symlink(&name, link)
      }
      try #require(made == 0)
      #expect(throws: OutputFailure.self) { try write("new", to: "in/l.txt") }
      expectEqual(folder.names(in: "in"), ["a.txt", "l.txt"])
    }
  #endif

  @Test func `links stay, and what they lead to is written`() throws {
    try folder.link("b.txt", to: "c.txt")
    try folder.link("c.txt", to: "in/a.txt")
    try folder.link("d.txt", to: "in/new.txt")
    try abandon(in: "in")
    for path in ["b.txt", "d.txt"] {
      try write("new", to: path)
      try expectEqual(folder.text(of: path), "new")
    }
    try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: folder["b.txt"]), "c.txt")
    try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: folder["c.txt"]), "in/a.txt")
    expectEqual(folder.names(in: "in"), ["a.txt", "new.txt"])
    expectEqual(folder.names(), ["b.txt", "c.txt", "d.txt", "in"])
  }

  @Test func `permissions stay`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder["in/a.txt"])
    try write("new", to: "in/a.txt")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder["in/a.txt"])
    expectEqual((attributes[.posixPermissions] as? NSNumber)?.intValue, 0o640)
  }

  @Test func `what cannot be replaced is named, and nothing is left behind`() throws {
    try folder.link("in/loop", to: "loop")
    try folder.link("in/zero", to: "/dev/zero")
    expectEqual(mkfifo(folder["in/pipe"], 0o600), 0)
    for (path, reason) in [
      ("in", "a folder is where a file is needed"), ("in/loop", "this is a link that leads back to itself"),
      ("in/zero", "a link leads from here out of the folder, and nothing is written outside; name the file itself"),
      ("in/pipe", "this is a pipe or a device, not a file"),
      ("in/a.txt/b", "a file is where a folder is needed"),
      ("in/\(String(repeating: "n", count: 300))", "the name is too long, or has a character that is not allowed"),
    ] {
      let failure = #expect(throws: OutputFailure.self) { try write("new", to: path) }
      expectEqual(failure?.reason, reason)
    }
    expectEqual(folder.names(in: "in"), ["a.txt", "loop", "pipe", "zero"])
  }

  #if os(Linux)
    @Test func `a device is written to, and a full one is a failure`() throws {
      let failure = #expect(throws: OutputFailure.self) { try NewFile("/dev/full", "text").write() }
      expectEqual(failure?.reason, "the disk is full")
      try NewFile("/dev/null", "text").write()
      try folder.link("full", to: "/dev/full")
      let linked = #expect(throws: OutputFailure.self) { try NewFile(folder["full"], "text").write() }
      #expect(linked?.reason.hasPrefix("a link leads from here out of the folder") == true)
    }
  #endif

  @Test func `files are added to a folder all together, or not at all`() throws {
    func files(_ names: String...) -> NewFiles {
      NewFiles(below: folder["in"], names.map { NewFile(folder["in/\($0)"], "new", below: folder["in"]) })
    }
    try folder.write("", to: "in/kept/x")
    try folder.remove("in/kept/x")
    #expect(throws: OutputFailure.self) { try files("kept/b.txt", "deep/er/c.txt", "d.txt", "a.txt/e.txt").write() }
    expectEqual(folder.names(in: "in"), ["a.txt", "kept"])
    expectEqual(folder.names(in: "in/kept"), [])
    try files("kept/b.txt", "deep/er/c.txt").write()
    try expectEqual(folder.text(of: "in/deep/er/c.txt"), "new")
    try NewFiles(below: folder["new/er"], [NewFile(folder["new/er/deep/b.txt"], "new")]).write()
    try expectEqual(folder.text(of: "new/er/deep/b.txt"), "new")
    #expect(throws: OutputFailure.self) {
      try NewFiles(below: folder["bad/er"], ["a", "a/b"].map { NewFile(folder["bad/er/\($0)"], "") }).write()
    }
    expectEqual(folder.names(), ["in", "new"])
  }

  @Test func `folders that a file would have needed are taken back`() throws {
    let name = String(repeating: "n", count: 300)
    #expect(throws: OutputFailure.self) { try NewFile(folder["new/er/\(name)"], "").write() }
    #expect(throws: OutputFailure.self) { try NewFile(folder["new/\(name)/a.txt"], "").write() }
    expectEqual(folder.names(), ["in"])
  }

  @Test func `a new folder appears as a whole`() throws {
    try abandon(in: ".")
    try NewFolder(folder["out/"]).write([("a.txt", "1"), ("b/c.txt", "2")])
    expectEqual(folder.names(), ["in", "out"])
    try expectEqual(folder.text(of: "out/b/c.txt"), "2")
    #expect(throws: OutputFailure.self) { try NewFolder(folder["out"]).write([]) }
    try FileManager.default.createDirectory(atPath: folder["empty"], withIntermediateDirectories: true)
    try NewFolder(folder["empty"]).write([("a.txt", "1")])
    expectEqual(folder.names(in: "empty"), ["a.txt"])
    #expect(throws: OutputFailure.self) { try NewFolder(folder["bad"]).write([("a", "1"), ("a/b", "2")]) }
    expectEqual(folder.names(), ["empty", "in", "out"])
  }
}
