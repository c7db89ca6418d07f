internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetSyntax
internal import PelmetTokens

extension Workspace {
  /// Where the thing at a byte of a file is declared: what holds first, then what others write of it.
  package func definitions(in path: String, at offset: Int) -> [TextPlace] {
    guard let found = subject(in: path, at: offset) else { return [] }
    let theme = module(of: path)?.theme(at: path)
    let places: [TextPlace]
    switch found.subject {
    case .theme, .thisTheme: places = themePath(found.subject, in: path).map { [TextPlace(path: $0, range: 0..<0)] } ?? []
    case .file(let name): places = part(name, from: path).map { [$0] } ?? []
    case .token(let token):
      let tokens = tokens(in: path)
      let declared = tokens?.tokens.set(TokenContext()).chain(from: token, atMost: 1).first
      places = declared.flatMap { declared in tokens.map { [$0.sources.place(declared.span)] } } ?? []
    case .modifier(let name): places = theme?.places(ofModifier: name) ?? []
    case .modifierContext(let name, let modifier): places = (theme?.place(ofContext: name, of: modifier)).map { [$0] } ?? []
    case .appearance(let names): places = (theme?.place(ofAppearance: names)).map { [$0] } ?? []
    case .name(let name):
      let all = occurrences(of: found.subject, in: path)?.declarations ?? []
      let own = theme.flatMap { theme in theme.scope[name].map { theme.read.sources.place($0.keySpan, inner: true) } }
      // The nearest theme that declares it decides.
      places = [own].compactMap { $0 } + all.sorted().filter { $0 != own }
    case .screen, .context: places = occurrences(of: found.subject, in: path)?.declarations.sorted() ?? []
    }
    return places.compactMap { current($0, theme) }
  }

  /// The places that name the thing at a byte of a file, in all files of the workspace.
  package func references(in path: String, at offset: Int, withDeclarations: Bool) -> [TextPlace] {
    guard let found = subject(in: path, at: offset), let occurrences = occurrences(of: found.subject, in: path) else { return [] }
    return withDeclarations ? occurrences.all : occurrences.uses.sorted()
  }

  /// The place as it is in a text that broke since a theme was read: before the change, or behind it. `nil` if something else is there.
  private func current(_ place: TextPlace, _ theme: WorkspaceModule.ReadTheme?) -> TextPlace? {
    guard let text = texts[place.path], let theme,
      let read = theme.read.sources.files.first(where: { $0.path == place.path })?.bytes, read != text
    else { return place }
    let name = read[place.range]
    let starts = [place.range.lowerBound, place.range.lowerBound + text.count - read.count]
    let start = starts.first { $0 >= 0 && $0 + name.count <= text.count && text[$0..<($0 + name.count)] == name }
    return start.map { TextPlace(path: place.path, range: $0..<($0 + name.count)) }
  }

  // MARK: - Subjects

  func subject(in path: String, at offset: Int) -> SubjectPlace? {
    guard let place = place(in: path, at: offset) else { return nil }
    if FileKind.of(FilePath(path).components.last ?? "")?.kind == .theme {
      return SubjectPlace(place, inTheme: module(of: path)?.theme(at: path))
    }
    if FileKind.of(FilePath(path).components.last ?? "")?.kind == .resolver, place.names.last == "$ref", !place.isKey {
      return place.string.map { SubjectPlace(subject: .file($0), range: place.inner()) }
    }
    return SubjectPlace(place, at: offset) { key in
      guard let (tokens, sources) = tokens(in: path) else { return nil }
      return tokens.library.declaredTokens.first { $0.keySpan.range == key && sources[$0.keySpan.file].path == path }?.path
    }
  }

  func occurrences(of subject: Subject, in path: String) -> Occurrences? {
    switch subject {
    case .name(let name):
      let family = family(of: path) { theme in
        theme.colors.contains { $0.name == name } || theme.parameters.contains { $0.name == name }
      }
      return Occurrences(name: name, in: family)
    case .screen(let name):
      return Occurrences(
        place: name, section: "screens", in: family(of: path) { $0.screens.contains { $0.name == name } })
    case .context(let name):
      return Occurrences(
        place: name, section: "contexts", in: family(of: path) { $0.contexts.contains { $0.name == name } })
    case .token(let token): return tokens(in: path).map { Occurrences(token: token, from: $0, allModules) }
    case .theme, .thisTheme:
      return themePath(subject, in: path).map { occurrences(ofTheme: $0) }
    case .file, .modifier, .modifierContext, .appearance: return nil
    }
  }

  /// The places that name the theme of a file.
  func occurrences(ofTheme target: String) -> Occurrences {
    Occurrences(theme: Self.themeName(of: target), allModules) { text, path in theme(text, from: path) == target }
  }

  /// The themes in which a name of a theme means the same. A theme whose text is broken is in none; those that it extends are.
  private func family(of path: String, _ declares: (DecodedTheme) -> Bool) -> Family {
    let theme = module(of: path)?.theme(at: path)
    let bases = (theme?.chain.themes ?? []).filter(declares).compactMap { theme?.read.sources[$0.file].path }
    return Family([path] + bases, allModules, declares)
  }

  /// The path of a theme that a place names, or is in.
  func themePath(_ subject: Subject, in path: String) -> String? {
    switch subject {
    case .theme(let name): theme(name, from: path)
    case .thisTheme: path
    default: nil
    }
  }

  /// The tokens that a theme sees, or those of the first theme that lists a file of tokens.
  func tokens(in path: String) -> (tokens: ThemeTokens, sources: SourceMap)? {
    if let theme = module(of: path)?.theme(at: path) { return theme.tokens.map { ($0, theme.read.sources) } }
    let own = module(of: path)
    for module in ([own] + allModules.filter { $0 !== own }).compactMap({ $0 }) {
      guard let file = module.file(at: path), let read = module.read,
        let tokens = read.tokens.all.first(where: { $0.library.files.contains(file) })
      else { continue }
      return (tokens, read.sources)
    }
    return nil
  }
}
