/// A file that a command writes to a path that the user gave.
package struct NewFile {
  package let path: String
  package let bytes: [UInt8]
  /// The folder that the user gave, if the file is one of several below it: from there on nothing may be a link.
  private let folder: String?

  package init(_ path: String, _ text: String, below folder: String? = nil) {
    self.init(path, bytes: Array(text.utf8), below: folder)
  }

  package init(_ path: String, bytes: [UInt8], below folder: String? = nil) {
    self.path = path
    self.bytes = bytes
    self.folder = folder
  }

  /// Whether something exists at the path.
  package var exists: Bool { DiskItem(path) != .missing }

  /// Whether there is a file at the path.
  package var isFile: Bool { DiskItem(path) == .file }

  /// The bytes of the file at the path; `nil` if there is none that can be read.
  package var existing: [UInt8]? { try? DiskFile.bytes(of: path) }

  /// Whether the file at the path is this one.
  package var isWritten: Bool { existing == bytes }

  /// Writes the file, replaces an existing one, and creates its folders. A device such as `/dev/stdout` is written to. Returns the folders
  /// that were not there.
  @discardableResult
  package func write() throws(OutputFailure) -> [String] {
    try check()
    guard !isStream else {
      try FileWriter.append(bytes, to: path)
      return []
    }
    let made = try FileWriter.makeFolders(FilePath(path).parent.description, for: path)
    do throws(OutputFailure) {
      var writer = FileWriter()
      try writer.write(bytes, to: path)
      return made
    } catch {
      FileWriter.removeFolders(made)
      throw error
    }
  }

  /// Refuses a link that leads to the file.
  package func check() throws(OutputFailure) {
    if let folder { try FileWriter.refuseLinks(to: path, below: folder) }
  }

  /// Writes the file if it is not there with these bytes.
  package func update() throws(OutputFailure) {
    if !isWritten { try write() }
  }

  /// Whether the path leads to a device or to what the process has open: to replace that would be no use to its reader.
  package var isStream: Bool {
    let names = FilePath(path).absolute.components
    if names.first == "proc" || names.first == "dev" && names.count > 1 && ["stdout", "stderr", "fd"].contains(names[1]) {
      return true
    }
    // A link to one has its place in a folder, and is one like all others.
    return DiskItem(path) == .device && !DiskFolder.isLink(Array(path.utf8))
  }
}
