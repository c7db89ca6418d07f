package import PelmetCompiler
package import PelmetDiagnostics

extension ThemeFolder {
  /// The bytes of a file in the folder, read up to a limit; `nil` if it cannot be read, or a link leads out of the border.
  package func bytes(of file: String, upTo limit: Int? = nil) -> [UInt8]? {
    let path = path(of: file)
    return border?.place(of: path) == .outside ? nil : try? DiskFile.bytes(of: path, upTo: limit)
  }
}

extension CompilerInput {
  /// Reads one file, by a path that messages show. One that cannot be read, or to which a link leads out of the border of a folder, is a
  /// finding.
  package mutating func read(_ path: String, in folder: ThemeFolder) -> FileID? { add(FileContent(path, within: folder.border)) }

  mutating func add(_ file: FileContent) -> FileID? {
    switch file.bytes {
    case .success(let bytes): return sources.add(path: file.path, bytes: bytes, isQuotable: file.isQuotable)
    case .failure(let problem):
      report(file.path, problem)
      return nil
    }
  }

  mutating func report(_ path: String, _ problem: DiskFile.Problem) {
    reportUnreadable(path, problem.reason, fix: problem.step(for: path))
  }
}

/// The bytes of a file, or the reason why it is not read.
struct FileContent: Sendable {
  let path: String
  let bytes: Result<[UInt8], DiskFile.Problem>
  /// Whether messages may show the text: not that of a file to which a link leads from elsewhere.
  let isQuotable: Bool

  /// - Parameters:
  ///   - border: How far links may lead; `nil` for a file that somebody has named or that no link leads to.
  ///   - texts: The bytes of files that are not read from disk, by path.
  init(_ path: String, within border: Border?, insteadOfDisk texts: [String: [UInt8]] = [:]) {
    self.path = path
    let place = border?.place(of: path) ?? .inside
    isQuotable = place == .inside
    bytes = Result { () throws(DiskFile.Problem) in
      if let text = texts[path] { return text }
      if let border, place == .outside { throw DiskFile.Problem(outOf: border) }
      return try DiskFile.bytes(of: path)
    }
  }
}
