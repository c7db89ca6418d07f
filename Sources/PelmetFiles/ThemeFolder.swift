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
  package var exists: Bool { DiskItem(path) == .folder }

  /// What the directory is called, also when it was given as `.` or `..`.
  package var name: String { FilePath(path).absolute.components.last ?? "" }

  /// Whether another path leads to the same directory, going by the paths alone.
  package func isSame(as other: ThemeFolder) -> Bool { FilePath(path).absolute == FilePath(other.path).absolute }

  /// The path of a file below the directory as messages show it.
  package func path(of file: String) -> String {
    switch path {
    case ".": file
    case "/": "/" + file
    default: "\(path)/\(file)"
    }
  }

  /// What is below a directory: paths relative to it, sorted.
  package struct Listing {
    /// The files that have one of Pelmet's endings.
    package fileprivate(set) var files: [String] = []
    /// What should have been looked into, and could not be.
    package fileprivate(set) var unreadable: [String] = []
  }

  /// The files in `parts`, each a file or a folder relative to the directory. Hidden files and folders are left out; links are followed,
  /// but not to a folder that one is already in.
  package func listing(of parts: [String]) -> Listing {
    var listing = Listing()
    for part in parts {
      let relative = FilePath(part).description
      if FileKind.of(relative) != nil {
        listing.files.append(relative)
      } else {
        collect(relative == "." ? "" : relative, inside: [], into: &listing)
      }
    }
    listing.files = Set(listing.files).sorted()
    listing.unreadable = Set(listing.unreadable).sorted()
    return listing
  }

  /// `outer` are the real paths of the folders on the way, so that a link back to one of them ends the way.
  private func collect(_ folder: String, inside outer: Set<String>, into listing: inout Listing) {
    let location = folder.isEmpty ? path : path(of: folder)
    let real = URL(filePath: location).resolvingSymlinksInPath().path
    guard !outer.contains(real) else { return }
    guard let names = try? files.contentsOfDirectory(atPath: location) else {
      listing.unreadable.append(folder)
      return
    }
    for name in names where !name.hasPrefix(".") {
      let relative = folder.isEmpty ? name : "\(folder)/\(name)"
      if FileKind.of(name) != nil {
        listing.files.append(relative)
      } else if DiskItem(path(of: relative)) == .folder {
        collect(relative, inside: outer.union([real]), into: &listing)
      }
    }
  }
}
