internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// The values of tokens in modes, which files have in extensions: a document for each mode of a part, and what chooses among them.
///
/// A mode holds where a context of its name is chosen: of a resolver, else of the modifier `mode`, whose contexts for light and dark follow
/// the device.
struct TokenModes {
  /// The modifier that chooses the modes that no other one does.
  private static let name = "mode"

  /// The documents of the modes of each document that has some, by its index.
  private var documents: [Int: [ModeName: Int]] = [:]
  /// The modifiers whose contexts are called as modes, with the modes of each context, the weaker first.
  private var choosers: [Chooser] = []
  /// The findings about modes that nothing chooses or that were not read, at most once of a file each.
  private(set) var findings: [Diagnostic] = []

  private struct Chooser {
    var name: String
    var contexts: [(name: String, modes: [ModeName])]
    var fallback: String?
    var choice: ContextChoice
    /// Whether it chooses only what nothing else does, and tokens have values of their own without it.
    var hasOwnValues = false
    var followsLooks = false
  }

  /// Adds the modes of documents that were read to them, and to the parts and the outline of a theme.
  init(of base: inout [Document], _ composer: inout Composer, at source: ListedTokens?) {
    guard let source, base.contains(where: { !$0.modes.isEmpty || !$0.guesses.isEmpty }) else { return }
    resolveGuesses(in: &base)
    var names: [ModeName: ModeValues] = [:]
    var order: [ModeName] = []
    for values in base.lazy.flatMap(\.modes) where names[values.mode] == nil {
      names[values.mode] = values
      order.append(values.mode)
    }
    addChoosers(Set(order), composer.choices)
    let chosen = Set(choosers.flatMap { $0.contexts.flatMap(\.modes) })
    let rest = order.filter { !chosen.contains($0) }.compactMap { names[$0] }.sorted { $0.name < $1.name }
    if let first = rest.first { addChooser(of: rest, first.site, &composer, at: source, base) }
    addParts(of: &base, &composer)
  }

  /// The documents of some traits, each before those of its modes that hold: later ones win.
  func documents(_ selected: [Int], in context: TokenContext) -> [Int] {
    guard !documents.isEmpty else { return selected }
    let modes = choosers.flatMap { chooser in chooser.choice.selected(in: context).map { chooser.contexts[$0].modes } ?? [] }
    return selected.flatMap { index in [index] + (documents[index].map { own in modes.compactMap { own[$0] } } ?? []) }
  }

  // MARK: Modifiers

  /// Finds the modifiers with contexts that are called as modes.
  private mutating func addChoosers(
    _ modes: Set<ModeName>, _ choices: [(modifier: ResolverDocument.Modifier, choice: ContextChoice)]
  ) {
    for (modifier, choice) in choices {
      let contexts = modifier.contexts.map { (name: $0.name, modes: Self.modes(of: $0.name).filter(modes.contains)) }
      guard contexts.contains(where: { !$0.modes.isEmpty }) else { continue }
      choosers.append(
        Chooser(
          name: modifier.name, contexts: contexts, fallback: modifier.fallback, choice: choice,
          followsLooks: modifier.followsLooks))
    }
  }

  /// The modes that hold in a context, the weaker first: that of its first word, and that of its whole name.
  private static func modes(of context: String) -> [ModeName] {
    let mode = ModeName(context)
    return [mode.general, mode].compactMap { $0 }
  }

  /// Adds the modifier `mode` for modes that no other one chooses. Its contexts for light and dark follow the device; where it has others
  /// alone, one is for the tokens' own values, and holds without an input.
  private mutating func addChooser(
    of modes: [ModeValues], _ site: JSONMember, _ composer: inout Composer, at source: ListedTokens, _ documents: [Document]
  ) {
    guard !composer.choices.contains(where: { $0.modifier.name == Self.name }) else {
      return reportUnchosen(Set(modes.map(\.mode)), in: documents)
    }
    let looks = modes.compactMap { ContextLook(mode: $0.name) }.filter { $0.rest.isEmpty && $0.contrast == .normal }
    // Without a mode for light, or for dark, tokens have their own values in it.
    let others = looks.isEmpty ? [Self.own] : ["light", "dark"].filter { name in !looks.contains { $0.scheme.rawValue == name } }
    let names = others.filter { !modes.map(\.name).contains($0) } + modes.map(\.name)
    var modifier = ResolverDocument.Modifier(
      name: Self.name, contexts: names.map { .init(name: $0, site: site.value, sources: []) },
      fallback: looks.isEmpty ? Self.own : nil, noun: .mode)
    modifier.followsLooks = !looks.isEmpty
    let choice = composer.choice(of: modifier, at: source)
    if case .adaptive(let adaptive) = choice { adaptive.mark(&composer.traits) }
    choosers.append(
      Chooser(
        name: Self.name, contexts: names.map { ($0, Self.modes(of: $0)) }, fallback: modifier.fallback, choice: choice,
        hasOwnValues: looks.isEmpty, followsLooks: !looks.isEmpty))
    guard !composer.inputs.contains(where: { $0.name == Self.name }) else { return }
    let followed = modifier.followsLooks ? Set(ContextLooks(modes: names)?.choices.map(\.name) ?? []) : []
    reportUnchosen(Set(modes.filter { !followed.contains($0.name) }.map(\.mode)), in: documents)
  }

  /// The context of the tokens' own values.
  private static let own = "default"

  private mutating func reportUnchosen(_ modes: Set<ModeName>, in documents: [Document]) {
    guard !modes.isEmpty else { return }
    for document in documents {
      let unchosen = document.modes.filter { modes.contains($0.mode) }
      guard let first = unchosen.first else { continue }
      let tokens = Set(unchosen.flatMap { $0.declarations.map(\.keySpan) })
      findings.append(ModifierFindings.unchosen(unchosen.map(\.name).sorted(), first.site, tokens: tokens.count))
    }
  }
}

extension TokenModes {
  // MARK: Parts

  /// Adds a document and a part for each mode of a document.
  private mutating func addParts(of base: inout [Document], _ composer: inout Composer) {
    var modes: [FilePart.Key: Set<ModeName>] = [:]
    for index in base.indices where !base[index].modes.isEmpty {
      for values in base[index].modes {
        documents[index, default: [:]][values.mode] = base.count
        base.append(Document(file: base[index].file, declarations: values.declarations))
        composer.parts.append(composer.parts[index].inMode(values.mode))
      }
      modes[composer.parts[index].key] = Set(base[index].modes.map(\.mode))
    }
    composer.outline = composer.outline.flatMap { outlined($0, modes) }
  }

  /// A step with the choices among the modes of its parts. Those of a part that is in a context of another modifier have no place.
  private func outlined(_ step: OutlineStep, _ modes: [FilePart.Key: Set<ModeName>]) -> [OutlineStep] {
    func own(_ part: FilePart, _ context: (name: String, modes: [ModeName])) -> [FilePart] {
      context.modes.filter { modes[part.key]?.contains($0) ?? false }.map(part.inMode)
    }
    switch step {
    case .always(let parts):
      return parts.flatMap { part -> [OutlineStep] in
        guard modes[part.key] != nil else { return [.always([part])] }
        return [.always([part])]
          + choosers.map { chooser in
            var modifier = OutlinedModifier(
              name: chooser.name, contexts: chooser.contexts.map { ($0.name, own(part, $0)) }, fallback: chooser.fallback)
            (modifier.hasOwnValues, modifier.followsLooks) = (chooser.hasOwnValues, chooser.followsLooks)
            modifier.isOfModes = chooser.name == Self.name
            return .modifier(modifier)
          }
      }
    case .modifier(var modifier):
      guard
        let chooser = choosers.first(where: {
          $0.name == modifier.name && $0.contexts.map(\.name) == modifier.contexts.map(\.name)
        })
      else { return [step] }
      for (index, context) in chooser.contexts.enumerated() {
        modifier.contexts[index].parts = modifier.contexts[index].parts.flatMap { [$0] + own($0, context) }
      }
      return [.modifier(modifier)]
    }
  }

  // MARK: Guesses

  /// Takes extensions whose keys are words for light and dark for tables of modes if every value in them is one of its token.
  private mutating func resolveGuesses(in base: inout [Document]) {
    guard base.contains(where: { !$0.guesses.isEmpty }) else { return }
    let paths = Set(base.lazy.flatMap(\.declarations).map(\.path))
    for index in base.indices {
      var positions = Dictionary(base[index].modes.enumerated().map { ($1.mode, $0) }) { first, _ in first }
      var refused: [GuessedTable] = []
      for guess in base[index].guesses {
        guard guess.values.allSatisfy({ $0.declaration.isValue(among: paths) }) else {
          refused.append(guess)
          continue
        }
        base[index].constructs.add(.mode, at: guess.site.keySpan, guess.site.value)
        for value in guess.values { base[index].add(value.declaration, inMode: value.mode, value.site, &positions) }
      }
      if let first = refused.first { findings.append(ModifierFindings.noModes(first.site, tokens: refused.count)) }
    }
  }
}

extension Declaration {
  /// Whether a value is one, as far as can be told before references are followed: the tokens that it names are there.
  fileprivate func isValue(among paths: Set<String>) -> Bool {
    guard mistakes.isEmpty, !isLeftAlone else { return false }
    if let path = reference?.path {
      return paths.contains(path) || path.hasSuffix(".value") && paths.contains(String(path.dropLast(6)))
    }
    let named = value.string.map(TokenReference.embedded) ?? []
    return named.isEmpty ? literal != nil || inferredType != nil : named.allSatisfy(paths.contains)
  }
}
