/// A folder that a command writes as a whole, or not at all.
package struct NewFolder {
  package let path: String

  package init(_ path: String) {
    self.path = ThemeFolder(path).path
  }

  /// Whether the path is taken: by anything but a folder that is empty.
  package var isTaken: Bool {
    switch DiskItem(path) {
    case .missing: false
    case .folder: DiskFolder(Array(path.utf8))?.entries.isEmpty != true
    default: true
    }
  }

  /// Writes files, given by paths below the folder and texts. They appear together, at the end.
  package func write(_ texts: [(path: String, text: String)]) throws(OutputFailure) {
    guard !isTaken else { throw OutputFailure(path: path, reason: "this is not an empty folder; choose another one") }
    var writer = FileWriter()
    try writer.writeFolder(texts, to: path)
  }
}
