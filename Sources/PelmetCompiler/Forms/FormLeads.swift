internal import PelmetDiagnostics
internal import PelmetSyntax
internal import PelmetTokens

/// The values of the compiled module by which a run comes to values of forms: a colour that takes the place of the base's, the
/// `extends` of the theme that a finding is about, an entry of its `tokens`.
struct FormLeads {
  private let main: String
  /// The chains of the themes in which something was found elsewhere than in their own files.
  private var finders: [Site: ThemeChain] = [:]
  /// The names of other modules' themes and files in the themes of the module, by those modules.
  private var entries: [String: [JSONValue]] = [:]
  /// Those that lead to a file, by its module and path.
  private var exact: [String: JSONValue?] = [:]
  /// The colours of each chain that was asked for, the most derived ones.
  private var colors: [FileID: [String: (module: String, source: JSONValue)]] = [:]
  /// The `extends` that leads to a theme, and to a module.
  private var files: [FileID: JSONValue] = [:]
  private var modules: [String: JSONValue] = [:]

  private struct Site: Hashable {
    let rule: Rule
    let location: Diagnostic.Location
    let summary: String

    init(_ finding: Diagnostic) { (rule, location, summary) = (finding.rule, finding.location, finding.summary) }
  }

  /// - Parameter found: The findings in each theme that was linked and checked.
  init(_ library: Library, _ chains: ThemeChains, _ found: [(chain: ThemeChain, findings: [Diagnostic])]) {
    main = library.main
    for theme in (library.entries[main] ?? []).filter(\.isCompiled).map(\.theme) {
      var names = theme.extends.map { [$0] } ?? []
      for case .file(let entry) in theme.tokens { names.append(entry) }
      for name in names {
        guard let colon = name.name.firstIndex(of: ":") else { continue }
        entries[String(name.name[..<colon]), default: []].append(name.source)
      }
    }
    for chain in chains.all {
      guard let extends = extends(in: chain) else { continue }
      for theme in chain.themes.prefix(while: { $0.module != library.main }) where files[theme.file] == nil {
        files[theme.file] = extends
        if modules[theme.module] == nil { modules[theme.module] = extends }
      }
    }
    for (chain, findings) in found {
      for finding in findings {
        // A finding in a theme is not repeated for those that extend it.
        if let known = finders[Site(finding)], known.themes.count <= chain.themes.count { continue }
        finders[Site(finding)] = chain
      }
    }
  }

  /// The value that leads to a file in which something was found.
  mutating func lead(to finding: Diagnostic, in file: FormPlaces.File, _ id: FileID) -> JSONValue? {
    if let chain = finders[Site(finding)], let extends = extends(in: chain), chain.themes.contains(where: { $0.file == id }) {
      return extends
    }
    let module = file.module.name
    return files[id] ?? entry(for: file.path, in: module) ?? modules[module] ?? entries[module]?.first
  }

  /// The text that names a file, a folder around it, or a pattern that fits.
  private mutating func entry(for path: String, in module: String) -> JSONValue? {
    let key = "\(module):\(path)"
    if let known = exact[key] { return known }
    let found = (entries[module] ?? []).first { entry in
      let written = Path.joined("", String(entry.string?.dropFirst(module.count + 1).prefix { $0 != "#" } ?? ""))
      return written.isEmpty || "\(path)/".hasPrefix(written + "/") || PathPattern(written).matches(path)
        || "/\(path)".hasSuffix("/\(written)\(FileKind.theme.rawValue)")
    }
    exact[key] = .some(found)
    return found
  }

  /// The `extends` with which a chain leaves the module.
  private func extends(in chain: ThemeChain) -> JSONValue? {
    // Base first: those of other modules come before all that are compiled.
    chain.themes.first { $0.module == main }?.extends?.source
  }

  /// The colour of the compiled module to which a finding about looks leads: from its value, or else from one in its notes.
  mutating func color(behind finding: Diagnostic, _ values: [JSONValue]) -> JSONValue? {
    guard Self.rulesOfColors.contains(finding.rule), let chain = finders[Site(finding)] else { return nil }
    let colors = colors(of: chain)
    var known: Set<String> = []
    var pending = Array(values.reversed())
    while let value = pending.popLast() {
      if let name = value.string.flatMap(TokenReference.path), known.insert(name).inserted, let color = colors[name] {
        if color.module == main { return color.source }
        pending.append(color.source)
      }
      pending += Array(value.elements) + value.members.map(\.value)
    }
    return nil
  }

  private mutating func colors(of chain: ThemeChain) -> [String: (module: String, source: JSONValue)] {
    if let known = colors[chain.theme.file] { return known }
    let all = chain.themes.flatMap { theme in theme.colors.map { ($0.name, (module: theme.module, source: $0.source)) } }
    let found = Dictionary(all) { $1 }
    colors[chain.theme.file] = found
    return found
  }

  private static let rulesOfColors: Set<Rule> = [
    .lowContrast, .statusBarContrast, .unselectedTabContrast, .indistinctDisabledState,
  ]
}
