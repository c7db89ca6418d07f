import Foundation
import PelmetDiagnostics
import Testing

@Suite struct JSONTextTests {
  @Test func escapesWhatJSONAndTerminalsForbid() {
    let output = JSONText.string("\"\\/\u{0}\n\r\t\u{1B}\u{7F}\u{9B}é😀\r\n\u{202E}\u{E0041}")
    #expect(output == #""\"\\/\u0000\n\r\t\u001b\u007f\u009bé😀\r\n\u202e\udb40\udc41""#)
  }

  @Test func anotherReaderReadsItBack() throws {
    var seed: UInt64 = 7
    func random(_ bound: UInt32) -> UInt32 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: seed >> 33) % bound
    }
    for _ in 0..<2000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<random(12) {
        // Every second character is from the range that needs escapes.
        if let scalar = Unicode.Scalar(random(2) == 0 ? random(0xA0) : random(0x110000)) { text.append(scalar) }
      }
      let output = JSONText.string(String(text))
      #expect(!output.unicodeScalars.contains { $0.value < 0x20 || 0x7F...0x9F ~= $0.value })
      let read = try JSONDecoder().decode(String.self, from: Data(output.utf8))
      #expect(Array(read.unicodeScalars) == Array(text))
    }
  }
}
