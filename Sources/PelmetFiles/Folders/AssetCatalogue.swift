internal import PelmetCompiler

/// An asset catalogue of Xcode: a folder `NAME.xcassets` with a folder for each asset.
package struct AssetCatalogue {
  /// The file that describes an asset or a group.
  package static let contents = FolderWalk.contentsName

  /// The names of the colour sets and their folders, in a fixed order, and whether there is a file that describes the set.
  package private(set) var colorSets: [(name: String, path: String, isDescribed: Bool)] = []
  /// The names of the image and symbol sets.
  private(set) var images: [String] = []
  /// The names of the image sets and their folders, in a fixed order.
  private(set) var imageSets: [(name: String, folder: ThemeFolder)] = []
  /// The paths of links that were not followed.
  private(set) var outside: [String] = []

  /// Lists what is in a folder; `nil` when there is no such folder. Groups are folders; one that provides a namespace is part of
  /// the names in it.
  package init?(_ catalogue: ThemeFolder) {
    let walk = catalogue.found
    guard walk[.unreadable].first != "" else { return nil }
    outside = walk[.outside].map(catalogue.path(of:))
    let described = Set(walk[.contents])
    // The prefix of the names of the assets in each group. A folder comes after the one that it is in.
    var prefixes = ["": ""]
    for folder in walk[.folder] where !folder.isEmpty {
      let parts = FilePath(folder).components
      guard let item = parts.last, let prefix = prefixes[parts.dropLast().joined(separator: "/")] else { continue }
      let dot = item.lastIndex(of: ".") ?? item.endIndex
      let name = prefix + item[..<dot]
      let isDescribed = described.contains("\(folder)/\(Self.contents)")
      switch item[dot...] {
      case ".colorset": colorSets.append((name, catalogue.path(of: folder), isDescribed))
      case ".imageset":
        images.append(name)
        imageSets.append((name, catalogue.part(folder)))
      case ".symbolset": images.append(name)
      case "":
        let isNamespace = isDescribed && Self.providesNamespace(catalogue.path(of: "\(folder)/\(Self.contents)"))
        prefixes[folder] = isNamespace ? "\(name)/" : prefix
      default: break
      }
    }
  }

  private static func providesNamespace(_ path: String) -> Bool {
    (try? DiskFile.bytes(of: path)).map { AssetNames.providesNamespace($0) } ?? false
  }
}
