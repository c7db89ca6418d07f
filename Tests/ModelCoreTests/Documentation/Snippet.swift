import Foundation

/// A part of a source file, between the lines `// begin: NAME` and `// end: NAME`, or a JSON file.
struct Snippet {
  let text: String

  /// - Parameter source: A path below the repository's root; of a source file, `#` and the name of the part, too. Nil for anything else.
  init?(_ source: String) throws {
    let parts = source.split(separator: "#", maxSplits: 1).map(String.init)
    guard source.hasSuffix(".json") || parts.count == 2 && parts[0].hasSuffix(".swift") else { return nil }
    let file = try String(contentsOf: RuleFiles.root.appendingPathComponent(parts[0]), encoding: .utf8)
    if parts.count == 1 {
      text = String(file.drop { $0 == "\n" }.reversed().drop { $0 == "\n" }.reversed())
      return
    }
    guard let text = Self.part(parts[1], of: file) else { return nil }
    self.text = text
  }

  /// Without the indentation that all its lines share. Marks of other parts are left out.
  static func part(_ name: String, of file: String) -> String? {
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    func index(_ mark: String) -> Int? { lines.firstIndex { $0.drop { $0 == " " } == "// \(mark): \(name)" } }
    guard let begin = index("begin"), let end = index("end"), begin < end else { return nil }
    let inner = lines[(begin + 1)..<end].filter { $0.firstMatch(of: #/^ *// (begin|end): /#) == nil }
    let indentation = inner.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return inner.map { $0.dropFirst(indentation) }.joined(separator: "\n")
  }
}
