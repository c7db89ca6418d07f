import Foundation

/// The files of the repository, read to hold what no compiler checks.
enum SourceTree {
  /// The repository's root.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file of the repository: its path below the root, and its text.
  struct File {
    let path: String
    let text: String
    let lines: [Substring]

    init(path: String, text: String) {
      self.path = path
      self.text = text
      lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The modules that the file imports, in order.
    var imports: [Import] { lines.compactMap(Import.init) }
  }

  /// An import: `internal import Glibc` has the access `internal` and the module `Glibc`.
  struct Import: Hashable {
    let access: String?
    let module: String

    /// `nil` for a line that is no import. Attributes and kinds (`@testable`, `import struct A.B`) are understood.
    init?(_ line: Substring) {
      guard line.utf8.first != UInt8(ascii: "/") else { return nil }
      let words = line.split(separator: " ", maxSplits: 5).filter { !$0.hasPrefix("@") }
      guard let keyword = words.prefix(2).firstIndex(of: "import"), words.count > keyword + 1 else { return nil }
      guard keyword == 0 || ["public", "package", "internal", "fileprivate", "private"].contains(words[0]) else { return nil }
      access = keyword == 1 ? String(words[0]) : nil
      let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = kinds.contains(String(words[keyword + 1])) && words.count > keyword + 2 ? words[keyword + 2] : words[keyword + 1]
      module = name.split(separator: ".").first.map(String.init) ?? String(name)
    }
  }

  /// The files of Swift below `Sources`, which most tests read.
  private static let sources = Result { try read(in: "Sources", named: ".swift") }

  /// The Swift files below a folder of the repository, sorted by path.
  static func swiftFiles(in folder: String) throws -> [File] {
    guard folder == "Sources" || folder.hasPrefix("Sources/") else { return try read(in: folder, named: ".swift") }
    return try sources.get().filter { $0.path.hasPrefix(folder + "/") }
  }

  /// The files below a folder of the repository whose names end in a suffix, sorted by path.
  static func read(in folder: String, named suffix: String) throws -> [File] {
    let base = root.appending(path: folder)
    guard let paths = FileManager.default.enumerator(atPath: base.path) else { throw CocoaError(.fileReadNoSuchFile) }
    let names = paths.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) && !$0.contains(".build/") }
    return try names.sorted().map { path in
      File(path: "\(folder)/\(path)", text: try String(contentsOf: base.appending(path: path), encoding: .utf8))
    }
  }
}
