internal import Pelmet
package import PelmetDiagnostics
package import PelmetSyntax

/// Puts the sources of a theme in order and chooses the contexts that its inputs name.
struct TokenComposer {
  let inputs: [TokenInput]
  let files: SourceMap
  let lookup: TokenFileLookup
  private(set) var diagnostics = DiagnosticBag()
  private(set) var layers: [TokenLayer] = []
  private(set) var traits = TokenTraits()
  private(set) var isComplete = true
  /// The groups of tokens to read; a layer names them by their index.
  private(set) var roots: [JSONValue] = []
  private var indices: [SourceSpan: Int] = [:]
  /// Modifiers that take their context from inputs.
  private var modifiers: Set<String> = []
  /// Those that no input chooses a context of, although they have no default.
  private var undecided: [(name: String, contexts: [String], finding: Diagnostic)] = []

  init(inputs: [TokenInput], files: SourceMap, lookup: @escaping TokenFileLookup) {
    self.inputs = inputs
    self.files = files
    self.lookup = lookup
  }

  mutating func add(_ source: TokenSource) {
    switch source.content {
    case .unavailable: isComplete = false
    case .tokens(let root): layers.append(.always(documents([root])))
    case .resolver(let root):
      var reader = ResolverReader(root, files: files, lookup: lookup)
      let document = reader.read()
      diagnostics.add(contentsOf: reader.diagnostics)
      isComplete = isComplete && reader.isComplete
      for step in document.steps {
        switch step {
        case .set(let roots): layers.append(.always(documents(roots)))
        case .modifier(let modifier): add(modifier, of: source)
        }
      }
    }
  }

  /// Reports inputs that no modifier took, unless the modifier may be in a file that is missing, and modifiers without an input, unless one
  /// of those inputs was meant for them.
  mutating func finish() {
    let strays = inputs.filter { !modifiers.contains($0.name) }
    let meant = strays.map(modifier(meantBy:))
    for modifier in undecided where !meant.contains(modifier.name) { diagnostics.add(modifier.finding) }
    defer { isComplete = isComplete && undecided.isEmpty }
    guard isComplete else { return }
    // An input that was meant for none may be the one that a modifier misses.
    for (input, meant) in zip(strays, meant) where meant != nil || undecided.isEmpty {
      let isTrait = TraitModifier.Trait(rawValue: input.name) != nil
      let suggestion = isTrait ? nil : meant
      diagnostics.add(
        Diagnostic(
          .unknownCase, at: .span(input.keySpan), pointer: input.source.pointer,
          isTrait
            ? "'\(input.name)' is decided by the traits, not by an input"
            : "'\(input.name)' is not a modifier of any resolver of this theme",
          fixIts: suggestion.map { [.renaming(input.keySpan, to: $0)] } ?? [],
          suggestion: suggestion, fix: isTrait ? "remove it" : nil))
    }
  }

  /// The modifier for which an input was meant: the nearest in spelling, else the only one without a context if the input names one of its.
  private func modifier(meantBy input: TokenInput) -> String? {
    if let nearest = SpellingSuggestion.nearest(to: input.name, among: modifiers.sorted()) { return nearest }
    let fitting = undecided.filter { $0.contexts.contains(input.context) }
    return fitting.count == 1 ? fitting[0].name : nil
  }

  private mutating func add(_ modifier: ResolverDocument.Modifier, of source: TokenSource) {
    if let trait = TraitModifier.Trait(rawValue: modifier.name) {
      let conditions = modifier.contexts.map { condition($0.key, trait) }
      let fallback = modifier.contexts.firstIndex { $0.key.name == modifier.fallback?.string }
      let selection = TraitModifier(trait: trait, conditions: conditions, fallback: fallback)
      selection.mark(&traits)
      layers.append(.byTrait(selection, documents: modifier.contexts.map { documents($0.sources) }))
      return
    }
    modifiers.insert(modifier.name)
    let names = modifier.contexts.map(\.key.name)
    var chosen = modifier.fallback?.string
    if let input = inputs.last(where: { $0.name == modifier.name }) {
      chosen = input.context
      if !names.contains(input.context) {
        isComplete = false
        diagnostics.add(TokenFindings.unknownContext(input.source, of: modifier.name, among: names))
      }
    } else if modifier.fallback == nil {
      undecided.append(
        (
          modifier.name, names,
          Diagnostic(
            .missingInput, at: source.entry,
            "the modifier '\(modifier.name)' has no default and no input; its contexts are \(list(names.map { "\"\($0)\"" }, "and"))",
            fix: "add \"inputs\": { \"\(modifier.name)\": \"\(names.first ?? "")\" }, or another context")
        ))
    }
    if let context = modifier.contexts.first(where: { $0.key.name == chosen }) {
      layers.append(.always(documents(context.sources)))
    }
  }

  /// When a context of a trait's modifier holds; nil when its name was reported.
  private mutating func condition(_ key: JSONMember, _ trait: TraitModifier.Trait) -> TraitModifier.Condition? {
    let name = key.name
    switch trait {
    case .scheme: if let value = Theme.Traits.Scheme(rawValue: name) { return .scheme(value) }
    case .contrast: if let value = Theme.Traits.Contrast(rawValue: name) { return .contrast(value) }
    case .idiom: if let value = Theme.Traits.Idiom(rawValue: name) { return .idiom(value) }
    case .os:
      // A version alone means that version and later ones.
      if let range = VersionRange(name) ?? Theme.OSVersion(name).map({ VersionRange(minimum: $0) }) { return .versions(range) }
    }
    diagnostics.add(TokenFindings.unknownTraitContext(key, trait))
    return nil
  }

  private mutating func documents(_ roots: [JSONValue]) -> [Int] {
    roots.map { root in
      if let index = indices[root.span] { return index }
      indices[root.span] = self.roots.count
      self.roots.append(root)
      return self.roots.count - 1
    }
  }
}

/// One entry of a theme's `tokens`, already read.
package struct TokenSource: Sendable {
  package enum Content: Sendable {
    /// A token file, or a group of tokens in the theme.
    case tokens(JSONValue)
    case resolver(JSONValue)
    /// A file that is not there or could not be read, which was reported.
    case unavailable
  }

  package var content: Content
  /// The entry in the theme.
  package var entry: JSONValue

  package init(_ content: Content, entry: JSONValue) {
    self.content = content
    self.entry = entry
  }
}

/// One member of a theme's `inputs`.
package struct TokenInput: Sendable {
  /// The modifier.
  package var name: String
  /// The context that the theme chooses.
  package var context: String
  package var keySpan: SourceSpan
  /// Where the context is written.
  package var source: JSONValue

  package init(name: String, context: String, keySpan: SourceSpan, source: JSONValue) {
    self.name = name
    self.context = context
    self.keySpan = keySpan
    self.source = source
  }
}

/// The outcome of looking for a file that a resolver names.
package enum TokenFile: Sendable {
  case document(JSONDocument)
  /// It is there, but it was reported as unreadable or as no JSON.
  case unreadable
  /// There is no such file; the nearest name, as it would be written there.
  case missing(nearest: String?)
}

/// Finds a file by the path that is written in another one; relative to that file, separated by `/`, without `./` in front and without `..`.
package typealias TokenFileLookup = (_ path: String, _ from: FileID) -> TokenFile
