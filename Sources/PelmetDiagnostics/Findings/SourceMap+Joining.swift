extension SourceMap {
  /// Adds the files of another map.
  /// - Parameter findings: Those of a run over the other map.
  /// - Returns: The findings, with the numbers that the files have here.
  package mutating func append(_ other: SourceMap, _ findings: [Diagnostic]) -> [Diagnostic] {
    let first = UInt32(files.count)
    for file in other.files { _ = add(path: file.path, bytes: file.bytes, isQuotable: file.isQuotable) }
    return first == 0 ? findings : findings.map { $0.withFiles(numberedFrom: first) }
  }
}

extension Diagnostic {
  fileprivate func withFiles(numberedFrom first: UInt32) -> Diagnostic {
    var finding = self
    if case .span(let span) = location { finding.location = .span(span.moved(by: first)) }
    for index in labels.indices { finding.labels[index].span = labels[index].span.moved(by: first) }
    finding.notes = notes.map { $0.withFile(numberedFrom: first) }
    finding.elsewhere?.notes = (elsewhere?.notes ?? []).map { $0.withFile(numberedFrom: first) }
    for (index, fixIt) in fixIts.enumerated() {
      finding.fixIts[index].edits = fixIt.edits.map { Edit($0.span.moved(by: first), $0.text) }
    }
    return finding
  }
}

extension Diagnostic.Note {
  fileprivate func withFile(numberedFrom first: UInt32) -> Diagnostic.Note {
    var note = self
    note.span = span?.moved(by: first)
    return note
  }
}

extension SourceSpan {
  fileprivate func moved(by files: UInt32) -> SourceSpan {
    var span = self
    span.file = FileID(index: file.index + files)
    return span
  }
}
