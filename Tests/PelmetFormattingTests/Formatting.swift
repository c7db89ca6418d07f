import Foundation
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetFormatting

/// The outcome of formatting a text.
struct Formatting {
  let outcome: FormattedFile.Outcome
  let findings: [Diagnostic]

  init(_ bytes: [UInt8], as kind: FormattedFile.Kind = .theme, _ style: TextStyle = TextStyle()) {
    var (sources, diagnostics) = (SourceMap(), DiagnosticBag())
    let file = sources.add(path: "a.json", bytes: bytes)
    outcome = FormattedFile.format(file, in: sources, as: kind, style, into: &diagnostics)
    findings = diagnostics.diagnostics
  }

  init(_ text: String, as kind: FormattedFile.Kind = .theme, _ style: TextStyle = TextStyle()) {
    self.init(Array(text.utf8), as: kind, style)
  }

  /// The formatted text; `nil` if there is none.
  var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

  var bytes: [UInt8]? {
    if case .formatted(let bytes) = outcome { bytes } else { nil }
  }
}

/// Files below `Tests/Fixtures`.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func names(in path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The folders below others in which there is a theme.
  static func themeFolders(below folders: [URL]) -> [String] {
    let files = folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return names.map { folder.appendingPathComponent($0) }
    }
    let themes = files.filter { $0.lastPathComponent.hasSuffix(".theme.json") && !$0.path.contains("/.build") }
    return Set(themes.map { $0.deletingLastPathComponent().path }).sorted()
  }
}
