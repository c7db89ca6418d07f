import Foundation
import PelmetReports
import Testing

/// A file below `Tests/Fixtures` that holds what a test expects.
struct GoldenFile {
  let file: URL

  init(_ path: String) {
    file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures").appendingPathComponent(path)
  }

  /// Compares. `RECORD=1` writes the file instead where it differs, and fails, so that recording cannot pass by accident.
  func expect(_ text: String, sourceLocation: SourceLocation) throws {
    let golden = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard golden != text, ProcessInfo.processInfo.environment["RECORD"] != nil else {
      #expect(text == golden, sourceLocation: sourceLocation)
      return
    }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
  }
}
