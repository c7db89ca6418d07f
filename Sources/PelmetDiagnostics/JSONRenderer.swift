/// The report of `--format json`: one object on one line for each finding, also when there is none.
package struct JSONRenderer {
  private var locator: SourceLocator
  private var output = ""

  private init(_ sources: SourceMap) {
    locator = SourceLocator(sources)
  }

  /// The whole document with a line end. The findings keep their order.
  package static func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
    var renderer = JSONRenderer(sources)
    renderer.output = "{\"version\": 1, \"diagnostics\": ["
    renderer.list(diagnostics, separator: ",\n  ", first: "\n  ", last: "\n") { $0.diagnostic($1) }
    renderer.output += "]}\n"
    return renderer.output
  }

  private mutating func diagnostic(_ diagnostic: Diagnostic) {
    let (path, start) = locator.location(of: diagnostic.place)
    var end = start
    if case .span(let span) = diagnostic.place { end = locator.end(of: span) }
    output += "{\"rule\": "
    string(diagnostic.rule.name)
    output += ", \"severity\": "
    string(diagnostic.severity.rawValue)
    output += ", \"file\": "
    string(path)
    output += ", \"line\": \(start.line), \"column\": \(start.column), \"endLine\": \(end.line), \"endColumn\": \(end.column)"
    output += ", \"pointer\": "
    string(diagnostic.pointer ?? "")
    output += ", \"message\": "
    string(diagnostic.summary)
    if let suggestion = diagnostic.suggestion {
      output += ", \"suggestion\": "
      string(suggestion)
    }
    output += ", \"notes\": ["
    list(diagnostic.notes) { $0.note($1, of: diagnostic) }
    output += "], \"fixIts\": ["
    list(diagnostic.fixIts) { $0.fixIt($1) }
    output += "]}"
  }

  /// A note without a place stands at that of its finding.
  private mutating func note(_ note: Diagnostic.Note, of diagnostic: Diagnostic) {
    let (path, start) = locator.location(of: note.span.map { .span($0) } ?? diagnostic.place)
    output += "{\"message\": "
    string(note.message)
    output += ", \"file\": "
    string(path)
    output += ", \"line\": \(start.line), \"column\": \(start.column)}"
  }

  private mutating func fixIt(_ fixIt: Diagnostic.FixIt) {
    output += "{\"message\": "
    string(fixIt.message)
    output += ", \"edits\": ["
    list(fixIt.edits) { renderer, edit in
      renderer.output += "{\"file\": "
      renderer.string(renderer.locator.sources[edit.span.file].path)
      renderer.output += ", \"start\": \(edit.span.start), \"end\": \(edit.span.end), \"text\": "
      renderer.string(edit.text)
      renderer.output += "}"
    }
    output += "]}"
  }

  private mutating func list<Item>(
    _ items: [Item], separator: String = ", ", first: String = "", last: String = "", _ write: (inout JSONRenderer, Item) -> Void
  ) {
    for (index, item) in items.enumerated() {
      output += index == 0 ? first : separator
      write(&self, item)
    }
    if !items.isEmpty { output += last }
  }

  private mutating func string(_ text: String) {
    JSONEscaping.append(text, to: &output)
  }
}
