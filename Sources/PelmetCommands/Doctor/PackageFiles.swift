internal import Foundation
internal import PelmetCompiler
internal import PelmetFiles

/// The files of a package that decide whether its themes are compiled: paths below its folder, in the order of their bytes.
///
/// Hidden folders are left out, and packages within the package. Links are not followed: what they lead to is elsewhere.
struct PackageFiles {
  private(set) var themes: [String] = []
  private(set) var settings: [String] = []
  private(set) var swift: [String] = []

  init(below folder: String) {
    var files: [String] = []
    var packages: Set<String> = []
    let walk = FileManager.default.enumerator(atPath: folder)
    while let path = walk?.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") {
        walk?.skipDescendants()
      } else if name == "Package.swift" {
        packages.insert(Self.parent(of: path))
      } else if name.hasSuffix(FileKind.theme.rawValue) || name == ModuleSettings.fileName || name.hasSuffix(".swift") {
        files.append(path)
      }
    }
    packages.remove("")
    for path in files.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where !Self.parents(of: path).contains(where: packages.contains) {
      if path.hasSuffix(".swift") {
        swift.append(path)
      } else if path.hasSuffix(FileKind.theme.rawValue) {
        themes.append(path)
      } else {
        settings.append(path)
      }
    }
  }

  /// Whether a folder has links, or is behind one: SwiftPM follows them to files that are not listed here.
  static func hasLinks(_ folder: String, in package: String) -> Bool {
    let place = "\(package)/\(folder)"
    if !folder.isEmpty, real(place) != path(of: folder, in: real(package)) { return true }
    let walk = FileManager.default.enumerator(atPath: place)
    while walk?.nextObject() != nil {
      if walk?.fileAttributes?[.type] as? FileAttributeType == .typeSymbolicLink { return true }
    }
    return false
  }

  /// A path with its links followed.
  static func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  /// The folder that a path is in; empty for that of the package.
  static func parent(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

  /// The path of something in a folder.
  static func path(of name: String, in folder: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }

  /// The folders around a path, from the nearest to that of the package, which is empty.
  static func parents(of path: String) -> some Sequence<String> {
    sequence(first: parent(of: path)) { $0.isEmpty ? nil : parent(of: $0) }
  }
}
