internal import ArgumentParser
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The modules that themes may refer to.
struct ModuleOptions: ParsableArguments {
  @Option(
    name: .customLong("module"),
    help: ArgumentHelp(
      "A module that themes refer to, and its folder: with CompanyStyle=../Style, a theme may have \"extends\": \"CompanyStyle:base\".",
      valueName: "NAME=DIR"))
  var modules: [NamedArgument] = []

  @OptionGroup var border: BorderOptions

  func validate() throws {
    let names = modules.map(\.name)
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw ValidationError("Two modules are called '\(name)'; each --module needs a name of its own.")
    }
  }

  /// The options of a run whose paths the user names.
  func naming(_ paths: [String]) -> ModuleOptions {
    var options = self
    options.border = border.naming(paths)
    return options
  }

  /// Reads the files of a run. If an option names the folder of the compiled module itself, the module takes the name from there. A module
  /// of the package for which the command runs has its name and dependencies from there, as in builds.
  /// - Parameter texts: The bytes of files that are not to be read from disk, by path.
  func load(
    _ selections: [ThemeSelection], name: String? = nil, sources: SourceMap = SourceMap(), texts: [String: [UInt8]] = [:]
  ) -> LoadedModule {
    let own = modules.first { module in selections.contains { $0.folder.isSame(as: ThemeFolder(module.value)) } }
    let target = selections.first.flatMap { PackageModules.current?.module(around: $0.folder) }
    let name = name ?? own?.name ?? target?.name ?? selections.first?.folder.name ?? ""
    var dependencies = modules.filter { $0.name != own?.name }.map { (name: $0.name, folder: ThemeFolder($0.value)) }
    for dependency in target?.dependencies ?? [] where !modules.contains(where: { $0.name == dependency.name }) {
      dependencies.append(dependency)
    }
    // A folder that the user names is permitted to the others; one that SwiftPM tells is not, as in builds.
    let permitted = border.naming(modules.map(\.value)).roots
    var loader = InputLoader(
      module: name, selections.map { $0.without(exclusionsOf: target).permitting(permitted) }, sources: sources, texts: texts)
    for dependency in dependencies {
      loader.addDependency(dependency.name, folder: dependency.folder.permitting(permitted))
    }
    return LoadedModule(
      name: name, input: loader.input, visited: loader.visited, ownSettings: loader.ownSettings, unfollowed: loader.unfollowed,
      imageSets: loader.imageSets)
  }
}

/// A module that a command compiles.
struct LoadedModule {
  let name: String
  let input: CompilerInput
  /// The paths of all folders and settings that were looked at for it.
  let visited: Set<String>
  /// The paths of settings in folders that were given as a whole.
  var ownSettings: [String] = []
  /// The links that were met and not followed.
  let unfollowed: UnfollowedLinks
  /// The folders of image sets, by the names of the images.
  let imageSets: [String: ThemeFolder]

  /// The number of theme files to compile.
  var themeCount: Int { input.module.files.count { $0.isTheme && $0.isCompiled } }

  /// The files that are checked for themselves: those that are compiled, without those that they only refer to, and the module's settings.
  var checkedPaths: [String] { input.module.files.filter(\.isCompiled).map { input.sources[$0.id].path } + ownSettings }
}

/// The value of an option: `NAME=VALUE`.
struct NamedArgument: ExpressibleByArgument {
  let name: String
  let value: String

  init(name: String, value: String) { (self.name, self.value) = (name, value) }

  /// Splits at the first `=`; nil if either side is empty.
  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    name = String(parts[0])
    value = String(parts[1])
  }
}

/// The path arguments of a command that has a default for them.
enum ThemePaths {
  static let help = ArgumentHelp(
    "Folders and theme files. (default: 'themes' if it exists, otherwise this folder)", valueName: "PATH")

  /// In a package, the folders of its modules with themes.
  static func orDefault(_ paths: [String]) -> [String] {
    guard paths.isEmpty else { return paths }
    let folders = PackageModules.current?.themed.map(\.folder.path) ?? []
    return folders.isEmpty ? [conventional ?? "."] : folders
  }

  /// The folder that themes are looked for in where none is named; `nil` if it does not exist. Nobody has named it: it is not taken where a
  /// link leads from it out of the border.
  static var conventional: String? { ThemeFolder(".").reaches("themes") ? "themes" : nil }
}

extension PackageModules {
  /// The modules of the package for which this process runs.
  static let current = PackageModules(ProcessInfo.processInfo.environment)
}
