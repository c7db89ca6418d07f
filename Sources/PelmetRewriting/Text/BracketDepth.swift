/// How deep square and angle brackets are in each other where they could all be a type's. The parser tries such brackets as a type and as
/// an expression, level by level, and so takes twice as long for each.
package enum BracketDepth {
  /// More than any type in use has, and no noticeable time.
  package static let limit = 12

  /// The offset of the first bracket beyond the limit.
  package static func firstBeyondLimit(in text: [UInt8]) -> Int? {
    var depth = 0
    var last = UInt8(ascii: "\n")
    var isComment = false
    for (offset, byte) in text.enumerated() {
      defer { last = byte }
      if isComment {
        isComment = byte != UInt8(ascii: "\n")
        continue
      }
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "<"): if last != UInt8(ascii: " ") { depth += 1 }
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: ">"): if last != UInt8(ascii: "-"), last != UInt8(ascii: " ") { depth = max(0, depth - 1) }
      case UInt8(ascii: "/"): isComment = last == byte
      // No type has one of these.
      case UInt8(ascii: "\""), UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "="): depth = 0
      default: break
      }
      if depth > limit { return offset }
    }
    return nil
  }
}
