/// The places of offsets in a text as compilers count them: from 1, columns in bytes of UTF-8.
package struct LineTable {
  /// The offsets at which lines begin.
  private let starts: [Int]

  package init(_ text: [UInt8]) {
    var starts = [0]
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      if byte == UInt8(ascii: "\r"), index < text.count, text[index] == UInt8(ascii: "\n") { index += 1 }
      starts.append(index)
    }
    self.starts = starts
  }

  package func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
