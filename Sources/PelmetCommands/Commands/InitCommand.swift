internal import ArgumentParser
internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetReports

struct InitCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a first theme and shows how to build it.",
    discussion: """
      Writes a theme with light and dark colours, its schema for editors, and pelmet.json. Never overwrites a file: if one of them exists, \
      nothing is written.

        pelmet init Sources/App/Themes
        pelmet init Sources/App/Themes --name midnight
        pelmet init Sources/App/Themes --tokens Sources/App/Themes/tokens/brand.json

      With --tokens, the theme lists these files, and its inputs follow the device wherever they have contexts called light and \
      dark, or modes of Figma, or themes of Tokens Studio.
      """)

  @Argument(help: ArgumentHelp("The folder; created if it does not exist.", valueName: "DIR"))
  var folder = "."

  @Option(help: ArgumentHelp("The name of the theme.", valueName: "NAME"))
  var name = "app"

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Files of design tokens, below the theme's folder, for the theme to list.", valueName: "FILE"))
  var tokens: [String] = []

  func validate() throws {
    guard ThemeName.isValid(name) else {
      throw ValidationError("'\(name)' cannot be the name of a theme; \(ThemeName.rule).")
    }
  }

  func run(on console: Console) throws(UsageFailure) -> ExitStatus {
    let folder = ThemeFolder(folder)
    let header = try header(folder)
    let files = Starter.files(name: name, header: header?.text, taken: header?.names ?? [])
      .map { NewFile(folder.path(of: $0.name), $0.text) }
    let existing = files.filter(\.exists)
    guard existing.isEmpty else {
      for file in existing { console.errors.tell("error: \(file.path) already exists") }
      console.errors.write("nothing was written\n")
      return .failure
    }
    do {
      for file in files {
        try file.write()
        console.output.tell("wrote \(file.path)")
      }
    } catch {
      console.errors.tell("error: \(error)")
      return .failure
    }
    console.output.tell(lines: nextSteps(folder))
    return .success
  }

  /// The members of the theme that list the tokens, each on lines of its own, and names of colours that tokens have.
  private func header(_ folder: ThemeFolder) throws(UsageFailure) -> (text: String, names: [String])? {
    guard !tokens.isEmpty else { return nil }
    var entries: [String] = []
    for path in tokens {
      guard let entry = folder.entry(path) else {
        throw UsageFailure(
          message: "'\(path)' is not below '\(folder.path)', and themes list files below their own folder; fix: copy it there")
      }
      guard NewFile(path, "").exists else { throw UsageFailure(message: "there is no file '\(path)'") }
      entries.append(entry)
    }
    let files = TokenFiles(tokens)
    let set = try TokenSelection(files).set(.light)
    let names = Starter.colors.filter { set?.contains($0) ?? false }
    var inputs = ThemeInputs()
    for modifier in TokenSelection.modifiers(files) where !modifier.isTrait {
      inputs.add(modifier.name, contexts: modifier.contexts.map(\.name), choice: modifier.fallback)
    }
    var members = ["\"tokens\": \(JSONTree.array(entries.map { .string($0) }).line),"]
    if let tree = inputs.tree { members.append("\"inputs\": \(tree.text.dropLast().replacing("\n", with: "\n  ")),") }
    return (members.joined(separator: "\n"), names)
  }

  private func nextSteps(_ folder: ThemeFolder) -> String {
    """

    Add to Package.swift, first to the package, then to the target that has the folder:

      dependencies: [
        .package(name: "Pelmet", path: "../Pelmet")  // or its url, and a version
      ],

      dependencies: [
        .product(name: "Pelmet", package: "Pelmet"),
        .product(name: "PelmetUIKit", package: "Pelmet"),
      ],
      plugins: [
        .plugin(name: "PelmetPlugin", package: "Pelmet")
      ]

    Then:

      \(CommandText.line(["pelmet", "validate", folder.path]))
      \(CommandText.line(["pelmet", "resolve", folder.path(of: name + FileKind.theme.rawValue), "--scheme", "dark"]))
    """
  }
}

/// The files that `pelmet init` writes: a theme that passes every rule, its schema and its settings.
enum Starter {
  /// The names and texts of the files.
  /// - Parameters:
  ///   - header: Members of the theme that list tokens.
  ///   - taken: Those of ``colors`` that tokens are called, so that the theme needs other names.
  static func files(name: String, header: String? = nil, taken: [String] = []) -> [(name: String, text: String)] {
    let theme = taken.reduce(header.map(theme) ?? theme) { text, name in
      text.replacing("\"\(name)\": {", with: "\"bar-\(name)\": {").replacing("{\(name)}", with: "{bar-\(name)}")
    }
    return [
      (name + FileKind.theme.rawValue, theme),
      (schemaName, JSONSchema.theme()),
      (ModuleSettings.fileName, header == nil ? settings : tokenSettings),
    ]
  }

  /// The theme with members before its colours.
  private static func theme(_ header: String) -> String {
    let lines = "  " + header.replacing("\n\"", with: "\n  \"") + "\n"
    return theme.replacing("\n  \"colors\": {", with: "\n\(lines)\n  \"colors\": {", maxReplacements: 1)
  }

  /// As long as the theme uses none of the tokens, that is no news.
  private static let tokenSettings = settings.replacing(
    "\"LowContrast\": \"error\" }", with: "\"LowContrast\": \"error\", \"UnusedToken\": \"off\" }")

  /// The names of the theme's colours.
  static let colors = ["accent", "paper", "ink", "faint"]

  static let schemaName = "theme.schema.json"

  private static let settings = """
    {
      "themes": ["."],
      "minimumOS": "15.0",
      "rules": { "LowContrast": "error" }
    }

    """

  private static let theme = """
    {
      "$schema": "\(schemaName)",
      "pelmet": 1,

      "colors": {
        "accent": { "light": "#3D5AFE", "dark": "#8C9EFF" },
        "paper": { "light": "#FFFFFF", "dark": "#10131A" },
        "ink": { "light": "#10131A", "dark": "#FFFFFF" },
        "faint": { "light": "#6B7280", "dark": "#9CA3AF" }
      },

      "window": { "tintColor": "{accent}" },
      "content": { "backgroundColor": "{paper}" },
      "navigationBar": {
        "prefersLargeTitles": true,
        "tintColor": "{accent}",
        "standardAppearance": {
          "background": "opaque",
          "backgroundColor": "{paper}",
          "titleTextAttributes": { "foregroundColor": "{ink}" },
          "largeTitleTextAttributes": { "foregroundColor": "{ink}" }
        },
        "scrollEdgeAppearance": { "like": "standardAppearance", "shadowColor": "none" }
      },
      "tabBar": {
        "tintColor": "{accent}",
        "standardAppearance": {
          "background": "opaque",
          "backgroundColor": "{paper}",
          "itemAppearance": {
            "normal": { "iconColor": "{faint}", "titleTextAttributes": { "foregroundColor": "{faint}" } },
            "selected": { "iconColor": "{accent}", "titleTextAttributes": { "foregroundColor": "{accent}" } }
          }
        },
        "scrollEdgeAppearance": "standardAppearance"
      },
      "statusBar": { "style": "automatic" }
    }

    """
}
