/// `%` and two hexadecimal digits for a byte that may not stand for itself.
enum PercentEncoding {
  /// `isPlain` says which bytes stay; of the bytes above 0x7F it keeps all or none, so that characters stay whole.
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
