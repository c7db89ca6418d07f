internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetReports
internal import PelmetResolution
internal import PelmetSyntax
internal import PelmetTokens

/// Which token goes into which new file, and in which form.
struct MigrationPlan {
  /// The order of the new files.
  enum Order: CaseIterable {
    /// Each file where the old one is.
    case asBefore
    /// All files first, without what modifiers decide, then a file for each context: where choices are spread over several places in the
    /// old order, which a resolver cannot say.
    case modifiersLast
  }

  let order: Order
  /// A token of a new file.
  struct Entry {
    var path: String
    var form: TokenForm
    var description: String?
    var deprecation: Deprecation?
    var extensions: JSONTree?
  }

  /// Tokens that stay in the part of a file in which they were.
  private(set) var parts: [FilePart.Key: [Entry]] = [:]
  /// Tokens that are worth something else in each context of a modifier: by its name and the context's.
  private(set) var contexts: [String: [String: [Entry]]] = [:]
  /// Tokens that are in no new file, and why.
  private(set) var leftOut: [LeftOut] = []
  /// Tokens whose references or modifiers only their values could say.
  private(set) var flattened: [MigrationSource.Declaration] = []
  private(set) var droppedMembers: [(name: String, declaration: MigrationSource.Declaration)] = []
  /// Members of typographies that DTCG requires and that are not in the old files: those that are added, and those that only the writer of
  /// the tokens knows.
  private(set) var addedMembers: [(name: String, declaration: MigrationSource.Declaration)] = []
  private(set) var missingMembers: [(name: String, declaration: MigrationSource.Declaration)] = []

  struct LeftOut {
    /// For a report: `of type 'textCase'`.
    var kind: String
    var path: String
    var place: SourceSpan?
  }

  private let source: MigrationSource
  private let modifiers: [OutlinedModifier]
  /// The paths that no new file has.
  private(set) var missing: Set<String> = []

  init(_ source: MigrationSource, _ order: Order) {
    (self.source, self.order) = (source, order)
    modifiers = source.modifiers
    deciders = source.contexts.map { _ in [:] }
    for (index, declaration) in source.declarations.enumerated() {
      for context in declaration.contexts { deciders[context][declaration.token.path] = index }
    }
    findMissing()
    switch order {
    case .asBefore: place()
    case .modifiersLast: placeByPath()
    }
    for path in source.replaced {
      leftOut.append(LeftOut(kind: "that others replace in every context", path: path, place: nil))
    }
  }

  /// The index of the declaration that decides a path, in each context.
  private var deciders: [[String: Int]] = []

  /// Finds the paths that no new file can carry. One of them makes values of the tokens that name it, which may then be the next: those are
  /// looked at again, and no others.
  private mutating func findMissing() {
    var declared: [String: [Int]] = [:]
    var naming: [String: [String]] = [:]
    var pending: [String] = []
    for (index, declaration) in source.declarations.enumerated() {
      let path = declaration.token.path
      if declared[path] == nil { pending.append(path) }
      declared[path, default: []].append(index)
      let names = [declaration.token.target].compactMap { $0 } + WrittenReference.paths(in: declaration.token.value)
      for name in names { naming[name, default: []].append(path) }
    }
    pending.reverse()
    while let path = pending.popLast() {
      guard !missing.contains(path), !isCarried(path, declared[path] ?? []) else { continue }
      missing.insert(path)
      pending += naming[path] ?? []
    }
  }

  /// Whether new files can say what a path is worth in every context, or it is worth nothing anywhere.
  private func isCarried(_ path: String, _ declared: [Int]) -> Bool {
    switch order {
    case .asBefore:
      return declared.allSatisfy { index in
        let declaration = source.declarations[index]
        let forms = declaration.contexts.map { form(declaration, in: $0) }
        guard let first = forms.lazy.compactMap({ $0 }).first else { return true }
        return forms.allSatisfy { $0 == first } || explanation(index, declaration, forms) != nil
      }
    case .modifiersLast:
      let forms = deciders.enumerated().map { context, deciders in
        deciders[path].flatMap { form(source.declarations[$0], in: context) }
      }
      return forms.allSatisfy { $0 == nil } || layers(forms) != nil
    }
  }

  /// Puts each declaration where it was, or into the contexts of the one modifier that explains what it is worth.
  private mutating func place() {
    for (index, declaration) in source.declarations.enumerated() {
      let forms = declaration.contexts.map { form(declaration, in: $0) }
      let known = forms.compactMap { $0 }
      guard let first = known.first, !missing.contains(declaration.token.path) else {
        leaveOut(declaration, missing.contains(declaration.token.path) ? Self.manyModifiers : nil)
        continue
      }
      let entry = entry(declaration, first)
      if known.count == forms.count, known.allSatisfy({ $0 == first }) {
        parts[declaration.part, default: []].append(entry)
      } else if let (modifier, byContext) = explanation(index, declaration, forms) {
        for context in modifier.contexts.map(\.name) {
          guard let form = byContext[context] else { continue }
          var own = entry
          own.form = form
          contexts[modifier.name, default: [:]][context, default: []].append(own)
        }
      } else {
        continue
      }
      count(declaration, first)
    }
  }

  /// Puts each path where the contexts decide it that alone decide it: of several modifiers those that come last.
  private mutating func placeByPath() {
    var paths: Set<String> = []
    for declaration in source.declarations where paths.insert(declaration.token.path).inserted {
      let path = declaration.token.path
      let deciding = deciders.map { $0[path] }
      let forms = deciding.enumerated().map { context, index in
        index.flatMap { form(source.declarations[$0], in: context) }
      }
      guard !missing.contains(path), forms.contains(where: { $0 != nil }) else {
        leaveOut(declaration, missing.contains(path) ? Self.manyModifiers : nil)
        continue
      }
      // A declaration that is worth nothing in its own contexts has no layer.
      var worthless: Set<Int> = []
      for (index, form) in zip(deciding, forms) {
        if let index, form == nil, worthless.insert(index).inserted { leaveOut(source.declarations[index], nil) }
      }
      guard let layers = layers(forms) else { continue }
      func entry(_ context: Int, _ form: TokenForm) -> Entry {
        self.entry(deciding[context].map { source.declarations[$0] } ?? declaration, form)
      }
      for layer in layers {
        let entry = entry(layer.context, layer.form)
        if let place = layer.place {
          contexts[place.modifier, default: [:]][place.context, default: []].append(entry)
        } else {
          parts[deciding[layer.context].map { source.declarations[$0].part } ?? declaration.part, default: []].append(entry)
        }
        count(deciding[layer.context].map { source.declarations[$0] } ?? declaration, layer.form)
      }
    }
  }

  /// A form and where it stands: in a context, or in a file that always takes part.
  private struct Layer {
    var form: TokenForm
    /// One of the contexts in which it holds.
    var context: Int
    var place: (modifier: String, context: String)?
  }

  private func layers(_ forms: [TokenForm?]) -> [Layer]? {
    var rest = Array(forms.indices)
    var layers: [Layer] = []
    // What is missing somewhere cannot be there always.
    let isEverywhere = forms.allSatisfy { $0 != nil }
    for modifier in [nil] + modifiers.reversed().map({ $0 as OutlinedModifier? }) {
      if let modifier {
        var byContext: [String: [Int]] = [:]
        for index in rest {
          if let name = source.contexts[index].context(of: modifier) { byContext[name, default: []].append(index) }
        }
        for context in modifier.contexts.map(\.name) {
          guard let own = byContext[context], own.allSatisfy({ forms[$0] == forms[own[0]] }) else { continue }
          // A token that is missing somewhere is left to one modifier that tells it all.
          if !isEverywhere, !byContext.values.allSatisfy({ group in group.allSatisfy { forms[$0] == forms[group[0]] } }) {
            continue
          }
          if let form = forms[own[0]] { layers.append(Layer(form: form, context: own[0], place: (modifier.name, context))) }
          rest.removeAll { own.contains($0) }
        }
      }
      guard let first = rest.first else { return layers }
      if isEverywhere, let form = forms[first], rest.allSatisfy({ forms[$0] == form }) {
        return layers + [Layer(form: form, context: first)]
      }
    }
    return nil
  }

  private static let manyModifiers = "whose value depends on several modifiers at once"

  private func form(_ declaration: MigrationSource.Declaration, in context: Int) -> TokenForm? {
    guard let token = source.values[context][declaration.token.path] else { return nil }
    return TokenForm(declaration.token, token) { path in
      missing.contains(path) ? nil : source.values[context][path]
    }
  }

  /// The modifier whose context alone tells the form, and that is free to say it.
  private func explanation(
    _ index: Int, _ declaration: MigrationSource.Declaration, _ forms: [TokenForm?]
  ) -> (modifier: OutlinedModifier, forms: [String: TokenForm])? {
    search: for modifier in modifiers {
      var byContext: [String: TokenForm?] = [:]
      for (context, form) in zip(declaration.contexts, forms) {
        guard let name = source.contexts[context].context(of: modifier) else { continue search }
        if let known = byContext[name], known != form { continue search }
        byContext[name] = .some(form)
      }
      // In its contexts nothing else may decide the path.
      for (context, deciders) in zip(source.contexts, deciders) {
        guard let name = context.context(of: modifier), byContext[name] != nil else { continue }
        if let decider = deciders[declaration.token.path], decider != index { continue search }
      }
      return (modifier, byContext.compactMapValues { $0 })
    }
    return nil
  }

  /// Tokens whose value in each mode no resolver can say.
  var dependentOnModes: [LeftOut] { source.hasModes ? leftOut.filter { $0.kind == Self.manyModifiers } : [] }

  /// Whether there is nothing to write.
  var isEmpty: Bool { parts.isEmpty && contexts.isEmpty }

  /// Whether a token that had a value in a context has none in the new files.
  func isLeftOut(_ path: String, in context: Int) -> Bool {
    if missing.contains(path) { return true }
    guard let index = deciders[context][path] else { return false }
    return form(source.declarations[index], in: context) == nil
  }

  // MARK: What is said about tokens

  private mutating func leaveOut(_ declaration: MigrationSource.Declaration, _ reason: String?) {
    let object = declaration.token.object
    // It has values in modes alone, which are declarations of their own.
    if reason == nil, let object, object.span == declaration.token.value.span, object["$ref"] == nil,
      source.values.contains(where: { $0[declaration.token.path] != nil })
    {
      return
    }
    let type = (object?["$type"] ?? object?["type"])?.string
    let hasValue = declaration.contexts.contains { source.values[$0][declaration.token.path] != nil }
    let kind =
      reason ?? (hasValue ? "of a \(type ?? "value") that DTCG cannot say" : Self.kind(ofType: type))
    leftOut.append(LeftOut(kind: kind, path: declaration.token.path, place: declaration.token.keySpan))
  }

  private static func kind(ofType type: String?) -> String {
    guard let type else { return "of no type" }
    return TokenType(rawValue: type) == nil ? "of type '\(type)'" : "without a value"
  }

  private mutating func count(_ declaration: MigrationSource.Declaration, _ form: TokenForm) {
    let isFlat = !form.value.hasReference
    if isFlat, declaration.token.isModified || declaration.token.target != nil || WrittenReference.isIn(declaration.token.value) {
      flattened.append(declaration)
    }
    guard case .object(let members) = form.value, form.type == .typography else { return }
    let kept = Set(members.map(\.key))
    for name in ["fontFamily", "fontSize", "fontWeight"] where !kept.contains(name) {
      missingMembers.append((name, declaration))
    }
    for name in addedMembers(of: declaration) { addedMembers.append((name, declaration)) }
    guard declaration.token.value.kind == .object else { return }
    for member in declaration.token.value.members where !kept.contains(member.name) && !member.name.hasPrefix("$") {
      droppedMembers.append((member.name, declaration))
    }
  }

  private func addedMembers(of declaration: MigrationSource.Declaration) -> [String] {
    let token = declaration.contexts.lazy.compactMap { source.values[$0][declaration.token.path] }.first
    guard case .typography(let typography)? = token?.value else { return [] }
    return (typography.letterSpacing == nil ? ["letterSpacing"] : []) + (typography.lineHeight == nil ? ["lineHeight"] : [])
  }

  private func entry(_ declaration: MigrationSource.Declaration, _ form: TokenForm) -> Entry {
    let token = declaration.contexts.lazy.compactMap { source.values[$0][declaration.token.path] }.first
    return Entry(
      path: declaration.token.path, form: form, description: declaration.token.description, deprecation: token?.deprecation,
      extensions: TokenExtensions.tree(declaration.token.object))
  }
}

extension JSONTree {
  /// Whether the value, or a member of it, names a token.
  var hasReference: Bool {
    var pending = [self]
    while let tree = pending.popLast() {
      switch tree {
      case .string(let text): if WrittenReference.path(text) != nil { return true }
      case .array(let elements): pending += elements
      case .object(let members): pending += members.map(\.value)
      default: break
      }
    }
    return false
  }
}
