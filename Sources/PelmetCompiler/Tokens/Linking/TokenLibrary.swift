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

  /// Reads the sources of one theme, base theme first, and reports what is wrong with each on its own.
  ///
  /// - Parameters:
  ///   - inputs: the contexts that the theme chooses for modifiers that are no traits.
  ///   - files: the texts of the run; paths decide at which member of a ring it is reported.
  package init(
    _ sources: [TokenSource], inputs: [TokenInput], files: SourceMap, lookup: @escaping TokenFileLookup,
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

    let documents = composer.roots.map { TokenDocument.read($0, into: &diagnostics) }
    let inheritance = GroupInheritance(documents)
    var paths = TokenPaths()
    var declarations: [LinkedDeclaration] = []
    var ranges: [Range<Int>] = []
    for document in documents {
      let start = declarations.count
      declarations += document.declarations.map {
        LinkedDeclaration($0, paths: &paths, inheritance: inheritance, into: &diagnostics)
      }
      ranges.append(start..<declarations.count)
    }
    Self.reportLegacySyntax(documents, into: &diagnostics)
    self.documents = documents
    self.declarations = declarations
    self.ranges = ranges
    self.paths = paths
  }

  /// The final tokens for some traits. Reports rings of aliases and of `$extends`, and aliases whose type is not that of their end.
  package func tokens(in context: TokenContext, into diagnostics: inout DiagnosticBag) -> TokenSet {
    TokenSet(self, in: context, into: &diagnostics)
  }

  /// What each file declares, in the order of the text: for finding tokens that nothing uses. Paths come more than once when several
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
