/// A file that is read: its path below the folder that the themes are made from, and its content.
package struct ImportedFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// The reason why its content is not known, which is then empty.
  package private(set) var problem: String?

  package init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
  }

  package init(path: String, problem: String) {
    (self.path, self.bytes, self.problem) = (path, [], problem)
  }
}
