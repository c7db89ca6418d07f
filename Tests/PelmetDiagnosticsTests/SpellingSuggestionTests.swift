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

  @Test func `a million searches among a million names take no more work than some`() {
    let index = SpellingIndex((0..<100_000).map { "name\($0)" })
    #expect(index.nearest(to: "nmae77777") == "name77777")
    for number in 0..<1_000_000 { _ = index.nearest(to: "nome\(number)") }
    #expect(index.work < 60_000_000)
  }

  @Test func `a thousand slips among a thousand names are all understood`() {
    let index = SpellingIndex((0..<1000).map { "color.\($0).tint" })
    #expect((0..<1000).allSatisfy { index.nearest(to: "Color.\($0).tint") == "color.\($0).tint" })
  }

  @Test func `names of a megabyte are not compared`() {
    let name = String(repeating: "a", count: 1 << 20)
    #expect(SpellingSuggestion.nearest(to: name, among: [name + "b"]) == nil)
  }
}
