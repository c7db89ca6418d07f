import PelmetDiagnostics
import Testing

@Suite struct SpellingSuggestionTests {
  struct Case: Sendable {
    var written: String
    var names: [String]
    var expected: String?
  }

  @Test(arguments: [
    Case(written: "tintColour", names: ["tintColor", "barTintColor"], expected: "tintColor"),
    Case(written: "titnColor", names: ["tintColor", "font"], expected: "tintColor"),
    Case(written: "TINTCOLOR", names: ["tintColors", "tintColor"], expected: "tintColor"),
    Case(written: "drak", names: ["dark", "light"], expected: "dark"),
    Case(written: "a", names: ["b"], expected: "b"),
    Case(written: "ab", names: ["cd"], expected: nil),
    Case(written: "cat", names: ["bat", "rat"], expected: nil),
    Case(written: "cat", names: ["bat", "bat"], expected: "bat"),
    Case(written: "cat", names: ["bat", "rat", "Cat"], expected: "Cat"),
    Case(written: "Cat", names: ["CAT", "cat"], expected: nil),
    Case(written: "background", names: ["backdrop"], expected: nil),
    Case(written: "backgruond", names: ["background"], expected: "background"),
    Case(written: "", names: ["a", "bc"], expected: "a"),
    Case(written: "x", names: [], expected: nil),
  ])
  func findsTheOnlyNearestName(example: Case) {
    #expect(SpellingSuggestion.nearest(to: example.written, among: example.names) == example.expected)
    #expect(SpellingSuggestion.nearest(to: example.written, among: example.names.reversed()) == example.expected)
  }

  @Test func `any number of searches among 20,000 names takes no more work than some`() {
    let index = SpellingIndex((0..<20_000).map { "name\($0)" })
    #expect(index.nearest(to: "nmae7777") == "name7777")
    for number in 0..<100_000 { _ = index.nearest(to: "nome\(number)") }
    #expect(index.work < 60_000_000)
  }

  @Test func `a thousand slips among a thousand names are all understood`() {
    let index = SpellingIndex((0..<1000).map { "color.semantic.\($0).tint" })
    #expect((0..<1000).allSatisfy { index.nearest(to: "Color.Semantic.\($0).tint") == "color.semantic.\($0).tint" })
    #expect((0..<1000).allSatisfy { index.nearest(to: "color.semantic.\($0).tintt") == "color.semantic.\($0).tint" })
  }

  @Test func `names of a megabyte are not compared`() {
    let name = String(repeating: "a", count: 1 << 20)
    #expect(SpellingSuggestion.nearest(to: name, among: [name + "b"]) == nil)
  }

  @Test func `the distance is that of the whole table`() {
    let names = [
      "", "a", "ab", "ba", "abc", "acb", "abcd", "badc", "aabb", "abab", "bbaa", "dcba", "aaaa", "abdc", "xabc", "bca",
    ]
    for a in names {
      for b in names {
        for limit in 0...4 {
          #expect(
            SpellingSuggestion.isNear(a, b, limit: limit) == (Self.edits(Array(a), Array(b)) <= limit), "\(a) \(b) \(limit)")
        }
      }
    }
  }

  /// Insertions, deletions, replacements and swaps of neighbours, from the definition.
  private static func edits(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var least = min(edits(a.dropLast(), b), edits(a, b.dropLast())) + 1
    least = min(least, edits(a.dropLast(), b.dropLast()) + (a.last == b.last ? 0 : 1))
    if a.count > 1, b.count > 1, a[a.count - 1] == b[b.count - 2], a[a.count - 2] == b[b.count - 1] {
      least = min(least, edits(a.dropLast(2), b.dropLast(2)) + 1)
    }
    return least
  }
}

extension Array {
  fileprivate func dropLast(_ count: Int = 1) -> [Element] { Array(prefix(self.count - count)) }
}
