internal import Foundation
internal import PelmetFiles

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A folder for one run, removed with its last owner. Nobody else reads it, so that its files need no ``NewFile``, which waits for the disk.
final class ScratchFolder {
  let path: String

  init() throws(UsageFailure) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pelmet-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw UsageFailure(message: "no temporary folder could be made: \(error.localizedDescription)")
    }
    path = folder.path
  }

  /// Writes a file below the folder, whose own folder must exist. Foundation would wait for the disk, and this one is soon removed.
  func write(_ bytes: Data, to file: String) throws(UsageFailure) {
    let descriptor = open("\(path)/\(file)", O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    let reason = descriptor < 0 ? String(cString: strerror(errno)) : nil
    let writer = DescriptorWriter(descriptor)
    if reason == nil {
      writer.write(Array(bytes))
      close(descriptor)
    }
    if let failure = reason ?? writer.failure {
      throw UsageFailure(message: "'\(file)' could not be copied into a temporary folder: \(failure)")
    }
  }

  /// Makes the folders around a file below the folder.
  func makeFolder(around file: String) throws(UsageFailure) {
    let folder = URL(fileURLWithPath: "\(path)/\(file)").deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw UsageFailure(message: "'\(file)' could not be copied into a temporary folder: \(error.localizedDescription)")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
