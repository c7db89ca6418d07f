import Foundation

/// A folder of its own for one test, removed with its last owner.
package final class TemporaryFolder: Sendable {
  /// Absolute, without links and without a `/` at its end.
  package let path: String

  /// `files` are paths below the folder with their texts.
  package init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("pelmet tests é \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package subscript(file: String) -> String { "\(path)/\(file)" }

  /// Writes a file, and the folders around it.
  package func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: self[file])
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  package func text(of file: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self[file])), as: UTF8.self)
  }

  /// Makes a link, and the folders around it.
  package func link(_ file: String, to target: String) throws {
    let parent = URL(fileURLWithPath: self[file]).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: self[file], withDestinationPath: target)
  }

  package func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: self[file])
  }

  /// Makes all files of a folder look as if they had been written long ago, so that writing them again shows.
  package func age(_ folder: String) throws {
    for name in names(in: folder) {
      try FileManager.default.setAttributes([.modificationDate: Self.longAgo], ofItemAtPath: self["\(folder)/\(name)"])
    }
  }

  /// Sorted names of the files of a folder that were written since ``age(_:)``.
  package func written(in folder: String) throws -> [String] {
    try names(in: folder).filter { name in
      try FileManager.default.attributesOfItem(atPath: self["\(folder)/\(name)"])[.modificationDate] as? Date != Self.longAgo
    }
  }

  private static let longAgo = Date(timeIntervalSince1970: 1_000_000_000)

  /// Sorted names of what is in the folder, or in one below it; none when there is no such folder.
  package func names(in folder: String = ".") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: self[folder])) ?? []).sorted()
  }
}
