internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetResolution
internal import PelmetSyntax
internal import PelmetTokens

/// Completions in a theme, by the place of the cursor.
struct ThemeWriting {
  let place: CursorPlace
  let theme: WorkspaceModule.ReadTheme?
  let module: WorkspaceModule?
  let workspace: Workspace

  var items: (items: [Completions.Item], isCut: Bool) {
    if let named = named { return (named, false) }
    guard let shape = writtenShape else { return ([], false) }
    return place.role == .key ? (keys(shape), false) : values(shape)
  }

  /// Keys and values that are names from elsewhere.
  private var named: [Completions.Item]? {
    let keys = KeyCompletions(hasColon: place.hasColon)
    switch (place.names.first ?? "", place.names.count, place.role) {
    case ("extends", 1, .value): return themes
    case ("rules", _, _): return RuleCompletions.items(place, Rule.settableInThemes)
    case ("waive", 3, .value) where place.names[2] == "rule":
      return NameCompletions.strings(Rule.settableInThemes.map(\.name), .rule)
    case ("tokens", 2, .value): return files
    case ("arguments", 1, .key):
      let own = Set(theme?.chain.theme.parameters.map(\.name) ?? [])
      return keys.items(
        (theme?.scope.parameters ?? []).map(\.name).filter { !own.contains($0) }, .parameter, .plain(.string))
    case ("inputs", 1, .key): return keys.items(modifiers.map(\.name), .context, .plain(.string))
    case ("inputs", 2, .value), ("inputs", 3, .value):
      return NameCompletions.strings(modifiers.first { $0.name == place.names[1] }?.contexts ?? [], .context)
    case ("screens", 1, .key): return keys.items(known(\.screens), .screen, .plain(.object))
    case ("contexts", 1, .key): return keys.items(known(\.contexts), .context, .plain(.object))
    case ("screens", 3, .value) where place.names[2] == "extends": return NameCompletions.strings(known(\.screens), .screen)
    case ("colors", 1, .key): return keys.items(inheritedColors, .color, .value(.color))
    default: return nil
    }
  }

  private func keys(_ shape: KeyShape) -> [Completions.Item] { KeyCompletions(hasColon: place.hasColon).items(of: shape) }

  private func values(_ shape: KeyShape) -> (items: [Completions.Item], isCut: Bool) {
    let names = NameCompletions(theme: theme, typed: place.typed)
    switch shape {
    case .name(let cases): return (NameCompletions.strings(cases), false)
    case .value(let kind): return names.values(kind, field)
    case .plain(.string) where place.names.last == "asset": return (NameCompletions.strings(assets, .file), false)
    case .plain(.string) where place.names.last == "like": return (NameCompletions.strings(siblings), false)
    case .object(let object):
      if object.isAxis, let first = object.keys.first { return values(first.shape) }
      return object["like"] == nil ? ([], false) : (NameCompletions.strings(siblings), false)
    default: return ([], false)
    }
  }

  /// The property whose value is written, if it is one.
  private var field: Field? {
    guard let key = place.names.last, let around = KeyShape.object(.theme).shape(at: place.names.dropLast()) else { return nil }
    return around.object?[key]?.field
  }

  /// The shape of what is written. In a colour, its parts that are texts are colours, too, but for those of assets.
  private var writtenShape: KeyShape? {
    let shape = KeyShape.object(.theme).shape(at: place.names)
    guard place.role == .value, let name = place.names.last, shape?.object === KeyedObject.color,
      KeyShape.object(.theme).shape(at: place.names.dropLast())?.object === KeyedObject.color, let key = KeyedObject.color[name]
    else { return shape }
    if case .plain(.string) = key.shape { return ["asset", "approximately"].contains(name) ? key.shape : .value(.color) }
    return key.shape
  }

  /// The appearances beside the one that is written, of the same type.
  private var siblings: [String] {
    let names = place.names.last == "like" ? Array(place.names.dropLast()) : place.names
    guard let own = names.last, let around = KeyShape.object(.theme).shape(at: names.dropLast())?.object,
      case .object(let object)? = around[own]?.shape
    else { return [] }
    return around.keys.filter { key in
      if key.name != own, case .object(let other) = key.shape { other.title == object.title } else { false }
    }.map(\.name)
  }

  // MARK: Names from elsewhere

  /// The colour sets or image sets of the module's asset catalogues.
  private var assets: [String] {
    let around = KeyShape.object(.theme).shape(at: place.names.dropLast())?.object
    let names = module?.read?.input.module.assets
    return ((around === KeyedObject.image ? names?.images : names?.colors) ?? []).sorted()
  }

  private var themes: [Completions.Item] {
    let own = module?.read?.library.entries[module?.name ?? ""]?.map(\.theme) ?? []
    let current = theme?.chain.theme.name
    let names = own.map(\.name).filter { $0 != current }
    let others = workspace.allModules.filter { $0 !== module }.flatMap { other in
      (other.read?.library.entries[other.name] ?? []).map { "\(other.name):\($0.theme.name)" }
    }
    return NameCompletions.strings(names + others, .theme)
  }

  /// The files of tokens in the module, by their paths from the theme's folder.
  private var files: [Completions.Item] {
    guard let theme else { return [] }
    return NameCompletions.strings(workspace.tokenFiles(module, theme.read.sources[theme.chain.theme.file].path), .file)
  }

  /// The modifiers of resolvers that the theme lists, with their contexts.
  private var modifiers: [(name: String, contexts: [String])] {
    (theme?.tokens?.library.outline ?? []).compactMap { step in
      guard case .modifier(let modifier) = step, !modifier.isTrait else { return nil }
      return (modifier.name, modifier.contexts.map(\.name))
    }
  }

  /// The names of places in all themes of the module.
  private func known(_ places: KeyPath<DecodedTheme, [DecodedTheme.PlaceEntry]>) -> [String] {
    let themes = (theme?.chain.themes ?? []) + (module?.read?.library.entries[module?.name ?? ""]?.map(\.theme) ?? [])
    return Set(themes.flatMap { $0[keyPath: places].map(\.name) }).sorted()
  }

  private var inheritedColors: [String] {
    Set((theme?.chain.themes.dropLast() ?? []).flatMap { $0.colors.map(\.name) }).sorted()
  }
}
