internal import PelmetCompiler

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The files of a directory that Pelmet reads, found by their names.
package struct ThemeFolder {
  /// As given, without a `/` at its end.
  package let path: String
  private let files = FileManager.default

  package init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  /// Whether there is such a directory.
  package var exists: Bool {
    var isDirectory = false
    return files.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }

  /// The path of a file below the directory as messages show it.
  package func path(of file: String) -> String {
    switch path {
    case ".": file
    case "/": "/" + file
    default: "\(path)/\(file)"
    }
  }

  /// The files below `subfolder` that have one of Pelmet's endings: paths relative to the directory, sorted. Hidden files and folders
  /// are left out.
  package func themeFiles(in subfolder: String) -> [String] {
    var found: [String] = []
    collect(subfolder == "." ? "" : subfolder, into: &found)
    return found.sorted()
  }

  private func collect(_ folder: String, into found: inout [String]) {
    let names = (try? files.contentsOfDirectory(atPath: folder.isEmpty ? path : path(of: folder))) ?? []
    for name in names where !name.hasPrefix(".") {
      let relative = folder.isEmpty ? name : "\(folder)/\(name)"
      if FileKind.of(name) != nil {
        found.append(relative)
      } else if ThemeFolder(path(of: relative)).exists {
        collect(relative, into: &found)
      }
    }
  }
}
