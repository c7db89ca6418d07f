/// A comment that allows a statement beside it, or in the line below it.
///
///     navigationBar.tintColor = .red  // pelmet: allow look, the vendor's screen
package struct WaiverComment: Hashable, Sendable {
  package let place: SourcePlace
  /// The line of the statements that it is for.
  package let line: Int
  /// The word for the rule.
  package let word: String
  /// Empty if there is none.
  package let reason: String

  /// The beginning of such a comment.
  static let mark = "// pelmet: allow"

  private static let search = ByteSearch([mark])

  /// The comments of a file, in order.
  static func all(in bytes: [UInt8], file: String) -> [WaiverComment] {
    guard search.finds(in: bytes) else { return [] }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, bytes in
      let line = String(decoding: bytes, as: UTF8.self)
      guard let start = line.firstRange(of: mark) else { return nil }
      let code = line[..<start.lowerBound]
      let words = line[start.upperBound...].split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
      return WaiverComment(
        place: SourcePlace(file: file, line: index + 1, column: code.utf8.count + 1),
        line: code.allSatisfy(\.isWhitespace) ? index + 2 : index + 1, word: trimmed(words[0]),
        reason: words.count > 1 ? trimmed(words[1]) : "")
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.prefix(upTo: start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex))
  }
}
