import Foundation
import Testing

/// The scripts of `.ci`, and the places that name them.
@Suite struct ScriptTests {
  /// The files below `.ci`.
  private static func files() throws -> [SourceTree.File] {
    let folder = SourceTree.root.appending(path: ".ci")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { !$0.contains("__pycache__") }
    return try paths.filter { !Self.isFolder(folder.appending(path: $0)) }.sorted().map { path in
      SourceTree.File(path: path, text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }

  @Test func everyScriptIsInTheListOfItsFolder() throws {
    let text = try String(contentsOf: SourceTree.root.appending(path: ".ci/README.md"), encoding: .utf8)
    // The folder `lib` has the parts that scripts share.
    let scripts = try Self.files().map(\.path).filter { !$0.hasPrefix("lib/") && $0 != "README.md" }
    #expect(scripts.count > 20)
    for script in scripts { #expect(text.contains("`\(script)`") || text.contains("`\(script) "), "\(script)") }
  }

  @Test func everyScriptThatIsNamedExists() throws {
    let suffixes = [".swift", ".md", ".yml", ".sh", ".rb"]
    let folders = ["Sources", "Tests", "Examples", "Plugins", "Integrations", "themes", ".github"]
    var files = try folders.flatMap { folder in try suffixes.flatMap { try SourceTree.read(in: folder, named: $0) } }
    files += try Self.files()
    files += try ["Makefile", "Package.swift", "ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"].map {
      SourceTree.File(path: $0, text: try String(contentsOf: SourceTree.root.appending(path: $0), encoding: .utf8))
    }
    var found = 0
    for file in files where file.text.contains(".ci/") {
      for name in file.text.matches(of: /\.ci\/[\w\/.-]*\w/) {
        found += 1
        #expect(
          FileManager.default.fileExists(atPath: SourceTree.root.appending(path: String(name.output)).path),
          "\(file.path) names \(name.output)")
      }
    }
    #expect(found > 50)
  }
}
