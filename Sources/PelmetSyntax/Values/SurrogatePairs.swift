#if canImport(CJSONC)
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// Writes characters for escaped surrogate pairs, so that json-c never sees one.
  ///
  /// json-c 0.16 takes a pair for half of one where the code point's low sixteen bits look like a surrogate: `\uD876\uDCAA`, U+2D8AA.
  enum SurrogatePairs {
    /// JSON of the same values without such pairs; nil where it has none, as almost all JSON. `range` begins outside of strings.
    static func replaced(in text: UnsafePointer<UInt8>, _ range: Range<Int>) -> [UInt8]? {
      var output: [UInt8] = []
      var copied = range.lowerBound
      var offset = range.lowerBound
      while offset < range.upperBound, let found = memchr(text + offset, CInt(UInt8(ascii: "\\")), range.upperBound - offset) {
        offset = text.distance(to: UnsafePointer(found.assumingMemoryBound(to: UInt8.self)))
        guard let high = EscapeSequence.unit(text, at: offset, count: range.upperBound), high & 0xFC00 == 0xD800,
          let low = EscapeSequence.unit(text, at: offset + 6, count: range.upperBound), low & 0xFC00 == 0xDC00
        else {
          offset += 2
          continue
        }
        output.append(contentsOf: UnsafeBufferPointer(start: text + copied, count: offset - copied))
        EscapeSequence.unescape(text, offset..<offset + 12, into: &output)
        offset += 12
        copied = offset
      }
      guard copied > range.lowerBound else { return nil }
      output.append(contentsOf: UnsafeBufferPointer(start: text + copied, count: range.upperBound - copied))
      return output
    }
  }
#endif
