internal import PelmetDiagnostics
internal import PelmetSyntax

/// References that lead back to where they began.
struct TokenRing {
  struct Member {
    /// The path of the token or group that refers to the next member.
    var name: String
    /// The text of its reference.
    var site: JSONValue
  }

  /// In the order of the references; the last refers to the first.
  let members: [Member]

  init(_ members: [Member]) {
    self.members = members
  }

  /// One error at the member least by path and offset, with a note for each further step.
  func diagnostic(in sources: SourceMap) -> Diagnostic {
    func key(_ index: Int) -> (String, UInt32) {
      let span = members[index].site.span
      return (sources[span.file].path, span.start)
    }
    let first = members.indices.min { key($0) < key($1) } ?? 0
    let ring = Array(members[first...] + members[..<first])
    let names = ring.prefix(8).map { "'\($0.name)'" } + (ring.count > 8 ? ["…"] : [])
    let notes = ring.dropFirst().map { Diagnostic.Note("'\($0.name)' refers on from here", at: $0.site.span) }
    return .error(
      TokenDiagnostics.referenceCycle, at: ring[0].site,
      "\((names + ["'\(ring[0].name)'"]).joined(separator: " → ")): these references lead in a circle", notes: notes)
  }
}
