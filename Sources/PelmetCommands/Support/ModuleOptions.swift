internal import ArgumentParser
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles

/// The modules that themes may name, and the reading of the module at hand beside them.
struct ModuleOptions: ParsableArguments {
  @Option(
    name: .customLong("module"),
    help: ArgumentHelp(
      "A module that themes refer to, and its folder: with CompanyStyle=../Style, a theme may say \"extends\": \"CompanyStyle:base\".",
      valueName: "NAME=DIR"))
  var modules: [NamedArgument] = []

  func validate() throws {
    let names = modules.map(\.name)
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw ValidationError("There are two modules '\(name)'; each --module needs a name of its own.")
    }
  }

  /// Reads the files of a run. A module among the options that is the one at hand gives its name and is not read twice.
  func load(_ selections: [ThemeSelection], name: String? = nil, sources: SourceMap = SourceMap()) -> LoadedModule {
    let own = modules.first { module in selections.contains { $0.folder.isSame(as: ThemeFolder(module.value)) } }
    let name = name ?? own?.name ?? selections.first?.folder.name ?? ""
    var loader = InputLoader(module: name, selections, sources: sources)
    for module in modules where module.name != own?.name {
      loader.addDependency(module.name, folder: ThemeFolder(module.value))
    }
    return LoadedModule(name: name, input: loader.input)
  }
}

/// What a command compiles.
struct LoadedModule {
  let name: String
  let input: CompilerInput

  /// How many theme files are to be compiled.
  var themeCount: Int { input.module.files.count { $0.isTheme && $0.isCompiled } }
}

/// `NAME=SOMETHING`, as an option takes it.
struct NamedArgument: ExpressibleByArgument {
  let name: String
  let value: String

  /// Splits at the first `=`; there is something on both sides.
  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    name = String(parts[0])
    value = String(parts[1])
  }
}

/// The paths of a command that looks at themes where none is named.
enum ThemePaths {
  static let help = ArgumentHelp(
    "Folders and theme files. (default: 'themes' if it is here, else this folder)", valueName: "PATH")

  static func orDefault(_ paths: [String]) -> [String] {
    paths.isEmpty ? [ThemeFolder("themes").exists ? "themes" : "."] : paths
  }
}
