package import PelmetDiagnostics

/// Renders findings for people: the first line of ``LineRenderer``, then the text with the place underlined, the fix and notes.
package struct SnippetRenderer {
  private var locator: SourceLocator
  private let style: TerminalStyle
  private let isVerbose: Bool
  private let columns: Int?
  private let command: String
  private var output = ""
  /// The number of digits of the largest line number in the current finding.
  private var gutter = 1
  /// The lines of the current finding that are already there to read.
  private var shownLines: Set<Line> = []

  /// - Parameters:
  ///   - colored: Whether a terminal shows the text, and its user wants colours.
  ///   - columns: The width of the terminal that shows the text; `nil` if it goes elsewhere.
  ///   - isVerbose: Whether all places of a finding are listed, each with its text.
  ///   - command: The command that lists findings which a report leaves out.
  package init(
    _ sources: SourceMap, colored: Bool, columns: Int? = nil, isVerbose: Bool = false, listing command: String = ""
  ) {
    self.columns = columns
    locator = SourceLocator(sources)
    style = TerminalStyle(isColored: colored)
    self.isVerbose = isVerbose
    self.command = command
  }

  /// One finding with a line end.
  package mutating func render(_ diagnostic: Diagnostic) -> String {
    text(of: diagnostic, also: [])
  }

  /// One finding and what stands behind it, with a line end.
  package mutating func render(_ entry: FoldedFindings.Entry) -> String {
    if entry.isBrief {
      let finding = entry.finding
      output = ""
      headline(finding.location, finding.severity.rawValue, finding.severity.role, locator.brief(entry), " [\(finding.rule)]")
      return output
    }
    return entry.rests.reduce(into: text(of: entry.finding, also: entry.also)) { text, rest in
      text += "… \(VisibleText.escaped(locator.text(of: rest, listing: command)))\n"
    }
  }

  private mutating func text(of diagnostic: Diagnostic, also: [Diagnostic.Location]) -> String {
    output = ""
    shownLines = []
    var marks = diagnostic.labels.map { Mark(span: $0.span, text: $0.text, isPrimary: false) }
    if case .span(let span) = diagnostic.location { marks.insert(Mark(span: span, text: "", isPrimary: true), at: 0) }
    let notes = diagnostic.notes + (isVerbose ? diagnostic.elsewhere?.notes ?? [] : [])
    let spans = marks.map(\.span) + notes.compactMap(\.span)
    gutter = spans.reduce(1) { max($0, String(locator.end(of: $1).line).count) }

    headline(
      diagnostic.location, diagnostic.severity.rawValue, diagnostic.severity.role, diagnostic.summary, " [\(diagnostic.rule)]")
    snippet(marks, diagnostic.severity.role)
    remark("fix", .fix, diagnostic.nextStep)
    if !isVerbose, let elsewhere = diagnostic.elsewhere { remark("note", .note, elsewhere.summary) }
    if !also.isEmpty { remark("note", .note, locator.text(of: also, beside: diagnostic.location)) }
    for note in notes where note.span == nil { remark("note", .note, note.message) }
    for note in notes {
      guard let span = note.span else { continue }
      headline(.span(span), "note", .note, note.message, "")
      if isVerbose || diagnostic.severity == .error { quote(span) }
    }
    return output
  }

  /// A line under the text.
  private mutating func remark(_ kind: String, _ role: TerminalStyle.Role, _ text: String) {
    output += style(.gutter, String(repeating: " ", count: gutter + 2) + "=") + " "
    output += style(role, kind + ":") + " \(VisibleText.escaped(text))\n"
  }

  /// The text at the place of a note, unless its line is above.
  private mutating func quote(_ span: SourceSpan) {
    guard !shownLines.contains(Line(file: span.file, number: locator.start(of: span).line)) else { return }
    snippet([Mark(span: span, text: "", isPrimary: true)], .note)
  }

  private mutating func headline(
    _ location: Diagnostic.Location, _ kind: String, _ role: TerminalStyle.Role, _ message: String, _ end: String
  ) {
    output += "\(locator.prefix(of: location)): \(style(role, kind + ":")) \(VisibleText.escaped(message))\(end)\n"
  }

  private struct Line: Hashable {
    let file: FileID
    let number: Int
  }

  /// A place to underline.
  private struct Mark {
    var span: SourceSpan
    var text: String
    var isPrimary: Bool
  }

  /// The columns that lines of a file may have beside their numbers, with marks where they are cut.
  private var width: Int { columns.map { max($0 - gutter - 6, 30) } ?? SnippetLine.usualWidth }

  /// Appends the lines of the marks in text order, if they may be shown; a line appears once if all its marks are in the part
  /// shown.
  private mutating func snippet(_ marks: [Mark], _ role: TerminalStyle.Role) {
    let ordered = marks.filter { locator.sources[$0.span.file].isQuotable }.enumerated().sorted { a, b in
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
        let text = SnippetLine(locator.sources[mark.span.file].bytes, range: range, around: start, width: width)
        let number = String(line)
        output += style(.gutter, String(repeating: " ", count: gutter + 1 - number.count) + number + " |")
        let shownText = text.text
        output += (shownText.isEmpty ? "" : " ") + shownText + "\n"
        underline(mark, line: line, lines: first...last, in: text, role)
        shown = (mark.span.file, line, text)
        shownLines.insert(Line(file: mark.span.file, number: line))
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
