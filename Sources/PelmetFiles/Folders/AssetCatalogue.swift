internal import PelmetCompiler

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// An asset catalogue of Xcode: a folder `NAME.xcassets` with a folder for each asset.
struct AssetCatalogue {
  /// The file that describes an asset or a group.
  static let contents = "Contents.json"

  /// The names of the colour sets and their folders, in a fixed order.
  private(set) var colorSets: [(name: String, path: String)] = []
  /// The names of the image and symbol sets.
  private(set) var images: [String] = []

  /// Lists what is in a folder; `nil` when there is no such folder. Groups are folders; one that provides a namespace is part of the names
  /// in it.
  init?(_ path: String) {
    var pending: [(folder: String, prefix: String, depth: Int)] = [(path, "", 0)]
    while let (folder, prefix, depth) = pending.popLast() {
      guard let items = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        if depth == 0 { return nil }
        continue
      }
      for item in items.sorted() where !item.hasPrefix(".") {
        let dot = item.lastIndex(of: ".") ?? item.endIndex
        let name = prefix + item[..<dot]
        let location = "\(folder)/\(item)"
        switch item[dot...] {
        case ".colorset": colorSets.append((name, location))
        case ".imageset", ".symbolset": images.append(name)
        // A link could lead back up.
        case "" where depth < Self.maximumDepth && DiskItem(location) == .folder:
          pending.append((location, Self.providesNamespace(location) ? "\(name)/" : prefix, depth + 1))
        default: break
        }
      }
    }
  }

  private static let maximumDepth = 32

  private static func providesNamespace(_ group: String) -> Bool {
    let data = try? Data(contentsOf: URL(filePath: "\(group)/\(contents)"))
    let contents = data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
    return contents?.properties?.providesNamespace ?? false
  }

  /// The part of a group's `Contents.json` that matters.
  private struct Contents: Decodable {
    let properties: Properties?

    struct Properties: Decodable {
      let providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }
  }
}
