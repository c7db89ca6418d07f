#if Rewrite
  /// The statements of a function that go: those that are chosen, and all that served nothing else.
  struct LeftOver {
    private let function: CodeFunction
    private let trace: Trace
    /// The items that declare a variable, by its name.
    private let declarations: [String: [CodeItem]]

    /// Marks what goes.
    /// - Parameter gone: The statements that are chosen.
    static func mark(_ function: CodeFunction, _ trace: Trace, gone: Set<SourcePlace>) {
      for item in function.items { item.isGone = gone.contains(item.place) }
      guard function.items.contains(where: \.isGone) else { return }
      let leftOver = LeftOver(function, trace)
      while leftOver.removeVariables() || leftOver.removeHollow() {}
    }

    private init(_ function: CodeFunction, _ trace: Trace) {
      (self.function, self.trace) = (function, trace)
      var declarations: [String: [CodeItem]] = [:]
      for item in function.items {
        guard case .variables(let names) = item.kind else { continue }
        for name in names { declarations[name, default: []].append(item) }
      }
      self.declarations = declarations.filter { !function.bound.contains($0.key) }
    }

    /// Whether a statement does nothing but change variables of its function.
    private func isPlain(_ item: CodeItem) -> Bool {
      trace.ran.contains(item.place) && !trace.impure.contains(item.place) && trace.touched[item.place] == nil
        && trace.obstacles[item.place] == nil
        && (trace.inner[item.place] ?? []).isEmpty
    }

    // MARK: - Variables

    /// Removes the variables that nothing needs any more, with all that changes them. Returns whether there were some.
    private func removeVariables() -> Bool {
      var mentions: [String: [CodeItem]] = [:]
      for item in function.items { for name in item.mentions { mentions[name, default: []].append(item) } }
      // Those that something has needed which goes, and what they were made from.
      var dead: Set<String> = []
      var pending = function.items.filter(\.isAway).flatMap(\.mentions)
      while let name = pending.popLast() {
        guard let items = declarations[name], items.contains(where: { !$0.isAway }), dead.insert(name).inserted else { continue }
        for item in items + (mentions[name] ?? []) { pending += item.mentions }
      }
      var isSettled = false
      while !isSettled {
        isSettled = true
        for name in dead where !isDead(name, mentions[name] ?? [], dead) {
          dead.remove(name)
          isSettled = false
        }
      }
      var isChanged = false
      for item in function.items where !item.isAway && goes(item, dead) {
        item.isGone = true
        isChanged = true
      }
      return isChanged
    }

    private func isDead(_ name: String, _ mentions: [CodeItem], _ dead: Set<String>) -> Bool {
      for item in declarations[name] ?? [] where !isIn(item, dead) { return false }
      return mentions.allSatisfy { isIn($0, dead) }
    }

    /// Whether an item goes, or something around it, with the variables.
    private func isIn(_ item: CodeItem, _ dead: Set<String>) -> Bool {
      var next: CodeItem? = item
      while let item = next {
        if item.isGone || goes(item, dead) { return true }
        next = item.block.owner
      }
      return false
    }

    private func goes(_ item: CodeItem, _ dead: Set<String>) -> Bool {
      switch item.kind {
      case .variables(let names):
        return !names.isEmpty && dead.isSuperset(of: names) && isPlain(item) && item.setsOnlyOwn
      case .change(let root, let isPlain):
        guard self.isPlain(item), item.setsOnlyOwn else { return false }
        if isPlain { return root.map(dead.contains) ?? false }
        let own = item.mentions.filter { declarations[$0] != nil || function.bound.contains($0) }
        return !own.isEmpty && dead.isSuperset(of: own)
      case .compound, .exit, .rest, .other: return false
      }
    }

    // MARK: - Blocks

    /// Removes statements of which nothing is left. Returns whether there were some.
    private func removeHollow() -> Bool {
      var isChanged = false
      // The innermost first.
      for item in function.items.reversed() where !item.isGone && isHollow(item) && !item.isAway {
        item.isGone = true
        isChanged = true
      }
      return isChanged
    }

    private func isHollow(_ item: CodeItem) -> Bool {
      switch item.kind {
      case .compound(let isPlain): return isPlain && item.isHollow
      case .change(_, isPlain: false):
        // A call that only ran closures.
        let inner = trace.inner[item.place] ?? []
        let own = Set(item.innerItems.map(\.place))
        return item.isHollow && trace.ran.contains(item.place) && !trace.impure.contains(item.place) && inner.isSubset(of: own)
      case .exit:
        guard let items = function.body?.items, let index = items.firstIndex(where: { $0 === item }) else { return false }
        let rest = items[(index + 1)...]
        return rest.allSatisfy(\.isGone) && function.body?.isExtended == false && !rest.isEmpty
      case .variables, .change, .rest, .other: return false
      }
    }
  }
#endif
