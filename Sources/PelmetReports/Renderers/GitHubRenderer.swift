package import PelmetDiagnostics

/// The report of `--format github`: workflow commands, which GitHub Actions turns into annotations of a change.
package struct GitHubRenderer {
  private var locator: SourceLocator

  private init(_ sources: SourceMap) {
    locator = SourceLocator(sources)
  }

  /// One line for each finding, in the order given; empty without findings.
  package static func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
    var renderer = GitHubRenderer(sources)
    return diagnostics.reduce(into: "") { $0 += renderer.command($1) + "\n" }
  }

  private mutating func command(_ diagnostic: Diagnostic) -> String {
    var properties = ["file=" + Self.escapedProperty(locator.position(of: diagnostic.location).path)]
    if case .span(let span) = diagnostic.location { properties += region(of: span) }
    properties.append("title=" + Self.escapedProperty(diagnostic.rule.name))
    let command = diagnostic.severity == .remark ? "notice" : diagnostic.severity.rawValue
    return "::\(command) \(properties.joined(separator: ","))::\(Self.escapedMessage(message(of: diagnostic)))"
  }

  /// GitHub accepts columns only for a range on one line.
  private mutating func region(of span: SourceSpan) -> [String] {
    let start = locator.utf16Position(of: span.start, in: span.file)
    let end = locator.utf16Position(of: span.end, in: span.file)
    guard start.line == end.line else { return ["line=\(start.line)", "endLine=\(end.line)"] }
    return ["line=\(start.line)", "col=\(start.column)", "endLine=\(end.line)", "endColumn=\(end.column)"]
  }

  /// The summary, the fix, where else it shows, and a line for each note.
  private mutating func message(of diagnostic: Diagnostic) -> String {
    var lines = [diagnostic.summary, "fix: \(diagnostic.nextStep)"]
    if let elsewhere = diagnostic.elsewhere { lines.append("note: \(elsewhere.summary)") }
    for note in diagnostic.notes {
      lines.append("note: " + note.message + (note.span.map { " (\(locator.prefix(of: .span($0))))" } ?? ""))
    }
    return lines.joined(separator: "\n")
  }

  private static func escapedMessage(_ text: String) -> String { VisibleText.escaped(escaped(text, "%\r\n")) }

  private static func escapedProperty(_ text: String) -> String { VisibleText.escaped(escaped(text, "%\r\n:,")) }

  private static func escaped(_ text: String, _ special: String) -> String {
    PercentEncoding.encode(text) { byte in !special.utf8.contains(byte) }
  }
}
