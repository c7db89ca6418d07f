package import PelmetCompiler

extension UnreadFiles {
  /// The JSON files below some folders, on disk. Those of the first folder go before others of the same name.
  /// - Parameter texts: The bytes of files that are not to be read from disk, by path as messages show it.
  package init(below folders: [ThemeFolder], texts: [String: [UInt8]] = [:]) {
    let bordered = folders.map { (folder: $0, border: $0.border) }
    self.init {
      folders.flatMap { folder in
        let listing = folder.listing(of: ["."])
        return listing.files + listing.others + listing.respelled
      }
    } read: { path in
      let locations = bordered.map { (border: $0.border, path: $0.folder.path(of: path)) }
      guard let location = locations.first(where: { DiskItem($0.path) == .file }) ?? locations.first else {
        return .unreadable(path: path, problem: DiskItem.problem(reading: path))
      }
      let content = FileContent(location.path, within: location.border, insteadOfDisk: texts)
      switch content.bytes {
      case .success(let bytes): return .text(path: location.path, bytes: bytes, isQuotable: content.isQuotable)
      case .failure(let problem):
        return .unreadable(path: location.path, problem: problem.reason, fix: problem.step(for: location.path))
      }
    } leadsOut: { path in
      bordered.contains { $0.border?.place(of: $0.folder.path(of: path)) == .outside }
    } foreign: { folder, endings in
      folders.flatMap { $0.files(below: folder, ending: endings) }
    }
  }
}
