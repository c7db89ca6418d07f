import PelmetDiagnostics
import PelmetSyntax
import Testing

@Suite struct LimitTests {
  @Test(arguments: JSONBackend.allCases)
  func readsFiveHundredAndTwelveLevels(backend: JSONBackend) {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(Reading(text, backend: backend).diagnostics.isEmpty)
  }

  @Test func reportsTheNextBracket() {
    let text = String(repeating: "[\n", count: 513)
    #expect(Reading(text).lines == ["513:1: NestedTooDeep: more than 512 objects and arrays are nested in each other"])
  }

  @Test func readsSixtyFourMebibytesAndNoMore() {
    let white = [UInt8](repeating: 0x20, count: JSONReader.maximumSize)
    #expect(Reading(white.dropLast(2) + Array("{}".utf8)).diagnostics.isEmpty)
    #expect(Reading(white + [0x20]).lines == ["1:1: FileTooLarge: the file has 67108865 bytes, more than 67108864 (64 MiB)"])
  }
}
