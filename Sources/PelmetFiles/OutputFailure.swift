#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Why a generated file or its folder could not be written.
package struct OutputFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// In words, without a full stop.
  package let reason: String

  init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  init(path: String, _ error: any Error) {
    let reason =
      switch (error as? CocoaError)?.code {
      case .fileWriteNoPermission?: "there is no permission to write here"
      case .fileWriteVolumeReadOnly?: "the disk is read-only"
      case .fileWriteOutOfSpace?: "the disk is full"
      case .fileWriteFileExists?: "a file stands where a folder is needed"
      case .fileWriteInvalidFileName?: "the name is too long, or has a character that is not allowed"
      default: Self.isInsideFile(path) ? "a file stands where a folder is needed" : "it cannot be written"
      }
    self.init(path: path, reason: reason)
  }

  /// Whether a file is where the path needs a folder around it.
  private static func isInsideFile(_ path: String) -> Bool {
    var folder = FilePath(path).absolute
    repeat { _ = folder.components.popLast() } while DiskItem(folder.description) == .missing && !folder.components.isEmpty
    return DiskItem(folder.description) == .file
  }

  package var description: String { "\(path): \(reason)" }
}
