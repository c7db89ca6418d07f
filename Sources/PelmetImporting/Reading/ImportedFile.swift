/// A file that is read: its path below the folder that the themes are made from, and its content.
package struct ImportedFile: Sendable {
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
  }
}
