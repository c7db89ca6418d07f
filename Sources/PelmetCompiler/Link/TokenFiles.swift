internal import PelmetDiagnostics
internal import PelmetSyntax

/// The files of tokens of a run, with their kinds, each of which is told once.
final class TokenFiles {
  let index: FileIndex
  private var dialects: [FileID: TokenDialect] = [:]

  init(_ index: FileIndex) {
    self.index = index
  }

  /// The kind of a file. The names of resolvers and of `$themes.json` say it as well, so that a mistake in one is reported as such.
  func dialect(of file: CompilerInput.File, _ document: JSONDocument) -> TokenDialect {
    if let known = dialects[file.id] { return known }
    let dialect = Self.dialect(named: file.name, document.root)
    dialects[file.id] = dialect
    return dialect
  }

  private static func dialect(named name: String, _ root: JSONValue) -> TokenDialect {
    if FileKind.of(name)?.kind == .resolver { return .resolver }
    if name == "$themes.json" || root["tokenSetOrder"]?.kind == .array { return .studioThemes }
    let dialect = TokenDialect.of(root)
    // A file of Theo may have nothing but the names of others.
    let isList = dialect == .none && root["imports"]?.elements.contains { $0.string != nil } ?? false
    return isList ? .theo : dialect
  }

  /// The file that another one names, relative to that.
  func file(_ path: String, besides file: FileID) -> TokenFile {
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
