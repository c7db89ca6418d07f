import Foundation
import Testing

/// Documents lead to files that exist.
@Suite struct DocumentTests {
  /// The documents of the root folder, of scripts, examples and tests, and the articles.
  static func documents() throws -> [SourceTree.File] {
    let root = try ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"].map { name in
      SourceTree.File(path: name, text: try String(contentsOf: SourceTree.root.appending(path: name), encoding: .utf8))
    }
    let others = try [".ci", "Examples", "Sources", "themes", "Tests"].flatMap { try SourceTree.read(in: $0, named: ".md") }
    // A link is a second name of a document, whose own links begin at the first.
    return root
      + others.filter { file in
        (try? FileManager.default.destinationOfSymbolicLink(atPath: SourceTree.root.appending(path: file.path).path)) == nil
      }
  }

  @Test func everyLinkLeadsToAFile() throws {
    for document in try Self.documents() {
      let folder = SourceTree.root.appending(path: document.path).deletingLastPathComponent()
      for link in document.text.matches(of: /\]\(([^)\s#]+)(#[^)\s]*)?\)/) {
        let target = String(link.output.1)
        guard !target.contains(":") else { continue }
        #expect(
          FileManager.default.fileExists(atPath: folder.appending(path: target).path), "\(document.path) leads to \(target)")
      }
    }
  }

  @Test func everyAnchorIsAHeading() throws {
    let documents = try Self.documents()
    for document in documents where !document.path.contains("/") {
      for link in document.text.matches(of: /\]\(([^)\s#:]*)#([^)\s]+)\)/) {
        let name = link.output.1.isEmpty ? document.path : String(link.output.1)
        let headings = documents.first { $0.path == name }?.lines.filter { $0.hasPrefix("#") }.map(Self.anchor) ?? []
        #expect(headings.contains(String(link.output.2)), "\(document.path) leads to \(name)#\(link.output.2)")
      }
    }
  }

  /// Text in backticks that begins with a folder of the repository is a path, unless it has a placeholder.
  @Test(arguments: ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]) func everyPathExists(name: String) throws {
    let folders = ["Sources/", "Tests/", "Examples/", "Plugins/", "themes/", ".ci/"]
    let text = try String(contentsOf: SourceTree.root.appending(path: name), encoding: .utf8)
    for code in text.matches(of: /`([^`\n]+)`/) {
      let path = String(code.output.1)
      guard folders.contains(where: path.hasPrefix), !path.contains("…"), !path.contains("*"), !path.contains(" ") else {
        continue
      }
      #expect(FileManager.default.fileExists(atPath: SourceTree.root.appending(path: path).path), "\(name) names \(path)")
    }
  }

  /// The anchor that GitHub gives a heading.
  private static func anchor(_ heading: Substring) -> String {
    heading.drop { $0 == "#" || $0 == " " }.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
      .replacingOccurrences(of: " ", with: "-")
  }
}
