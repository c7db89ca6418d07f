/// Walks of folders whose files somebody has named.
extension FolderWalk {
  /// A walk through a folder with no other files than these.
  /// - Parameter files: Their paths below it, in any order.
  init(listing files: some Sequence<String>) {
    var found: [Kind: Set<[UInt8]>] = [.folder: [[]]]
    for file in files {
      var path = Array(file.utf8)[...]
      let name = path[(path.lastIndex(of: FileNames.slash).map { $0 + 1 } ?? 0)...]
      if name.elementsEqual(Self.contentsName.utf8) {
        found[.contents, default: []].insert(Array(path))
      } else if FileNames.ends(Array(name), in: ".json") {
        found[.file, default: []].insert(Array(path))
      }
      while let slash = path.lastIndex(of: FileNames.slash) {
        path = path[..<slash]
        guard found[.folder, default: []].insert(Array(path)).inserted else { break }
      }
    }
    self.init(found.mapValues { $0.sorted { $0.lexicographicallyPrecedes($1) }.map(FileNames.text) })
  }

  /// The part of it in a folder below, by paths from there; the folder itself is unreadable if nothing was.
  func part(_ folder: String) -> FolderWalk {
    guard folder != ".", !folder.isEmpty else { return self }
    guard self[.folder].contains(folder) else { return FolderWalk([.unreadable: [""]]) }
    var part: [Kind: [String]] = [:]
    for kind in Kind.allCases {
      part[kind] = self[kind].filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }
    }
    part[.folder]?.insert("", at: 0)
    return FolderWalk(part)
  }
}
