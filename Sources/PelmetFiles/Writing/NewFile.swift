/// A file that a command writes to a path that the user gave.
package struct NewFile {
  package let path: String
  private let bytes: [UInt8]

  package init(_ path: String, _ text: String) { self.init(path, bytes: Array(text.utf8)) }

  package init(_ path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Whether something exists at the path.
  package var exists: Bool { DiskItem(path) != .missing }

  /// The bytes of the file at the path; `nil` if there is none that can be read.
  package var existing: [UInt8]? { try? DiskFile.bytes(of: path) }

  /// Writes the file, replaces an existing one, and creates its folders. A device such as `/dev/stdout` is written to.
  package func write() throws(OutputFailure) {
    if isStream {
      try FileWriter.append(bytes, to: path)
    } else {
      var writer = FileWriter()
      try FileWriter.makeFolders(FilePath(path).parent.description, for: path)
      try writer.write(bytes, to: path)
    }
  }

  /// Writes the file if it is not there with these bytes.
  package func update() throws(OutputFailure) {
    if existing != bytes { try write() }
  }

  /// Whether the path leads to a device or to what the process has open: to replace that would be no use to its reader.
  package var isStream: Bool {
    if DiskItem(path) == .device { return true }
    let names = FilePath(path).absolute.components
    return names.first == "proc" || names.first == "dev" && names.count > 1 && ["stdout", "stderr", "fd"].contains(names[1])
  }
}
