import PelmetDiagnostics
import PelmetSyntax
import Testing

@Suite struct DuplicateKeyTests {
  @Test(arguments: JSONBackend.allCases)
  func reportsDuplicateKeyAtTheLaterKeyAndUsesItsValue(backend: JSONBackend) throws {
    let marked = Marked("{\"x\": {⟦\"a\"⟧: \"\\n\", \"b\": 2, ⟦\"\\u0061\"⟧: \"\\t\", ⟦\"a\"⟧: [1.5]}}")
    let reading = Reading(marked.text, backend: backend)
    let spans = marked.places.map { SourceSpan(file: FileID(index: 0), start: $0.lowerBound, end: $0.upperBound) }
    #expect(reading.diagnostics.map(\.location) == [.span(spans[1]), .span(spans[2])])
    #expect(reading.diagnostics.allSatisfy { $0.pointer == "/x/a" && $0.rule == .duplicateKey })
    #expect(reading.diagnostics.allSatisfy { $0.notes == [.init("the first is here", at: spans[0])] })
    let object = try #require(reading.document?.root["x"])
    #expect(object.members.map(\.name) == ["b", "a"])
    #expect(object.count == 2)
    #expect(object["a"]?.elements.map(\.number) == [1.5])
  }

  @Test(arguments: JSONBackend.allCases)
  func tellsKeysApartBehindU0000(backend: JSONBackend) throws {
    let reading = Reading("{\"a\\u0000b\": \"\\n1\", \"a\\u0000c\": 2.5, \"a\": {\"c\": \"\\n3\"}}", backend: backend)
    #expect(reading.diagnostics.isEmpty)
    let root = try #require(reading.document?.root)
    #expect(root["a\u{0}b"]?.string == "\n1")
    #expect(root["a\u{0}c"]?.number == 2.5)
    #expect(root["a"]?["c"]?.string == "\n3")
  }

  @Test(arguments: JSONBackend.allCases)
  func findsOneAmongManyThousandKeys(backend: JSONBackend) {
    let keys =
      (0..<50_000).map { "\"a rather long common beginning \($0)\": \($0)" } + ["\"a rather long common beginning 7\": 0"]
    let reading = Reading("{\(keys.joined(separator: ",\n"))}", backend: backend)
    #expect(reading.lines.count == 1)
    #expect(reading.lines.first?.hasPrefix("50001:1: DuplicateKey: the key 'a rather long common beginning 7' ") == true)
  }

  @Test func givesThePointersOfManyInOneWalk() {
    let elements = (0..<20_000).map { "{\"x\":{\"a\":[\($0)],\"a/b\":0,\"a/b\":{\"b\":0,\"b\":1}}}" }
    let pointers = Reading("[\(elements.joined(separator: ","))]").diagnostics.map(\.pointer)
    #expect(pointers == (0..<20_000).flatMap { ["/\($0)/x/a~1b", "/\($0)/x/a~1b/b"] })
  }

  @Test func comparesKeysByTheirBytes() {
    #expect(Reading("{\"\u{E9}\": 1, \"e\u{301}\": 2}").diagnostics.isEmpty)
    #expect(Reading("{\"a\": 1, \"A\": 2, \"\": 3, \"aa\": 4}").diagnostics.isEmpty)
    #expect(Reading("{\"\": 1, \"\": 2}").diagnostics.count == 1)
  }

  @Test func doesNotConfuseObjects() {
    #expect(Reading("[{\"a\": {\"a\": 1}}, {\"a\": 2}]").diagnostics.isEmpty)
  }
}
