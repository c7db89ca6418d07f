internal import PelmetCompiler

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A folder with files that Pelmet reads, found by their names.
package struct ThemeFolder {
  /// As given, without a `/` at its end.
  package let path: String
  private let files = FileManager.default

  package init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  /// Whether there is such a folder.
  package var exists: Bool { DiskItem(path) == .folder }

  /// The folder by its path from the root of the file system.
  package var absolute: ThemeFolder { ThemeFolder(FilePath(path).absolute.description) }

  /// The name of the folder, even if its path is `.` or `..`.
  package var name: String { FilePath(path).absolute.components.last ?? "" }

  /// Whether another path leads to the same folder. Compares absolute paths; links are not followed.
  package func isSame(as other: ThemeFolder) -> Bool { FilePath(path).absolute == FilePath(other.path).absolute }

  /// The path of a file in the folder, as messages show it.
  package func path(of file: String) -> String {
    switch path {
    case ".": file
    case "/": "/" + file
    default: "\(path)/\(file)"
    }
  }

  /// A path below the folder as a theme in the folder writes it; `nil` for any other path.
  package func entry(_ path: String) -> String? {
    let (file, own) = (FilePath(path).absolute, FilePath(self.path).absolute)
    return file.isBelow(own) ? file.components.dropFirst(own.components.count).joined(separator: "/") : nil
  }

  /// The contents of a folder: sorted paths relative to it.
  package struct Listing {
    /// The files whose names end as Pelmet's do.
    package fileprivate(set) var files: [String] = []
    /// The folders that could not be listed.
    package fileprivate(set) var unreadable: [String] = []
    /// Other JSON files: tokens by any name, and themes that are misnamed.
    package fileprivate(set) var others: [String] = []
  }

  /// The files in `parts`, each a file or a folder relative to this one. Leaves out hidden files and folders; follows links, but not to a
  /// folder that contains them.
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
    listing.others = Set(listing.others).sorted()
    return listing
  }

  /// `outer` has the real paths of the enclosing folders: a link back to one of them is not followed.
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
      } else if name.hasSuffix(".json") {
        // Whether it is a folder is not asked: there may be thousands.
        if name != AssetCatalogue.contents { listing.others.append(relative) }
      } else if DiskItem(path(of: relative)) == .folder {
        collect(relative, inside: outer.union([real]), into: &listing)
      }
    }
  }
}
