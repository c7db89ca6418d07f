import PelmetDiagnostics
import PelmetSyntax
import PelmetTestSupport
import Testing

@Suite struct JSONValueTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("42", 42), ("-1", -1), ("9223372036854775807", .max), ("-9223372036854775808", .min),
      ("9223372036854775808", nil), ("1.0", nil), ("1e2", nil), ("1234567890123456789", 1_234_567_890_123_456_789),
    ] as [(String, Int?)], JSONBackend.allCases)
  func givesIntegersExactly(example: (text: String, value: Int?), backend: JSONBackend) throws {
    let root = try #require(Reading(example.text, backend: backend).document?.root)
    expectEqual(root.kind, .number)
    expectEqual(root.integer, example.value)
  }

  @Test(
    arguments: [
      ("0", 0), ("-1", -1), ("0.1", 0.1), ("1e2", 100), ("1E-2", 0.01), ("123456789012345", 123_456_789_012_345),
      ("9007199254740993", 9_007_199_254_740_992), ("18446744073709551616", 18_446_744_073_709_551_616), ("1e-400", 0),
      ("2.2250738585072011e-308", Double(bitPattern: 0x000F_FFFF_FFFF_FFFF)),
      ("1.7976931348623157e308", .greatestFiniteMagnitude),
      ("4.9e-324", .leastNonzeroMagnitude), ("179769313486231570\(String(repeating: "0", count: 291))", .greatestFiniteMagnitude),
      ("1e0000000000002", 100),
    ] as [(String, Double)], JSONBackend.allCases)
  func givesNumbersCorrectlyRounded(example: (text: String, value: Double), backend: JSONBackend) throws {
    let root = try #require(Reading("  \(example.text)\n", backend: backend).document?.root)
    expectEqual(root.number, example.value)
  }

  @Test(arguments: JSONBackend.allCases)
  func unescapesStrings(backend: JSONBackend) {
    let text = #""\"\\\/\b\f\n\r\t\u0000\u00e9\uD83D\uDE00\uFFFF é😀""#
    let value = Reading(text, backend: backend).document?.root.string
    expectEqual(value, "\"\\/\u{8}\u{C}\n\r\t\u{0}é😀\u{FFFF} é😀")
  }

  /// As Python writes them. json-c takes those for half of a pair whose code point ends in the sixteen bits of one.
  @Test(
    arguments: [
      (#"\uD876\uDCAA"#, "\u{2D8AA}"), (#"\ud83f\uddff"#, "\u{1FDFF}"), (#"\uD836\uDC00"#, "\u{1D800}"),
      (#"\\\uDBFF\uDFFF\n"#, "\\\u{10FFFF}\n"), (#"\uD800\uDC00\uD83D\uDE00"#, "\u{10000}\u{1F600}"),
      (#"\\uD876\\uDCAA"#, "\\uD876\\uDCAA"), (#"é\"\uD876\uDCAB\""#, "é\"\u{2D8AB}\""),
    ], JSONBackend.allCases)
  func unescapesSurrogatePairs(example: (text: String, value: String), backend: JSONBackend) throws {
    let (text, value) = example
    let reading = Reading("{\"a\": [\"\(text)\"], \"\(text)\": 1, \"a\(text)\": {\"\(text)\": \"\(text)\"}}", backend: backend)
    #expect(reading.diagnostics.isEmpty)
    let root = try #require(reading.document?.root)
    expectEqual(root["a"]?.elements.map(\.string), [value])
    expectEqual(root[value]?.integer, 1)
    expectEqual(root["a\(value)"]?[value]?.string, value)
  }

  @Test(arguments: JSONBackend.allCases)
  func tellsKeysOfSurrogatePairsApart(backend: JSONBackend) throws {
    let reading = Reading(#"{"\uD876\uDCAA": 1, "\uD876\uDCAB": 2, "\uD876\uDCAC": "\uD876\uDCAD"}"#, backend: backend)
    #expect(reading.diagnostics.isEmpty)
    let root = try #require(reading.document?.root)
    expectEqual(root["\u{2D8AA}"]?.integer, 1)
    expectEqual(root["\u{2D8AB}"]?.integer, 2)
    expectEqual(root["\u{2D8AC}"]?.string, "\u{2D8AD}")
  }

  @Test func hasPlaces() throws {
    let marked = Marked("{ ⟦\"a\"⟧: ⟦[⟦1⟧, ⟦{}⟧]⟧ }")
    let root = try #require(Reading(marked.text).document?.root)
    let member = try #require(root.members.first { _ in true })
    let places = [member.keySpan] + member.value.elements.map(\.span) + [member.value.span]
    expectEqual(places.map(\.range), marked.places)
    expectEqual(root.span.range, 0..<marked.text.utf8.count)
  }

  @Test func hasPointers() throws {
    let root = try #require(Reading("{\"a\": [0, {\"~/\": [[], [true]], \"\": null}], \"b\": 1}").document?.root)
    let object = try #require(root["a"]?.elements.first { $0.kind == .object })
    expectEqual(root.pointer, "")
    expectEqual(object.pointer, "/a/1")
    expectEqual(object["~/"]?.elements.flatMap(\.elements).map(\.pointer), ["/a/1/~0~1/1/0"])
    expectEqual(object[""]?.pointer, "/a/1/")
    expectEqual(root["b"]?.pointer, "/b")
  }

  @Test func countsMembersAndElements() throws {
    let root = try #require(Reading("{\"a\": [[1, 2], 3, {}], \"b\": \"x\"}").document?.root)
    expectEqual(root.count, 2)
    expectEqual(root["a"]?.count, 3)
    expectEqual(root["b"]?.count, 0)
    #expect(root["c"]?.count == nil)
  }

  @Test func otherKindsHaveNoValue() throws {
    let root = try #require(Reading("{\"a\": \"1\", \"b\": 1, \"c\": false, \"d\": null}").document?.root)
    expectEqual(root.members.map(\.value.kind), [.string, .number, .boolean, .null])
    expectEqual(root.members.map(\.value.string), ["1", nil, nil, nil])
    expectEqual(root.members.map(\.value.number), [nil, 1, nil, nil])
    expectEqual(root.members.map(\.value.integer), [nil, 1, nil, nil])
    expectEqual(root.members.map(\.value.boolean), [nil, nil, false, nil])
    #expect(root.string == nil && root["a"]?.elements.first { _ in true } == nil && root["a"]?["x"] == nil)
  }

  @Test(
    arguments: [("a", true), ("b", true), ("é", true), ("c", false), ("", false), ("aa", false), ("d", false)],
    JSONBackend.allCases)
  func tellsWhetherAnObjectInAValueHasAKey(example: (name: String, isThere: Bool), backend: JSONBackend) throws {
    let text = #"{ "d": { "x": [{ "a": "c" }, { "b": [{ "\u00e9": "aa" }] }] }, "c": {} }"#
    let value = try #require(Reading(text, backend: backend).document?.root["d"])
    expectEqual(value.hasKey(example.name), example.isThere)
    #expect(value["x"]?.hasKey("x") == false)
  }
}
