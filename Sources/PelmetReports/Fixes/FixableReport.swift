package import PelmetDiagnostics

/// The findings of a run, and the files that fixes may change.
package struct FixableReport: Sendable {
  let diagnostics: [Diagnostic]
  let sources: SourceMap
  let paths: Set<String>

  /// - Parameter paths: The files that may change; fix-its that would change others are left alone.
  package init(_ diagnostics: [Diagnostic], in sources: SourceMap, changing paths: Set<String>) {
    self.diagnostics = diagnostics
    self.sources = sources
    self.paths = paths
  }

  /// The fix-its that can be made in one go, because no two of them touch. Of those that touch, the first in the file is chosen, whatever
  /// the order of the findings.
  /// - Parameter looks: Whether to choose fix-its that may change a look as well.
  /// - Parameter refused: Findings whose fix-its are left out.
  func fixes(looks: Bool, except refused: Set<Fix.Finding> = []) -> [Fix] {
    var findings: [[Fix.Edit]: Set<Fix.Finding>] = [:]
    for diagnostic in diagnostics {
      let finding = Fix.Finding(diagnostic, in: sources)
      guard !refused.contains(finding), let edits = edits(for: diagnostic, looks: looks) else { continue }
      findings[edits, default: []].insert(finding)
    }
    let fixes = findings.map { Fix(edits: $0, findings: $1) }
    return Self.apart(fixes.sorted { $0.edits.lexicographicallyPrecedes($1.edits) })
  }

  /// The edits of the first fix-it that may be made.
  private func edits(for diagnostic: Diagnostic, looks: Bool) -> [Fix.Edit]? {
    for fixIt in diagnostic.fixIts where looks || !fixIt.changesLook {
      if let edits = sources.edits(of: fixIt), edits.allSatisfy({ paths.contains($0.path) }) { return edits }
    }
    return nil
  }

  /// Leaves out every fix that touches one before it. At least one is left of those that touch each other.
  private static func apart(_ fixes: [Fix]) -> [Fix] {
    let places = fixes.indices.flatMap { fix in fixes[fix].edits.map { (edit: $0, fix: fix) } }
    var left: Set<Int> = []
    var last: (edit: Fix.Edit, fix: Int)?
    for place in places.sorted(by: { ($0.edit, $0.fix) < ($1.edit, $1.fix) }) where !left.contains(place.fix) {
      if let last, last.fix != place.fix, last.edit.touches(place.edit) { left.insert(place.fix) } else { last = place }
    }
    return fixes.indices.filter { !left.contains($0) }.map { fixes[$0] }
  }

  /// The files that cannot be read as JSON.
  var unreadable: Set<String> {
    Set(
      diagnostics.filter { $0.rule.stage == .reading && $0.severity == .error && $0.rule != .duplicateKey }
        .map { sources.path(of: $0.location) })
  }

  /// The number of repeated keys in each file.
  var repeatedKeys: [String: Int] {
    diagnostics.reduce(into: [:]) { counts, diagnostic in
      if diagnostic.rule == .duplicateKey { counts[sources.path(of: diagnostic.location), default: 0] += 1 }
    }
  }
}
