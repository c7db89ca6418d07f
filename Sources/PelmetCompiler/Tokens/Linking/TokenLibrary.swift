package import PelmetDiagnostics

/// Every token that a theme can refer to, for all traits.
package struct TokenLibrary: Sendable {
  /// Documents that take part always, or for some traits; later ones win.
  let layers: [TokenLayer]
  let documents: [TokenDocument]
  /// The declarations of all documents, one document behind the other.
  let declarations: [LinkedDeclaration]
  /// Where each document's declarations are.
  let ranges: [Range<Int>]
  let paths: TokenPaths
  let sources: SourceMap
  /// False when a file is missing, so that what it would have declared stays quiet.
  package let isComplete: Bool
  package let traits: TokenTraits

  /// Reads the sources of one theme, base theme first, and reports what is wrong with each on its own, the first time that it is read.
  ///
  /// - Parameters:
  ///   - inputs: the contexts that the theme chooses for modifiers that are no traits.
  ///   - files: the texts of the run; paths decide at which member of a ring it is reported.
  ///   - cache: what other themes of the run have read.
  package init(
    _ sources: [TokenSource], inputs: [TokenInput], files: SourceMap, cache: inout TokenDocumentCache,
    lookup: @escaping TokenFileLookup,
    into diagnostics: inout DiagnosticBag
  ) {
    var composer = TokenComposer(inputs: inputs, files: files, lookup: lookup)
    for source in sources { composer.add(source) }
    composer.finish()
    diagnostics.add(contentsOf: composer.diagnostics)
    layers = composer.layers
    traits = composer.traits
    isComplete = composer.isComplete
    self.sources = files

    let documents = composer.roots.map { cache.document($0, into: &diagnostics) }
    let inheritance = GroupInheritance(documents)
    let count = documents.reduce(0) { $0 + $1.declarations.count }
    var paths = TokenPaths(capacity: count)
    var declarations: [LinkedDeclaration] = []
    declarations.reserveCapacity(count)
    var ranges: [Range<Int>] = []
    for document in documents {
      let start = declarations.count
      for declaration in document.declarations {
        declarations.append(LinkedDeclaration(declaration, paths: &paths, inheritance: inheritance, into: &diagnostics))
      }
      ranges.append(start..<declarations.count)
    }
    Self.reportLegacySyntax(documents, into: &diagnostics)
    self.documents = documents
    self.declarations = declarations
    self.ranges = ranges
    self.paths = paths
  }

  /// The final tokens for some traits.
  package func tokens(in context: TokenContext) -> TokenSet { TokenSet(self, in: context) }

  /// The declarations of each file, in the order of the text: for finding unused tokens. Paths come more than once when several
  /// files declare them.
  package var declaredTokens: some Sequence<(path: String, keySpan: SourceSpan)> {
    declarations.lazy.map { ($0.declaration.path, $0.declaration.keySpan) }
  }

  private static func reportLegacySyntax(_ documents: [TokenDocument], into diagnostics: inout DiagnosticBag) {
    var byFile: [FileID: LegacySyntax] = [:]
    for document in documents {
      guard let legacy = document.legacy else { continue }
      if byFile[document.file] == nil { byFile[document.file] = legacy } else { byFile[document.file]?.add(legacy) }
    }
    for file in byFile.keys.sorted() {
      if let legacy = byFile[file] { diagnostics.add(TokenFindings.legacySyntax(legacy)) }
    }
  }
}

/// A declaration among those of all files.
struct LinkedDeclaration: Sendable {
  var declaration: TokenDeclaration
  /// Number of its path.
  var path: Int32
  /// Number of the path that an alias names.
  var target: Int32?
  /// Its own type, or that of its groups in any file; nil for aliases, which have their target's.
  var type: TokenType?
  var deprecation: TokenDeprecation?
  var isInvalid: Bool

  init(
    _ declaration: TokenDeclaration, paths: inout TokenPaths, inheritance: GroupInheritance, into diagnostics: inout DiagnosticBag
  ) {
    self.declaration = declaration
    path = paths.intern(declaration.path)
    deprecation = declaration.deprecation ?? inheritance.deprecation(around: declaration.path)
    isInvalid = declaration.isInvalid
    type = declaration.ownType ?? declaration.groupType
    if case .alias(let name) = declaration.content {
      target = paths.intern(name)
    } else if type == nil, !isInvalid {
      type = inheritance.type(around: declaration.path)
      if let type { check(as: type, into: &diagnostics) } else { reportMissingType(into: &diagnostics) }
    }
  }

  /// Looks whether the value fits a type that another file gives it.
  private mutating func check(as type: TokenType, into diagnostics: inout DiagnosticBag) {
    guard case .literal = declaration.content else { return }
    var reader = TokenValueReader()
    declaration.check(as: type, with: &reader)
    for diagnostic in reader.diagnostics { diagnostics.add(diagnostic) }
    isInvalid = declaration.isInvalid
  }

  private mutating func reportMissingType(into diagnostics: inout DiagnosticBag) {
    diagnostics.add(TokenFindings.missingType(declaration))
    isInvalid = true
  }
}

/// Numbers for paths, so that following an alias is an array access.
struct TokenPaths: Sendable {
  private var ids: [String: Int32] = [:]
  private(set) var all: [String] = []

  init(capacity: Int) {
    ids.reserveCapacity(capacity)
    all.reserveCapacity(capacity)
  }

  var count: Int { all.count }

  mutating func intern(_ path: String) -> Int32 {
    if let id = ids[path] { return id }
    let id = Int32(all.count)
    ids[path] = id
    all.append(path)
    return id
  }

  /// The number of a path that someone declares or refers to.
  func id(of path: String) -> Int32? { ids[path] }

  subscript(id: Int32) -> String { all[Int(id)] }

  /// The groups around a path, from the nearest.
  static func groups(around path: String) -> some Sequence<String> {
    sequence(state: path[...]) { rest -> String? in
      guard let dot = rest.lastIndex(of: ".") else { return nil }
      rest = rest[..<dot]
      return String(rest)
    }
  }
}
