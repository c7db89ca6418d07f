internal import PelmetDiagnostics
internal import PelmetSyntax

/// Sets and themes of Tokens Studio as a resolver: each group of themes is a modifier, whose contexts are the themes. The sets of the chosen
/// themes are laid over each other in the order of the sets, all sources before all that are enabled.
struct StudioThemes: Dialect {
  static func detect(_ file: DetectedFile) -> Bool {
    file.name == "$themes.json" || file.name != nil && file.root["tokenSetOrder"]?.kind == .array
      || file.root.elements.contains { $0["selectedTokenSets"] != nil }
  }

  static func parts(of root: JSONValue, _ finder: inout PartFinder) -> ResolverDocument {
    var themes = StudioThemes(root, finder)
    defer { finder = themes.finder }
    return themes.layers()
  }

  static var remark: Remark? { StudioFile.remark }

  static var tolerance: FileDialect.Tolerance { .nothing }

  static func entries(_ paths: [String], root: (String) -> JSONValue?) -> [String] {
    StudioFolders(paths, root: root).entries
  }

  private var finder: PartFinder
  private let root: JSONValue
  private let themes: [StudioTheme]
  private let order: [String]
  /// The names in the order.
  private let ordered: Set<String>
  /// The sets of a file that has them all.
  private var values: [String: JSONValue] = [:]
  private let isSingleFile: Bool

  /// - Parameter root: All sets in one file, or the `$themes.json` or `$metadata.json` beside files of sets.
  private init(_ root: JSONValue, _ finder: PartFinder) {
    (self.root, self.finder) = (root, finder)
    isSingleFile = root["$themes"] != nil || root["$metadata"] != nil
    if isSingleFile {
      let file = StudioFile(root)
      (themes, order) = (file.themes, file.sets.map(\.name))
      ordered = Set(order)
      values = Dictionary(file.sets.map { ($0.name, $0.value) }) { first, _ in first }
      return
    }
    func beside(_ name: String) -> JSONValue? {
      if case .document(let document, _) = finder.lookup(name, root.span.file) { document.root } else { nil }
    }
    let isMetadata = root["tokenSetOrder"] != nil
    themes = StudioTheme.all(in: isMetadata ? beside("$themes.json") : root)
    order = StudioFile.order(isMetadata ? root : beside("$metadata.json"))
    ordered = Set(order)
  }

  private mutating func layers() -> ResolverDocument {
    let groups = Group.all(themes)
    guard !groups.isEmpty else {
      return ResolverDocument(steps: order.compactMap { part($0, at: root).map { .set([$0]) } })
    }
    // A group of which no theme has a set takes an input as well.
    var document = ResolverDocument(steps: groups.map { .modifier($0.modifier { _ in [] }) })
    let chosen = groups.map { group in Set(chosenNames(of: group)) }
    var users: [Use: [Int]] = [:]
    for (index, group) in groups.enumerated() {
      for use in group.sites.keys { users[use, default: []].append(index) }
    }
    let sets = names
    for status in StudioTheme.Status.allCases {
      for set in sets {
        let use = Use(set: set, status: status)
        for index in users[use] ?? [] {
          let sites = groups[index].sites[use] ?? [:]
          document.steps.append(
            .modifier(
              groups[index].modifier { theme in
                // Sets of themes that are not chosen are not looked for: exports leave them out.
                guard chosen[index].contains(theme.name), let site = sites[theme.name] else { return [] }
                return part(set, at: site).map { [$0] } ?? []
              }))
        }
      }
    }
    return document
  }

  /// The sets in their order; those that the order does not name come last.
  private var names: [String] {
    var seen = ordered
    return order + themes.flatMap(\.sets).map(\.name).filter { seen.insert($0).inserted }
  }

  private func chosenNames(of group: Group) -> [String] {
    if let input = finder.inputs.last(where: { $0.name == group.name }) { return input.choices.map(\.context) }
    return group.themes.count == 1 ? [group.themes[0].name] : []
  }

  /// A set, whatever its groups are called. One that is gone, although the order of the sets names it, has no effect in Tokens
  /// Studio either.
  private mutating func part(_ name: String, at site: JSONValue) -> FilePart? {
    if isSingleFile { return values[name].map { FilePart(root: $0, groupsOf: StudioFile.self) } }
    switch finder.lookup("\(name).json", root.span.file) {
    case .document(let document, _): return FilePart(root: document.root, groupsOf: StudioFile.self)
    case .unreadable: break
    case .missing:
      guard ordered.contains(name) else { return nil }
      finder.diagnostics.add(
        Diagnostic(
          .unknownFile, at: .span(site.keySpan ?? site.span), pointer: site.pointer,
          "the set '\(name)' has no file '\(name).json' beside this one",
          fix: "add the file, or remove the set from \"tokenSetOrder\""))
    }
    finder.isComplete = false
    return nil
  }
}

extension StudioThemes {
  /// A set and the way in which themes have it.
  private struct Use: Hashable {
    var set: String
    var status: StudioTheme.Status
  }

  /// Themes of which one holds at a time.
  private struct Group {
    let name: String
    var themes: [StudioTheme] = []
    /// Where the themes that have a set say so, by their names.
    private(set) var sites: [Use: [String: JSONValue]] = [:]

    /// In the order of the text. Themes without a group are one of their own.
    static func all(_ themes: [StudioTheme]) -> [Group] {
      var groups: [Group] = []
      var indices: [String: Int] = [:]
      for theme in themes {
        let name = theme.group ?? "theme"
        let index = indices[name] ?? groups.count
        if index == groups.count { groups.append(Group(name: name)) }
        indices[name] = index
        groups[index].add(theme)
      }
      return groups
    }

    private init(name: String) {
      self.name = name
    }

    private mutating func add(_ theme: StudioTheme) {
      themes.append(theme)
      for set in theme.sets {
        let use = Use(set: set.name, status: set.status)
        // Of themes with the same name the first says it.
        if sites[use]?[theme.name] == nil { sites[use, default: [:]][theme.name] = set.site }
      }
    }

    func modifier(_ sources: (StudioTheme) -> [FilePart]) -> ResolverDocument.Modifier {
      ResolverDocument.Modifier(
        name: name, contexts: themes.map { .init(name: $0.name, site: $0.site, sources: sources($0)) },
        fallback: themes.count == 1 ? themes[0].name : nil, noun: .theme, isOptional: true)
    }
  }
}
