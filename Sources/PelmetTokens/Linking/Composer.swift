internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax

/// Puts the sources of a theme in order and chooses the contexts that its inputs name.
struct Composer {
  let inputs: [ModifierInput]
  /// Whether themes that extend this one choose the contexts that are missing.
  let isOpen: Bool
  /// The texts of the run that were read so far.
  let files: () -> SourceMap
  let lookup: FileLookup
  var diagnostics = DiagnosticBag()
  private(set) var layers: [DocumentLayer] = []
  var traits = TokenTraits()
  var isComplete = true
  /// Whether every path is among the ``parts``: all files are there, and those of contexts that are still to be chosen.
  private(set) var knowsAllPaths = true
  /// The parts of files to read; a layer names them by their index.
  var parts: [FilePart] = []
  /// Everything that could take part, whatever the inputs choose.
  var outline: [OutlineStep] = []
  /// The contexts that hold, each modifier once.
  private(set) var chosen: [ChosenContext] = []
  /// Findings for themes that follow the device, although their tokens do not.
  private(set) var fixedContexts: [Diagnostic] = []
  private var indices: [FilePart.Key: Int] = [:]
  /// Modifiers that take their context from inputs.
  private var modifiers: Set<String> = []
  /// Those that no input chooses a context of, although they have no default.
  private var undecided: [Undecided] = []
  /// Those of them that are to be reported.
  private(set) var missingInputs: [Undecided] = []
  /// The layers of groups, by their positions.
  private(set) var groups: [Int: GroupReplacements.Group] = [:]
  private var decisions: [ModifierKey: ContextChoice] = [:]
  /// Each of them once, in the order of resolution.
  private(set) var choices: [(modifier: ResolverDocument.Modifier, choice: ContextChoice)] = []
  /// The files for one scheme that have none for the other beside them, by their collections: the last of each holds.
  private var onlyLooks: [String: ListedTokens] = [:]
  /// Choices for partial modifiers of contexts that these do not have, and the contexts of all modifiers by their names.
  private var lacking: [(modifier: String, choice: ModifierInput.Choice)] = []
  private var contexts: [String: [String]] = [:]
  /// The modifiers about which ``fixedContexts`` says something.
  private var fixedModifiers: Set<String> = []

  init(inputs: [ModifierInput], isOpen: Bool = false, files: @escaping () -> SourceMap, lookup: @escaping FileLookup) {
    self.inputs = inputs
    self.isOpen = isOpen
    self.files = files
    self.lookup = lookup
  }

  mutating func add(_ source: ListedTokens) {
    if let look = source.onlyLook { onlyLooks[look.collection] = source }
    switch source.content {
    case .unavailable: isComplete = false
    case .tokens(let root): always([FilePart(root: root)])
    case .file(let root, let dialect): add(root, dialect, of: source)
    case .modes(let modes):
      if !modes.toldByName.isEmpty { diagnostics.add(ModifierFindings.toldByName(modes, at: source.entry)) }
      add(modes.modifier, of: source)
    }
  }

  private mutating func add(_ root: JSONValue, _ dialect: FileDialect, of source: ListedTokens) {
    var finder = PartFinder(inputs: inputs, files: files, lookup: lookup)
    let document = dialect.parts(of: root, &finder)
    diagnostics.add(contentsOf: finder.diagnostics)
    isComplete = isComplete && finder.isComplete
    add(document, of: source)
  }

  private mutating func add(_ document: ResolverDocument, of source: ListedTokens) {
    for step in document.steps {
      switch step {
      case .set(let parts): always(parts)
      case .modifier(let modifier): add(modifier, of: source)
      }
    }
  }

  private mutating func always(_ parts: [FilePart]) {
    outline.append(.always(parts))
    layers.append(.always(documents(parts)))
  }

  private mutating func documents(_ parts: [FilePart]) -> [Int] {
    parts.map { part in
      if let index = indices[part.key] { return index }
      indices[part.key] = self.parts.count
      self.parts.append(part)
      return self.parts.count - 1
    }
  }
}

// MARK: - Choosing contexts

extension Composer {
  /// Modifiers with the same key are one choice.
  private struct ModifierKey: Hashable {
    let name: String
    let contexts: [String]
    let fallback: String?
  }

  /// A modifier without a context, and what has it.
  struct Undecided {
    let modifier: ResolverDocument.Modifier
    let contexts: [String]
    let source: ListedTokens
  }

  private mutating func add(_ modifier: ResolverDocument.Modifier, of source: ListedTokens) {
    outline.append(.modifier(OutlinedModifier(modifier)))
    if let trait = modifier.trait {
      let conditions = modifier.contexts.map { condition($0, trait) }
      let fallback = modifier.contexts.firstIndex { $0.name == modifier.fallback }
      let selection = TraitModifier(trait: trait, conditions: conditions, fallback: fallback)
      selection.mark(&traits)
      note(modifier) { selection.selected(in: $0) }
      layers.append(.byTrait(selection, documents: modifier.contexts.map { documents($0.sources) }))
      return
    }
    switch choice(of: modifier, at: source) {
    case .always(let index): layers.append(.always(documents(modifier.contexts[index].sources)))
    case .adaptive(let choice):
      choice.mark(&traits)
      layers.append(.byInput(choice, documents: modifier.contexts.map { documents($0.sources) }))
    case .leftOut: return
    case .none:
      // Whatever is chosen of them is to be right.
      if isOpen { for context in modifier.contexts { _ = documents(context.sources) } }
      if modifier.contexts.contains(where: \.sources.isEmpty) { knowsAllPaths = false }
      return
    }
    guard modifier.isOptional else { return }
    groups[layers.count - 1] = GroupReplacements.Group(name: modifier.name, input: input(for: modifier))
  }

  private func input(for modifier: ResolverDocument.Modifier) -> ModifierInput? { inputs.last { $0.name == modifier.name } }

  private mutating func note(_ modifier: ResolverDocument.Modifier, _ index: (TokenContext) -> Int?) {
    if !chosen.contains(where: { $0.modifier == modifier.name }) { chosen.append(ChosenContext(modifier, index)) }
  }

  /// The context of a modifier that inputs, the looks of its contexts or its default choose; the same for modifiers with the same key.
  mutating func choice(of modifier: ResolverDocument.Modifier, at source: ListedTokens) -> ContextChoice {
    modifiers.insert(modifier.name)
    let key = ModifierKey(name: modifier.name, contexts: modifier.contexts.map(\.name), fallback: modifier.fallback)
    if let known = decisions[key] { return known }
    contexts[modifier.name, default: []] += key.contexts
    let choice = choice(of: modifier, key.contexts, at: source)
    decisions[key] = choice
    choices.append((modifier, choice))
    switch choice {
    case .always, .adaptive: note(modifier) { choice.selected(in: $0) }
    case .leftOut, .none: break
    }
    return choice
  }

  private mutating func choice(
    of modifier: ResolverDocument.Modifier, _ names: [String], at source: ListedTokens
  ) -> ContextChoice {
    guard let input = input(for: modifier) else {
      if modifier.followsLooks, let looks = ContextLooks(modes: names) { return Self.adaptive(looks, names) }
      guard let fallback = modifier.fallback else {
        undecided.append(Undecided(modifier: modifier, contexts: names, source: source))
        return .none
      }
      guard let index = names.firstIndex(of: fallback) else { return .none }
      add(fixed: ModifierFindings.fixed(modifier, names, chosen: fallback, of: source), modifier.name)
      return .always(index)
    }
    if input.leavesOut {
      if modifier.isOptional { return .leftOut }
      isComplete = false
      diagnostics.add(ModifierFindings.cannotLeaveOut(input, names))
      return .none
    }
    let rest = modifier.isPartial ? modifier.fallback.flatMap { names.firstIndex(of: $0) } : nil
    let strange = input.choices.filter { !names.contains($0.context) }
    for choice in strange {
      if rest != nil {
        lacking.append((modifier.name, choice))
      } else {
        isComplete = false
        diagnostics.add(Findings.unknownContext(choice.source, of: modifier.name, among: names))
      }
    }
    isComplete = isComplete && !input.isDamaged
    guard !input.isDamaged,
      let choice = AdaptiveChoice(
        input,
        index: { variant in
          input.choice(for: variant).flatMap { names.firstIndex(of: $0.context) ?? rest }
        })
    else { return .none }
    guard let only = choice.only else { return .adaptive(choice) }
    if strange.isEmpty { add(fixed: ModifierFindings.fixed(modifier, names, chosen: names[only], by: input), modifier.name) }
    return .always(only)
  }

  /// Adds a finding about a choice, of which one is enough.
  private mutating func add(fixed finding: Diagnostic?, _ modifier: String) {
    if let finding, fixedModifiers.insert(modifier).inserted { fixedContexts.append(finding) }
  }

  private static func adaptive(_ looks: ContextLooks, _ names: [String]) -> ContextChoice {
    guard let choice = AdaptiveChoice(index: { names.firstIndex(of: looks.name(for: $0)) }) else { return .none }
    return choice.only.map { .always($0) } ?? .adaptive(choice)
  }

  /// When a context of a trait's modifier holds; nil when its name was reported.
  private mutating func condition(
    _ context: ResolverDocument.Context, _ trait: TraitModifier.Trait
  ) -> TraitModifier.Condition? {
    let name = context.name
    switch trait {
    case .scheme: if let value = Theme.Traits.Scheme(rawValue: name) { return .scheme(value) }
    case .contrast: if let value = Theme.Traits.Contrast(rawValue: name) { return .contrast(value) }
    case .idiom: if let value = Theme.Traits.Idiom(rawValue: name) { return .idiom(value) }
    case .os:
      // A version alone means that version and later ones.
      if let range = VersionRange(name) ?? Theme.OSVersion(name).map({ VersionRange(minimum: $0) }) { return .versions(range) }
    }
    diagnostics.add(ModifierFindings.unknownTraitContext(context, trait))
    return nil
  }

  /// Reports inputs that no modifier took, unless the modifier may be in a file that is missing, and modifiers without an input, unless one
  /// of those inputs was meant for them.
  mutating func finish() {
    var reported: Set<SourceSpan> = []
    for (modifier, choice) in isComplete ? lacking : [] {
      let names = distinct(contexts[modifier] ?? [])
      guard !names.contains(choice.context), reported.insert(choice.source.span).inserted else { continue }
      diagnostics.add(Findings.unknownContext(choice.source, of: modifier, among: names))
    }
    for (_, source) in onlyLooks.sorted(by: { $0.key < $1.key }) {
      if let look = source.onlyLook { fixedContexts.append(ModifierFindings.fixed(look, at: source.entry)) }
    }
    let strays = inputs.filter { !modifiers.contains($0.name) }
    let names = modifiers.sorted()
    let index = SpellingIndex(names)
    let meant = strays.map { modifier(meantBy: $0, index) }
    // One that was meant for none may be the one that a modifier misses.
    let unexplained = zip(strays, meant).count { $1 == nil && TraitModifier.Trait(rawValue: $0.name) == nil }
    let missing = undecided.filter { !meant.contains($0.modifier.name) }
    if !isOpen, !isComplete || missing.count > unexplained { missingInputs = missing }
    knowsAllPaths = knowsAllPaths && isComplete && isOpen
    defer { isComplete = isComplete && undecided.isEmpty }
    guard isComplete else { return }
    // The files of a modifier may be listed by a theme that extends this one.
    for (input, meant) in zip(strays, meant) where !isOpen || meant != nil {
      diagnostics.add(ModifierFindings.unknownInput(input, meant: meant, among: names))
    }
  }

  /// The modifier for which an input was meant: the nearest in spelling, else the only one without a context if the input names one of its.
  private func modifier(meantBy input: ModifierInput, _ index: SpellingIndex) -> String? {
    if let nearest = index.nearest(to: input.name) { return nearest }
    let fitting = undecided.filter { modifier in input.choices.contains { modifier.contexts.contains($0.context) } }
    return fitting.count == 1 ? fitting[0].modifier.name : nil
  }
}
