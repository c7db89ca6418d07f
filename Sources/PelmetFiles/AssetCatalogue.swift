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

  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Adds the names of the colour, image and symbol sets; `false` when there is no such folder.
  func collect(into names: inout AssetNames) -> Bool { collect("", prefix: "", into: &names) }

  /// Groups are folders; one that provides a namespace is part of the names in it.
  private func collect(_ folder: String, prefix: String, into names: inout AssetNames) -> Bool {
    guard let items = try? FileManager.default.contentsOfDirectory(atPath: path + folder) else { return false }
    for item in items where !item.hasPrefix(".") {
      let dot = item.lastIndex(of: ".") ?? item.endIndex
      let name = prefix + item[..<dot]
      switch item[dot...] {
      case ".colorset": names.colors.insert(name)
      case ".imageset", ".symbolset": names.images.insert(name)
      case "" where DiskItem("\(path)\(folder)/\(item)") == .folder:
        let group = "\(folder)/\(item)"
        _ = collect(group, prefix: providesNamespace(group) ? "\(name)/" : prefix, into: &names)
      default: break
      }
    }
    return true
  }

  private func providesNamespace(_ group: String) -> Bool {
    let data = try? Data(contentsOf: URL(filePath: "\(path)\(group)/\(Self.contents)"))
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
