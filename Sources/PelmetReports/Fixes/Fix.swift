internal import PelmetDiagnostics

/// A fix-it with the findings that it fixes. Edits name paths, because a run can hold one file more than once.
struct Fix: Sendable {
  /// In reading order; they do not overlap.
  let edits: [Edit]
  /// The findings that offer this very fix-it.
  var findings: Set<Finding>

  /// Replaces the bytes of `range` in the file at `path`.
  struct Edit: Hashable, Comparable, Sendable {
    let path: String
    let range: Range<Int>
    let text: String

    static func < (a: Edit, b: Edit) -> Bool {
      (a.path, a.range.lowerBound, a.range.upperBound, a.text) < (b.path, b.range.lowerBound, b.range.upperBound, b.text)
    }

    /// Whether both change the same bytes, or insert at the same place.
    func overlaps(_ later: Edit) -> Bool {
      path == later.path && (range.upperBound > later.range.lowerBound || range == later.range)
    }

    /// Whether nothing stands between them, so that one could change what the other means.
    func touches(_ later: Edit) -> Bool {
      path == later.path && range.upperBound >= later.range.lowerBound
    }
  }

  /// A finding by what stays the same when text before it changes.
  struct Finding: Hashable, Sendable {
    let rule: Rule
    let path: String
    let pointer: String?
    let summary: String

    init(_ diagnostic: Diagnostic, in sources: SourceMap) {
      rule = diagnostic.rule
      path = sources.path(of: diagnostic.location)
      pointer = diagnostic.pointer
      summary = diagnostic.summary
    }
  }

  func changes(_ path: String) -> Bool { edits.contains { $0.path == path } }
}

extension SourceMap {
  /// The edits of a fix-it in reading order; `nil` if there are none, if they overlap, or if one lies outside of its file.
  func edits(of fixIt: Diagnostic.FixIt) -> [Fix.Edit]? {
    let edits = fixIt.edits.map { Fix.Edit(path: self[$0.span.file].path, range: $0.span.range, text: $0.text) }.sorted()
    let fit = fixIt.edits.allSatisfy { $0.span.start <= $0.span.end && $0.span.end <= self[$0.span.file].bytes.count }
    guard fit, !edits.isEmpty, !zip(edits, edits.dropFirst()).contains(where: { $0.overlaps($1) }) else { return nil }
    return edits
  }
}
