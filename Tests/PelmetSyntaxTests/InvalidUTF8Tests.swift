import PelmetDiagnostics
import PelmetSyntax
import PelmetTestSupport
import Testing

@Suite struct InvalidUTF8Tests {
  @Test(
    arguments: [
      ([0x80], 0x80), ([0xBF], 0xBF), ([0xC0, 0x80], 0xC0), ([0xC1, 0xBF], 0xC1), ([0xC3], 0xC3), ([0xE0, 0x9F, 0xBF], 0xE0),
      ([0xED, 0xA0, 0x80], 0xED), ([0xE2, 0x82], 0xE2), ([0xF0, 0x8F, 0xBF, 0xBF], 0xF0), ([0xF4, 0x90, 0x80, 0x80], 0xF4),
      ([0xF0, 0x9F, 0x98], 0xF0), ([0xF5, 0x80, 0x80, 0x80], 0xF5), ([0xFF], 0xFF),
    ] as [([UInt8], UInt8)])
  func reportsTheFirstByteOfAnIllFormedCharacter(character: [UInt8], byte: UInt8) {
    let digits = String(byte, radix: 16, uppercase: true)
    let reading = Reading(Array("[\"é\",\n \"a".utf8) + character + Array("\"]".utf8))
    expectEqual(reading.lines, ["2:4: InvalidUTF8: the byte 0x\(digits) is not UTF-8"])
  }

  @Test func saysNothingElseAboutTheFile() {
    #expect(
      Reading(Array("{,, ' \"".utf8) + [0xFF]).lines == ["1:8: InvalidUTF8: the byte 0xFF is not UTF-8"])
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0], 1, "UTF-16"), ([0xFE, 0xFF, 0, 0x7B], 1, "UTF-16"),
      ([0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], 1, "UTF-32"),
      ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x7B], 3, "UTF-32"),
    ] as [([UInt8], Int, String)])
  func `other encodings of Unicode are recognized`(bytes: [UInt8], column: Int, name: String) {
    expectEqual(Reading(bytes).lines, ["1:\(column): InvalidUTF8: the file is \(name), not UTF-8"])
  }

  @Test(arguments: ["\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}"])
  func acceptsTheBordersOfEachLength(text: String) {
    expectEqual(Reading("\"\(text)\"").document?.root.string, text)
  }
}
