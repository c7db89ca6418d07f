/// The names that a module's themes are the first to have; those of modules that it depends on are declared by them.
package struct DeclaredNames: Sendable {
  /// Sorted.
  package let screens: [String]
  /// Sorted.
  package let contexts: [String]
  /// Sorted. Among them are those of modules whose generated Swift is internal to them.
  package let colors: [String]
  /// The colours that modules declare which do not know each other: beside their names the module has its own, for its code alone.
  /// Sorted.
  package let ambiguousColors: [String]

  init(_ library: Library) {
    let dependencies = library.modules.dropFirst()
    func names(_ module: String, _ names: (DecodedTheme) -> [String]) -> Set<String> {
      (library.entries[module] ?? []).reduce(into: []) { $0.formUnion(names($1.theme)) }
    }
    func declared(_ all: (DecodedTheme) -> [String]) -> [String] {
      dependencies.reduce(into: names(library.main, all)) { $0.subtract(names($1, all)) }.sorted()
    }
    screens = declared { $0.screens.map(\.name) }
    contexts = declared { $0.contexts.map(\.name) }
    var modules: [String: [String]] = [:]
    for module in dependencies where !library.internalModules.contains(module) {
      for name in names(module, { $0.colors.map(\.name) }) { modules[name, default: []].append(module) }
    }
    colors = names(library.main) { $0.colors.map(\.name) }.filter { modules[$0] == nil }.sorted()
    let bases = ModuleBases(library)
    let ambiguous = modules.filter { bases.areStrangers($0.value) }.map(\.key)
    // Of two that would have the same name in Swift the module can have neither.
    ambiguousColors = Dictionary(grouping: ambiguous, by: Identifier.ofToken).values.filter { $0.count == 1 }.joined().sorted()
  }
}

/// The modules that a module's themes extend, and those that their themes extend in turn.
private struct ModuleBases {
  private var bases: [String: Set<String>] = [:]

  init(_ library: Library) {
    for module in library.modules.dropFirst() {
      let references = (library.entries[module] ?? []).compactMap(\.theme.extends?.name)
      bases[module] = Set(references.compactMap { name in name.firstIndex(of: ":").map { String(name[..<$0]) } })
    }
    for module in bases.keys {
      var pending = Array(bases[module] ?? [])
      while let next = pending.popLast() {
        for base in bases[next] ?? [] where bases[module]?.insert(base).inserted ?? false { pending.append(base) }
      }
      bases[module]?.remove(module)
    }
  }

  /// Whether two or more of some modules have none of the others below them, so that each declares what all have.
  func areStrangers(_ modules: [String]) -> Bool {
    modules.count > 1 && modules.count { bases[$0]?.isDisjoint(with: modules) ?? true } > 1
  }
}
