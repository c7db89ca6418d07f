/// A folder that a command writes as a whole, or not at all.
package struct NewFolder {
  package let path: String

  package init(_ path: String) {
    self.path = ThemeFolder(path).path
  }

  /// The reason why nothing can be written, for a message: the path is taken by anything but a folder that is empty.
  package var obstacle: String? {
    switch DiskItem(path) {
    case .missing: return nil
    case .folder where isEmpty: return nil
    case .brokenLink, .circularLink: return DiskItem.problem(listing: path)
    default: return "this is not an empty folder; choose another one"
    }
  }

  /// Drafts that a killed run has left do not count.
  private var isEmpty: Bool {
    DiskFolder(Array(path.utf8))?.entries.allSatisfy { Draft.isName(FileNames.text($0.name)) } ?? false
  }

  /// Writes files, given by paths below the folder and texts. They appear together, at the end.
  package func write(_ texts: [(path: String, text: String)]) throws(OutputFailure) {
    try write(bytes: texts.map { ($0.path, Array($0.text.utf8)) })
  }

  func write(bytes files: [(path: String, bytes: [UInt8])]) throws(OutputFailure) {
    if let obstacle { throw OutputFailure(path: path, reason: obstacle) }
    var writer = FileWriter()
    try writer.writeFolder(files, to: path)
  }
}
