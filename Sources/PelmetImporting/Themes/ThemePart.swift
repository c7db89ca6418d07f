internal import PelmetCompiler
internal import PelmetReports

/// The root of a theme, a context or a screen: values that always hold, and those for some traits.
struct ThemePart {
  typealias Facts = [(path: [String], fact: StyleObject.Fact)]

  private(set) var always: Facts = []
  private(set) var conditional: [(traits: [String: String], facts: Facts)] = []

  /// Slots that begin anew: nothing is inherited for them.
  private var fresh: Set<[String]> = []

  var isEmpty: Bool { always.isEmpty && conditional.isEmpty }

  var allFacts: Facts { always + conditional.flatMap(\.facts) }

  /// Adds a look. Where all traits have the same values by name, one of them is what always holds, and the others replace it; where some
  /// have none, each stands under its own conditions.
  mutating func add(_ tree: DecisionTree<Look>) {
    let leaves = tree.leaves
    for (path, _) in leaves.flatMap(\.leaf.values) where path.count == 2 && path[1].hasSuffix("Appearance") { fresh.insert(path) }
    let paths = leaves[leaves.count - 1].leaf.values.map(\.path)
    let isComplete = !paths.isEmpty && leaves.allSatisfy { $0.leaf.values.map(\.path) == paths }
    if isComplete { always += Self.facts(leaves[leaves.count - 1].leaf) }
    for (answers, look) in isComplete ? leaves.dropLast() : leaves[...] where !look.values.isEmpty {
      for traits in TraitConditions(answers).alternatives {
        guard let index = conditional.firstIndex(where: { $0.traits == traits }) else {
          conditional.append((traits, Self.facts(look)))
          continue
        }
        conditional[index].facts += Self.facts(look)
      }
    }
  }

  /// The values of a look, without the mark of an object that has values.
  /// Drops what slots that begin anew would inherit from the root of a theme.
  /// - Parameter unclear: Paths that may have a value of which nobody knows.
  mutating func drop(inheritedFrom root: ThemePart, butFor unclear: Set<[String]>) {
    let inherited = root.allFacts.map(\.path).filter { path in !unclear.contains { path.starts(with: $0) } }
    for slot in fresh.sorted(by: { $0.joined() < $1.joined() }) {
      Self.drop(inherited, in: slot, from: &always)
      for index in conditional.indices { Self.drop(inherited, in: slot, from: &conditional[index].facts) }
    }
  }

  /// Drops what takes nothing away: values that a bar has no more, where it would inherit none.
  /// - Parameter root: The root of the theme; `nil` for the root itself.
  mutating func dropEmpty(under root: ThemePart?) {
    let inherited = root?.allFacts.map(\.path) ?? []
    func isEmpty(_ fact: Facts.Element) -> Bool {
      fact.fact.tree == .null && !inherited.contains { $0.starts(with: fact.path) }
    }
    always.removeAll(where: isEmpty)
    // Under conditions, one may replace what always holds.
    let own = always.map(\.path)
    for index in conditional.indices {
      conditional[index].facts.removeAll { fact in isEmpty(fact) && !own.contains { $0.starts(with: fact.path) } }
    }
    conditional.removeAll { $0.facts.isEmpty }
  }

  private static func drop(_ inherited: [[String]], in slot: [String], from facts: inout Facts) {
    guard let place = facts.first(where: { $0.path.starts(with: slot) })?.fact.place else { return }
    facts.removeAll {
      $0.path == slot && !inherited.isEmpty && inherited.contains { $0.count > slot.count && $0.starts(with: slot) }
    }
    for path in inherited where path.count > slot.count && path.starts(with: slot) && !facts.contains(where: { $0.path == path })
    {
      facts.append((path, StyleObject.Fact(leaf: .tree(.null), place: place, via: [])))
    }
  }

  private static func facts(_ look: Look) -> Facts {
    look.values.enumerated().compactMap { index, value in
      guard case .set(let fact) = value.outcome else { return nil }
      let next = index + 1 < look.values.count ? look.values[index + 1].path : []
      return next.count > value.path.count && next.starts(with: value.path) ? nil : (value.path, fact)
    }
  }

  /// The members of an object in a theme's file.
  /// - Parameter isRemarked: Whether each section says where it comes from.
  func members(_ colors: inout ColorNames, isRemarked: Bool) -> [JSONTree.Member] {
    var all = Self.members(always, &colors, isRemarked: isRemarked)
    if !conditional.isEmpty {
      let entries = conditional.map { traits, facts -> JSONTree in
        let remark = JSONTree.Member("$description", .string(Remark.text(facts.map(\.fact.place))))
        return .object(
          [remark, JSONTree.Member("is", TraitConditions.tree(traits))] + Self.members(facts, &colors, isRemarked: false))
      }
      all.append(JSONTree.Member("when", .array(entries)))
    }
    return all
  }

  private static func members(_ facts: Facts, _ colors: inout ColorNames, isRemarked: Bool) -> [JSONTree.Member] {
    let ordered = facts.map { (rank: rank($0.path), fact: $0) }.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.fact)
    var sections: [JSONTree.Member] = []
    var rest = ordered[...]
    while let first = rest.first {
      let section = rest.prefix { $0.path[0] == first.path[0] }
      rest = rest.dropFirst(section.count)
      guard first.path.count > 1 else {
        sections.append(JSONTree.Member(first.path[0], tree(first.fact, &colors)))
        continue
      }
      var members = members(section, depth: 1, &colors)
      Self.fold(&members)
      if isRemarked { members.insert(JSONTree.Member("$description", .string(Remark.text(section.map(\.fact.place)))), at: 0) }
      sections.append(JSONTree.Member(first.path[0], .object(members)))
    }
    return sections
  }

  /// The positions of a path's names in the catalogue.
  private static func rank(_ path: [String]) -> [Int] {
    var rank: [Int] = []
    var schema: Schema? = Catalogue.style
    for name in path {
      guard let known = schema, let index = known.index(of: name) else { break }
      rank.append(index)
      if case .object(let inner) = known.fields[index].shape { schema = inner } else { schema = nil }
    }
    return rank
  }

  /// The objects below a depth, which is at most that of the catalogue.
  private static func members(_ facts: ArraySlice<Facts.Element>, depth: Int, _ colors: inout ColorNames) -> [JSONTree.Member] {
    var members: [JSONTree.Member] = []
    var rest = facts
    while let first = rest.first {
      let name = first.path[depth]
      let group = rest.prefix { $0.path[depth] == name }
      rest = rest.dropFirst(group.count)
      if first.path.count == depth + 1 {
        members.append(JSONTree.Member(name, tree(first.fact, &colors)))
      } else {
        var inner = self.members(group, depth: depth + 1, &colors)
        foldItems(&inner)
        members.append(JSONTree.Member(name, .object(inner)))
      }
    }
    return members
  }

  private static func tree(_ fact: StyleObject.Fact, _ colors: inout ColorNames) -> JSONTree {
    if case .color(let color) = fact.leaf { return colors.reference(color) }
    return fact.tree ?? .null
  }

  /// A slot that equals an earlier one is written as its name.
  private static func fold(_ members: inout [JSONTree.Member]) {
    for index in members.indices where members[index].key.hasSuffix("Appearance") {
      let earlier = members[..<index].first { $0.key.hasSuffix("Appearance") && $0.value == members[index].value }
      if let earlier { members[index].value = .string(earlier.key) }
    }
  }

  /// Three layouts that are equal are written as one.
  private static func foldItems(_ members: inout [JSONTree.Member]) {
    let layouts = ["stackedLayoutAppearance", "inlineLayoutAppearance", "compactInlineLayoutAppearance"]
    let found = members.filter { layouts.contains($0.key) }
    guard found.count == layouts.count, let first = found.first, found.allSatisfy({ $0.value == first.value }),
      let index = members.firstIndex(where: { layouts.contains($0.key) })
    else { return }
    members.removeAll { layouts.contains($0.key) }
    members.insert(JSONTree.Member("itemAppearance", first.value), at: index)
  }

  /// Where each value comes from.
  func origins(theme: String, _ owner: Owner, _ names: OwnerNames) -> [ValueOrigin] {
    (always.map { ([:], $0) } + conditional.flatMap { part in part.facts.map { (part.traits, $0) } }).map { traits, fact in
      ValueOrigin(theme: theme, owner: owner, name: names[owner], traits: traits, path: fact.path, fact: fact.fact)
    }
  }
}
