internal import PelmetDiagnostics

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The reason why a file or its folder could not be written.
package struct OutputFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// For a message, without a full stop.
  package let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// - Parameter error: An `errno`.
  package init(path: String, _ error: Int32) {
    let reason =
      switch error {
      case EACCES, EPERM: "you have no permission to write here"
      case EROFS: "the disk is read-only"
      case ENOSPC, EDQUOT: "the disk is full"
      case EFBIG: "the file is larger than it may be here"
      case EEXIST, ENOTDIR: "a file is where a folder is needed"
      case EISDIR: "a folder is where a file is needed"
      case ELOOP: "this is a link that leads back to itself"
      case ENAMETOOLONG, EILSEQ: "the name is too long, or has a character that is not allowed"
      default: "it cannot be written: \(String(cString: strerror(error)))"
      }
    self.init(path: path, reason: reason)
  }

  package var description: String { VisibleText.escaped("\(path): \(reason)") }
}
