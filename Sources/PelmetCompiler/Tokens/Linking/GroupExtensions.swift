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

  /// Adds the extended tokens to `winners` and gives the paths from which they come.
  mutating func apply(to winners: inout [Int32], paths: inout TokenPaths, into diagnostics: inout DiagnosticBag) -> [String] {
    var tree = TokenTree(paths: paths, winners: winners)
    for document in documents {
      for group in library.documents[document].groups { tree.addGroup(group.path) }
    }
    var extended: [String] = []
    for index in order(into: &diagnostics) {
      let entry = entries[index]
      if tree.isToken(entry.target) || !tree.isGroup(entry.target) {
        report(entry, tree, into: &diagnostics)
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

  private func report(_ entry: Entry, _ tree: TokenTree, into diagnostics: inout DiagnosticBag) {
    guard library.isComplete else { return }
    let isToken = tree.isToken(entry.target)
    let nearest = isToken ? nil : SpellingSuggestion.nearest(to: entry.target, among: tree.sortedGroups)
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
          TokenFindings.referenceCycle(ring.map { entries[$0].site }, in: library.sources).map { diagnostics.add($0) }
        case .done, .inRing: break
        }
      }
    }
    return order
  }

  /// The entries that give content to the target of an entry: those of the target, of groups around it and of groups in it.
  private func dependencies(of index: Int) -> [Int] {
    let target = entries[index].target
    var result = ([target] + TokenPaths.groups(around: target)).compactMap { indices[$0] }
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
