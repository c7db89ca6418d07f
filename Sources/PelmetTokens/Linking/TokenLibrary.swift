package import PelmetDiagnostics
internal import PelmetSyntax

/// Every token that a theme can refer to, for all traits.
package struct TokenLibrary {
  /// Documents that take part always, or for some traits; later ones win.
  package let layers: [DocumentLayer]
  let documents: [Document]
  /// The parts of files that ``documents`` were read from.
  package let parts: [FilePart]
  /// The values of tokens in modes, and what chooses among them.
  let modes: TokenModes
  /// The sets and modifiers in the order of resolution, with the contexts that are not chosen.
  package let outline: [OutlineStep]
  /// The declarations of all documents, one document behind the other.
  package let declarations: [LinkedDeclaration]
  /// Where each document's declarations are.
  package let ranges: [Range<Int>]
  let paths: PathTable
  /// The types and deprecations that groups hand down across files.
  let inheritance: GroupInheritance
  let sources: SourceMap
  /// False when a file is missing, so that what it would have declared stays quiet.
  package let isComplete: Bool
  /// The files of which nothing tells whether a measure without unit is in pixels.
  let filesWithoutUnits: Set<FileID>
  /// The paths that are declared in whatever context, if contexts are still to be chosen and all of them are known.
  private let possiblePaths: Set<Int32>?
  package let traits: TokenTraits
  /// Findings for themes that follow the device, although their tokens do not.
  package let fixedContexts: [Diagnostic]
  /// The contexts that hold, in the order of resolution.
  package let chosenContexts: [ChosenContext]

  /// Reads the sources of one theme, base theme first, and reports what is wrong with each on its own, the first time that it is read.
  ///
  /// - Parameters:
  ///   - inputs: the contexts that the theme chooses for modifiers that are no traits.
  ///   - isOpen: whether themes that extend this one choose the contexts that are missing.
  ///   - files: the texts of the run that were read so far; paths decide at which member of a ring it is reported.
  ///   - cache: what other themes of the run have read.
  package init(
    _ sources: [ListedTokens], inputs: [ModifierInput], isOpen: Bool = false, files: @escaping () -> SourceMap,
    cache: inout DocumentCache,
    lookup: @escaping FileLookup,
    into diagnostics: inout DiagnosticBag
  ) {
    var composer = Composer(inputs: inputs, isOpen: isOpen, files: files, lookup: lookup)
    for source in sources { composer.add(source) }
    var documents = composer.parts.map { cache.document($0, into: &diagnostics) }
    modes = TokenModes(of: &documents, &composer, at: sources.last)
    composer.finish()
    for finding in modes.findings + composer.diagnostics.diagnostics
    where finding.rule != .unchosenModes || cache.isFirst(finding) {
      diagnostics.add(finding)
    }
    layers = composer.layers
    traits = composer.traits
    isComplete = composer.isComplete
    parts = composer.parts
    outline = composer.outline.withSharedContexts
    (fixedContexts, chosenContexts) = (composer.fixedContexts, composer.chosen)
    self.sources = files()

    inheritance = GroupInheritance(documents)
    let count = documents.reduce(0) { $0 + $1.declarations.count }
    var paths = PathTable(capacity: count)
    var declarations: [LinkedDeclaration] = []
    declarations.reserveCapacity(count)
    var ranges: [Range<Int>] = []
    var constructs: [FileID: ConstructCount] = [:]
    for document in documents {
      constructs[document.file, default: ConstructCount()].formUnion(document.constructs)
      let start = declarations.count
      for declaration in document.declarations {
        declarations.append(LinkedDeclaration(declaration, paths: &paths, inheritance: inheritance, counting: &constructs))
      }
      ranges.append(start..<declarations.count)
    }
    Self.dropEndings(of: &declarations, &paths)
    Self.reportAmbiguous(&declarations)
    Self.report(constructs, &cache, into: &diagnostics)
    filesWithoutUnits = Set(
      constructs.lazy.filter { _, constructs in !FileDialect.all.contains { $0.writesPixels(constructs) } }.map(\.key))
    if isComplete, !isOpen {
      let replacements = GroupReplacements(composer.groups, layers: layers, declarations, ranges, in: self.sources)
      diagnostics.add(contentsOf: replacements.findings)
    }
    Self.report(composer.missingInputs, composer.groups.values, declarations, paths, into: &diagnostics)
    if isComplete {
      let empty = zip(parts, documents).filter { $1.isEmpty && $0.isWholeFile }.map(\.0.root)
      if declarations.isEmpty, !isOpen, let first = empty.first {
        diagnostics.add(Findings.noTokens(first))
      } else {
        for root in empty where cache.isFirstRemark(of: root.span.file) { diagnostics.add(Findings.emptyGroups(root)) }
      }
    }
    let knowsAllPaths = composer.knowsAllPaths && !documents.contains { $0.groups.contains { $0.extends != nil } }
    possiblePaths = knowsAllPaths ? Set(declarations.map(\.path)) : nil
    self.documents = documents
    self.declarations = declarations
    self.ranges = ranges
    self.paths = paths
  }

  /// The files that have tokens.
  package var files: [FileID] { documents.map(\.file) }

  /// The final tokens for some traits.
  package func tokens(in context: TokenContext) -> TokenSet { TokenSet(self, in: context) }

  /// The tokens that each file declares, in the order of the text: for finding unused tokens. Paths come more than once when several
  /// files declare them.
  package var declaredTokens: some Sequence<Declaration> {
    declarations.lazy.map(\.declaration).filter { !$0.isHidden }
  }

  /// The keys that declare some paths, in whatever files.
  package func declarations(of sets: [Set<String>]) -> Set<SourceSpan> {
    var isAsked = Array(repeating: false, count: paths.count)
    for path in sets.joined() {
      if let id = paths.id(of: path) { isAsked[Int(id)] = true }
    }
    let asked = declarations.lazy.filter { isAsked[Int($0.path)] && !$0.declaration.isHidden }
    return Set(asked.map(\.declaration.keySpan))
  }

  /// Whether no file declares a path, in whatever contexts.
  func lacks(_ path: String) -> Bool {
    guard let possiblePaths, !isComplete else { return isComplete }
    return !(paths.id(of: path).map(possiblePaths.contains) ?? false)
  }

  /// The remark about each file that is not all of DTCG 2025.10.
  private static func report(
    _ constructs: [FileID: ConstructCount], _ cache: inout DocumentCache, into diagnostics: inout DiagnosticBag
  ) {
    for file in constructs.keys.sorted() {
      if let remark = constructs[file]?.remark(FileDialect.all), cache.isFirstRemark(of: file) { diagnostics.add(remark) }
    }
  }

  /// Reports modifiers without a context. A group can be left out if the chosen ones need no more tokens.
  private static func report(
    _ missing: [Composer.Undecided], _ groups: some Sequence<GroupReplacements.Group>, _ declarations: [LinkedDeclaration],
    _ paths: PathTable, into diagnostics: inout DiagnosticBag
  ) {
    guard !missing.isEmpty else { return }
    let isNeeded = groups.allSatisfy { $0.input == nil } || lacksTokens(declarations, paths)
    for missing in missing {
      diagnostics.add(
        ModifierFindings.missingInput(
          missing.modifier, missing.contexts, at: missing.source, isNeeded: isNeeded || !missing.modifier.isOptional))
    }
  }

  /// Whether some token refers to one that no file declares.
  private static func lacksTokens(_ declarations: [LinkedDeclaration], _ paths: PathTable) -> Bool {
    let declared = Set(declarations.lazy.map(\.path))
    return declarations.contains { linked in
      if let target = linked.target { return !declared.contains(target) }
      let named = linked.declaration.value.string.map(TokenReference.embedded) ?? []
      return named.contains { name in paths.id(of: name).map { !declared.contains($0) } ?? true }
    }
  }

  /// Aliases with a `!` belong to the files that import them; one name with two values would mean something else in each.
  private static func reportAmbiguous(_ declarations: inout [LinkedDeclaration]) {
    var first: [Int32: Declaration] = [:]
    for index in declarations.indices where declarations[index].declaration.isHidden {
      let (declaration, id) = (declarations[index].declaration, declarations[index].path)
      guard let earlier = first[id] else {
        first[id] = declaration
        continue
      }
      if declaration.path.hasPrefix("!"), !declaration.hasSameScalar(as: earlier) {
        let (path, value, other) = (declaration.path, declaration.value, earlier.value.span)
        declarations[index].change { $0.mistakes.add(Findings.ambiguous(path, value, other)) }
      }
    }
  }

  /// Style Dictionary lets references end in `.value`. Where no token has that path, the one before it is meant.
  private static func dropEndings(of declarations: inout [LinkedDeclaration], _ paths: inout PathTable) {
    let ending = ".value"
    guard declarations.contains(where: { $0.target.map { paths[$0].hasSuffix(ending) } ?? false }) else { return }
    let declared = Set(declarations.lazy.map(\.path))
    for index in declarations.indices {
      guard let target = declarations[index].target, !declared.contains(target), paths[target].hasSuffix(ending) else { continue }
      declarations[index].target = paths.intern(String(paths[target].dropLast(ending.count)))
    }
  }
}

/// A declaration among those of all files.
package struct LinkedDeclaration {
  /// That of its file, or a copy with what other files say about it.
  package private(set) var declaration: Declaration
  /// Number of its path.
  let path: Int32
  /// Number of the path that an alias names.
  package fileprivate(set) var target: Int32?
  /// Of an alias its own type; else its own, that of its groups in any file, or that which the value says.
  private(set) var type: TokenType?
  let deprecation: Deprecation?

  var mistakes: Mistakes { declaration.mistakes }

  /// Whether it neither has a mistake nor changes what it stands for.
  var isPlain: Bool {
    declaration.mistakes.isEmpty && declaration.modifiers.isEmpty && (target == nil || declaration.unit == nil)
  }

  init(
    _ declaration: Declaration, paths: inout PathTable, inheritance: GroupInheritance,
    counting constructs: inout [FileID: ConstructCount]
  ) {
    self.declaration = declaration
    path = paths.intern(declaration.path)
    deprecation = declaration.deprecation ?? inheritance.deprecation(around: declaration.path)
    type = declaration.writtenType?.type
    if case .alias(let reference) = declaration.content {
      target = paths.intern(reference.path)
    } else if type == nil, mistakes.isEmpty {
      findType(inheritance, &constructs[declaration.keySpan.file, default: ConstructCount()])
    }
  }

  /// Finds the type of a value that its own file does not say.
  private mutating func findType(_ inheritance: GroupInheritance, _ constructs: inout ConstructCount) {
    let written = inheritance.type(around: declaration.path)
    let inferred = written?.type == nil ? declaration.inferredType : nil
    if inferred != nil { constructs.add(.missingType, at: declaration.keySpan, declaration.value) }
    let type = written?.type ?? inferred
    self.type = type
    guard written != nil || type != nil || !declaration.isText else { return }
    change { declaration in
      if let written { declaration.groupType = written }
      if let type {
        declaration.check(as: type, counting: &constructs)
      } else if !declaration.isText {
        let (path, keySpan, value) = (declaration.path, declaration.keySpan, declaration.value)
        let isReference = declaration.reference != nil
        declaration.mistakes.add(Findings.missingType(path, at: keySpan, value, isReference: isReference))
      }
    }
  }

  /// Changes the declaration here, and not in the lists of other themes.
  fileprivate mutating func change(_ body: (Declaration) -> Void) {
    declaration = Declaration(declaration)
    body(declaration)
  }
}

extension Declaration {
  /// Whether both values are the same text or number.
  fileprivate func hasSameScalar(as other: Declaration) -> Bool {
    if let text = value.string { return text == other.value.string }
    return value.number != nil && value.number == other.value.number
  }

  /// Whether the value is a text, which may be a part of other texts whatever it says, or a part of another value.
  fileprivate var isText: Bool {
    if case .pointer = content { return true }
    return value.kind == .string
  }
}

/// Numbers for paths, so that following an alias is an array access.
package struct PathTable: Sendable {
  private var ids: [String: Int32] = [:]
  private(set) var all: [String] = []

  init(capacity: Int) {
    ids.reserveCapacity(capacity)
    all.reserveCapacity(capacity)
  }

  package var count: Int { all.count }

  mutating func intern(_ path: String) -> Int32 {
    let new = Int32(all.count)
    let id = Self.kept(&ids[path, default: new])
    if id == new { all.append(path) }
    return id
  }

  /// A number, which a path that had none now keeps: both in one look into the dictionary.
  private static func kept(_ id: inout Int32) -> Int32 { id }

  /// The number of a path that someone declares or refers to.
  package func id(of path: String) -> Int32? { ids[path] }

  package subscript(id: Int32) -> String { all[Int(id)] }

  /// The groups around a path, from the nearest.
  static func groups(around path: String) -> some Sequence<String> {
    sequence(state: path[...]) { rest -> String? in
      guard let dot = rest.lastIndex(of: ".") else { return nil }
      rest = rest[..<dot]
      return String(rest)
    }
  }
}
