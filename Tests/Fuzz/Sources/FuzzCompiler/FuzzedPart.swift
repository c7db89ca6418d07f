import PelmetCompiler
import PelmetDiagnostics

/// The part of a module that is made of the bytes of an input. The rest of the module is always the same.
enum FuzzedPart: String, CaseIterable {
  case theme, tokens, resolver, settings
  /// Up to five files, which the separator for records (0x1E) parts.
  case module

  func files(_ bytes: [UInt8]) -> ModuleFiles {
    var files = Self.surroundings
    switch self {
    case .theme: files.texts["a.theme.json"] = bytes
    case .tokens: files.texts["t.tokens.json"] = bytes
    case .resolver: files.texts["t.resolver.json"] = bytes
    case .settings: files.texts["pelmet.json"] = bytes
    case .module:
      let paths = ["a.theme.json", "t.tokens.json", "t.resolver.json", "pelmet.json", "b.theme.json"]
      let parts = bytes.split(separator: 0x1E, maxSplits: paths.count - 1, omittingEmptySubsequences: false)
      files = ModuleFiles()
      for (path, part) in zip(paths, parts) where path == paths[0] || !part.isEmpty { files.texts[path] = Array(part) }
      return files
    }
    if self != .theme { files.texts["a.theme.json"] = Array((self == .tokens ? Self.tokenTheme : Self.resolverTheme).utf8) }
    return files
  }

  private static let surroundings = ModuleFiles(texts: [
    "b.theme.json": Array(
      """
      { "pelmet": 1, "abstract": true, "parameters": { "logo": { "type": "image", "default": { "symbol": "star" } } },
        "colors": { "base": "#0A5FD1" }, "screens": { "home": { "toolbar": { "tintColor": "#FFFFFF" } } } }
      """.utf8),
    "t.tokens.json": Array(
      """
      { "tint": { "$type": "color", "$value": "#123456" }, "alias": { "$value": "{tint}" },
        "size": { "$type": "dimension", "$value": { "value": 17, "unit": "px" } } }
      """.utf8),
    "t.resolver.json": Array(
      """
      { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "t.tokens.json" }] } },
        "modifiers": { "theme": { "contexts": { "light": [], "dark": [{ "tint": { "$type": "color", "$value": "#ABCDEF" } }] },
          "default": "light" } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """.utf8),
    "pelmet.json": Array("{ \"emitTokens\": true, \"rules\": { \"LowContrast\": \"off\" } }".utf8),
  ])

  private static let resolverTheme = """
    { "pelmet": 1, "tokens": ["t.resolver.json"], "inputs": { "theme": { "light": "light", "dark": "dark" } },
      "navigationBar": { "tintColor": "{tint}", "barTintColor": "{alias}", "titleTextAttributes": { "font": { "size": "{size}" } } } }
    """

  /// Names the tokens of the seeds; what is not there is left out with its mistake.
  private static let tokenTheme = """
    { "pelmet": 1, "tokens": ["t.tokens.json"],
      "navigationBar": { "tintColor": "{color.accent}", "barTintColor": "{color.paper}", "titleTextAttributes": { "font": "{font.title}" } },
      "toolbar": { "tintColor": "{brand.main}", "barTintColor": "{color.base.ink}" },
      "tabBar": { "tintColor": "{a}", "barTintColor": "{b}", "itemWidth": "{size.item}", "itemSpacing": "{space.l}" } }
    """
}

/// The files of a module by path.
struct ModuleFiles {
  var texts: [String: [UInt8]] = [:]

  /// All files as JSON, and resolvers with what they must have.
  var repaired: ModuleFiles {
    ModuleFiles(texts: texts.mapValues(RepairedJSON.text)).withResolvers
  }

  /// Resolvers with what they must have.
  var withResolvers: ModuleFiles {
    var files = self
    for (path, text) in texts where path.hasSuffix(".resolver.json") { files.texts[path] = RepairedResolver.text(text) }
    return files
  }

  /// All of them as one module.
  var input: CompilerInput {
    var input = CompilerInput(module: CompilerInput.Module(name: "M"))
    if let settings = texts["pelmet.json"] {
      input.module.settings = input.settings(in: input.sources.add(path: "pelmet.json", bytes: settings))
    }
    for path in texts.keys.sorted() where path.hasSuffix(".theme.json") {
      let file = input.sources.add(path: path, bytes: texts[path] ?? [])
      input.module.files.append(CompilerInput.File(path: path, id: file))
    }
    let others = texts.filter { !$0.key.hasSuffix(".theme.json") }
    input.module.unread = UnreadFiles(paths: { others.keys.sorted() }, read: { .text(path: $0, bytes: others[$0] ?? []) })
    return input
  }
}
