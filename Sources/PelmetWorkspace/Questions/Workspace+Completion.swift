internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetSyntax
internal import PelmetTokens

extension Workspace {
  /// The completions at a byte of an open file; `nil` where nothing is known.
  package func completions(in path: String, at offset: Int) -> Completions? {
    guard let text = texts[path], let place = CursorPlace(text, at: min(offset, text.count)) else { return nil }
    let name = FilePath(path).components.last ?? ""
    let module = module(of: path)
    var completions = Completions(range: place.range)
    switch FileKind.of(name)?.kind {
    case .theme:
      let writing = ThemeWriting(place: place, theme: module?.theme(at: path), module: module, workspace: self)
      (completions.items, completions.isCut) = writing.items
    case .tokens: (completions.items, completions.isCut) = tokenItems(place, module, path)
    case .resolver:
      let writing = ResolverWriting(
        place: place, root: documentWithout(place.range, of: text)?.root, files: tokenFiles(module, path))
      completions.items = writing.items
    case nil:
      guard name == ModuleSettings.fileName else {
        (completions.items, completions.isCut) = tokenItems(place, module, path)
        break
      }
      completions.items = settingsItems(place)
    }
    completions.items.removeAll { place.role == .key && place.siblings.contains($0.label) }
    return completions.items.isEmpty ? nil : completions
  }

  private func settingsItems(_ place: CursorPlace) -> [Completions.Item] {
    if place.names.first == "rules" { return RuleCompletions.items(place, Rule.settable) }
    guard let shape = KeyShape.object(.settings).shape(at: place.names) else { return [] }
    if place.role == .key { return KeyCompletions(hasColon: place.hasColon).items(of: shape) }
    return switch shape {
    case .name(let names): NameCompletions.strings(names)
    case .value(let kind): NameCompletions(theme: nil, typed: place.typed).values(kind, nil).items
    default: []
    }
  }

  /// In a file of tokens: the members of a token, types, and the paths of tokens that a theme lists together with it.
  private func tokenItems(_ place: CursorPlace, _ module: WorkspaceModule?, _ path: String) -> ([Completions.Item], isCut: Bool) {
    if place.role == .key {
      let names = ["$value", "$type", "$description", "$extensions", "$deprecated"]
      guard place.typed.hasPrefix("$") || place.siblings.contains(where: { $0.hasPrefix("$") }) else { return ([], false) }
      return (KeyCompletions(hasColon: place.hasColon).items(names, .property, .plain(.string)), false)
    }
    switch place.names.last {
    case "$type": return (NameCompletions.strings(TokenType.allCases.map(\.rawValue)), false)
    case "$deprecated": return (["true", "false"].map { Completions.Item($0, .value, text: $0) }, false)
    case "$value", "value":
      guard let module, let read = module.read, let file = module.file(at: path),
        let tokens = read.tokens.all.first(where: { $0.library.files.contains(file) })
      else { return ([], false) }
      return NameCompletions(theme: nil, typed: place.typed).tokens(tokens.set(TokenContext()))
    default: return ([], false)
    }
  }
}

extension Workspace {
  /// The values of a text without one that somebody is just writing.
  private func documentWithout(_ range: Range<Int>, of text: [UInt8]) -> JSONDocument? {
    var text = text
    text.replaceSubrange(range, with: Array("\"\"".utf8))
    var (sources, findings) = (SourceMap(), DiagnosticBag())
    return JSONReader.read(sources.add(path: "", bytes: text), in: sources, respelled: .kept, into: &findings)
  }

  /// The files of tokens in a module, by their paths from the folder of one of its files.
  func tokenFiles(_ module: WorkspaceModule?, _ path: String) -> [String] {
    guard let module, let read = module.read else { return [] }
    let folder = FilePath(path).parent
    return read.input.module.files.filter { !$0.isTheme }.compactMap { file in
      let other = FilePath(read.sources[file.id].path)
      guard other.description != path else { return nil }
      return other.isBelow(folder)
        ? other.components.dropFirst(folder.components.count).joined(separator: "/") : "\(module.name):\(file.path)"
    }
  }
}

extension KeyShape {
  /// The shape of the value to which keys and positions lead; `nil` where keys are not known.
  func shape(at names: some Sequence<String>) -> KeyShape? {
    names.reduce(self as KeyShape?) { $0?.step($1) }
  }
}

/// The rules whose severity can be set.
enum RuleCompletions {
  static func items(_ place: CursorPlace, _ rules: [Rule]) -> [Completions.Item] {
    guard place.role == .key else { return NameCompletions.strings(RuleSetting.allCases.map(\.rawValue)) }
    return KeyCompletions(hasColon: place.hasColon).items(rules.map(\.name), .rule, .plain(.string))
  }
}
