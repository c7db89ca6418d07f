/// The indentation of a file's lines, which tells where brackets were meant to be closed.
struct Indentation {
  private let bytes: [UInt8]
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// The container that ends first among those whose closing bracket begins a line further left than the line of the opening one: that
  /// bracket was meant to close another.
  func firstUnclosed(in tape: JSONTape) -> Int? {
    let containers = tape.nodes.indices.filter { index in
      let node = tape.nodes[index]
      guard node.kind <= JSONTape.Kind.array, node.end > node.start else { return false }
      let (open, close) = (line(of: Int(node.start)), line(of: Int(node.end) - 1))
      return open != close && margin(close).upperBound == Int(node.end) - 1 && margin(close).count < margin(open).count
    }
    return containers.min { tape.nodes[$0].end < tape.nodes[$1].end }
  }

  /// The number of the line, counted from 0, by halving.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The white space at the beginning of a line.
  private func margin(_ line: Int) -> Range<Int> {
    var end = lineStarts[line]
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return lineStarts[line]..<end
  }
}
