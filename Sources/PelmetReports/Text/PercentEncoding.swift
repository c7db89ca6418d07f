/// Percent-encoding: `%` and two hexadecimal digits for each reserved byte.
enum PercentEncoding {
  /// `isPlain` returns whether a byte stays as it is. It treats all bytes above 0x7F alike, so that characters stay whole.
  static func encode(_ text: String, isPlain: (UInt8) -> Bool) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 0xF)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}
