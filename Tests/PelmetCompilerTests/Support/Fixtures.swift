import Foundation
import Testing

/// Files below `Tests/Fixtures`, and the goldens that lie elsewhere.
enum Fixtures {
  static let folder = testsFolder.appendingPathComponent("Fixtures")

  /// The folder of all tests.
  static let testsFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: folder.appendingPathComponent(path))) }

  static func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

  /// Sorted names of what is in a folder.
  static func names(in path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Sorted paths, relative to the folder, of the files below it that have an ending.
  static func files(below path: String, ending: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.appendingPathComponent(path).path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(ending) }.sorted()
  }

  /// Compares with a golden file below `Tests/Fixtures`; see ``expectGolden(_:at:sourceLocation:)``.
  static func expectGolden(_ text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expectGolden(text, at: folder.appendingPathComponent(path), sourceLocation: sourceLocation)
  }

  /// Compares with a golden file. `RECORD=1` writes it instead where it differs, and fails, so that recording cannot pass by accident.
  static func expectGolden(_ text: String, at file: URL, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let golden = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard golden != text else { return }
    guard ProcessInfo.processInfo.environment["RECORD"] == nil else {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
      return
    }
    let (expected, actual) = (lines(golden), lines(text))
    let first = zip(expected, actual).first { $0 != $1 } ?? ("\(expected.count) lines", "\(actual.count) lines")
    Issue.record(
      "\(file.lastPathComponent) is out of date:\n- \(first.0)\n+ \(first.1)\n\n\(text)", sourceLocation: sourceLocation)
  }

  private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
}
