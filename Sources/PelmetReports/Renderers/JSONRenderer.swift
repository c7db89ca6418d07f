package import PelmetDiagnostics

/// The report of `--format json`: one object, with one line for each finding.
package struct JSONRenderer {
  private var locator: SourceLocator

  private init(_ sources: SourceMap) {
    locator = SourceLocator(sources)
  }

  /// The whole document with a line end. The findings keep their order.
  package static func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
    let lines = objects(diagnostics, in: sources).map { "\n  " + $0.line }.joined(separator: ",")
    return "{\"version\": 1, \"diagnostics\": [\(lines)\(lines.isEmpty ? "" : "\n")]}\n"
  }

  /// The findings in their order, each as an object.
  package static func objects(_ diagnostics: some Sequence<Diagnostic>, in sources: SourceMap) -> [JSONTree] {
    var renderer = JSONRenderer(sources)
    return diagnostics.map { renderer.diagnostic($0) }
  }

  private mutating func diagnostic(_ diagnostic: Diagnostic) -> JSONTree {
    let (path, start) = locator.position(of: diagnostic.location)
    var end = start
    if case .span(let span) = diagnostic.location { end = locator.end(of: span) }
    let notes = diagnostic.notes.map { note($0, of: diagnostic) }
    return .members([
      "rule": .string(diagnostic.rule.name),
      "severity": .string(diagnostic.severity.rawValue),
      "file": .string(path),
      "line": .integer(start.line), "column": .integer(start.column),
      "endLine": .integer(end.line), "endColumn": .integer(end.column),
      "pointer": .string(VisibleText.shortened(diagnostic.pointer ?? "")),
      "message": .string(diagnostic.summary),
      "fix": .string(diagnostic.nextStep),
      "suggestion": diagnostic.suggestion.map { .string($0) },
      "themes": diagnostic.themes.isEmpty ? nil : .array(diagnostic.themes.map { .string($0) }),
      "notes": .array(notes),
      "elsewhere": diagnostic.elsewhere.map { elsewhere in
        ["summary": .string(elsewhere.summary), "places": .array(elsewhere.notes.map { note($0, of: diagnostic) })]
      },
      "fixIts": .array(diagnostic.fixIts.map(fixIt)),
    ])
  }

  /// A note without a place of its own has that of its finding.
  private mutating func note(_ note: Diagnostic.Note, of diagnostic: Diagnostic) -> JSONTree {
    let (path, start) = locator.position(of: note.span.map { .span($0) } ?? diagnostic.location)
    return [
      "message": .string(note.message), "file": .string(path), "line": .integer(start.line), "column": .integer(start.column),
    ]
  }

  private func fixIt(_ fixIt: Diagnostic.FixIt) -> JSONTree {
    let edits = fixIt.edits.map { edit -> JSONTree in
      [
        "file": .string(locator.sources[edit.span.file].path),
        "start": .integer(Int(edit.span.start)), "end": .integer(Int(edit.span.end)),
        "text": .string(edit.text),
      ]
    }
    return ["message": .string(fixIt.message), "changesLook": .boolean(fixIt.changesLook), "edits": .array(edits)]
  }
}
