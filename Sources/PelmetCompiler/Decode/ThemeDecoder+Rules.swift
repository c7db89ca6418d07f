internal import Pelmet
package import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax
internal import PelmetTokens

/// A place at which a theme accepts what a rule finds.
struct Waiver: Sendable {
  var rule: Rule
  /// A JSON Pointer in the file of the theme; everything below it is meant.
  var pointer: String
  var source: JSONValue
}

extension ThemeDecoder {
  /// The settings in an object from names of rules.
  mutating func ruleSettings(_ value: JSONValue) -> [Rule: RuleSetting] {
    var settings: [Rule: RuleSetting] = [:]
    for member in namedMembers(value, "expected an object with \"error\", \"warning\" or \"off\" for each rule") {
      let setting = ruleSetting(member.value)
      guard let rule = settable(member.name) else {
        guard Rule.settable(member.name) == nil else {
          reportAboutCode(member.name, at: .span(member.keySpan), pointer: member.value.pointer, key: "rules")
          continue
        }
        let suggestion = maySearch() ? CaseSearch(settableRules.map(\.name)).nearest(to: member.name) : nil
        let isFree = suggestion.map { value[$0] == nil } ?? true
        diagnostics.add(
          Diagnostic(
            .unknownCase, atKeyOf: member, "'\(member.name)' is not a rule that can be set",
            fixIts: suggestion.map { isFree ? [.renaming(member.keySpan, to: $0)] : [] } ?? [],
            suggestion: suggestion, fix: isFree ? nil : suggestion.map { "remove it, or the \"\($0)\" beside it" }))
        continue
      }
      settings[rule] = setting
    }
    return settings
  }

  /// The rules that the file may name.
  private var settableRules: [Rule] { isSettings ? Rule.settable : Rule.settableInThemes }

  private func settable(_ name: String) -> Rule? { Rule(rawValue: name).flatMap { settableRules.contains($0) ? $0 : nil } }

  /// Reports the name of a rule about code in a theme.
  private mutating func reportAboutCode(_ name: String, at place: Diagnostic.Location, pointer: String, key: String) {
    diagnostics.add(
      Diagnostic(
        .unknownCase, at: place, pointer: pointer, "'\(name)' is about the code of a module, and not about one of its themes",
        fix: "write it into the \"\(key)\" of \(ModuleSettings.fileName)"))
  }

  private mutating func ruleSetting(_ value: JSONValue) -> RuleSetting? {
    guard value.boolean == false else { return name(value, RuleSetting.self) }
    wrongKind(value, "expected \"error\", \"warning\" or \"off\"", Rewrite(string: RuleSetting.off.rawValue))
    return nil
  }

  mutating func waivers(_ value: JSONValue) -> [Waiver] {
    guard value.kind == .array else {
      shouldBeListed(value, "expected an array of objects with \"rule\", \"at\" and \"why\"")
      return []
    }
    return value.elements.compactMap { waiver($0) }
  }

  private mutating func waiver(_ entry: JSONValue) -> Waiver? {
    guard let (rule, texts) = waiver(entry, "a waiver", place: ("at", "a JSON Pointer to the place"), Rule.settableInThemes),
      let pointer = texts["at"]
    else { return nil }
    return Waiver(rule: rule, pointer: pointer, source: entry)
  }

  /// The rule of a waiver, and its texts by their keys.
  /// - Parameters:
  ///   - place: The key for the place, and what it is.
  ///   - others: Keys that may be left out.
  private mutating func waiver(
    _ entry: JSONValue, _ title: String, place: (key: String, what: String), or others: [String] = [], _ rules: [Rule]
  ) -> (rule: Rule, texts: [String: String])? {
    var texts: [String: String] = [:]
    let isWhole = members(of: entry, title, ["rule", place.key] + others + ["why"]) { decoder, key, value in
      texts[key] = decoder.string(value, "expected a string for '\(key)'")
      guard key == "rule", let text = texts[key], !rules.contains(where: { $0.name == text }) else { return }
      guard decoder.isSettings || Rule.settable(text) == nil else {
        decoder.reportAboutCode(text, at: .span(value.span), pointer: value.pointer, key: "drift")
        return
      }
      decoder.unknownCase(value, "'\(text)' is not a rule that can be waived", among: rules.map(\.name))
    }
    guard entry.kind == .object else { return nil }
    for (key, what) in [("rule", "the name of a rule"), place, ("why", "the reason")] where entry[key] == nil {
      missingKey(key, in: entry, what)
    }
    guard isWhole, let rule = rules.first(where: { $0.name == texts["rule"] }) else { return nil }
    return (rule, texts)
  }
}

extension ThemeDecoder {
  /// The entries of `drift`.
  private mutating func driftWaivers(_ value: JSONValue) -> [DriftWaiver] {
    guard value.kind == .array else {
      shouldBeListed(value, "expected an array of objects with \"rule\", \"file\" and \"why\"")
      return []
    }
    return value.elements.compactMap { entry in
      let place = (key: "file", what: "the path of a file or folder, relative to \(ModuleSettings.fileName)")
      guard let (rule, texts) = waiver(entry, KeyedObject.driftTitle, place: place, or: ["type"], Rule.ofSources),
        let file = texts["file"]
      else { return nil }
      return DriftWaiver(rule: rule, file: file, type: texts["type"], span: entry.span, pointer: entry.pointer)
    }
  }
}

extension ThemeDecoder {
  private static let settingKeys = [
    "themes", "exclude", "access", "emitTokens", "tokenMetadata", "minimumOS", "rules", "assets", "designRequiresCompatibility",
    "drift",
  ]

  /// The settings in a document; what is wrong is reported and keeps its default.
  mutating func settings(_ root: JSONValue) -> ModuleSettings {
    var settings = ModuleSettings()
    _ = members(of: root, ModuleSettings.fileName, Self.settingKeys) { decoder, key, value in
      switch key {
      case "themes": settings.themes = decoder.paths(value, &settings) ?? settings.themes
      case "exclude": settings.exclude = decoder.paths(value, &settings) ?? settings.exclude
      case "assets": settings.assets = decoder.paths(value, &settings) ?? settings.assets
      case "access":
        settings.access = decoder.name(value, AccessLevel.self) ?? settings.access
      case "designRequiresCompatibility":
        settings.designRequiresCompatibility = decoder.boolean(value) ?? settings.designRequiresCompatibility
      case "drift": settings.drift = decoder.driftWaivers(value)
      case "emitTokens": settings.emitTokens = decoder.boolean(value) ?? settings.emitTokens
      case "tokenMetadata": settings.tokenMetadata = decoder.metadata(value)
      case "minimumOS":
        let rule = "expected a version of iOS such as \"15.0\""
        let text = value.string ?? value.number.map(digits) ?? ""
        if let version = value.string.flatMap({ Theme.OSVersion($0) }) {
          settings.minimumOS = version
        } else {
          let meant = ValueText.versions(text)?.drop { !$0.isNumber }
          decoder.wrongKind(value, rule, meant.map { Rewrite(string: String($0)) })
        }
      default: settings.rules = decoder.ruleSettings(value)
      }
    }
    return settings
  }

  /// Names of members of tokens. One that has a meaning would not lose it.
  private mutating func metadata(_ value: JSONValue) -> Set<String> {
    guard value.kind == .array else {
      shouldBeListed(value, "expected an array of names of members of tokens")
      return []
    }
    var names: Set<String> = []
    for element in value.elements {
      guard let name = string(element, "expected a name as a string") else { continue }
      if TokenObject.hasMeaning(name) {
        diagnostics.add(
          Diagnostic(
            .unknownCase, at: element, "'\(name)' has a meaning beside a value, and so is no metadata", fix: "remove \"\(name)\"")
        )
      } else {
        names.insert(name)
      }
    }
    return names
  }

  private mutating func paths(_ value: JSONValue, _ settings: inout ModuleSettings) -> [String]? {
    guard value.kind == .array else {
      shouldBeListed(value, "expected an array of paths relative to \(ModuleSettings.fileName)")
      return nil
    }
    return value.elements.compactMap { element in
      guard let path = string(element, "expected a path as a string") else { return nil }
      guard !Path.leavesItsFolder(path) else {
        diagnostics.add(Path.outside(element))
        return nil
      }
      settings.spans[path] = element.span
      return path
    }
  }
}

extension CompilerInput {
  /// Reads the settings in a `pelmet.json` among the sources.
  package mutating func settings(in file: FileID) -> ModuleSettings {
    guard let document = JSONReader.read(file, in: sources, into: &diagnostics) else { return ModuleSettings() }
    var decoder = ThemeDecoder(module: module.name)
    decoder.isSettings = true
    let settings = decoder.settings(document.root)
    diagnostics.add(contentsOf: decoder.diagnostics)
    return settings
  }
}
