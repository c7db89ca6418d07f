#if Rewrite
  import Foundation
  import PelmetImporting
  import PelmetTestSupport
  import Testing

  @testable import pelmetimport

  /// `--remove` and `--write` of the tool of `pelmet import`.
  @Suite struct RemovalToolTests {
    private let folder: TemporaryFolder

    /// An app with statements that go, and one that stays.
    init() throws {
      folder = try TemporaryFolder()
      for file in ShapeTests.shapes[12].sources {
        try folder.write(String(decoding: file.bytes, as: UTF8.self), to: "App/\(file.path)")
      }
      try folder.write(
        """
        import UIKit

        final class PlainController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.hidesBackButton = isRoot
          }
        }

        """, to: "App/Plain.swift")
    }

    private func run(_ words: String...) throws -> PelmetImport.Result {
      try #require(withLargeStack { PelmetImport.run([folder["App"]] + words) })
    }

    private var sources: [String] { get throws { try ["App/App.swift", "App/Plain.swift"].map { try folder.text(of: $0) } } }

    @Test func `a removal is shown, and nothing is written`() throws {
      let before = try sources
      let result = try run("--remove")
      expectEqual(result.status, 0)
      #expect(result.output.hasPrefix("--- \(folder["App/App.swift"])"))
      #expect(result.output.contains("\n-    look.configureWithOpaqueBackground()\n"))
      #expect(result.output.contains("/App/Plain.swift:6:5: note: kept: its value was not followed to the end [Removal]\n"))
      #expect(
        result.output.hasSuffix("\n10 of 11 statements to remove, in 1 file; 1 kept, 4 steps by hand\n"), "\(result.output)")
      expectEqual(try sources, before)
      expectEqual(folder.names(), ["App"])
    }

    private static let git = URL(fileURLWithPath: "/usr/bin/git")

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: git.path))) func `git takes the output as it is`() throws {
      let output = try run("--remove").output.replacingOccurrences(of: folder.path + "/", with: "")
      try folder.write(output, to: "removal.txt")
      let git = try ToolRun(Self.git, ["apply", "-p0", "removal.txt"], in: folder)
      expectEqual(git.status, 0, "\(git.errors)")
      let applied = try sources
      expectEqual(try run("--remove").output.hasSuffix("\nnothing to remove: 1 statement kept\n"), true)
      #expect(applied[0].contains("Theme.app.apply(to: window"))
    }

    @Test func `a removal is written, and a second one finds nothing`() throws {
      let result = try run("--remove", "--write", "-o", folder["Themes"])
      #expect(result.output.contains("wrote \(folder["Themes/app.theme.json"])\n"))
      #expect(result.output.contains("\nchanged \(folder["App/App.swift"])\n"))
      #expect(result.output.contains("\n10 of 11 statements removed, in 1 file; "))
      #expect(try folder.text(of: "App/App.swift").contains("Theme.app.apply(to: window, contexts:"))
      expectEqual(folder.names(in: "Themes"), ["app.import.json", "app.theme.json"])
      let after = try sources
      let again = try run("--remove", "--write")
      #expect(again.output.hasSuffix("\nnothing to remove: 1 statement kept\n"), "\(again.output)")
      expectEqual(try sources, after)
    }

    @Test func `where a theme is in the way, no code is changed`() throws {
      let before = try sources
      try folder.write("mine", to: "Themes/app.theme.json")
      let result = try run("--remove", "--write", "-o", folder["Themes"])
      expectEqual(result.status, 1)
      expectEqual(try sources, before)
    }

    @Test func `an app without code for bars has nothing to remove`() throws {
      try folder.remove("App/App.swift")
      try folder.remove("App/Plain.swift")
      try folder.write("import UIKit\n", to: "App/Empty.swift")
      expectEqual(try run("--remove").output, "nothing to remove: no statement styles a bar\n")
    }

    @Test func `a tool gets an object`() throws {
      let output = try run("--remove", "--format", "json").output
      let object = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
      expectEqual((object["removed"] as? [Any])?.count, 10)
      expectEqual((object["kept"] as? [[String: Any]])?.first?["reason"] as? String, "its value was not followed to the end")
      expectEqual((object["diff"] as? String)?.hasPrefix("--- "), true)
      expectEqual(object["isWritten"] as? Bool, false)
    }

    @Test func `the same files give the same bytes`() throws {
      expectEqual(try run("--remove", "--verbose").output, try run("--remove", "--verbose").output)
    }
  }
#endif
