package import Pelmet
package import PelmetDiagnostics
internal import PelmetSyntax

/// What `pelmet.json` says for a module.
package struct ModuleSettings: Sendable {
  /// The name of the file.
  package static let fileName = "pelmet.json"

  /// Where theme files are looked for, relative to the file.
  package var themes = ["."]
  /// Who may use what is generated.
  package var access = AccessLevel.public
  /// Whether the token tree is mirrored in Swift.
  package var emitTokens = false
  /// The oldest system that the app runs on.
  package var minimumOS = Theme.OSVersion(15)
  /// What is said of rules, for every theme of the module.
  package var rules: [Rule: RuleSetting] = [:]
  /// Asset catalogues in which asset names are looked up, relative to the file.
  package var assets: [String] = []

  package init() {}
}

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
        let rule = "expected a version of iOS such as \"15.0\""
        guard let text = decoder.string(value, rule) else { return }
        if let version = Theme.OSVersion(text) { settings.minimumOS = version } else { decoder.wrongKind(value, rule) }
      default: settings.rules = decoder.ruleSettings(value)
      }
    }
    return settings
  }

  private mutating func paths(_ value: JSONValue) -> [String]? {
    guard value.kind == .array else {
      wrongKind(value, "expected an array of paths relative to \(ModuleSettings.fileName)")
      return nil
    }
    return value.elements.compactMap { element in
      guard let path = string(element, "expected a path as a string") else { return nil }
      guard !Path.leavesItsFolder(path) else {
        diagnostics.add(Path.outside(element))
        return nil
      }
      return path
    }
  }
}
