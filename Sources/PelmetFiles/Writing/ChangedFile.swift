#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
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

  /// Writes all of the files. If one of them was changed or cannot be written to, none is written; a failure in the middle leaves those that were written.
  package static func write(_ files: [ChangedFile]) throws(OutputFailure) {
    for file in files { try file.check() }
    for file in files { try file.write() }
  }

  /// Replaces the file atomically and keeps its permissions. A link is kept, and its target is replaced.
  private func write() throws(OutputFailure) {
    try check()
    do {
      let permissions = try FileManager.default.attributesOfItem(atPath: target.path)[.posixPermissions]
      try Data(bytes).write(to: target, options: .atomic)
      if let permissions {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: target.path)
      }
    } catch {
      throw OutputFailure(path: path, error)
    }
  }

  private func check() throws(OutputFailure) {
    guard let current = try? Data(contentsOf: target), current.elementsEqual(original) else {
      throw OutputFailure(path: path, reason: "the file has changed since it was read; run the command again")
    }
    guard FileManager.default.isWritableFile(atPath: target.path) else {
      throw OutputFailure(path: path, reason: "you have no permission to write here")
    }
  }

  private var target: URL { URL(filePath: path).resolvingSymlinksInPath() }

  /// The paths, without those that lead to a file that an earlier one leads to.
  package static func distinct(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert(URL(filePath: $0).resolvingSymlinksInPath().path).inserted }
  }
}
