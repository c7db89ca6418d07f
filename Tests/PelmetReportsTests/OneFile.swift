import PelmetDiagnostics
import PelmetReports

/// One file for a test, and findings in it.
struct OneFile {
  var sources = SourceMap()
  let file: FileID

  init(_ text: String, path: String = "app.theme.json") {
    self.init(Array(text.utf8), path: path)
  }

  init(_ bytes: [UInt8], path: String = "app.theme.json") {
    file = sources.add(path: path, bytes: bytes)
  }

  func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: file, start: range.lowerBound, end: range.upperBound)
  }

  /// The span of the only occurrence of a text.
  func span(of text: String) -> SourceSpan {
    let bytes = sources[file].bytes
    let wanted = Array(text.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? bytes.count
    return span(start..<start + wanted.count)
  }

  func finding(at span: SourceSpan, _ summary: String = "Wrong") -> Diagnostic {
    Diagnostic(.unknownKey, at: .span(span), summary)
  }

  /// The text of a finding for people, without its first line.
  func text(_ diagnostic: Diagnostic, isVerbose: Bool = false) -> String {
    var renderer = SnippetRenderer(sources, colored: false, isVerbose: isVerbose)
    return renderer.render(diagnostic).split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(
      separator: "\n")
  }

  /// The lines of a finding's text that quote the file.
  func snippet(_ diagnostic: Diagnostic) -> String {
    text(diagnostic).split(separator: "\n").filter { !$0.contains("= fix: ") }.map { $0 + "\n" }.joined()
  }
}
