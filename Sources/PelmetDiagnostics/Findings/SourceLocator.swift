/// Turns spans into positions. Keeps one ``LineTable`` for each file that it was asked about, for as long as one rendering lasts.
package struct SourceLocator {
  package let sources: SourceMap
  private var tables: [LineTable?]

  package init(_ sources: SourceMap) {
    self.sources = sources
    self.tables = Array(repeating: nil, count: sources.files.count)
  }

  package mutating func lines(of file: FileID) -> LineTable {
    if let table = tables[Int(file.index)] { return table }
    let table = LineTable(sources[file].bytes)
    tables[Int(file.index)] = table
    return table
  }

  package mutating func start(of span: SourceSpan) -> SourcePosition {
    lines(of: span.file).position(of: Int(span.start))
  }

  package mutating func end(of span: SourceSpan) -> SourcePosition {
    lines(of: span.file).position(of: Int(span.end))
  }

  /// The path and the first position of a place; a place without text stands at 1:1.
  package mutating func location(of place: Diagnostic.Place) -> (path: String, start: SourcePosition) {
    switch place {
    case .span(let span): (sources[span.file].path, start(of: span))
    case .path(let path): (path, .start)
    }
  }

  /// `path:line:column` for a message, or the path alone when the finding is about a file without text.
  package mutating func prefix(of place: Diagnostic.Place) -> String {
    let (path, start) = location(of: place)
    guard case .span = place else { return VisibleText.escaped(path) }
    return "\(VisibleText.escaped(path)):\(start.line):\(start.column)"
  }
}
