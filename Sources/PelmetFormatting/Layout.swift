internal import PelmetDiagnostics
internal import PelmetSyntax

/// The values of a document in the order in which they are written, with the length of each on one line. A list, and no tree: depth costs no
/// recursion.
struct Layout {
  private let bytes: [UInt8]
  private var nodes: [Node] = []

  private struct Node {
    /// The bytes of the key with its quotes; empty for elements.
    let key: Range<Int>
    /// The bytes of the value.
    let value: Range<Int>
    /// The brackets of an object or an array.
    let brackets: Brackets?
    /// The index of the object or array around it; -1 for the root.
    let container: Int
    /// Whether a blank line is before it.
    let followsBlankLine: Bool
    /// Whether its members are on lines of their own, however short they are.
    var isOpen: Bool
    /// The number of characters on one line, the key included.
    var width = 0
    /// The index of the first node behind it and all that is in it.
    var end = 0
  }

  private enum Brackets {
    case object, array

    var texts: (open: String, inside: String, close: String) {
      switch self {
      case .object: ("{", " ", "}")
      case .array: ("[", "", "]")
      }
    }
  }

  init(of root: JSONValue, in bytes: [UInt8], _ order: KeyOrder) {
    self.bytes = bytes
    list(root, order)
    measure()
  }

  // MARK: - Reading

  /// A value that is not yet listed.
  private struct Item {
    let value: JSONValue
    let key: SourceSpan?
    let order: KeyOrder
    let container: Int
    let followsBlankLine: Bool
  }

  private mutating func list(_ root: JSONValue, _ order: KeyOrder) {
    // The next one is the last.
    var pending = [Item(value: root, key: nil, order: order, container: -1, followsBlankLine: false)]
    var open: [Int] = []
    while let item = pending.popLast() {
      while let last = open.last, last != item.container {
        nodes[last].end = nodes.count
        open.removeLast()
      }
      let items = items(in: item.value, at: nodes.count, item.order)
      let brackets: Brackets? = item.value.kind == .object ? .object : item.value.kind == .array ? .array : nil
      nodes.append(
        Node(
          key: item.key?.range ?? 0..<0, value: item.value.span.range, brackets: brackets, container: item.container,
          followsBlankLine: item.followsBlankLine,
          isOpen: !items.isEmpty && item.value.spaceAfterBracket.utf8.contains { $0 == .lineFeed || $0 == .carriageReturn },
          end: nodes.count + 1))
      guard !items.isEmpty else { continue }
      open.append(nodes.count - 1)
      pending += items.reversed()
    }
    for index in open { nodes[index].end = nodes.count }
  }

  private func items(in value: JSONValue, at container: Int, _ order: KeyOrder) -> [Item] {
    switch value.kind {
    case .object:
      return order.arranged(value).map { member, order in
        Item(
          value: member.value, key: member.keySpan, order: order, container: container,
          followsBlankLine: isBlank(before: Int(member.keySpan.start)))
      }
    case .array:
      let inside = order.inElements
      return value.elements.map {
        Item(value: $0, key: nil, order: inside, container: container, followsBlankLine: isBlank(before: Int($0.span.start)))
      }
    default: return []
    }
  }

  /// Whether a line before this place, behind whatever is written there, has nothing in it.
  private func isBlank(before offset: Int) -> Bool {
    var (offset, lines) = (offset - 1, 0)
    while offset >= 0, " \t\n\r".utf8.contains(bytes[offset]) {
      if bytes[offset] == .lineFeed { lines += 1 }
      offset -= 1
    }
    return lines > 1
  }

  /// Members and elements come behind their object or array, so that going backwards finds them done.
  private mutating func measure() {
    for index in nodes.indices.reversed() {
      let key = nodes[index].key
      nodes[index].width += length(key) + (key.isEmpty ? 0 : 2)
      if let texts = nodes[index].brackets?.texts {
        let isEmpty = nodes[index].end == index + 1
        nodes[index].width += 2 + (isEmpty ? 0 : 2 * texts.inside.utf8.count)
      } else {
        nodes[index].width += length(nodes[index].value)
      }
      let container = nodes[index].container
      guard container >= 0 else { continue }
      let isFirst = container == index - 1
      nodes[container].width += nodes[index].width + (isFirst ? 0 : 2)
      nodes[container].isOpen = nodes[container].isOpen || nodes[index].isOpen
    }
  }

  private func length(_ range: Range<Int>) -> Int { bytes[range].count { $0 & 0xC0 != 0x80 } }

  // MARK: - Writing

  /// The text; `nil` if it has more bytes than `limit`.
  func text(_ style: TextStyle, atMost limit: Int) -> [UInt8]? {
    var output = Lines(style, end: style.lineEnd ?? foundLineEnd, capacity: bytes.count)
    var open: [(node: Int, isOneLine: Bool)] = []
    func close(_ output: inout Lines) {
      let last = open.removeLast()
      guard let texts = nodes[last.node].brackets?.texts else { return }
      if last.isOneLine { output.write(texts.inside) } else { output.begin(open.count) }
      output.write(texts.close)
    }
    for (index, node) in nodes.enumerated() {
      while let last = open.last, nodes[last.node].end == index { close(&output) }
      if let container = open.last {
        let isFirst = container.node == index - 1
        if !isFirst { output.write(container.isOneLine ? ", " : ",") }
        if !container.isOneLine { output.begin(open.count, afterBlankLine: node.followsBlankLine && !isFirst) }
      }
      if !node.key.isEmpty {
        output.bytes += bytes[node.key]
        output.write(": ")
      }
      guard let texts = node.brackets?.texts else {
        output.bytes += bytes[node.value]
        continue
      }
      output.write(texts.open)
      guard node.end > index + 1 else {
        output.write(texts.close)
        continue
      }
      let isOneLine = open.last?.isOneLine ?? false || !node.isOpen && fits(index, at: open.count, style)
      if isOneLine { output.write(texts.inside) }
      open.append((index, isOneLine))
      guard output.bytes.count <= limit else { return nil }
    }
    while !open.isEmpty { close(&output) }
    output.write(output.end)
    return output.bytes.count <= limit ? output.bytes : nil
  }

  /// The lines that are written so far.
  private struct Lines {
    var bytes: [UInt8] = []
    let end: String
    private let indentation: [UInt8]
    /// The white space at the beginning of the most indented line so far.
    private var margin: [UInt8] = []

    init(_ style: TextStyle, end: String, capacity: Int) {
      (self.end, indentation) = (end, Array(style.indentation.utf8))
      bytes.reserveCapacity(capacity)
    }

    mutating func write(_ text: String) { bytes += text.utf8 }

    mutating func begin(_ level: Int, afterBlankLine: Bool = false) {
      if afterBlankLine { write(end) }
      write(end)
      let width = level * indentation.count
      while margin.count < width { margin += indentation }
      bytes += margin[..<width]
    }
  }

  /// Whether a node fits into one line of its own, the comma behind it included.
  private func fits(_ index: Int, at level: Int, _ style: TextStyle) -> Bool {
    guard let length = style.lineLength else { return true }
    let container = nodes[index].container
    let isLast = container < 0 || nodes[container].end == nodes[index].end
    return level * style.indentationWidth + nodes[index].width + (isLast ? 0 : 1) <= length
  }

  private var foundLineEnd: String {
    guard let end = bytes.firstIndex(of: .lineFeed), end > 0, bytes[end - 1] == .carriageReturn else { return "\n" }
    return "\r\n"
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}
