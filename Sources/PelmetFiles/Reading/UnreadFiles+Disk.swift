internal import PelmetCompiler

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension UnreadFiles {
  /// The JSON files below some folders, on disk. Those of the first folder go before others of the same name.
  /// - Parameter texts: The bytes of files that are not to be read from disk, by path as messages show it.
  init(below folders: [ThemeFolder], texts: [String: [UInt8]] = [:]) {
    let folders = folders.map(\.path)
    self.init {
      folders.flatMap { folder in
        let listing = ThemeFolder(folder).listing(of: ["."])
        return listing.files + listing.others
      }
    } read: { path in
      let locations = folders.map { ThemeFolder($0).path(of: path) }
      let location = locations.first { DiskItem($0) == .file } ?? locations.first ?? path
      if let bytes = texts[location] { return .text(path: location, bytes: bytes) }
      guard let data = try? Data(contentsOf: URL(filePath: location)) else {
        return .unreadable(path: location, problem: DiskItem.problem(reading: location))
      }
      return .text(path: location, bytes: Array(data))
    }
  }
}
