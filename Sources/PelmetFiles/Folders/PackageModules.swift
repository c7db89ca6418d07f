/// The modules of the package for which a command runs, as SwiftPM knows them.
package struct PackageModules {
  /// A module of the package.
  package struct Module {
    package let name: String
    /// As messages show it.
    package let folder: ThemeFolder
    /// The modules that its themes may name: those with files among all that it depends on.
    package let dependencies: [(name: String, folder: ThemeFolder)]
  }

  /// Those that have themes.
  package let themed: [Module]
  private let all: [Module]

  /// - Parameter environment: That of the process, in which the command plugin names a file. `nil` if it does not, or if that is no
  ///   record.
  package init?(_ environment: [String: String]) {
    guard let path = environment[ModuleRecord.variable], let bytes = try? DiskFile.bytes(of: path),
      let record = ModuleRecord(bytes)
    else { return nil }
    all = record.entries.map { entry in
      // As the build plugin leaves them out.
      let dependencies = entry.dependencies.filter { !FolderWalk($0.folder)[.file].isEmpty }
      return Module(
        name: entry.module.name, folder: Self.shown(entry.module),
        dependencies: dependencies.map { ($0.name, Self.shown($0)) })
    }
    themed = all.filter(\.folder.mayHaveThemes)
  }

  /// Whether the command plugin has told the modules, which means that SwiftPM runs the command.
  package static func isTold(_ environment: [String: String]) -> Bool { environment[ModuleRecord.variable] != nil }

  /// The module to which a folder belongs: the one whose folder it is, or is in.
  package func module(around folder: ThemeFolder) -> Module? {
    let path = FilePath(folder.path).absolute
    let around = all.filter { folder.isSame(as: $0.folder) || path.isBelow(FilePath($0.folder.path).absolute) }
    return around.max { FilePath($0.folder.path).absolute.components.count < FilePath($1.folder.path).absolute.components.count }
  }

  /// A folder by its path from the working directory, if it is below.
  private static func shown(_ module: ModuleRecord.Module) -> ThemeFolder {
    ThemeFolder(ThemeFolder(".").entry(module.folder) ?? module.folder, excluding: module.excluded)
  }
}
