import Foundation
import Testing

/// Files below `Tests/Fixtures`.
enum Fixtures {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: folder.appendingPathComponent(path))) }

  /// Sorted names of what is in a folder.
  static func names(in path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Compares with a golden file. `RECORD=1` writes it instead where it differs, and fails, so that recording cannot pass by accident.
  static func expectGolden(_ text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appendingPathComponent(path)
    let golden = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard golden != text else { return }
    if ProcessInfo.processInfo.environment["RECORD"] != nil { try text.write(to: file, atomically: true, encoding: .utf8) }
    Issue.record("\(path) is out of date: \(text)", sourceLocation: sourceLocation)
  }
}
