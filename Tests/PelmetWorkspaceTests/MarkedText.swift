import PelmetTestSupport
import PelmetWorkspace

/// A workspace on a folder of its own, in which one file is open with a cursor: `|` in its text.
struct OpenFolder {
  let folder: TemporaryFolder
  let workspace: Workspace
  let path: String
  let cursor: Int

  init(_ files: [String: String], open name: String, _ marked: String) throws {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    folder = try TemporaryFolder(files.merging([name: parts.joined()]) { $1 })
    workspace = Workspace([folder.path])
    path = folder[name]
    cursor = parts[0].utf8.count
    workspace.setText(Array(parts.joined().utf8), of: path)
  }

  /// Places as the texts in them, each behind the path of its file in the folder.
  func texts(_ places: [TextPlace]) -> [String] {
    places.map { place in
      let text = workspace.text(of: place.path).map { String(decoding: $0[place.range], as: UTF8.self) } ?? "?"
      return "\(place.path.dropFirst(folder.path.count + 1)): \(text)"
    }
  }
}
