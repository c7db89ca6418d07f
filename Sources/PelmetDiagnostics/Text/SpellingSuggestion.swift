/// Finds the name that a misspelt one was probably meant to be.
package enum SpellingSuggestion {
  /// The name that differs from `written` in case alone, otherwise the nearest one within max(1, length / 3) edits; nil when there is
  /// none, or when two are equally near. An edit adds, drops or replaces a character, or swaps two neighbours (Damerau-Levenshtein).
  package static func nearest(to written: String, among names: some Sequence<String>) -> String? {
    SpellingIndex(names).nearest(to: written)
  }

  /// Whether one name becomes the other with at most `limit` edits.
  package static func isNear(_ a: String, _ b: String, limit: Int) -> Bool {
    var work = 0
    return Spelling(a).distance(to: Spelling(b), limit: limit, counting: &work) != nil
  }
}

/// Names to which many written ones are compared.
///
/// A file may have a million mistakes beside a million names: once so many comparisons were made that no file of people needs them, there
/// is no further suggestion.
package final class SpellingIndex {
  /// The letters and pairs of letters that are compared in all searches together; a search that begins before is finished.
  private static let maximumWork = 20_000_000

  private let names: [String]
  private lazy var spellings = names.map(Spelling.init)
  /// The letters and pairs of letters that were compared.
  package private(set) var work = 0

  package init(_ names: some Sequence<String>) {
    self.names = Array(names)
  }

  /// See ``SpellingSuggestion/nearest(to:among:)``.
  ///
  /// - Parameter own: A name that cannot be meant.
  package func nearest(to written: String, except own: String? = nil) -> String? {
    guard work < Self.maximumWork, written.utf8.count <= Spelling.maximumLength else { return nil }
    let wanted = Spelling(written)
    let limit = max(1, wanted.count / 3)
    var best: (name: String, distance: Int)?
    var isTie = false
    for spelling in spellings where spelling.name != own {
      work += 1
      let edits =
        spelling.isCase(of: wanted) ? 0 : wanted.distance(to: spelling, limit: limit, counting: &work).map { max($0, 1) }
      guard let edits, edits <= best?.distance ?? limit, spelling.name != best?.name else { continue }
      isTie = edits == best?.distance
      best = (spelling.name, edits)
    }
    return isTie ? nil : best?.name
  }
}

/// A name with what comparing it takes.
private struct Spelling {
  /// The length in UTF-8 beyond which names are not compared: comparing takes the product of two lengths.
  static let maximumLength = 512

  let name: String
  /// The number of characters.
  let count: Int
  /// A bit for each letter that occurs, whatever its case; letters may share one.
  private let letters: UInt64
  private let isASCII: Bool

  init(_ name: String) {
    self.name = name
    var letters: UInt64 = 0
    var isASCII = true
    for byte in name.utf8 {
      letters |= 1 << UInt64(Self.folded(byte) & 63)
      isASCII = isASCII && byte < 0x80 && byte != 0x0D
    }
    (self.letters, self.isASCII) = (letters, isASCII)
    count = isASCII ? name.utf8.count : name.count
  }

  private static func folded(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// Whether the two differ in case alone, if at all.
  func isCase(of other: Spelling) -> Bool {
    guard isASCII, other.isASCII else { return name.lowercased() == other.name.lowercased() }
    guard count == other.count, letters == other.letters else { return false }
    return name.utf8.elementsEqual(other.name.utf8) { Self.folded($0) == Self.folded($1) }
  }

  /// Nil when more than `limit` edits are needed. Each character is edited at most once.
  func distance(to other: Spelling, limit: Int, counting work: inout Int) -> Int? {
    guard abs(count - other.count) <= limit, max(name.utf8.count, other.name.utf8.count) <= Self.maximumLength else { return nil }
    if isASCII, other.isASCII {
      // A letter that only one of them has takes an edit.
      let (own, others) = (letters & ~other.letters, other.letters & ~letters)
      guard own.nonzeroBitCount <= limit, others.nonzeroBitCount <= limit else { return nil }
      work += count * other.count
      return Self.distance(Array(name.utf8), Array(other.name.utf8), limit: limit)
    }
    work += count * other.count
    return Self.distance(Array(name), Array(other.name), limit: limit)
  }

  private static func distance<Letter: Equatable>(_ a: [Letter], _ b: [Letter], limit: Int) -> Int? {
    var beforeLast = Array(repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var current = beforeLast
    for (row, letter) in a.enumerated() {
      current[0] = row + 1
      for (column, other) in b.enumerated() {
        var edits = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == b[column - 1], a[row - 1] == other {
          edits = min(edits, beforeLast[column - 1] + 1)
        }
        current[column + 1] = edits
      }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    let edits = last[b.count]
    return edits <= limit ? edits : nil
  }
}
