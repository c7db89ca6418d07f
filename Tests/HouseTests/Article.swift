import Foundation

/// An article of the documentation, and the blocks of code in it.
struct Article {
  let file: SourceTree.File

  /// A block between fences.
  struct Snippet {
    /// The number of the line with its first fence.
    let line: Int
    /// As the fence names it: `swift`, `json`.
    let language: String
    /// The text of the comment right above it: `<!-- … -->`.
    let mark: String?
    let lines: [Substring]

    var text: String { lines.joined(separator: "\n") }

    /// The path of a file in this repository from which it is; without the name of a part.
    var source: String? {
      guard let path = mark?.prefix(while: { $0 != "#" }), path.contains("/"), !path.contains(" ") else { return nil }
      return String(path)
    }

    /// Whether the reader gets all of it. Otherwise it is a part of its ``source``.
    var isWhole: Bool { mark == nil || mark?.hasPrefix("file: ") ?? false }
  }

  /// All articles, and the page that leads to them.
  static func all() throws -> [Article] {
    let readme = SourceTree.File(
      path: "README.md", text: try String(contentsOf: SourceTree.root.appending(path: "README.md"), encoding: .utf8))
    let pages = try ["Sources", "themes"].flatMap { try SourceTree.read(in: $0, named: ".md") }.filter {
      $0.path.contains(".docc/")
    }
    return ([readme] + pages).map(Article.init)
  }

  var snippets: [Snippet] {
    var snippets: [Snippet] = []
    var start: Int?
    for (index, line) in file.lines.enumerated() where line.hasPrefix("```") {
      guard let first = start else {
        start = index
        continue
      }
      start = nil
      let mark = first > 0 ? file.lines[first - 1].wholeMatch(of: /<!-- (.+) -->/).map { String($0.output.1) } : nil
      snippets.append(
        Snippet(
          line: first + 1, language: String(file.lines[first].dropFirst(3)), mark: mark,
          lines: Array(file.lines[(first + 1)..<index])))
    }
    return snippets
  }

  /// Whether a link leads to a file or to a folder around it.
  func links(to path: String) -> Bool {
    let own = SourceTree.root.appending(path: file.path).deletingLastPathComponent()
    let target = SourceTree.root.appending(path: path).standardizedFileURL.path
    return file.text.matches(of: /\]\(([^)\s#:]+)(#[^)\s]*)?\)/).contains { link in
      let linked = own.appending(path: String(link.output.1)).standardizedFileURL.path
      return target == linked || target.hasPrefix(linked.hasSuffix("/") ? linked : linked + "/")
    }
  }
}
