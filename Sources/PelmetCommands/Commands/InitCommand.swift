internal import ArgumentParser
internal import PelmetCompiler
internal import PelmetFiles

struct InitCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a first theme and shows how to build it.",
    discussion: """
      Writes a theme with light and dark colours, its schema for editors, and pelmet.json. Never overwrites a file: if one of them exists, \
      nothing is written.

        pelmet init Sources/App/Themes
        pelmet init Sources/App/Themes --name midnight
      """)

  @Argument(help: ArgumentHelp("The folder; created if it does not exist. (default: this folder)", valueName: "DIR"))
  var folder = "."

  @Option(help: ArgumentHelp("The name of the theme.", valueName: "NAME"))
  var name = "app"

  func validate() throws {
    guard ThemeName.isValid(name) else {
      throw ValidationError("'\(name)' cannot be the name of a theme; \(ThemeName.rule).")
    }
  }

  func run(on console: Console) -> ExitStatus {
    let folder = ThemeFolder(folder)
    let files = Starter.files(name: name).map { NewFile(folder.path(of: $0.name), $0.text) }
    let existing = files.filter(\.exists)
    guard existing.isEmpty else {
      for file in existing { console.errors.write("error: \(file.path) already exists\n") }
      console.errors.write("nothing was written\n")
      return .failure
    }
    do {
      for file in files {
        try file.write()
        console.output.write("wrote \(file.path)\n")
      }
    } catch {
      console.errors.write("error: \(error)\n")
      return .failure
    }
    console.output.write(nextSteps(folder))
    return .success
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

      pelmet validate \(folder.path)
      pelmet resolve \(folder.path(of: name + FileKind.theme.rawValue)) --scheme dark

    """
  }
}

/// The files that `pelmet init` writes: a theme that passes every rule, its schema and its settings.
enum Starter {
  /// The names and texts of the files.
  static func files(name: String) -> [(name: String, text: String)] {
    [
      (name + FileKind.theme.rawValue, theme),
      (schemaName, JSONSchema.theme()),
      (ModuleSettings.fileName, settings),
    ]
  }

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
