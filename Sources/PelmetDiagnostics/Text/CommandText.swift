/// Command lines in messages, for a shell to read.
package enum CommandText {
  /// The words with spaces between them, in double quotes where they need it.
  package static func line(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || plain.contains($0) }
    if isPlain, !word.isEmpty { return word }
    return "\"" + word.flatMap { "\"\\$`".contains($0) ? ["\\", $0] : [$0] } + "\""
  }

  private static let plain = "0123456789-_=./,:+@%".unicodeScalars
}
