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
}
