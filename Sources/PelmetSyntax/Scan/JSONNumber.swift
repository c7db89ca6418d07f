/// Values of numbers that the scanner has accepted.
enum JSONNumber {
  /// The nearest `Double`, correctly rounded; infinite when it does not fit.
  static func value(_ text: UnsafePointer<UInt8>, _ range: Range<Int>) -> Double {
    let written = String(decoding: UnsafeBufferPointer(start: text + range.lowerBound, count: range.count), as: UTF8.self)
    return Double(written) ?? .infinity
  }

  /// The integer that is written there; nil when it exceeds `Int`.
  static func integer(_ text: UnsafePointer<UInt8>, _ range: Range<Int>) -> Int? {
    var offset = range.lowerBound
    let isNegative = text[offset] == UInt8(ascii: "-")
    if isNegative { offset &+= 1 }
    var value = 0
    while offset < range.upperBound {
      let digit = Int(text[offset]) &- 0x30
      let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = product.addingReportingOverflow(isNegative ? 0 &- digit : digit)
      if overflowed || overflows { return nil }
      value = sum
      offset &+= 1
    }
    return value
  }
}
