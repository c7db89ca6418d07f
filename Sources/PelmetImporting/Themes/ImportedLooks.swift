internal import Pelmet

/// The looks of an app: what is sure, and the list of what is not.
struct ImportedLooks {
  private(set) var looks: [(key: LookKey, tree: DecisionTree<Look>)] = []
  private(set) var list = NotFollowedList()
  private(set) var parameters: [String: Evaluator.Parameter] = [:]
  /// The paths of what is not sure, by the parts of a theme.
  private(set) var unclear: [Owner: Set<[String]>] = [:]
  /// The things that statements do, where somebody wants to know.
  private(set) var trace: Trace?
  /// The reasons for which the statements that set a value stay, by the values.
  private(set) var obstacles: [LookKey: Obstacle] = [:]
  private var positions: [LookKey: Int] = [:]
  private var orders: [LookKey: Order] = [:]

  /// When the code runs that a look comes from.
  private enum Order {
    case known
    /// Whenever the theme changes, and last then.
    case withThemes
    case unknown
  }

  init(
    _ program: Program, assets: [String: ImportedColor], files: [FileLooks.Value], minimum: ModelVersion?, isTraced: Bool = false
  ) {
    if isTraced { trace = Trace() }
    var ordered: Set<LookKey> = []
    for value in files { add(value) }
    var executed: Set<ObjectIdentifier> = []
    for place in program.refusals { list.add(.limit, at: place) }
    for place in program.mistakes { list.add(.unsupportedStatement, at: place, text: "the parser does not understand this") }
    let relevance = Relevance(program)
    // The class whose methods ran last: those of one class follow each other.
    var last: (type: String, lives: [Life])?
    // Classes whose own life takes all steps: nothing that goes on from there comes to an end.
    var spent: Set<String> = []
    func explore(_ entry: Entry, isUnordered: Bool) {
      let type = entry.precedingLife(in: program)
      if let type, last?.type != type, !spent.contains(type) {
        last = nil
        last = Life.all(of: type, program, relevance, assets: assets, minimum: minimum).map { (type, $0) }
        if last == nil { spent.insert(type) }
      }
      if let type, spent.contains(type) {
        executed.formUnion(entry.functions)
        return list.add(.limit, at: entry.place(in: program))
      }
      let lives = type == nil ? [] : last?.lives ?? []
      let exploration = Exploration(
        entry, program, relevance, assets: assets, minimum: minimum, isTraced: isTraced, after: lives)
      // An entry that is too long to be followed leaves each of its calls worth a start of its own.
      let isCut = exploration.cut != nil
      executed.formUnion(isCut ? exploration.executed.intersection(entry.functions) : exploration.executed)
      // Code that nothing orders and that is not followed to its end says too little.
      let touched = exploration.trace?.keys ?? []
      if isCut { for key in touched { obstruct(key, .notFollowed) } }
      if !isUnordered || exploration.readsTheme { ordered.formUnion(touched) }
      exploration.trace.map { trace?.add($0) }
      add(exploration, isUnordered ? exploration.readsTheme ? .withThemes : .unknown : .known, isListed: isUnordered && isCut)
    }
    for entry in Entry.known(program) { explore(entry, isUnordered: false) }
    for function in Entry.unreached(program, relevance, executed: executed) where !executed.contains(ObjectIdentifier(function)) {
      explore(Entry(kind: .unreached(function)), isUnordered: true)
    }
    for key in trace?.keys ?? [] where !ordered.contains(key) { obstruct(key, .unreached) }
    for (key, tree) in looks where tree.leaves.contains(where: { $0.leaf.values.contains { $0.outcome.isParameter } }) {
      obstruct(key, .runTime)
    }
    drop(names: OwnerNames(looks.map(\.key.owner), program.choices))
  }

  private mutating func obstruct(_ key: LookKey, _ obstacle: Obstacle) {
    obstacles[key] = min(obstacles[key] ?? obstacle, obstacle)
  }

  /// The places that values come from.
  var places: Set<SourcePlace> {
    Set(looks.flatMap { look in look.tree.leaves.flatMap { $0.leaf.values.compactMap(\.outcome.place) } })
  }

  /// Adds a value that code may replace: it runs after files are read.
  private mutating func add(_ value: FileLooks.Value) {
    let key = LookKey(owner: value.owner, unit: value.path)
    guard positions[key] == nil else { return }
    positions[key] = looks.count
    let fact = StyleObject.Fact(leaf: value.leaf, place: value.place, via: [])
    looks.append((key, .leaf(Look(values: [(value.path, fact.outcome)]))))
  }

  private mutating func add(_ exploration: Exploration, _ order: Order, isListed: Bool) {
    if let cut = exploration.cut { list.add(.limit, at: cut) }
    for stray in exploration.strays { list.add(stray.reason, at: stray.place, path: stray.path) }
    guard !isListed else { return }
    parameters.merge(exploration.parameters) { first, _ in first }
    for (key, tree) in exploration.looks {
      let tree = tree.withoutUnknown(Look.common)
      guard let index = positions[key] else {
        positions[key] = looks.count
        orders[key] = order
        looks.append((key, tree))
        continue
      }
      // Two pieces of code of which nobody knows the order.
      let isLater = orders[key, default: .known] == .known && order != .unknown
      looks[index].tree = isLater ? tree : Self.merged(looks[index].tree, tree)
      if order != .known { orders[key] = order }
    }
  }

  /// The values that two pieces of code have in common.
  private static func merged(_ old: DecisionTree<Look>, _ new: DecisionTree<Look>) -> DecisionTree<Look> {
    let place = SourcePlace(file: "", line: 0, column: 0)
    return DecisionTree.node(.condition("", place), [old, new]).withoutUnknown { first, second, _ in
      var result = Look()
      let extra = second.values.filter { value in !first.values.contains { $0.path == value.path } }
      for (path, outcome) in first.values + extra {
        guard let one = first[path], let other = second[path] else {
          result.values.append((path, outcome))
          continue
        }
        if one == other {
          result.values.append((path, outcome))
        } else {
          let doubts = [one, other].flatMap { outcome -> [Look.Doubt] in
            switch outcome {
            case .set(let fact): [Look.Doubt(reason: .conflict, place: fact.place, text: nil, choices: [])]
            case .unclear(let doubts): doubts
            }
          }
          result.values.append((path, .unclear(doubts)))
        }
      }
      return result
    }
  }

  /// Takes what is not sure out of the looks, and lists it.
  private mutating func drop(names: OwnerNames) {
    for index in looks.indices {
      let owner = looks[index].key.owner
      for (_, look) in looks[index].tree.leaves {
        for (path, outcome) in look.values {
          guard case .unclear(let doubts) = outcome else { continue }
          unclear[owner, default: []].insert(path.isEmpty ? looks[index].key.unit : path)
          obstruct(looks[index].key, .notFollowed)
          let path = names.path(owner, path.isEmpty ? looks[index].key.unit : path)
          for doubt in doubts {
            list.add(doubt.reason, at: doubt.place, path: path, text: doubt.text, choices: doubt.choices)
          }
        }
      }
      looks[index].tree = looks[index].tree.mapped { look in
        Look(values: look.values.filter { if case .set = $0.outcome { true } else { false } })
      }
    }
    looks.removeAll { $0.tree.leaves.allSatisfy { $0.leaf.values.isEmpty } }
  }
}

/// The names of the parts of a theme. Two classes of one name keep what tells them apart.
struct OwnerNames {
  private var names: [Owner: String] = [:]

  init(_ owners: some Sequence<Owner>, _ choices: UserChoices) {
    var taken: [String: Owner] = [:]
    for owner in owners where names[owner] == nil {
      let (kind, type) = Self.parts(owner)
      guard let type else { continue }
      var name = choices.name(of: type) ?? OwnerName.name(of: type, isScreen: kind == "screens")
      if taken["\(kind).\(name)"] != nil { name = OwnerName.lowered(type.split(separator: ".").joined()) }
      name = OwnerName.valid(name, or: kind == "screens" ? "screen" : "context") {
        // In Swift, screens have a property of that name.
        $0 == "name" || taken["\(kind).\($0)"] != nil
      }
      taken["\(kind).\(name)"] = owner
      names[owner] = name
    }
  }

  subscript(owner: Owner) -> String { names[owner] ?? "" }

  private static func parts(_ owner: Owner) -> (kind: String, type: String?) {
    switch owner {
    case .root: ("", nil)
    case .context(let type): ("contexts", type)
    case .screen(let type): ("screens", type)
    }
  }

  /// A path in a theme's file.
  func path(_ owner: Owner, _ path: [String]) -> String {
    let kind = Self.parts(owner).kind
    return ((kind.isEmpty ? [] : [kind, self[owner]]) + path).joined(separator: ".")
  }
}
