#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A folder that a command writes as a whole, or not at all.
package struct NewFolder {
  package let path: String
  private let files = FileManager.default

  package init(_ path: String) {
    self.path = ThemeFolder(path).path
  }

  /// Whether the path is taken: by a file, or by a folder that is not empty.
  package var isTaken: Bool {
    switch DiskItem(path) {
    case .missing: false
    case .file: true
    case .folder: (try? files.contentsOfDirectory(atPath: path).isEmpty) != true
    }
  }

  /// Writes files, given by paths below the folder and texts. They appear together, at the end.
  package func write(_ texts: [(path: String, text: String)]) throws(OutputFailure) {
    guard !isTaken else { throw OutputFailure(path: path, reason: "this is not an empty folder; choose another one") }
    let target = URL(filePath: FilePath(path).absolute.description)
    let draft = target.deletingLastPathComponent().appending(path: ".\(target.lastPathComponent).partial")
    do {
      if files.fileExists(atPath: draft.path) { try files.removeItem(at: draft) }
      for file in texts {
        let place = draft.appending(path: file.path)
        try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: place)
      }
      if DiskItem(path) == .folder { try files.removeItem(at: target) }
      try files.moveItem(at: draft, to: target)
    } catch {
      try? files.removeItem(at: draft)
      throw OutputFailure(path: path, error)
    }
  }
}
