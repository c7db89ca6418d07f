/// Where and why the scanner stopped. ``JSONMistake`` makes a message of it.
struct JSONFailure {
  enum Reason {
    /// A byte that is not allowed here, or the end of the text.
    case unexpected(JSONExpectation)
    /// A word that begins like `true`, `false` or `null` and differs at the offset.
    case word(start: Int)
    /// A digit is missing.
    case digit(start: Int)
    /// The number from `start` to the offset exceeds every `Double`.
    case infinite(start: Int)
    /// A byte that is not allowed in the string that begins at `start`, or the end of the text in it.
    case string(start: Int)
    /// A byte that is not an escape character, or not a hexadecimal digit of `\u`.
    case escape(start: Int)
    /// Half of a surrogate pair at the offset.
    case surrogate(start: Int)
    /// Too many open containers.
    case depth
  }

  var reason: Reason
  /// Offset of the first byte that cannot continue the text.
  var offset: Int
  /// Nodes of the containers that are open, from the outermost.
  var open: [Int]
}

/// The token that the scanner expects.
enum JSONExpectation: UInt8 {
  case document, firstElement, element, firstKey, key, colon, memberValue, elementEnd, memberEnd, documentEnd
}
