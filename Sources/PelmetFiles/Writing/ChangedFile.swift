#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A file that was read and gets a new text. Writing it fails if somebody else has changed it meanwhile.
package struct ChangedFile {
  package let path: String
  private let original: [UInt8]
  private let bytes: [UInt8]

  /// - Parameter original: The bytes from which the new ones were made.
  package init(_ path: String, from original: [UInt8], to bytes: [UInt8]) {
    self.path = path
    self.original = original
    self.bytes = bytes
  }

  /// Writes all of the files. If one of them was changed or cannot be written to, none is written; a failure in the middle leaves
  /// those that were written.
  /// - Parameter permitted: The folders outside of the border to which links to the files may lead.
  package static func write(_ files: [ChangedFile], permitting permitted: [String] = []) throws(OutputFailure) {
    for file in files { try file.check() }
    var writer = FileWriter(permitting: permitted)
    for file in files {
      try file.check()
      try writer.write(file.bytes, to: file.path)
    }
  }

  private func check() throws(OutputFailure) {
    guard let current = try? DiskFile.bytes(of: path), current == original else {
      throw OutputFailure(path: path, reason: "the file has changed since it was read; run the command again")
    }
    guard access(path, W_OK) == 0 else { throw OutputFailure(path: path, errno) }
  }

  /// The paths, without those that lead to a file that an earlier one leads to.
  package static func distinct(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert(DiskItem.realPath($0) ?? $0).inserted }
  }
}
