internal import PelmetDiagnostics
internal import PelmetSyntax

/// A resolver of DTCG 2025.10, with the files that it names.
struct ResolverFile: Dialect {
  static func detect(_ file: DetectedFile) -> Bool {
    file.name?.hasSuffix(".resolver.json") ?? false || file.root["resolutionOrder"] != nil
  }

  static func parts(of root: JSONValue, _ finder: inout PartFinder) -> ResolverDocument {
    var file = ResolverFile(root, finder)
    defer { finder = file.finder }
    return file.read()
  }

  static var remark: Remark? { nil }

  private let root: JSONValue
  private var finder: PartFinder
  /// The references to the sets that are being put together, for finding rings.
  private var openSets: [JSONValue] = []
  private let members = MemberIndex()
  /// As many sets may stand in each other as containers in JSON.
  private static let maximumDepth = 512
  /// The sources of sets that were put together.
  private var finishedSets: [SourceSpan: [FilePart]] = [:]

  private init(_ root: JSONValue, _ finder: PartFinder) { (self.root, self.finder) = (root, finder) }

  private mutating func read() -> ResolverDocument {
    var document = ResolverDocument()
    let keys = ["name", "version", "description", "sets", "modifiers", "resolutionOrder"]
    guard checkObject(root, "a resolver", keys: keys + ["$defs"], required: ["version", "resolutionOrder"]) else {
      finder.isComplete = false
      return document
    }
    if let version = root["version"], version.string != "2025.10" {
      finder.diagnostics.add(
        Diagnostic(.unsupportedVersion, at: version, "expected \"2025.10\", the version of a resolver")
      )
    }
    for key in ["sets", "modifiers"] {
      guard let value = root[key] else { continue }
      if value.kind != .object { wrongKind(value, "expected an object of \(key) by name") }
      finder.diagnostics.add(contentsOf: value.respelledMembers)
    }
    guard let order = root["resolutionOrder"] else { return document }
    guard order.kind == .array else {
      wrongKind(order, "expected an array of sets and modifiers")
      return document
    }
    var names: [String: JSONValue] = [:]
    for element in order.elements {
      if let step = step(element, names: &names) { document.steps.append(step) }
    }
    return document
  }

  // MARK: Steps

  private mutating func step(_ element: JSONValue, names: inout [String: JSONValue]) -> ResolverDocument.Step? {
    if element["$ref"] != nil { return step(referencedBy: ReferenceObject(element)) }
    guard let type = element["type"], let name = element["name"] else {
      wrongKind(element, "expected \"$ref\", or a set or modifier with \"name\" and \"type\"")
      return nil
    }
    if let text = name.string, let first = names.updateValue(name, forKey: text) {
      finder.diagnostics.add(
        Diagnostic(
          .invalidName, at: name, "'\(text)' is the name of an earlier entry; each needs its own",
          notes: [.init("previously used here", at: first.span)]))
    }
    switch type.string {
    case "set": return set(element, isInline: true).map { .set($0) }
    case "modifier": return modifier(element, name: name.string ?? "", isInline: true).map { .modifier($0) }
    default:
      finder.diagnostics.add(
        Diagnostic(.unknownCase, at: type, "expected \"set\" or \"modifier\""))
      finder.isComplete = false
      return nil
    }
  }

  private mutating func step(referencedBy reference: ReferenceObject) -> ResolverDocument.Step? {
    guard let target = target(of: reference.site) else { return nil }
    switch (target.fragment.first, target.fragment.count) {
    case ("sets", 2): return set(target, at: reference).map { .set($0) }
    case ("modifiers", 2):
      let name = reference["name"]?.string ?? target.fragment[1]
      return modifier(target.value, name: name, isInline: false, reference).map { .modifier($0) }
    default:
      unresolved(reference.site, "expected a reference to \"#/sets/NAME\" or \"#/modifiers/NAME\"")
      return nil
    }
  }

  /// - Parameter reference: What refers to the set, with members that take the place of the set's own.
  private mutating func set(_ value: JSONValue, isInline: Bool, _ reference: ReferenceObject? = nil) -> [FilePart]? {
    let keys = ["description", "sources"] + (isInline ? ["name", "type"] : [])
    guard checkObject(value, "a set", keys: keys, required: ["sources"], reference),
      let list = reference?["sources"] ?? value["sources"]
    else { return nil }
    return sources(list)
  }

  private mutating func modifier(
    _ value: JSONValue, name: String, isInline: Bool, _ reference: ReferenceObject? = nil
  ) -> ResolverDocument.Modifier? {
    let keys = ["description", "contexts", "default"] + (isInline ? ["name", "type"] : [])
    guard checkObject(value, "a modifier", keys: keys, required: ["contexts"], reference),
      let contexts = reference?["contexts"] ?? value["contexts"]
    else { return nil }
    guard contexts.kind == .object, contexts.count > 0 else {
      wrongKind(contexts, "expected an object with an array of tokens for each context, and at least one context")
      return nil
    }
    finder.diagnostics.add(contentsOf: contexts.respelledMembers)
    var modifier = ResolverDocument.Modifier(name: name, contexts: [], followsTrait: true)
    for member in contexts.members {
      modifier.contexts.append(ResolverDocument.Context(name: member.name, site: member.value, sources: sources(member.value)))
    }
    if let fallback = reference?["default"] ?? value["default"] {
      // Without a name that exists it counts as one, so that no input is asked for.
      modifier.fallback = fallback.string ?? ""
      let names = modifier.contexts.map(\.name)
      if !names.contains(fallback.string ?? "") {
        finder.diagnostics.add(Findings.unknownContext(fallback, of: name, among: names))
        finder.isComplete = false
      }
    }
    return modifier
  }

  // MARK: Sources

  /// The groups of tokens in a list of sources, sets inlined.
  private mutating func sources(_ list: JSONValue) -> [FilePart] {
    guard list.kind == .array else {
      wrongKind(list, "expected an array of files, sets and groups of tokens")
      return []
    }
    var result: [FilePart] = []
    for element in list.elements {
      guard element.kind == .object else {
        wrongKind(element, "expected { \"$ref\": \"file.tokens.json\" } or a group of tokens")
        continue
      }
      if element["$ref"] != nil {
        result += source(referencedBy: ReferenceObject(element))
      } else {
        result.append(FilePart(root: element))
      }
    }
    // Files may be empty, but not all of them.
    if let first = result.first, result.allSatisfy({ $0.dialect?.isWithoutTokens ?? false }) {
      finder.refuse(Findings.noTokens(first.root))
    }
    // The last mention of a source decides; sets of sets stay as short as what they are made of.
    var seen: Set<FilePart.Key> = []
    return result.reversed().filter { seen.insert($0.key).inserted }.reversed()
  }

  private mutating func source(referencedBy reference: ReferenceObject) -> [FilePart] {
    guard let target = target(of: reference.site) else { return [] }
    switch target.fragment.first {
    case "sets" where target.fragment.count == 2:
      return set(target, at: reference) ?? []
    case "modifiers" where !target.isOtherFile, "resolutionOrder" where !target.isOtherFile:
      unresolved(reference.site, "a token source cannot be a modifier or an entry of \"resolutionOrder\"")
      return []
    case nil:
      if let dialect = target.dialect { return reference.laid(over: dialect.plainParts(of: target.value, &finder)) }
      return reference.laid(over: [FilePart(root: target.value)])
    default: return reference.laid(over: [FilePart(root: target.value)])
    }
  }

  /// The sources of a set that is referred to; nil when it was reported.
  private mutating func set(_ target: Target, at object: ReferenceObject) -> [FilePart]? {
    if object.isAlone, let sources = finishedSets[target.value.span] { return sources }
    let reference = object.site
    if let start = openSets.firstIndex(where: { $0.span == reference.span }) {
      Findings.referenceCycle(Array(openSets[start...]), in: finder.files()).map { finder.diagnostics.add($0) }
      return nil
    }
    guard openSets.count < Self.maximumDepth else {
      finder.isComplete = false
      finder.diagnostics.add(
        Diagnostic(
          .nestedTooDeep, at: reference, "more than \(Self.maximumDepth) sets are nested in each other",
          fix: "refer to a set that has its sources itself"))
      return nil
    }
    openSets.append(reference)
    let sources = set(target.value, isInline: false, object)
    openSets.removeLast()
    if object.isAlone { finishedSets[target.value.span] = sources }
    return sources
  }
}

extension ResolverFile {
  /// The target of a `$ref` of a resolver.
  struct Target {
    var value: JSONValue
    /// The names behind `#/`.
    var fragment: [String]
    /// That of another file; `nil` for this one.
    var dialect: FileDialect?

    var isOtherFile: Bool { dialect != nil }
  }

  /// Nil when it was reported. `#/pointer`, `file`, or `file#/pointer`.
  mutating func target(of reference: JSONValue) -> Target? {
    guard let text = reference.string else {
      wrongKind(reference, "expected a string: a file, or a pointer such as \"#/sets/base\"")
      return nil
    }
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let (document, dialect) = document(String(parts[0]), at: reference) else { return nil }
    let pointer = FilePointer(parts.count == 2 ? parts[1] : "")
    switch pointer.value(in: document, members) {
    case .found(let value):
      return Target(value: value, fragment: pointer.names, dialect: dialect)
    case .missing(let name, let meant):
      unresolved(reference, "'\(name)' is not where this points", suggestion: meant.map { "\(parts[0])#\($0)" })
      return nil
    }
  }

  private mutating func document(_ path: String, at reference: JSONValue) -> (JSONValue, FileDialect?)? {
    guard !path.isEmpty else { return (root, nil) }
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      finder.isComplete = false
      finder.diagnostics.add(
        Diagnostic(
          .pathOutsidePackage, at: reference,
          "expected a path inside the folder of this file, without '..' or a leading '/'"))
      return nil
    }
    switch finder.lookup(String(path), reference.span.file) {
    case .document(let document, let dialect): return (document.root, dialect)
    case .unreadable: break
    case .missing(let nearest):
      finder.diagnostics.add(
        Diagnostic(.unknownFile, at: reference, "'\(path)' is not a file beside this one", suggestion: nearest))
    }
    finder.isComplete = false
    return nil
  }

  // MARK: Findings

  mutating func unresolved(_ reference: JSONValue, _ summary: String, suggestion: String? = nil) {
    finder.isComplete = false
    finder.diagnostics.add(Diagnostic(.unresolvedReference, at: reference, summary, suggestion: suggestion))
  }

  mutating func wrongKind(_ value: JSONValue, _ summary: String) {
    finder.isComplete = false
    finder.diagnostics.add(Diagnostic(.wrongKind, at: value, summary))
  }

  /// Whether a value is an object with all that it needs. Unknown keys are reported.
  /// - Parameter reference: What refers to it, with members of its own.
  mutating func checkObject(
    _ value: JSONValue, _ what: String, keys: [String], required: [String], _ reference: ReferenceObject? = nil
  ) -> Bool {
    guard value.kind == .object else {
      wrongKind(value, "expected \(what): an object with \(list(required.map { "\"\($0)\"" }, "and"))")
      return false
    }
    let own = value.members.filter { !keys.contains($0.name) }
    let beside = reference.map { $0.members.filter { !(keys + ["name", "type"]).contains($0.name) } } ?? []
    for member in own + beside where !Keyword.metadata.contains(member.name) {
      finder.diagnostics.add(
        Diagnostic(
          .unknownKey, atKeyOf: member, "'\(member.name)' is not a key of \(what)",
          suggestion: SpellingSuggestion.nearest(to: member.name, among: keys)))
    }
    let missing = required.filter { (reference?[$0] ?? value[$0]) == nil }
    for key in missing {
      var place = value.span
      place.end = place.start + 1
      finder.isComplete = false
      finder.diagnostics.add(
        Diagnostic(
          .missingKey, at: .span(place), pointer: value.pointer,
          "\"\(key)\" is missing: \(what) needs it"))
    }
    return missing.isEmpty
  }
}
