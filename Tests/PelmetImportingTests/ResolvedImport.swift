#if Rewrite
  import PelmetReports
  import PelmetTestSupport

  @testable import Pelmet
  @testable import PelmetImporting
  @testable import PelmetResolution

  /// The themes of an import with their values, each resolved once.
  final class ResolvedImport {
    private struct Key: Hashable {
      let theme: String
      let screen: String?
      let context: String?
      let traits: [String: String]
      let arguments: [String: String]
    }

    let result: ThemeImport
    private let names: ImportedApp.Names
    private var known: [Key: [String: String]?] = [:]
    private let themes: [String: JSONTree]

    init(_ result: ThemeImport, _ names: ImportedApp.Names) {
      (self.result, self.names) = (result, names)
      themes = Dictionary(result.themes.map { ($0.name, JSONTree.null) }) { first, _ in first }
    }

    /// The part of the imported themes that a check is about.
    func part(of check: AppCheck) -> ImportedApp.Names.Part {
      var part = names.themes?[check.theme] ?? ImportedApp.Names.Part(theme: check.theme)
      if check.traits["scheme"] == "dark", let dark = part.dark { part.theme = dark }
      if themes[part.theme] == nil, result.themes.count == 1 { part.theme = result.themes[0].name }
      part.screen = check.screen.map { name($0, isScreen: true, part.theme) } ?? part.screen
      part.context = check.context.map { name($0, isScreen: false, part.theme) } ?? part.context
      if let screen = part.screen, !has(screen, in: part.theme, section: "screens") { part.screen = nil }
      if let context = part.context, !has(context, in: part.theme, section: "contexts") { part.context = nil }
      return part
    }

    /// The name in the theme for that in a check, by the class that it stands for.
    private func name(_ name: String, isScreen: Bool, _ theme: String) -> String {
      let classes = (names.classes ?? [:]).filter { $0.value == name }.keys.sorted()
      let all = classes.map { OwnerName.name(of: $0, isScreen: isScreen) } + [name]
      return all.first { has($0, in: theme, section: isScreen ? "screens" : "contexts") } ?? name
    }

    private func has(_ name: String, in theme: String, section: String) -> Bool {
      let query = ResolveQuery(
        screen: section == "screens" ? name : nil, context: section == "contexts" ? name : nil, traits: .init())
      let key = Key(
        theme: theme, screen: query.screen, context: query.context, traits: ["scheme": "light"], arguments: [:])
      return values(key) != nil
    }

    func values(_ part: ImportedApp.Names.Part, _ check: AppCheck) -> [String: String]? {
      values(
        Key(
          theme: part.theme, screen: part.screen, context: part.context, traits: check.traits, arguments: check.arguments ?? [:]))
    }

    private func values(_ key: Key) -> [String: String]? {
      if let found = known[key] { return found }
      let check = AppCheck(
        theme: key.theme, screen: key.screen, context: key.context, traits: key.traits, arguments: key.arguments)
      let values = check.values(in: result.themes, withNames: true)
      known[key] = values
      return values
    }

    /// Where an import has a value from.
    func origins(_ check: AppCheck) -> [String] {
      let part = part(of: check)
      guard case .object(let members) = result.origins,
        case .array(let all)? = members.first(where: { $0.key == "values" })?.value
      else { return [] }
      return all.compactMap { origin in
        guard case .object(let members) = origin else { return nil }
        func text(_ key: String) -> String? {
          if case .string(let text)? = members.first(where: { $0.key == key })?.value { text } else { nil }
        }
        guard text("path") == check.path, text("theme") == part.theme else { return nil }
        return members.filter { ["screen", "context", "traits", "value", "sources"].contains($0.key) }.map(\.value.line)
          .joined(separator: " ")
      }
    }
  }
#endif
