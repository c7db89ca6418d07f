internal import PelmetDiagnostics

/// The texts of files in which findings were fixed.
package struct FixedTexts: Sendable {
  /// The files that change, by path.
  package private(set) var files: [String: File] = [:]

  package struct File: Hashable, Sendable {
    package let original: [UInt8]
    package fileprivate(set) var bytes: [UInt8]
    /// The number of findings that were fixed.
    package fileprivate(set) var findingCount: Int
  }

  /// The new texts by path.
  package var texts: [String: [UInt8]] { files.mapValues(\.bytes) }

  /// Fixes again and again what a report finds, until it finds nothing more that can be fixed, or for ``maximumRounds``.
  ///
  /// A file that is JSON stays JSON without repeated keys: a fix-it that would break this is refused. A file that is not JSON changes only
  /// if it is JSON in the end.
  /// - Parameter looks: Whether to make fixes that may change a look as well.
  /// - Parameter report: The report on all files, with these texts in place of some.
  package init(looks: Bool, _ report: (_ texts: [String: [UInt8]]) -> FixableReport) {
    var current = report([:])
    var seen: Set<[String: [UInt8]]> = [[:]]
    var refused: Set<Fix.Finding> = []
    for _ in 0..<Self.maximumRounds {
      var fixes = current.fixes(looks: looks, except: refused)
      guard !fixes.isEmpty else { break }
      while !fixes.isEmpty {
        let next = applying(fixes, to: current.sources)
        let after = report(next.texts)
        let broken = Self.broken(by: fixes, before: current, after: after)
        guard broken.isEmpty else {
          refused.formUnion(Self.withdraw(from: &fixes, broken))
          continue
        }
        (self, current) = (next, after)
        break
      }
      // Fixes that undo each other come back to a text that was there before; that text stays.
      if !fixes.isEmpty, !seen.insert(texts).inserted { break }
    }
    for path in current.unreadable { files[path] = nil }
  }

  /// Mistakes in the syntax of a file come to light one after another, each in a round of its own.
  static let maximumRounds = 1000

  private func applying(_ fixes: [Fix], to sources: SourceMap) -> FixedTexts {
    var next = self
    var edits: [String: [Fix.Edit]] = [:]
    var counts: [String: Int] = [:]
    for fix in fixes {
      for edit in fix.edits { edits[edit.path, default: []].append(edit) }
      for path in Set(fix.edits.map(\.path)) { counts[path, default: 0] += fix.findings.count }
    }
    for source in sources.files {
      guard let edits = edits.removeValue(forKey: source.path) else { continue }
      var file = files[source.path] ?? File(original: source.bytes, bytes: source.bytes, findingCount: 0)
      file.bytes = source.bytes.replacing(edits.sorted())
      file.findingCount += counts[source.path] ?? 0
      next.files[source.path] = file.bytes == file.original ? nil : file
    }
    return next
  }

  /// The files that these fixes would break: they were JSON and no longer are, or they have more repeated keys than before.
  private static func broken(by fixes: [Fix], before: FixableReport, after: FixableReport) -> [String] {
    let (unreadable, repeated) = (after.unreadable, (before: before.repeatedKeys, after: after.repeatedKeys))
    return Set(fixes.flatMap { $0.edits.map(\.path) }).subtracting(before.unreadable).sorted().filter { path in
      unreadable.contains(path) || repeated.after[path, default: 0] > repeated.before[path, default: 0]
    }
  }

  /// Takes away half of the fixes of each broken file, to find the one that breaks it. Answers the findings of a fix that was alone.
  private static func withdraw(from fixes: inout [Fix], _ broken: [String]) -> Set<Fix.Finding> {
    var refused: Set<Fix.Finding> = []
    for path in broken {
      let suspects = fixes.indices.filter { fixes[$0].changes(path) }
      if suspects.count == 1 { refused.formUnion(fixes[suspects[0]].findings) }
      let withdrawn = Set(suspects.dropFirst(suspects.count / 2))
      fixes = fixes.indices.filter { !withdrawn.contains($0) }.map { fixes[$0] }
    }
    return refused
  }
}

extension [UInt8] {
  /// The bytes after edits, which are in order and do not overlap.
  fileprivate func replacing(_ edits: [Fix.Edit]) -> [UInt8] {
    var output: [UInt8] = []
    var end = 0
    for edit in edits {
      output += self[end..<edit.range.lowerBound]
      output += edit.text.utf8
      end = edit.range.upperBound
    }
    return output + self[end...]
  }
}
