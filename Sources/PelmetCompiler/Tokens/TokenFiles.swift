internal import PelmetDiagnostics
internal import PelmetSyntax
internal import PelmetTokens

/// The files of tokens of a run, with their kinds, each of which is told once.
final class TokenFiles {
  let index: FileIndex
  private var dialects: [FileID: FileDialect] = [:]

  init(_ index: FileIndex) {
    self.index = index
  }

  /// The dialect of a file. The names of some files say it as well, so that a mistake in one is reported as such.
  func dialect(of file: CompilerInput.File, _ document: JSONDocument) -> FileDialect {
    if let known = dialects[file.id] { return known }
    let dialect = FileDialect(of: document.root, named: file.name)
    dialects[file.id] = dialect
    return dialect
  }

  /// The file that another one names, relative to that.
  func file(_ path: String, besides file: FileID) -> FoundFile {
    guard let (module, origin) = index.place(of: file), let full = Path.resolved(path, in: origin.directory) else {
      return .missing(nearest: nil)
    }
    switch index.file(full, in: module) {
    case .found(let found): return index.document(found.id).map { .document($0, dialect(of: found, $0)) } ?? .unreadable
    case .unreadable: return .unreadable
    case .missing:
      let nearest = index.listing(of: module).nearest(to: full)
      return .missing(nearest: nearest.map { String($0.dropFirst($0.hasPrefix(origin.directory) ? origin.directory.count : 0)) })
    }
  }
}
