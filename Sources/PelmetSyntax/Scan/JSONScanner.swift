/// Finds the places of all keys and values, and the first departure from RFC 8259, in one pass.
///
/// One flat function over raw pointers: the build plugin runs it without optimization, where a call for each byte costs twenty times as much.
package enum JSONScanner {
  /// The number of containers that may be open at once.
  static let maximumDepth = 512

  /// The nodes up to the end or to the failure. Strings and numbers are not evaluated yet.
  static func scan(_ bytes: [UInt8]) -> (tape: JSONTape, failure: JSONFailure?) {
    // A value needs a separator or, at the end of the text, an open container: the last ones of a truncated text have no closing bracket.
    // Memory that is not written to costs nothing, and only what was written is kept.
    let nodes = UnsafeMutableBufferPointer<JSONTape.Node>.allocate(capacity: bytes.count / 2 + maximumDepth + 2)
    defer { nodes.deallocate() }
    var (count, mayHaveMarks) = (0, false)
    let failure = bytes.withUnsafeBufferPointer { input in
      ByteClass.table.withUnsafeBufferPointer { classes in
        withUnsafeTemporaryAllocation(of: Int.self, capacity: maximumDepth) { open -> JSONFailure? in
          guard let classes = classes.baseAddress, let nodes = nodes.baseAddress, let open = open.baseAddress else { return nil }
          // An empty array may have no address; nothing is read from the one in its place.
          let text = input.baseAddress ?? classes
          return scan(
            text, count: input.count, classes: classes, nodes: nodes, open: open, written: &count, mayHaveMarks: &mayHaveMarks)
        }
      }
    }
    return (JSONTape(nodes: Array(nodes.prefix(count)), mayHaveMarks: mayHaveMarks), failure)
  }

  /// Whether the bytes are JSON. Evaluates no values: for benchmarks and fuzzing.
  package static func accepts(_ bytes: [UInt8]) -> Bool { scan(bytes).failure == nil }

  private static func scan(
    _ text: UnsafePointer<UInt8>, count: Int, classes: UnsafePointer<UInt8>, nodes: UnsafeMutablePointer<JSONTape.Node>,
    open: UnsafeMutablePointer<Int>, written: inout Int, mayHaveMarks: inout Bool
  ) -> JSONFailure? {
    var offset = 0
    var node = 0
    var depth = 0
    var expecting = JSONExpectation.document
    var reason: JSONFailure.Reason?

    scanning: while true {
      while offset < count, classes[Int(text[offset])] & ByteClass.whitespace != 0 { offset &+= 1 }
      if offset == count {
        if expecting != .documentEnd { reason = .unexpected(expecting) }
        break scanning
      }
      let byte = text[offset]

      // Punctuation, and whether a key or a value may begin here.
      var isKey = false
      var closes = false
      switch expecting {
      case .elementEnd:
        if byte == UInt8(ascii: ",") {
          offset &+= 1
          expecting = .element
          continue scanning
        }
        closes = byte == UInt8(ascii: "]")
        if !closes {
          reason = .unexpected(expecting)
          break scanning
        }
      case .memberEnd:
        if byte == UInt8(ascii: ",") {
          offset &+= 1
          expecting = .key
          continue scanning
        }
        closes = byte == UInt8(ascii: "}")
        if !closes {
          reason = .unexpected(expecting)
          break scanning
        }
      case .colon:
        if byte != UInt8(ascii: ":") {
          reason = .unexpected(expecting)
          break scanning
        }
        offset &+= 1
        expecting = .memberValue
        continue scanning
      case .firstKey, .key:
        isKey = true
        closes = expecting == .firstKey && byte == UInt8(ascii: "}")
        if !closes, byte != UInt8(ascii: "\"") {
          reason = .unexpected(expecting)
          break scanning
        }
      case .firstElement:
        closes = byte == UInt8(ascii: "]")
      case .documentEnd:
        reason = .unexpected(expecting)
        break scanning
      case .document, .element, .memberValue:
        break
      }

      if closes {
        offset &+= 1
        depth &-= 1
        nodes[open[depth]].end = UInt32(truncatingIfNeeded: offset)
        nodes[open[depth]].setPayload(node)
      } else if byte == UInt8(ascii: "\"") {
        let start = offset
        var flags: UInt32 = 0
        offset &+= 1
        string: while true {
          while offset < count, classes[Int(text[offset])] & ByteClass.plain != 0 { offset &+= 1 }
          if offset == count {
            reason = .string(start: start)
            break scanning
          }
          let byte = text[offset]
          if byte == UInt8(ascii: "\"") { break string }
          if byte == UInt8(ascii: "\\") {
            flags = JSONTape.Flag.stored
            if offset &+ 1 < count, classes[Int(text[offset &+ 1])] & ByteClass.escape != 0 {
              offset &+= 2
            } else if let failed = EscapeSequence.advance(text, count: count, string: start, offset: &offset) {
              reason = failed
              break scanning
            } else {
              mayHaveMarks = true
            }
          } else if byte >= 0x80, let length = UTF8Check.length(text, at: offset, count: count) {
            if isKey { flags |= JSONTape.Flag.nonASCII }
            if byte >= CombiningMarks.firstByte { mayHaveMarks = true }
            offset &+= length
          } else {
            reason = .string(start: start)
            break scanning
          }
        }
        offset &+= 1
        nodes[node] = JSONTape.Node(
          start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: offset),
          word: (isKey ? JSONTape.Kind.key : JSONTape.Kind.string) | flags)
        node &+= 1
        if isKey {
          expecting = .colon
          continue scanning
        }
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        if depth == maximumDepth {
          reason = .depth
          break scanning
        }
        let isObject = byte == UInt8(ascii: "{")
        open[depth] = node
        depth &+= 1
        nodes[node] = JSONTape.Node(
          start: UInt32(truncatingIfNeeded: offset), end: 0, word: isObject ? JSONTape.Kind.object : JSONTape.Kind.array)
        node &+= 1
        offset &+= 1
        expecting = isObject ? .firstKey : .firstElement
        continue scanning
      } else if byte == UInt8(ascii: "-") || classes[Int(byte)] & ByteClass.digit != 0 {
        let start = offset
        if byte == UInt8(ascii: "-") { offset &+= 1 }
        if offset == count || classes[Int(text[offset])] & ByteClass.digit == 0 {
          reason = .digit(start: start)
          break scanning
        }
        if text[offset] == UInt8(ascii: "0") {
          offset &+= 1
        } else {
          while offset < count, classes[Int(text[offset])] & ByteClass.digit != 0 { offset &+= 1 }
        }
        var flags = JSONTape.Flag.integer
        if offset < count, text[offset] == UInt8(ascii: ".") {
          flags = JSONTape.Flag.stored
          offset &+= 1
          if offset == count || classes[Int(text[offset])] & ByteClass.digit == 0 {
            reason = .digit(start: start)
            break scanning
          }
          while offset < count, classes[Int(text[offset])] & ByteClass.digit != 0 { offset &+= 1 }
        }
        // Below 200 digits and with an exponent below 100 a number is finite.
        var mayBeInfinite = offset &- start > 200
        if offset < count, text[offset] | 0x20 == UInt8(ascii: "e") {
          flags = JSONTape.Flag.stored
          offset &+= 1
          if offset < count, text[offset] == UInt8(ascii: "+") || text[offset] == UInt8(ascii: "-") { offset &+= 1 }
          let exponent = offset
          while offset < count, classes[Int(text[offset])] & ByteClass.digit != 0 { offset &+= 1 }
          if offset == exponent {
            reason = .digit(start: start)
            break scanning
          }
          if offset &- exponent > 2 { mayBeInfinite = true }
        }
        if offset &- start > JSONTape.shortInteger { flags |= JSONTape.Flag.stored }
        if mayBeInfinite, JSONNumber.value(text, start..<offset).isInfinite {
          reason = .infinite(start: start)
          break scanning
        }
        nodes[node] = JSONTape.Node(
          start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: offset), word: JSONTape.Kind.number | flags)
        node &+= 1
      } else {
        guard let kind = JSONWord.kind(byte) else {
          reason = .unexpected(expecting)
          break scanning
        }
        let start = offset
        if !JSONWord.advance(text, count: count, kind: kind, offset: &offset) {
          reason = .word(start: start)
          break scanning
        }
        nodes[node] = JSONTape.Node(
          start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: offset), word: kind)
        node &+= 1
      }

      // A value has ended.
      if depth == 0 {
        expecting = .documentEnd
      } else {
        expecting = nodes[open[depth &- 1]].kind == JSONTape.Kind.object ? .memberEnd : .elementEnd
      }
    }

    written = node
    return reason.map { reason in
      JSONFailure(reason: reason, offset: offset, open: (0..<depth).map { open[$0] })
    }
  }
}
