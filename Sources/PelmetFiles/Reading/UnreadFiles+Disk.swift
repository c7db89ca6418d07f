package import PelmetCompiler

extension UnreadFiles {
  /// The JSON files below some folders, on disk. Those of the first folder go before others of the same name.
  /// - Parameter texts: The bytes of files that are not to be read from disk, by path as messages show it.
  package init(below folders: [ThemeFolder], texts: [String: [UInt8]] = [:]) {
    let packages = folders.map { (folder: $0, package: $0.isListed ? nil : PackageFolder(of: $0)) }
    self.init {
      folders.flatMap { folder in
        let listing = folder.listing(of: ["."])
        return listing.files + listing.others
      }
    } read: { path in
      let locations = packages.map { (package: $0.package, path: $0.folder.path(of: path)) }
      guard let location = locations.first(where: { DiskItem($0.path) == .file }) ?? locations.first else {
        return .unreadable(path: path, problem: DiskItem.problem(reading: path))
      }
      let isQuotable = location.package?.contains(location.path) ?? true
      if let bytes = texts[location.path] { return .text(path: location.path, bytes: bytes, isQuotable: isQuotable) }
      do throws(DiskFile.Problem) {
        return .text(path: location.path, bytes: try DiskFile.bytes(of: location.path), isQuotable: isQuotable)
      } catch {
        return .unreadable(path: location.path, problem: error.reason, fix: DiskItem.step(for: location.path))
      }
    }
  }
}
