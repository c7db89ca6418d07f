package import PelmetDiagnostics
package import PelmetSyntax

/// Things that lead back to themselves.
package struct Ring {
  /// Each member: where it leads on, and what a note says there.
  package var members: [(source: JSONValue, note: String)]

  package init(members: [(source: JSONValue, note: String)]) { self.members = members }

  /// A ring of more members is not shown whole: its first ones and the last are.
  private static let shown = (whole: 8, first: 4, last: 2)

  /// One finding for the whole ring: at the member that is least by path and offset, with notes that walk the ring from there.
  package func diagnostic(_ rule: Rule, _ summary: String, in sources: SourceMap) -> Diagnostic? {
    func order(_ value: JSONValue) -> (String, UInt32) { (sources[value.span.file].path, value.span.start) }
    guard let first = members.indices.min(by: { order(members[$0].source) < order(members[$1].source) }) else { return nil }
    let walk = members[first...] + members[..<first]
    func notes(_ members: some Sequence<(source: JSONValue, note: String)>) -> [Diagnostic.Note] {
      members.map { Diagnostic.Note($0.note, at: $0.source.span) }
    }
    guard walk.count > Self.shown.whole else {
      return Diagnostic(rule, at: members[first].source, summary, notes: walk.count > 1 ? notes(walk) : [])
    }
    let rest = walk.count - Self.shown.first - Self.shown.last
    return Diagnostic(
      rule, at: members[first].source, summary,
      notes: notes(walk.prefix(Self.shown.first)) + [.init("and so on, by \(grouped(rest)) others")]
        + notes(walk.suffix(Self.shown.last)))
  }

  /// The names around a ring, which is `names` with the first at the end again, as a text that does not depend on where one entered.
  package static func walk(_ names: [String]) -> String {
    let ring = canonical(names)
    guard ring.count - 1 > shown.whole else { return ring.joined(separator: " → ") }
    return (ring.prefix(shown.first) + ["…"] + ring.suffix(shown.last)).joined(separator: " → ")
  }

  /// The names around a ring, from the least one back to it, so that the text does not depend on where one entered.
  private static func canonical(_ names: [String]) -> [String] {
    let ring = names.dropLast()
    guard let start = ring.indices.min(by: { ring[$0] < ring[$1] }) else { return names }
    return Array(ring[start...] + ring[..<start]) + [ring[start]]
  }
}
