import Foundation
import Testing

/// Files below `Tests/Fixtures`.
enum Fixtures {
  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  static func path(_ path: String) -> String { tests.appendingPathComponent("Fixtures/\(path)").path }

  /// Sorted names of what is in a folder.
  static func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: self.path(path))) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Compares with a golden file. `RECORD=1` writes it instead, and fails, so that recording cannot pass by accident.
  static func expectGolden(_ text: String, _ path: String) throws {
    let file = URL(fileURLWithPath: self.path(path))
    guard ProcessInfo.processInfo.environment["RECORD"] == nil else {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(path)")
      return
    }
    #expect(text == String(decoding: try Data(contentsOf: file), as: UTF8.self), "\(path)")
  }
}
