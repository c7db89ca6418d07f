/// What a byte can be to the scanner: one look-up instead of several comparisons.
enum ByteClass {
  static let whitespace: UInt8 = 0b0001
  /// Stands for itself in a string.
  static let plain: UInt8 = 0b0010
  static let digit: UInt8 = 0b0100
  /// Stands behind a backslash; `u` does not count.
  static let escape: UInt8 = 0b1000

  static let table: [UInt8] = (0...255).map { (byte: Int) -> UInt8 in
    var classes: UInt8 = 0
    if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { classes |= whitespace }
    if byte >= 0x20, byte < 0x80, byte != 0x22, byte != 0x5C { classes |= plain }
    if byte >= 0x30, byte <= 0x39 { classes |= digit }
    if "\"\\/bfnrt".utf8.contains(UInt8(byte)) { classes |= escape }
    return classes
  }

  /// The value of a hexadecimal digit.
  static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x41 + 10
    case 0x61...0x66: UInt32(byte) - 0x61 + 10
    default: nil
    }
  }
}
