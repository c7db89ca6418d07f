import PelmetDiagnostics
import PelmetSyntax
import PelmetTestSupport
import Testing

@Suite struct DuplicateKeyTests {
  @Test(arguments: JSONBackend.allCases)
  func reportsDuplicateKeyAtTheLaterKeyAndUsesItsValue(backend: JSONBackend) throws {
    let marked = Marked("{\"x\": {⟦\"a\"⟧: \"\\n\", \"b\": 2, ⟦\"\\u0061\"⟧: \"\\t\", ⟦\"a\"⟧: [1.5]}}")
    let reading = Reading(marked.text, backend: backend)
    let spans = marked.places.map { SourceSpan(file: FileID(index: 0), start: $0.lowerBound, end: $0.upperBound) }
    expectEqual(reading.diagnostics.map(\.location), [.span(spans[1]), .span(spans[2])])
    #expect(reading.diagnostics.allSatisfy { $0.pointer == "/x/a" && $0.rule == .duplicateKey })
    #expect(reading.diagnostics.allSatisfy { $0.notes == [.init("the first is here", at: spans[0])] })
    let object = try #require(reading.document?.root["x"])
    expectEqual(object.members.map(\.name), ["b", "a"])
    expectEqual(object.count, 2)
    expectEqual(object["a"]?.elements.map(\.number), [1.5])
  }

  @Test(arguments: JSONBackend.allCases)
  func tellsKeysApartBehindU0000(backend: JSONBackend) throws {
    let reading = Reading("{\"a\\u0000b\": \"\\n1\", \"a\\u0000c\": 2.5, \"a\": {\"c\": \"\\n3\"}}", backend: backend)
    #expect(reading.diagnostics.isEmpty)
    let root = try #require(reading.document?.root)
    expectEqual(root["a\u{0}b"]?.string, "\n1")
    expectEqual(root["a\u{0}c"]?.number, 2.5)
    expectEqual(root["a"]?["c"]?.string, "\n3")
  }

  @Test(arguments: JSONBackend.allCases)
  func findsOneAmongManyThousandKeys(backend: JSONBackend) {
    let keys =
      (0..<50_000).map { "\"a rather long common beginning \($0)\": \($0)" } + ["\"a rather long common beginning 7\": 0"]
    let reading = Reading("{\(keys.joined(separator: ",\n"))}", backend: backend)
    expectEqual(reading.lines.count, 1)
    #expect(reading.lines.first?.hasPrefix("50001:1: DuplicateKey: the key 'a rather long common beginning 7' ") == true)
  }

  @Test func givesThePointersOfManyInOneWalk() {
    let elements = (0..<20_000).map { "{\"x\":{\"a\":[\($0)],\"a/b\":0,\"a/b\":{\"b\":0,\"b\":1}}}" }
    let pointers = Reading("[\(elements.joined(separator: ","))]").diagnostics.map(\.pointer)
    expectEqual(pointers, (0..<20_000).flatMap { ["/\($0)/x/a~1b", "/\($0)/x/a~1b/b"] })
  }

  @Test func `keys that look alike are not one name`() {
    #expect(Reading("{\"a\": 1, \"A\": 2, \"\": 3, \"aa\": 4, \"\u{430}\": 5, \"\u{FF41}\": 6}").diagnostics.isEmpty)
    expectEqual(Reading("{\"\": 1, \"\": 2}").diagnostics.count, 1)
  }

  /// An accent with its letter or behind it, jamo, accents in another order, a sign for a letter, and all of these as escapes.
  static let spellings = [
    ("\u{E9}", "e\u{301}"), ("\\u00e9", "e\u{301}"), ("\u{E9}", "e\\u0301"), ("\u{AC00}", "\u{1100}\u{1161}"),
    ("a\u{323}\u{307}", "a\u{307}\u{323}"), ("K", "\u{212A}"), (";", "\u{37E}"), ("\u{2126}m", "\u{3A9}m"),
  ]

  @Test(arguments: spellings, JSONBackend.allCases)
  func `keys that are one name in other characters are duplicates`(spelling: (String, String), backend: JSONBackend) throws {
    for (first, later) in [spelling, (spelling.1, spelling.0)] {
      let marked = Marked("{\"x\": {⟦\"\(first)\"⟧: \"\\n\", \"b\": 2, ⟦\"\(later)\"⟧: [1.5]}}")
      let reading = Reading(marked.text, backend: backend)
      let spans = marked.places.map { SourceSpan(file: FileID(index: 0), start: $0.lowerBound, end: $0.upperBound) }
      let finding = try #require(reading.diagnostics.first)
      #expect(reading.diagnostics.count == 1 && finding.rule == .duplicateKey && finding.location == .span(spans[1]))
      expectEqual(finding.notes, [.init("the first is here", at: spans[0])])
      #expect(finding.summary.contains("which is the same name as"))
      expectEqual(reading.document?.root["x"]?.members.map(\.value.kind), [.number, .array])
    }
  }

  @Test func `the finding says how both are written`() {
    #expect(
      Reading("{\"\u{E9}\": 1, \"e\u{301}\": 2}").lines == [
        #"1:11: DuplicateKey: the key 'e\#u{301}' is already in this object, as '\u{E9}', which is the same name as 'e\u{301}'"#
      ])
  }

  @Test func `each of many is found, beside those that are the same`() {
    let names = ["\u{E9}", "e\u{301}", "e\\u0301", "\u{E9}", "z"]
    let reading = Reading("{\(names.map { "\"\($0)\": 1" }.joined(separator: ", "))}")
    #expect(reading.diagnostics.count == 3 && reading.diagnostics.allSatisfy { $0.rule == .duplicateKey })
    expectEqual(reading.document?.root.count, 2)
  }

  @Test(arguments: JSONBackend.allCases)
  func `a reader may keep them, and asks about a place or an object`(backend: JSONBackend) throws {
    let text = "{\"\u{E9}\": {\"a\": {\"z\": 1, \"z\u{301}\": 2, \"\u{17A}\": 3}}, \"o\": [], \"e\u{301}\": {\"b\": 2}}"
    let reading = Reading(text, respelled: .kept, backend: backend)
    #expect(reading.diagnostics.isEmpty)
    let root = try #require(reading.document?.root)
    #expect(root.isRespelled && root.count == 3)
    expectEqual(root.respelledMembers.count, 1)
    let inner = try #require(root.members.first { $0.value["a"] != nil }?.value["a"])
    #expect(inner.respelledMembers.count == 1 && inner.count == 3)
    for member in root.members {
      expectEqual((root.respelling(around: member.keySpan) == nil), (member.name == "o"))
      expectEqual((root.respelling(around: member.value.span) == nil), (member.name == "o"))
    }
    // Of members in each other the outermost.
    expectEqual(root.respelling(around: inner.span)?.pointer, "/e\u{301}")
    expectEqual(root["\u{E9}"]?["b"]?.number, 2)
    #expect(!Reading("{\"\u{E9}\": 1}", respelled: .kept).document!.root.isRespelled)
  }

  @Test func `names of many accents, and many names, take no longer than their length`() {
    let letters = String(repeating: "e" + String(repeating: "\u{301}\u{323}", count: 15), count: 10_000)
    expectEqual(Reading("{\"e\u{323}\(letters)\": 1, \"\u{1EB9}\(letters)\": 2}").diagnostics.map(\.rule), [.duplicateKey])
    let keys = (0..<20_000).map { "\"é\($0)\": \($0)" } + ["\"e\u{301}7\": 0"]
    expectEqual(Reading("{\(keys.joined(separator: ",\n"))}").diagnostics.count, 1)
  }

  @Test func doesNotConfuseObjects() {
    #expect(Reading("[{\"a\": {\"a\": 1}}, {\"a\": 2}]").diagnostics.isEmpty)
  }
}
