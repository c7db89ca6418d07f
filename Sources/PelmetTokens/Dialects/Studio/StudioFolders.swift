internal import PelmetSyntax

/// The files of a folder in which sets of Tokens Studio are files: `$themes.json` stands for all in its folder, and `$metadata.json` has their
/// order.
struct StudioFolders {
  /// The paths without those that a `$themes.json` stands for.
  let entries: [String]

  /// - Parameter root: The content of the file at a path.
  init(_ paths: [String], root: (String) -> JSONValue?) {
    let studios = Set(Self.folders(of: "$themes.json", in: paths).filter { root($0 + "$themes.json")?.count ?? 0 > 0 })
    entries = Self.ordered(paths, root).filter { path in
      let name = path.split(separator: "/").last ?? ""
      let parents = Self.parents(of: path)
      if name == "$themes.json", parents.last.map(studios.contains) ?? false { return true }
      return name != "$themes.json" && name != "$metadata.json" && !parents.contains(where: studios.contains)
    }
  }

  /// The paths, with the sets of each folder in the order that its `$metadata.json` says; sets that it does not name come last.
  private static func ordered(_ paths: [String], _ root: (String) -> JSONValue?) -> [String] {
    let folders = folders(of: "$metadata.json", in: paths)
    guard !folders.isEmpty else { return paths }
    let hasOrder = Set(folders)
    var below: [String: [String]] = [:]
    for path in paths {
      for parent in parents(of: path) where hasOrder.contains(parent) { below[parent, default: []].append(path) }
    }
    var result = paths
    var positions = Dictionary(zip(paths, paths.indices)) { first, _ in first }
    for folder in folders {
      let order = StudioFile.order(root(folder + "$metadata.json")).map { "\(folder)\($0).json" }
      let places = (below[folder] ?? []).compactMap { positions[$0] }.sorted()
      let (sets, known) = (Set(places.map { result[$0] }), Set(order))
      let sorted = order.filter(sets.contains) + places.map { result[$0] }.filter { !known.contains($0) }
      for (place, path) in zip(places, sorted) { (result[place], positions[path]) = (path, place) }
    }
    return result
  }

  /// The folders in which a path is, from the top of the module on, each empty or ending in `/`.
  private static func parents(of path: String) -> [String] {
    let bytes = path.utf8
    return [""]
      + bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") }.map { String(decoding: bytes[...$0], as: UTF8.self) }
  }

  /// The folders with a file of a name, each empty or ending in `/`.
  private static func folders(of name: String, in paths: [String]) -> [String] {
    paths.filter { $0 == name || $0.hasSuffix("/" + name) }.map { String($0.dropLast(name.count)) }
  }
}
