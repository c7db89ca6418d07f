internal import Foundation
internal import PelmetCompiler
internal import PelmetFiles

/// The targets of an app's code, by where they are: nothing is run to ask for them.
///
/// A folder in the `Sources` of a package is a target. So is a folder beside an Xcode project. Otherwise a path that the user names is one.
final class SourceTargets {
  /// As the user names them.
  let paths: [String]
  private var known: [String: String] = [:]

  init(_ paths: [String]) { self.paths = paths }

  /// The folders among the paths, and those around the files among them.
  private var folders: [FilePath] {
    paths.map { ThemeFolder($0).exists ? FilePath($0) : FilePath($0).parent }
  }

  /// The paths of all settings below the user's paths, and of the nearest around each of them.
  var settings: [String] {
    var seen: Set<FilePath> = []
    return folders.flatMap { ThemeFolder($0.description).settings }.filter { seen.insert(FilePath($0).absolute).inserted }
      .sorted()
  }

  /// The paths of all themes below the user's paths.
  var themes: [String] {
    let found = folders.map { ThemeFolder($0.description) }.flatMap { folder in
      folder.listing(of: ["."]).files.filter { FileKind.of($0)?.kind == .theme }.map(folder.path(of:))
    }
    return Set(found).sorted()
  }

  /// The folder of the target that a file belongs to, as the user's path leads to it.
  func target(of path: String) -> String {
    let folder = FilePath(path).parent
    if let target = known[folder.description] { return target }
    let target = packageTarget(around: folder) ?? namedTarget(around: folder)
    known[folder.description] = target.description
    return target.description
  }

  private static let sourceFolders: Set = ["Sources", "Source", "src", "srcs"]

  private func packageTarget(around folder: FilePath) -> FilePath? {
    var folder = folder
    while !folder.components.isEmpty {
      let sources = folder.absolute.parent
      if Self.sourceFolders.contains(sources.components.last ?? ""), DiskItem("\(sources.parent)/Package.swift") == .file {
        return folder
      }
      folder = folder.parent
    }
    return nil
  }

  private func namedTarget(around folder: FilePath) -> FilePath {
    let around = folders.filter { folder == $0 || folder.isBelow($0) || $0.components.isEmpty }
    guard let path = around.max(by: { $0.components.count < $1.components.count }) else { return folder }
    guard folder.components.count > path.components.count, Self.hasProject(path) else { return path }
    var target = path
    target.components.append(folder.components[path.components.count])
    return target
  }

  private static func hasProject(_ folder: FilePath) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.description)) ?? []
    return names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }
}
