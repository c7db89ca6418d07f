internal import PelmetDiagnostics
internal import PelmetSyntax

/// `$extends`: puts the tokens of one group into another, path by path, wherever the other has none of its own.
struct GroupExtensions {
  private struct Entry {
    var group: String
    var target: String
    var site: JSONValue
  }

  private let library: TokenLibrary
  private let documents: [Int]
  private let maximumTokens: Int
  /// Sorted by group.
  private var entries: [Entry] = []
  private var indices: [String: Int] = [:]

  /// - Parameters:
  ///   - documents: those that take part, in order; the later one's `$extends` wins.
  ///   - maximumTokens: how many tokens may be added; groups that extend a group twice double with every step.
  init(_ library: TokenLibrary, documents: [Int], maximumTokens: Int = 200_000) {
    self.maximumTokens = maximumTokens
    self.library = library
    self.documents = documents
    var byGroup: [String: Entry] = [:]
    for document in documents {
      for group in library.documents[document].groups {
        if let extends = group.extends {
          byGroup[group.path] = Entry(group: group.path, target: extends.path, site: extends.site)
        }
      }
    }
    entries = byGroup.values.sorted { $0.group < $1.group }
    for (index, entry) in entries.enumerated() { indices[entry.group] = index }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// A token that a group takes from another one, by both of its paths.
  typealias Copy = (source: String, destination: String)

  /// Adds the extended tokens to `winners`.
  mutating func apply(to winners: inout [Int32], paths: inout PathTable, into diagnostics: inout DiagnosticBag) -> [Copy] {
    var tree = GroupTree(paths: paths, winners: winners)
    for document in documents {
      for group in library.documents[document].groups { tree.addGroup(group.path) }
    }
    var extended: [Copy] = []
    let groups = SpellingIndex(tree.sortedGroups)
    for index in order(into: &diagnostics) {
      let entry = entries[index]
      if tree.isToken(entry.target) || !tree.isGroup(entry.target) {
        report(entry, tree, groups, into: &diagnostics)
      } else {
        extended += tree.copy(from: entry.target, to: entry.group, atMost: maximumTokens - extended.count)
        if extended.count >= maximumTokens {
          diagnostics.add(
            Diagnostic(
              .outOfRange, at: entry.site,
              "groups that extend each other make more than \(maximumTokens) tokens"))
          break
        }
      }
    }
    winners = tree.winners
    paths = tree.paths
    return extended
  }

  private func report(_ entry: Entry, _ tree: GroupTree, _ groups: SpellingIndex, into diagnostics: inout DiagnosticBag) {
    guard library.isComplete else { return }
    let isToken = tree.isToken(entry.target)
    let nearest = isToken ? nil : groups.nearest(to: entry.target)
    let isBraced = entry.site.string?.hasPrefix("{") == true
    diagnostics.add(
      Diagnostic(
        .unresolvedReference, at: entry.site,
        isToken ? "'\(entry.target)' is a token; only a group can be extended" : "'\(entry.target)' is not a group",
        suggestion: nearest.map { isBraced ? "{\($0)}" : "#/" + $0.split(separator: ".").joined(separator: "/") }))
  }

  // MARK: Order

  /// Entries after those on which the content of their target depends. Entries of a ring are reported and left out.
  private func order(into diagnostics: inout DiagnosticBag) -> [Int] {
    enum State { case new, open, done, inRing }
    var states = Array(repeating: State.new, count: entries.count)
    var order: [Int] = []
    for start in entries.indices where states[start] == .new {
      states[start] = .open
      var stack = [(entry: start, next: dependencies(of: start)[...])]
      while let top = stack.last {
        guard let next = top.next.first else {
          stack.removeLast()
          if states[top.entry] == .open {
            states[top.entry] = .done
            order.append(top.entry)
          }
          continue
        }
        stack[stack.count - 1].next.removeFirst()
        switch states[next] {
        case .new:
          states[next] = .open
          stack.append((next, dependencies(of: next)[...]))
        case .open:
          let ring = stack[(stack.firstIndex { $0.entry == next } ?? 0)...].map(\.entry)
          for member in ring { states[member] = .inRing }
          Findings.referenceCycle(ring.map { entries[$0].site }, in: library.sources).map { diagnostics.add($0) }
        case .done, .inRing: break
        }
      }
    }
    return order
  }

  /// The entries that give content to the target of an entry: those of the target, of groups around it and of groups in it.
  private func dependencies(of index: Int) -> [Int] {
    let target = entries[index].target
    var result = ([target] + PathTable.groups(around: target)).compactMap { indices[$0] }
    let prefix = target + "."
    var low = entries.partitioningIndex { $0.group >= prefix }
    while low < entries.count, entries[low].group.hasPrefix(prefix) {
      result.append(low)
      low += 1
    }
    return result
  }
}

extension Array {
  /// The first index from which on `predicate` holds; before it, it holds nowhere.
  fileprivate func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Groups and their members by path, for copying groups into each other.
struct GroupTree {
  private(set) var paths: PathTable
  /// Index of the declaration of each path, or -1.
  private(set) var winners: [Int32]
  private var children: [String: [String]] = [:]
  private var known: Set<String> = []

  init(paths: PathTable, winners: [Int32]) {
    self.paths = paths
    self.winners = winners
    for (index, winner) in winners.enumerated() where winner >= 0 { add(paths.all[index]) }
  }

  var sortedGroups: [String] { children.keys.filter { !$0.isEmpty }.sorted() }

  func isGroup(_ path: String) -> Bool { children[path] != nil }

  func isToken(_ path: String) -> Bool { winner(of: path) >= 0 }

  mutating func addGroup(_ path: String) {
    guard !path.isEmpty else { return }
    add(path)
    if children[path] == nil { children[path] = [] }
  }

  /// Copies what `target` has and `group` lacks, up to a number of tokens.
  mutating func copy(from target: String, to group: String, atMost limit: Int) -> [GroupExtensions.Copy] {
    var copied: [GroupExtensions.Copy] = []
    var pending = [(from: target, to: group)]
    while let (from, to) = pending.popLast(), copied.count < limit {
      for name in children[from] ?? [] {
        let (source, destination) = (from + "." + name, to + "." + name)
        let winner = winner(of: source)
        if winner >= 0, !isToken(destination) {
          set(winner, at: destination)
          copied.append((source, destination))
        }
        if isGroup(source) { pending.append((source, destination)) }
      }
    }
    return copied
  }

  private func winner(of path: String) -> Int32 { paths.id(of: path).map { winners[Int($0)] } ?? -1 }

  private mutating func set(_ winner: Int32, at path: String) {
    let id = Int(paths.intern(path))
    if id == winners.count { winners.append(winner) } else { winners[id] = winner }
    add(path)
  }

  /// Makes a path known to the groups around it.
  private mutating func add(_ path: String) {
    var path = path[...]
    while known.insert(String(path)).inserted {
      let dot = path.lastIndex(of: ".")
      let group = dot.map { path[..<$0] } ?? ""
      children[String(group), default: []].append(String(dot.map { path[path.index(after: $0)...] } ?? path))
      guard dot != nil else { return }
      path = group
    }
  }
}

/// The types that groups hand down across files: the files of a theme behave like one, so that a file may leave a type to a group of
/// another.
struct GroupInheritance {
  private var types: [String: WrittenType] = [:]
  private var deprecations: [String: Deprecation] = [:]
  private var extensions: [String: String] = [:]

  /// Documents in their order; the later one wins.
  init(_ documents: [Document]) {
    for group in documents.lazy.flatMap(\.groups) {
      if let type = group.type { types[group.path] = type }
      if let deprecation = group.deprecation { deprecations[group.path] = deprecation }
      if let target = group.extends?.path { extensions[group.path] = target }
    }
  }

  func type(around path: String) -> WrittenType? { types.isEmpty ? nil : nearest(types, around: path) }

  func deprecation(around path: String) -> Deprecation? {
    deprecations.isEmpty ? nil : nearest(deprecations, around: path)
  }

  /// The deprecations of tokens that groups take from others, as far as groups around their new paths have one.
  func deprecations(of copies: [GroupExtensions.Copy], _ paths: PathTable) -> [Int32: Deprecation] {
    guard !deprecations.isEmpty else { return [:] }
    var result: [Int32: Deprecation] = [:]
    for (_, destination) in copies {
      if let id = paths.id(of: destination) { result[id] = deprecation(around: destination) }
    }
    return result
  }

  private func nearest<Value>(_ values: [String: Value], around path: String) -> Value? {
    for group in PathTable.groups(around: path) {
      if let value = value(of: group, in: values) { return value }
    }
    return values[""]
  }

  /// The value of a group, or of a group that it extends.
  private func value<Value>(of group: String, in values: [String: Value]) -> Value? {
    var pending = [group]
    var seen: Set<String> = []
    // Extensions in a ring, which are reported elsewhere, could grow paths without end.
    while let group = pending.popLast(), seen.count < 100 {
      guard seen.insert(group).inserted else { continue }
      if let value = values[group] { return value }
      if !extensions.isEmpty { pending += images(of: group) }
    }
    return nil
  }

  /// The groups whose content `$extends` of this group, or of one around it, puts here.
  private func images(of group: String) -> [String] {
    ([group] + PathTable.groups(around: group)).compactMap { holder in
      extensions[holder].map { $0 + group.dropFirst(holder.count) }
    }
  }
}
