import PelmetDiagnostics
import PelmetSyntax
import PelmetTestSupport
import Testing

@Suite struct LimitTests {
  @Test(arguments: JSONBackend.allCases)
  func readsFiveHundredAndTwelveLevels(backend: JSONBackend) {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(Reading(text, backend: backend).diagnostics.isEmpty)
  }

  @Test func reportsTheNextBracket() {
    let text = String(repeating: "[\n", count: 513)
    expectEqual(Reading(text).lines, ["513:1: NestedTooDeep: more than 512 objects and arrays are nested in each other"])
  }

  /// As many as Unicode's Stream-Safe Text Format has: to put more in order takes the square of their number.
  @Test(arguments: ["\u{301}", "\\u0301", "\u{1D165}", "\\uD834\\uDD65"]) func readsThirtyMarksOnALetter(mark: String) {
    func text(_ count: Int) -> String { #"{ "e"# + String(repeating: mark, count: count) + #"": "e"# + mark + #"" }"# }
    #expect(Reading(text(30)).diagnostics.isEmpty)
    for count in [31, 100_000] {
      let column = 5 + 30 * mark.utf8.count
      expectEqual(Reading(text(count)).lines, ["1:\(column): NestedTooDeep: more than 30 combining marks follow each other"])
    }
  }

  @Test func countsMarksForEachLetter() {
    let letter = "a" + String(repeating: "\u{301}", count: 20)
    #expect(Reading("[\"\(letter)\(letter)\", \"\(letter)\\n\(letter)\"]").diagnostics.isEmpty)
  }

  @Test func readsSixtyFourMebibytesAndNoMore() {
    let white = [UInt8](repeating: 0x20, count: JSONReader.maximumSize)
    #expect(Reading(white.dropLast(2) + Array("{}".utf8)).diagnostics.isEmpty)
    expectEqual(Reading(white + [0x20]).lines, ["1:1: FileTooLarge: the file has 67108865 bytes, more than 67108864 (64 MiB)"])
  }
}
