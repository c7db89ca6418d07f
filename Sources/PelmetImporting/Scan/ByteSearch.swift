/// Looks for any of some words in bytes, in one pass.
struct ByteSearch {
  /// The words by their first bytes.
  private let words: [[[UInt8]]]

  init(_ words: [String]) {
    var byFirst = Array(repeating: [[UInt8]](), count: 256)
    for word in words.map({ Array($0.utf8) }) where !word.isEmpty { byFirst[Int(word[0])].append(word) }
    self.words = byFirst
  }

  func finds(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      words.withUnsafeBufferPointer { words in
        bytes.indices.contains { index in
          let candidates = words[Int(bytes[index])]
          return !candidates.isEmpty && candidates.contains { bytes[index...].starts(with: $0) }
        }
      }
    }
  }
}
