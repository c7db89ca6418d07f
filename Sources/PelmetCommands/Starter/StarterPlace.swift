internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles

/// The folders into which `pelmet init` writes.
struct StarterPlace {
  /// The folder of the package; `nil` for a folder that is in none.
  let package: ThemeFolder?
  /// The folder of the target that compiles the themes, or that of the themes where there is no package.
  let target: ThemeFolder
  let themes: ThemeFolder

  /// Beside the target, which has only files that the build knows.
  var schema: String { (package ?? themes).path(of: "theme.schema.json") }

  /// Where the build plugin reads the settings.
  var settings: String { target.path(of: ModuleSettings.fileName) }

  /// A package that is new.
  /// - Parameter name: Its name, as ``StarterPackage`` makes it of the folder's.
  init(newPackage folder: ThemeFolder, _ name: (_ folder: String) -> String) throws(UsageFailure) {
    if let around = folder.package, around.isSame(as: folder) || Self.isInSources(of: around, folder) {
      let command = CommandText.line(["pelmet", "init", "--into", folder.path])
      throw UsageFailure(
        message: "'\(folder.path)' is in the package of '\(around.path(of: Self.manifest))'; fix: run \(command)")
    }
    package = folder
    target = ThemeFolder(folder.path(of: "Sources/\(name(folder.name))"))
    themes = ThemeFolder(target.path(of: "Themes"))
  }

  /// A package that exists, by its folder, that of a target, or the one in a target that is to have themes; or any other folder.
  init(existing folder: ThemeFolder) throws(UsageFailure) {
    package = folder.package
    guard let package else {
      (target, themes) = (folder, folder)
      return
    }
    guard let place = package.entry(folder.path)?.split(separator: "/") else {
      target = try Self.onlyTarget(of: package)
      themes = ThemeFolder(target.path(of: "Themes"))
      return
    }
    let isConventional = Self.isInSources(of: package, folder)
    target = isConventional ? ThemeFolder(package.path(of: place.prefix(2).joined(separator: "/"))) : folder
    themes = isConventional && place.count > 2 ? folder : ThemeFolder(target.path(of: "Themes"))
  }

  static let manifest = "Package.swift"

  /// The folders in which SwiftPM looks for a target's folder by the target's name.
  static let sources = ["Sources", "Source", "src", "srcs"]

  private static func isInSources(of package: ThemeFolder, _ folder: ThemeFolder) -> Bool {
    let place = package.entry(folder.path)?.split(separator: "/") ?? []
    return place.count > 1 && sources.contains(String(place[0]))
  }

  private static func onlyTarget(of package: ThemeFolder) throws(UsageFailure) -> ThemeFolder {
    let targets = sources.flatMap { source in
      ThemeFolder(package.path(of: source)).folders.map { ThemeFolder(package.path(of: "\(source)/\($0)")) }
    }
    guard let target = targets.first else {
      throw UsageFailure(message: "no target has a folder below 'Sources'; fix: name it, as in pelmet init --into Code/App")
    }
    guard targets.count == 1 else {
      let names = targets.map { "'\($0.path)'" }.joined(separator: ", ")
      let command = CommandText.line(["pelmet", "init", "--into", target.path])
      throw UsageFailure(message: "there are several targets: \(names); fix: name one, as in \(command)")
    }
    return target
  }
}
