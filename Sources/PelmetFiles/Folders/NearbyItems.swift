internal import PelmetDiagnostics

/// The items beside a path that leads to nothing, for the writer of that path.
struct NearbyItems {
  private let name: String
  /// The names of the items in the folder above; those of folders alone.
  private let names: [String], folders: [String]

  /// Looks around a path, if there is nothing at it.
  init(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    name = parts.last.map(String.init) ?? ""
    let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
    let entries = DiskItem(path) == .missing ? DiskFolder(Array((folder.isEmpty ? "/" : folder).utf8))?.entries ?? [] : []
    let visible = entries.filter { $0.name.first != UInt8(ascii: ".") }
    func sorted(_ entries: [(name: [UInt8], type: DiskFolder.EntryType)]) -> [String] {
      entries.compactMap { String(validating: $0.name, as: UTF8.self) }.sorted()
    }
    names = sorted(visible)
    folders = sorted(visible.filter { $0.type == .folder })
  }

  /// The step for a path that somebody wrote: a name that differs by a slip, else the folders that there are.
  func step(instead written: String) -> String? {
    if let nearest = SpellingSuggestion.nearest(to: name, among: names) {
      return "write \(JSONText.string(written.dropLast(name.count) + nearest))"
    }
    guard !folders.isEmpty else { return nil }
    return "write the path of a folder that exists, such as \(list(folders.prefix(4).map(JSONText.string)))"
  }
}
