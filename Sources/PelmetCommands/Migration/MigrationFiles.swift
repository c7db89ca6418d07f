internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFormatting
internal import PelmetReports
internal import PelmetSyntax
internal import PelmetTokens

/// The new files: tokens of DTCG 2025.10, and a resolver that puts them together as the old ones were.
struct MigrationFiles {
  /// Paths below the new folder and texts; the resolver last.
  private(set) var files: [(path: String, text: String)] = []
  /// The modifiers of the resolver with their contexts and the one that holds without a choice.
  private(set) var modifiers: [(name: String, contexts: [String], fallback: String, isTrait: Bool, hasOwnValues: Bool)] = []

  /// The name of the resolver, by which a theme lists it.
  static let resolver = "tokens.resolver.json"

  private var names: Set<String> = [resolver]
  private var setNames: Set<String> = []
  /// The number that the next set has behind a name that is taken.
  private var nextNumbers: [String: Int] = [:]
  private var places: [FilePart.Key: [String]] = [:]

  init(_ source: MigrationSource, _ plan: MigrationPlan) {
    var sets: [JSONTree.Member] = []
    var members: [JSONTree.Member] = []
    var order: [JSONTree] = []
    var last: [String: Int] = [:]
    for (index, step) in source.outline.enumerated() {
      if case .modifier(let modifier) = step { last[modifier.name] = index }
    }
    for (index, step) in source.outline.enumerated() {
      switch step {
      case .always(let parts): add(files(parts, source, plan), to: &sets, &order)
      case .modifier(let modifier) where modifier.contexts.count == 1 || plan.order == .modifiersLast:
        for context in modifier.contexts { add(files(context.parts, source, plan), to: &sets, &order) }
      case .modifier(let modifier):
        // A choice that is spread over several steps is one modifier, at the last.
        guard last[modifier.name] == index else { continue }
        members.append(.init(modifier.name, self.modifier(modifier, source, plan)))
        order.append(["$ref": .string("#\(FilePointer.text(["modifiers", modifier.name]))")])
      }
    }
    if plan.order == .modifiersLast {
      for modifier in source.modifiers {
        members.append(.init(modifier.name, self.modifier(modifier, source, plan)))
        order.append(["$ref": .string("#\(FilePointer.text(["modifiers", modifier.name]))")])
      }
    }
    var resolver: [JSONTree.Member] = [.init("version", "2025.10")]
    if !sets.isEmpty { resolver.append(.init("sets", .object(sets))) }
    if !members.isEmpty { resolver.append(.init("modifiers", .object(members))) }
    resolver.append(.init("resolutionOrder", .array(order)))
    files.append((Self.resolver, FormattedFile.text(JSONTree.object(resolver).text, as: .resolver)))
  }

  private mutating func add(_ files: [String], to sets: inout [JSONTree.Member], _ order: inout [JSONTree]) {
    guard let first = files.first else { return }
    let stem = String(first.dropLast(FileKind.tokens.rawValue.count)).replacing("/", with: "-")
    var name = stem
    var number = nextNumbers[stem] ?? 2
    while !setNames.insert(name).inserted { (name, number) = ("\(stem)-\(number)", number + 1) }
    nextNumbers[stem] = number
    sets.append(.init(name, ["sources": Self.references(files)]))
    order.append(["$ref": .string("#/sets/\(name)")])
  }

  private mutating func modifier(_ modifier: OutlinedModifier, _ source: MigrationSource, _ plan: MigrationPlan) -> JSONTree {
    var contexts: [JSONTree.Member] = []
    for context in modifier.contexts {
      var sources: [String] = []
      if plan.order == .asBefore {
        for parts in source.parts(of: modifier.name, context.name) {
          sources += files(parts, source, plan, in: "\(modifier.name)/\(context.name)")
        }
      }
      sources += files(plan.contexts[modifier.name]?[context.name] ?? [], called: "\(modifier.name)/\(context.name)")
      contexts.append(.init(context.name, Self.references(sources)))
    }
    let names = modifier.contexts.map(\.name)
    let fallback = modifier.fallback ?? ContextLooks(names)?.choices.first?.name ?? names[0]
    modifiers.append((modifier.name, names, fallback, modifier.isTrait, modifier.hasOwnValues))
    // A trait without a default has contexts that add to the others, and none where none holds.
    let isOptional = modifier.isTrait && modifier.fallback == nil
    return .members(["contexts": .object(contexts), "default": isOptional ? nil : .string(fallback)])
  }

  private static func references(_ files: [String]) -> JSONTree { .array(files.map { ["$ref": .string($0)] }) }

  // MARK: Files of tokens

  /// - Parameter context: The name of a modifier and of its context, for files of which several contexts have a view.
  private mutating func files(
    _ parts: [FilePart], _ source: MigrationSource, _ plan: MigrationPlan, in context: String? = nil
  ) -> [String] {
    parts.flatMap { part -> [String] in
      if let known = places[part.key] { return known }
      let stem = Self.stem(source.path(of: part.root.span.file)) + part.root.pointer
      // Many files may have values in one mode.
      let view = context.map { part.isOfMode ? "\($0)/\(stem)" : $0 } ?? stem
      let name = source.isViewedTwice(part) ? view : stem
      let written = files(plan.parts[part.key] ?? [], called: name, groups: Self.descriptions(part.root))
      places[part.key] = written
      return written
    }
  }

  /// The descriptions of groups, by path; that of the whole file has an empty one. Keeps a stack, so that depth costs no recursion.
  private static func descriptions(_ root: JSONValue) -> [String: String] {
    var found: [String: String] = [:]
    var pending = [(path: "", value: root)]
    while let (path, value) = pending.popLast() {
      guard value.kind == .object, value["$value"] == nil else { continue }
      if let text = value["$description"]?.string { found[path] = text }
      for member in value.members where !member.name.hasPrefix("$") {
        pending.append((path.isEmpty ? member.name : "\(path).\(member.name)", member.value))
      }
    }
    return found
  }

  /// The path of a file without its ending.
  private static func stem(_ path: String) -> String {
    var stem = path
    for ending in [FileKind.tokens.rawValue, FileKind.resolver.rawValue, ".json"] where stem.hasSuffix(ending) {
      stem.removeLast(ending.count)
      break
    }
    return stem
  }

  /// Writes tokens into a file, and those that are in the way of others, because they have the name of a group, into a further one.
  private mutating func files(
    _ entries: [MigrationPlan.Entry], called name: String, groups: [String: String] = [:]
  ) -> [String] {
    var rest = entries
    var written: [String] = []
    while !rest.isEmpty {
      var tree = TokenGroupTree(descriptions: groups)
      let current = rest
      rest = []
      for entry in current where !tree.add(entry) { rest.append(entry) }
      let path = unique(Self.plain(name))
      files.append((path, FormattedFile.text(tree.json.text, as: .tokens)))
      written.append(path)
    }
    return written
  }

  private mutating func unique(_ stem: String) -> String {
    var name = stem + FileKind.tokens.rawValue
    var number = 2
    while !names.insert(name.lowercased()).inserted {
      (name, number) = ("\(stem)-\(number)\(FileKind.tokens.rawValue)", number + 1)
    }
    return name
  }

  /// A path with characters that every disk and every URI has.
  private static func plain(_ name: String) -> String {
    let parts = name.split(separator: "/").map { part -> String in
      let plain = part.map { character -> Character in
        character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character)) ? character : "-"
      }
      let trimmed = plain.drop { "-.".contains($0) }
      return trimmed.isEmpty ? "part" : String(trimmed)
    }
    return parts.isEmpty ? "tokens" : parts.joined(separator: "/")
  }
}

/// Groups and tokens of one file, in the order in which they are added.
struct TokenGroupTree {
  /// The descriptions of groups, by path.
  private let descriptions: [String: String]

  init(descriptions: [String: String] = [:]) {
    self.descriptions = descriptions
  }

  private struct Node {
    var path = ""
    var names: [String] = []
    var children: [String: Int] = [:]
    var entry: MigrationPlan.Entry?
  }

  private var nodes = [Node()]

  /// False when the path is taken, by a token or as a group, so that the entry has no place here.
  mutating func add(_ entry: MigrationPlan.Entry) -> Bool {
    let names = entry.path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var node = 0
    for name in names {
      guard let next = nodes[node].children[name] else { break }
      node = next
      if nodes[node].entry != nil { return false }
    }
    node = 0
    for (index, name) in names.enumerated() {
      if let next = nodes[node].children[name] {
        if index == names.count - 1 { return false }
        node = next
        continue
      }
      nodes.append(Node(path: names[...index].joined(separator: ".")))
      nodes[node].names.append(name)
      nodes[node].children[name] = nodes.count - 1
      node = nodes.count - 1
    }
    nodes[node].entry = entry
    return true
  }

  /// Children come after their parents, so that going backwards finds them done.
  var json: JSONTree {
    var trees = [JSONTree](repeating: .null, count: nodes.count)
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      if let entry = node.entry {
        trees[index] = Self.token(entry)
      } else {
        let description = descriptions[node.path].map { [JSONTree.Member("$description", .string($0))] } ?? []
        trees[index] = .object(description + node.names.compactMap { name in node.children[name].map { .init(name, trees[$0]) } })
      }
    }
    return trees[0]
  }

  private static func token(_ entry: MigrationPlan.Entry) -> JSONTree {
    let deprecated: JSONTree? =
      switch entry.deprecation {
      case .deprecated(let message)?: message.map { .string($0) } ?? true
      case .current?, nil: nil
      }
    return .members([
      "$type": .string(entry.form.type.rawValue), "$value": entry.form.value,
      "$description": entry.description.map { .string($0) }, "$deprecated": deprecated,
      "$extensions": entry.extensions,
    ])
  }
}
