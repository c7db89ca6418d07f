internal import Pelmet
package import PelmetDiagnostics
internal import PelmetSyntax

extension ThemeDecoder {
  /// The settings in a document; what is wrong is reported and keeps its default.
  mutating func settings(_ root: JSONValue) -> ModuleSettings {
    var settings = ModuleSettings()
    _ = members(of: root, ModuleSettings.fileName, ["themes", "access", "emitTokens", "minimumOS", "rules", "assets"]) {
      decoder, key, value in
      switch key {
      case "themes": settings.themes = decoder.paths(value) ?? settings.themes
      case "assets": settings.assets = decoder.paths(value) ?? settings.assets
      case "access":
        settings.access = decoder.name(value, AccessLevel.self) ?? settings.access
      case "emitTokens": settings.emitTokens = decoder.boolean(value) ?? settings.emitTokens
      case "minimumOS":
        let rule = "\"minimumOS\" is a version of iOS such as \"15.0\""
        guard let text = decoder.string(value, rule) else { return }
        if let version = Theme.OSVersion(text) { settings.minimumOS = version } else { decoder.wrongKind(value, rule) }
      default: settings.rules = decoder.ruleSettings(value)
      }
    }
    return settings
  }

  private mutating func paths(_ value: JSONValue) -> [String]? {
    guard value.kind == .array else {
      wrongKind(value, "this should be a list of paths, relative to \(ModuleSettings.fileName)")
      return nil
    }
    return value.elements.compactMap { element in
      guard let path = string(element, "a path is a text") else { return nil }
      guard !Path.leavesItsFolder(path) else {
        diagnostics.add(Path.outside(element))
        return nil
      }
      return path
    }
  }
}

extension CompilerInput {
  /// Reads the settings in a `pelmet.json` among the sources.
  package mutating func settings(in file: FileID) -> ModuleSettings {
    guard let document = JSONReader.read(file, in: sources, into: &diagnostics) else { return ModuleSettings() }
    var decoder = ThemeDecoder(module: module.name)
    let settings = decoder.settings(document.root)
    diagnostics.add(contentsOf: decoder.diagnostics)
    return settings
  }
}
