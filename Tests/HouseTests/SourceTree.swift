import Foundation

/// The files of the repository, read to hold what no compiler checks.
enum SourceTree {
  /// The repository's root.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file of Swift: its path below the root, and its lines.
  struct File {
    let path: String
    let lines: [String]

    /// What the file imports, in order.
    var imports: [Import] { lines.compactMap(Import.init) }
  }

  /// An import: `internal import Glibc` has the access `internal` and the module `Glibc`.
  struct Import: Hashable {
    let access: String?
    let module: String

    /// `nil` for a line that is no import. Attributes and kinds (`@testable`, `import struct A.B`) are understood.
    init?(_ line: String) {
      let words = line.split(separator: " ").map(String.init).filter { !$0.hasPrefix("@") }
      guard let keyword = words.firstIndex(of: "import"), keyword <= 1, words.count > keyword + 1 else { return nil }
      guard keyword == 0 || ["public", "package", "internal", "fileprivate", "private"].contains(words[0]) else { return nil }
      access = keyword == 1 ? words[0] : nil
      let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = kinds.contains(words[keyword + 1]) && words.count > keyword + 2 ? words[keyword + 2] : words[keyword + 1]
      module = name.split(separator: ".").first.map(String.init) ?? name
    }
  }

  /// The Swift files below a folder of the repository, sorted by path.
  static func swiftFiles(in folder: String) throws -> [File] {
    let base = root.appending(path: folder)
    guard let paths = FileManager.default.enumerator(atPath: base.path) else { throw CocoaError(.fileReadNoSuchFile) }
    return try paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: base.appending(path: path), encoding: .utf8)
      return File(
        path: "\(folder)/\(path)", lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }
}
