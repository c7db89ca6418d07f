import Foundation
import Testing

/// Files below `Tests/Fixtures`.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  /// Sorted names of the files in a folder that begin with `prefix`.
  static func names(in path: String, prefix: String = "") -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path)
    return (names ?? []).filter { $0.hasPrefix(prefix) }.sorted()
  }

  /// Compares with a golden file. `RECORD=1` writes it instead, and fails, so that recording cannot pass by accident.
  static func expectGolden(_ text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appendingPathComponent(path)
    guard ProcessInfo.processInfo.environment["RECORD"] == nil else {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(path)", sourceLocation: sourceLocation)
      return
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    for (expected, actual) in zip(golden.split(separator: "\n"), text.split(separator: "\n")) {
      #expect(actual == expected, sourceLocation: sourceLocation)
    }
    #expect(golden == text, "\(path) is out of date", sourceLocation: sourceLocation)
  }
}
