internal import ArgumentParser
internal import PelmetCompiler
internal import PelmetFiles
internal import PelmetResolution

struct SchemaCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Writes the JSON Schema of theme files, for editors.",
    discussion: """
      With the schema, an editor completes and checks what you type. If you name folders and theme files, it also offers the names of \
      their colours, parameters, tokens, screens and contexts.

        pelmet schema -o themes/theme.schema.json
        pelmet schema themes -o themes/theme.schema.json
        pelmet schema --kind settings -o themes/pelmet.schema.json

      A theme names its schema: "$schema": "theme.schema.json".
      """)

  /// The files that the schema describes.
  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case theme, settings
  }

  @Argument(help: ArgumentHelp("Folders and theme files with names to offer.", valueName: "PATH"))
  var paths: [String] = []

  @Option(name: [.short, .long], help: ArgumentHelp("The file to write. (default: standard output)", valueName: "FILE"))
  var output: String?

  @Option(help: "The files to describe: themes, or pelmet.json.")
  var kind = Kind.theme

  @OptionGroup var modules: ModuleOptions

  func run(on console: Console) -> ExitStatus {
    let text =
      switch kind {
      case .theme: JSONSchema.theme(names)
      case .settings: JSONSchema.settings()
      }
    guard let output else {
      console.output.write(text)
      return .success
    }
    do {
      try NewFile(output, text).write()
      return .success
    } catch {
      console.errors.tell("error: \(error)")
      return .failure
    }
  }

  private var names: NamesInThemes {
    paths.isEmpty ? NamesInThemes() : NamesInThemes(modules.naming(paths).load(ThemeSelection.grouping(paths)).input)
  }
}
