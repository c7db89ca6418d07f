#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A file that a command writes to a path that the user gave.
package struct NewFile {
  package let path: String
  package let text: String

  package init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
  }

  /// Whether something exists at the path.
  package var exists: Bool { DiskItem(path) != .missing }

  /// Writes the file atomically, replaces an existing one, and creates its folders. A link is kept and its target is written; a device
  /// such as `/dev/stdout` is written to.
  package func write() throws(OutputFailure) {
    do {
      let file = URL(filePath: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: isReplaceable ? .atomic : [])
    } catch {
      throw OutputFailure(path: path, error)
    }
  }

  /// Whether a new file may take the place: there is a regular file, or nothing.
  private var isReplaceable: Bool {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return true }
    return attributes[.type] as? FileAttributeType == .typeRegular
  }
}

/// The reason why a file or its folder could not be written.
package struct OutputFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// For a message, without a full stop.
  package let reason: String

  init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  init(path: String, _ error: any Error) {
    let reason =
      switch (error as? CocoaError)?.code {
      case .fileWriteNoPermission?: "you have no permission to write here"
      case .fileWriteVolumeReadOnly?: "the disk is read-only"
      case .fileWriteOutOfSpace?: "the disk is full"
      case .fileWriteFileExists?: "a file is where a folder is needed"
      case .fileWriteInvalidFileName?: "the name is too long, or has a character that is not allowed"
      default: Self.isInsideFile(path) ? "a file is where a folder is needed" : "it cannot be written"
      }
    self.init(path: path, reason: reason)
  }

  /// Whether a file is where the path needs a folder.
  private static func isInsideFile(_ path: String) -> Bool {
    var folder = FilePath(path).absolute
    repeat { _ = folder.components.popLast() } while DiskItem(folder.description) == .missing && !folder.components.isEmpty
    return DiskItem(folder.description) == .file
  }

  package var description: String { "\(path): \(reason)" }
}
