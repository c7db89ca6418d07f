/// Renders findings for people: the line of ``LineRenderer``, then the text with the place underlined, help and notes.
package struct SnippetRenderer {
  private var locator: SourceLocator
  private let style: TerminalStyle
  private var output = ""
  /// The number of digits of the largest line number in the current finding.
  private var gutter = 1

  /// Pass `colored: true` for a terminal that shows colours.
  package init(_ sources: SourceMap, colored: Bool) {
    locator = SourceLocator(sources)
    style = TerminalStyle(isColored: colored)
  }

  /// One finding with a line end.
  package mutating func render(_ diagnostic: Diagnostic) -> String {
    output = ""
    var marks = diagnostic.labels.map { Mark(span: $0.span, text: $0.text, isPrimary: false) }
    if case .span(let span) = diagnostic.location { marks.insert(Mark(span: span, text: "", isPrimary: true), at: 0) }
    let spans = marks.map(\.span) + diagnostic.notes.compactMap(\.span)
    gutter = spans.reduce(1) { max($0, String(locator.end(of: $1).line).count) }

    headline(
      diagnostic.location, diagnostic.severity.rawValue, diagnostic.severity.role, diagnostic.summary, " [\(diagnostic.rule)]")
    snippet(marks, diagnostic.severity.role)
    for help in Self.help(diagnostic) {
      output += style(.gutter, String(repeating: " ", count: gutter + 2) + "=") + " "
      output += style(.help, "help: ") + VisibleText.escaped(help) + "\n"
    }
    for note in diagnostic.notes {
      headline(note.span.map { .span($0) } ?? diagnostic.location, "note", .note, note.message, "")
      if let span = note.span { snippet([Mark(span: span, text: "", isPrimary: true)], .note) }
    }
    return output
  }

  private static func help(_ diagnostic: Diagnostic) -> [String] {
    let changes = diagnostic.fixIts.map(\.message)
    // The message of a fix-it usually quotes the suggestion.
    guard let suggestion = diagnostic.suggestion, !changes.contains(where: { $0.contains(suggestion) }) else { return changes }
    return changes + ["did you mean '\(suggestion)'?"]
  }

  private mutating func headline(
    _ location: Diagnostic.Location, _ kind: String, _ role: TerminalStyle.Role, _ message: String, _ end: String
  ) {
    output += "\(locator.prefix(of: location)): \(style(role, kind + ":")) \(VisibleText.escaped(message))\(end)\n"
  }

  /// A place to underline.
  private struct Mark {
    var span: SourceSpan
    var text: String
    var isPrimary: Bool
  }

  /// Appends the lines of the marks in text order; a line appears once if all its marks are in the part shown.
  private mutating func snippet(_ marks: [Mark], _ role: TerminalStyle.Role) {
    let ordered = marks.enumerated().sorted { a, b in
      (a.element.span.file, a.element.span.start, a.offset) < (b.element.span.file, b.element.span.start, b.offset)
    }
    var shown: (file: FileID, line: Int, text: SnippetLine)?
    for mark in ordered.map(\.element) {
      let (first, last) = (locator.start(of: mark.span).line, lastLine(of: mark.span))
      for line in first == last ? [first] : [first, last] {
        let range = locator.lines(of: mark.span.file).range(ofLine: line)
        let start = max(Int(mark.span.start), range.lowerBound)
        if let previous = shown, previous.file == mark.span.file {
          if previous.line == line, previous.text.shows(start) {
            underline(mark, line: line, lines: first...last, in: previous.text, role)
            continue
          }
          if line > previous.line + 1 { output += style(.gutter, String(repeating: " ", count: gutter + 2) + "...") + "\n" }
        }
        let text = SnippetLine(locator.sources[mark.span.file].bytes, range: range, around: start)
        let number = String(line)
        output += style(.gutter, String(repeating: " ", count: gutter + 1 - number.count) + number + " |")
        output += (text.text.isEmpty ? "" : " ") + text.text + "\n"
        underline(mark, line: line, lines: first...last, in: text, role)
        shown = (mark.span.file, line, text)
      }
    }
  }

  /// A span that ends at the beginning of a line does not include that line.
  private mutating func lastLine(of span: SourceSpan) -> Int {
    guard span.end > span.start else { return locator.start(of: span).line }
    return locator.lines(of: span.file).position(of: Int(span.end) - 1).line
  }

  private mutating func underline(
    _ mark: Mark, line: Int, lines: ClosedRange<Int>, in text: SnippetLine, _ role: TerminalStyle.Role
  ) {
    let start = line == lines.lowerBound ? text.column(of: Int(mark.span.start)) : text.indentation
    let end = line == lines.upperBound ? min(text.endColumn(of: Int(mark.span.end)), text.width) : text.width
    let marks = String(repeating: mark.isPrimary ? "^" : "-", count: max(end - start, 1))
    let words = mark.text.isEmpty || line != lines.upperBound ? "" : " " + VisibleText.escaped(mark.text)
    output += style(.gutter, String(repeating: " ", count: gutter + 2) + "|") + " " + String(repeating: " ", count: start)
    output += style(mark.isPrimary ? role : .label, marks + words) + "\n"
  }
}

extension Severity {
  fileprivate var role: TerminalStyle.Role {
    switch self {
    case .error: .error
    case .warning: .warning
    case .remark: .remark
    }
  }
}
