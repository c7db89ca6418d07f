import Foundation
import PelmetTestSupport
import Testing

@testable import PelmetRewriting
@testable import pelmetrewrite

/// The tool's files: what a run reads, writes and leaves alone.
@Suite("Rewriting a module")
struct ModuleRewritingTests {
  private let folder: TemporaryFolder
  private let root: String

  init() throws {
    folder = try TemporaryFolder(["App/A.swift": "@objc A", "App/Screens/B.swift": "B", "App/Screens/C.swift": "@objc C"])
    root = folder["App"]
  }

  /// Stands for the rewriting of a file: `@objc` becomes spaces, and `C` is reported.
  private static let rewrite: @Sendable ([UInt8], String) -> SourceRewriting = { source, _ in
    let text = String(decoding: source, as: UTF8.self)
    let findings = text.contains("C") ? [SourceFinding(offset: 6, summary: "C is left", fix: "write B")] : []
    return SourceRewriting(text: Array(text.replacing("@objc", with: "     ").utf8), findings: findings)
  }

  @discardableResult
  private func run(
    _ files: [String] = ["A.swift", "Screens/B.swift", "Screens/C.swift"], overlay: Bool = true, tool: String = "1"
  ) throws -> [String] {
    var words = ["--root", root, "--output", folder["out"]]
    if overlay { words += ["--overlay", folder[".uikit/App.yaml"]] }
    let arguments = try RewriteArguments(words + files.map { "\(root)/\($0)" })
    return try ModuleRewriting(arguments: arguments, tool: tool, rewrite: Self.rewrite).run()
  }

  private var texts: [String] {
    (FileManager.default.enumerator(atPath: folder["out/Rewritten"])?.compactMap { $0 as? String } ?? []).filter {
      $0.hasSuffix("swift")
    }.sorted()
  }

  @Test func `the files that change have a text, and the overlay shows it under their names`() throws {
    try run()
    expectEqual(texts, ["A.onLinux.swift", "Screens/C.onLinux.swift"])
    try expectEqual(folder.text(of: "out/Rewritten/A.onLinux.swift"), "      A")
    let overlay =
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: folder[".uikit/App.yaml"]))) as? [String: Any]
    let roots = overlay?["roots"] as? [[String: String]]
    expectEqual(roots?.map { $0["name"] }, ["\(root)/A.swift", "\(root)/Screens/C.swift"])
    #expect(
      roots?.map { $0["external-contents"] } == [
        folder["out/Rewritten/A.onLinux.swift"], folder["out/Rewritten/Screens/C.onLinux.swift"],
      ])
    #expect(overlay?["use-external-names"] as? Bool == false)
    expectEqual(folder.names(in: "out"), ["Rewritten", "Rewritten.record", "Rewritten.swift"])
    try expectEqual(folder.text(of: ".uikit/.gitignore"), "*\n")
  }

  @Test func `a file behind a link has its text under both paths`() throws {
    try folder.link("App/Linked", to: folder["Other"])
    try folder.write("@objc D", to: "Other/D.swift")
    try run(["Linked/D.swift"])
    let overlay = try folder.text(of: ".uikit/App.yaml")
    #expect(overlay.contains("\"\(root)/Linked/D.swift\"") && overlay.contains("\"\(folder["Other/D.swift"])\""))
  }

  @Test func `findings have the place that an editor opens, in every run`() throws {
    let expected = ["warning: C is left", "note: fix: write B"].map { "\(root)/Screens/C.swift:1:7: \($0)" }
    try expectEqual(run(), expected)
    try expectEqual(run(), expected)
  }

  @Test func `a run without a change writes nothing`() throws {
    try run()
    for place in ["out", "out/Rewritten", "out/Rewritten/Screens", ".uikit"] { try folder.age(place) }
    try run()
    for place in ["out", "out/Rewritten", "out/Rewritten/Screens", ".uikit"] { #expect(try folder.written(in: place) == []) }
  }

  @Test func `an edit writes the text of its file alone`() throws {
    try run()
    for place in ["out", "out/Rewritten", "out/Rewritten/Screens", ".uikit"] { try folder.age(place) }
    try folder.write("@objc AA", to: "App/A.swift")
    try run()
    try expectEqual(folder.written(in: "out/Rewritten"), ["A.onLinux.swift"])
    try expectEqual(folder.written(in: "out/Rewritten/Screens"), [])
    try expectEqual(folder.written(in: "out"), ["Rewritten", "Rewritten.record"])
    try expectEqual(folder.written(in: ".uikit"), [])
  }

  @Test func `a file that goes takes its text with it, and so does one that needs no text any more`() throws {
    try run()
    try folder.write("A", to: "App/A.swift")
    try expectEqual(run(["A.swift", "Screens/B.swift"]), [])
    expectEqual(texts, [])
  }

  @Test func `a text that was deleted is written again`() throws {
    try run()
    try folder.remove("out/Rewritten/A.onLinux.swift")
    try run()
    expectEqual(texts.first, "A.onLinux.swift")
  }

  @Test func `another tool writes all texts anew`() throws {
    try run()
    try folder.write("old", to: "out/Rewritten/A.onLinux.swift")
    try run()
    try expectEqual(folder.text(of: "out/Rewritten/A.onLinux.swift"), "old")
    try run(tool: "2")
    try expectEqual(folder.text(of: "out/Rewritten/A.onLinux.swift"), "      A")
  }

  @Test func `the text of a file of statements keeps the name that allows them`() throws {
    try folder.write("@objc main", to: "App/main.swift")
    try run(["A.swift", "main.swift"], overlay: false)
    expectEqual(texts, ["A.onLinux.swift", "main.swift"])
  }

  @Test func `without an overlay every file has a text, whose messages name the file`() throws {
    try run(overlay: false)
    expectEqual(texts, ["A.onLinux.swift", "Screens/B.onLinux.swift", "Screens/C.onLinux.swift"])
    #expect(
      try folder.text(of: "out/Rewritten/Screens/B.onLinux.swift")
        == "#sourceLocation(file: \"\(root)/Screens/B.swift\", line: 1)\nB")
    expectEqual(folder.names(in: ".uikit"), [])
  }

  @Test func `a file that cannot be read is named`() throws {
    try folder.remove("App/A.swift")
    #expect(throws: ModuleRewriting.Failure.self) { try run() }
  }

  @Test(arguments: [["--root"], ["--other", "x"], ["--root", "/a"], ["--root", "/a", "--output", "/b", "/c/D.swift"]])
  func `a command line that means nothing is refused`(words: [String]) {
    #expect(throws: RewriteArguments.Problem.self) { try RewriteArguments(words) }
  }
}
