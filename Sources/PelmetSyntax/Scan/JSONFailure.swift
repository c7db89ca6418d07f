/// Where and why the scanner stopped. Says nothing about words: see ``JSONMistake``.
struct JSONFailure {
  enum Reason {
    /// A byte that cannot stand here, or the end of the text.
    case unexpected(JSONExpectation)
    /// A word that begins like `true`, `false` or `null` at the offset, and goes on differently.
    case word(start: Int)
    /// A digit is due.
    case digit(start: Int)
    /// The number from `start` to the offset exceeds every `Double`.
    case infinite(start: Int)
    /// A byte that cannot stand in the string that begins at `start`, or the end of the text in it.
    case string(start: Int)
    /// A byte that is no escape character, or no hexadecimal digit of `\u`.
    case escape(start: Int)
    /// Half of a surrogate pair at the offset.
    case surrogate(start: Int)
    /// One container too many.
    case depth
  }

  var reason: Reason
  /// Offset of the first byte that cannot continue the text.
  var offset: Int
  /// Nodes of the containers that are open, from the outermost.
  var open: [Int]
}

/// What the scanner is waiting for between two tokens.
enum JSONExpectation: UInt8 {
  case document, firstElement, element, firstKey, key, colon, memberValue, elementEnd, memberEnd, documentEnd
}
