internal import PelmetDiagnostics
internal import PelmetSyntax

/// Things that lead back to themselves.
struct Ring {
  /// Each member: where it leads on, and what a note says there.
  var members: [(source: JSONValue, note: String)]

  /// One finding for the whole ring: at the member that is least by path and offset, with notes that walk the ring from there.
  func diagnostic(_ rule: Rule, _ summary: String, in sources: SourceMap) -> Diagnostic? {
    func order(_ value: JSONValue) -> (String, UInt32) { (sources[value.span.file].path, value.span.start) }
    guard let first = members.indices.min(by: { order(members[$0].source) < order(members[$1].source) }) else { return nil }
    let walk = members[first...] + members[..<first]
    return Diagnostic(
      rule, at: members[first].source, summary,
      notes: walk.count > 1 ? walk.map { Diagnostic.Note($0.note, at: $0.source.span) } : [])
  }

  /// The names around a ring, from the least one back to it, so that the text does not depend on where one entered.
  static func canonical(_ names: [String]) -> [String] {
    let ring = names.dropLast()
    guard let start = ring.indices.min(by: { ring[$0] < ring[$1] }) else { return names }
    return Array(ring[start...] + ring[..<start]) + [ring[start]]
  }
}
