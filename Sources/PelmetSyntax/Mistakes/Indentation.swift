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

  /// The first key inside a container that begins a line no further right than that of the container's bracket: it was meant to be outside.
  func firstKeyOutside(_ container: Int, in tape: JSONTape) -> Int? {
    let (start, end) = (tape.nodes[container].start, tape.nodes[container].end)
    let line = line(of: Int(start))
    return tape.nodes[(container + 1)...].lazy
      .prefix { end <= start || $0.start < end }
      .filter { $0.kind == JSONTape.Kind.key }
      .map { Int($0.start) }
      .first { key in
        let own = self.line(of: key)
        return own != line && margin(own).upperBound == key && margin(own).count <= margin(line).count
      }
  }

  /// Whether a line begins at an offset without white space.
  func isOnMargin(_ offset: Int) -> Bool { lineStarts[line(of: offset)] == offset }

  /// The white space at the beginning of the line of an offset.
  func margin(around offset: Int) -> String { String(decoding: bytes[margin(line(of: offset))], as: UTF8.self) }

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
