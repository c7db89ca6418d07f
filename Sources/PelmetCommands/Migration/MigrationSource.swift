internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetResolution
internal import PelmetTokens

/// A context for each modifier of some token files, as a theme's `inputs`.
struct TokenChoice: Hashable {
  var inputs: [Input] = []

  struct Input: Hashable {
    var modifier: String
    var context: String
  }

  /// A theme in memory that lists files and makes the choice.
  func theme(_ entries: [String]) -> String {
    var theme = ThemeInputs()
    for input in inputs { theme.add(input.modifier, contexts: [input.context], choice: nil, follows: false) }
    return theme.theme(entries)
  }
}

/// One combination of contexts in which tokens have values: what inputs choose, and traits.
struct MigrationContext {
  var choice: TokenChoice
  var traits: TokenContext

  /// The name of the context that a modifier takes here; `nil` when none holds, or when only the compiler can tell.
  func context(of modifier: OutlinedModifier) -> String? {
    let names = modifier.contexts.map(\.name)
    let wanted: String?
    switch modifier.name {
    case _ where !modifier.isTrait: wanted = choice.inputs.first { $0.modifier == modifier.name }?.context
    case "scheme": wanted = traits.scheme.rawValue
    case "contrast": wanted = traits.contrast.rawValue
    case "idiom": wanted = traits.idiom.rawValue
    default: return nil
    }
    return names.first { $0 == wanted } ?? modifier.fallback
  }

  /// For messages.
  var label: String {
    let names =
      choice.inputs.map(\.context) + [traits.scheme.rawValue, traits.contrast == .high ? "high contrast" : nil].compactMap { $0 }
    return names.joined(separator: ", ")
  }
}

/// The worth of token files in every context, and the declarations that decide it.
struct MigrationSource {
  let inventory: TokenInventory
  private let files: TokenFiles
  /// The parts that are made of each text.
  private let views: [SourceSpan: Set<FilePart.Key>]
  /// The sets and modifiers in the order of resolution.
  let outline: [OutlineStep]
  let contexts: [MigrationContext]
  /// Whether extensions of tokens, or files by their names, have modes.
  let hasModes: Bool
  /// The number of all combinations; more than ``contexts`` when there are too many to look at each.
  let combinations: Int
  /// The tokens with a value in each context, by path.
  let values: [[String: Token]]
  /// Every declaration, in the order of the files, and those of one file in the order of the text.
  private(set) var declarations: [Declaration] = []

  struct Declaration {
    var token: DeclaredToken
    var part: FilePart.Key
    /// The contexts in which it decides, by index.
    var contexts: [Int] = []
  }

  /// As many combinations are looked at one by one; of more, those that differ from the defaults in at most two modifiers.
  private static let maximumCombinations = 64

  init(_ files: TokenFiles) {
    let modifiers = TokenSelection.modifiers(files).filter { !$0.isTrait }
    let folded = FoldedModes(modifiers)
    hasModes = modifiers.contains { $0.hasOwnValues || $0.isOfModes }
    let (choices, combinations) = Self.choices(folded?.modifiers ?? modifiers)
    inventory = TokenInventory(
      files.input(
        themes: choices.enumerated().map { ("context-\($0)", (folded?.inputs(of: $1) ?? $1).theme(files.entries)) }))
    self.files = files
    self.combinations = combinations
    let steps = inventory.views.first?.library.outline ?? []
    outline = folded?.outline(steps) ?? steps
    let parts = outline.flatMap { step in
      switch step {
      case .always(let parts): parts
      case .modifier(let modifier): modifier.contexts.flatMap(\.parts)
      }
    }
    self.views = parts.reduce(into: [:]) { $0[$1.key.span, default: []].insert($1.key) }
    var contextParts: [ContextKey: [[FilePart]]] = [:]
    for case .modifier(let modifier) in outline {
      var seen: Set<String> = []
      for context in modifier.contexts where seen.insert(context.name).inserted {
        contextParts[ContextKey(modifier: modifier.name, context: context.name), default: []].append(context.parts)
      }
    }
    self.contextParts = contextParts
    var contexts: [MigrationContext] = []
    var values: [[String: Token]] = []
    var found: [Key: Declaration] = [:]
    var order: [(key: Key, path: String)] = []
    var known: Set<Key> = []
    // Views are in the order of their names.
    let views = Dictionary(inventory.views.map { ($0.theme, $0) }) { first, _ in first }
    for (index, choice) in choices.enumerated() {
      guard let view = views["context-\(index)"] else { continue }
      for declaration in view.library.allDeclarations {
        let key = Key(part: declaration.part, span: declaration.keySpan, path: declaration.path)
        if known.insert(key).inserted { order.append((key, declaration.path)) }
      }
      for traits in Self.traits(view.library.traits) {
        let set = view.set(traits)
        var own: [String: Token] = [:]
        for path in set.sortedPaths {
          if case .found(let token) = set.lookup(path) { own[path] = token }
          guard var declared = set.declared(path) else { continue }
          // `$extends` copies a token to where it is not declared: an alias says the same.
          if declared.path != path { (declared.target, declared.path) = (declared.path, path) }
          let key = Key(part: declared.part, span: declared.keySpan, path: path)
          if known.insert(key).inserted { order.append((key, path)) }
          found[key, default: Declaration(token: declared, part: declared.part)].contexts.append(contexts.count)
        }
        contexts.append(MigrationContext(choice: choice, traits: traits))
        values.append(own)
      }
    }
    self.contexts = contexts
    self.values = values
    // Where modes say every value of a token, its own one is no loss.
    let written = Set(found.keys.map(\.span))
    replaced = order.filter { found[$0.key] == nil && !written.contains($0.key.span) }.map(\.path)
    declarations = order.compactMap { found[$0.key] }
  }

  /// The paths of declarations that others replace in every context.
  let replaced: [String]

  private let contextParts: [ContextKey: [[FilePart]]]

  private struct ContextKey: Hashable {
    var modifier: String
    var context: String
  }

  private struct Key: Hashable {
    var part: FilePart.Key
    var span: SourceSpan
    var path: String
  }

  /// The modifiers with a choice, each once, where it comes last: what is said there goes before the rest.
  var modifiers: [OutlinedModifier] {
    let all = outline.compactMap { step -> OutlinedModifier? in
      if case .modifier(let modifier) = step, modifier.contexts.count > 1 { modifier } else { nil }
    }
    var later: Set<String> = []
    return all.reversed().filter { later.insert($0.name).inserted }.reversed()
  }

  /// The parts of a context in all steps of its modifier.
  func parts(of modifier: String, _ context: String) -> [[FilePart]] {
    contextParts[ContextKey(modifier: modifier, context: context)] ?? []
  }

  /// Findings that leave tokens out of sight, so that nothing could be said about them.
  var obstacles: [Diagnostic] {
    inventory.diagnostics.filter { finding in
      guard finding.severity == .error else { return false }
      switch finding.rule {
      case .unknownFile, .pathOutsidePackage, .unsupportedVersion: return true
      default: return finding.rule.stage == .reading
      }
    }
  }

  /// The paths of files that have groups, and no tokens in them.
  var emptyFiles: [String] {
    inventory.diagnostics.compactMap { finding in
      guard finding.rule == .emptyTokenFile, case .span(let span) = finding.location else { return nil }
      return path(of: span.file)
    }
  }

  /// Whether several parts are views of one text: the modes of a file that has them all.
  func isViewedTwice(_ part: FilePart) -> Bool { (views[part.key.span]?.count ?? 0) > 1 }

  /// The path of a file below the folder that has them all.
  func path(of file: FileID) -> String { files.relative(inventory.sources[file].path) }

  // MARK: Contexts

  private static func choices(_ modifiers: [OutlinedModifier]) -> (choices: [TokenChoice], combinations: Int) {
    let counts = modifiers.map { max($0.contexts.count, 1) }
    let combinations = counts.reduce(1) { min($0 * $1, 1 << 32) }
    let defaults = modifiers.map { modifier in
      modifier.contexts.firstIndex { $0.name == modifier.fallback } ?? 0
    }
    var picks: [[Int]] = []
    if combinations <= maximumCombinations {
      picks = [[]]
      for count in counts { picks = picks.flatMap { pick in (0..<count).map { pick + [$0] } } }
    } else {
      var seen: Set<[Int]> = []
      for first in modifiers.indices {
        for second in modifiers.indices where second >= first {
          for (one, other) in (0..<counts[first]).flatMap({ one in (0..<counts[second]).map { (one, $0) } }) {
            var pick = defaults
            (pick[first], pick[second]) = (one, other)
            if seen.insert(pick).inserted { picks.append(pick) }
          }
        }
      }
    }
    let choices = picks.map { pick in
      TokenChoice(
        inputs: zip(modifiers, pick).compactMap { modifier, index in
          modifier.contexts.isEmpty ? nil : .init(modifier: modifier.name, context: modifier.contexts[index].name)
        })
    }
    return (choices, combinations)
  }

  /// Every combination of traits that resolvers tell apart.
  private static func traits(_ traits: TokenTraits) -> [TokenContext] {
    var contexts = [TokenContext()]
    if traits.scheme { contexts += contexts.map { changed($0) { $0.scheme = .dark } } }
    if traits.contrast { contexts += contexts.map { changed($0) { $0.contrast = .high } } }
    if !traits.idioms.isEmpty {
      let other = Theme.Traits.Idiom.allCases.first { !traits.idioms.contains($0) }
      contexts = (traits.idioms + [other].compactMap { $0 }).flatMap { idiom in contexts.map { changed($0) { $0.idiom = idiom } }
      }
    }
    if !traits.versions.isEmpty {
      contexts = ([Theme.OSVersion(0)] + traits.versions).flatMap { os in contexts.map { changed($0) { $0.os = os } } }
    }
    return contexts
  }

  private static func changed(_ context: TokenContext, _ change: (inout TokenContext) -> Void) -> TokenContext {
    var context = context
    change(&context)
    return context
  }
}
