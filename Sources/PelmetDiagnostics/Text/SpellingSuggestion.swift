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
    return Spelling(a).distance(to: Spelling(b), limit: limit, &work) != nil
  }
}

/// Names to which many written ones are compared.
///
/// A file may have a million mistakes beside a million names: once so much was compared that no file of people needs it, there is no further
/// suggestion.
package final class SpellingIndex {
  /// The work of all searches together: 1 for a pair of letters, 4 for a name that is looked at. A search that begins before is finished.
  /// A thousand mistakes among ten thousand names that are not alike take as many.
  private static let maximumWork = 50_000_000

  private let names: [String]
  private lazy var spellings = names.map(Spelling.init)
  /// Names by how they read in lower case; nil where several names read alike.
  private lazy var byCase = Dictionary(spellings.map { ($0.lowercased, $0.name as String?) }) { $0 == $1 ? $0 : nil }
  /// The work of the searches so far.
  package private(set) var work = 0

  package init(_ names: some Sequence<String>) {
    self.names = Array(names)
  }

  /// See ``SpellingSuggestion/nearest(to:among:)``.
  ///
  /// - Parameter own: A name that cannot be meant.
  package func nearest(to written: String, except own: String? = nil) -> String? {
    guard work < Self.maximumWork else { return nil }
    let wanted = Spelling(written)
    if let same = byCase[wanted.lowercased], own == nil || same != own { return same }
    guard wanted.letters.count <= Spelling.maximumLength else { return nil }
    var limit = max(1, wanted.letters.count / 3)
    var best: (name: String, distance: Int)?
    var isTie = false
    work += names.count * 4
    spellings.withUnsafeBufferPointer { spellings in
      for index in spellings.indices where wanted.mayBeNear(spellings[index], limit: limit) {
        let spelling = spellings[index]
        guard let edits = wanted.distance(to: spelling, limit: limit, &work).map({ max($0, 1) }), spelling.name != own,
          spelling.name != best?.name
        else { continue }
        isTie = edits == best?.distance
        best = (spelling.name, edits)
        limit = edits
      }
    }
    return isTie ? nil : best?.name
  }
}

/// A name with what comparing it takes.
private struct Spelling {
  /// The number of letters beyond which names are not compared: comparing takes the product of two lengths.
  static let maximumLength = 512

  let name: String
  /// A number for each character.
  let letters: [UInt32]
  /// A bit for each letter that occurs, whatever its case; letters may share one.
  private let marks: UInt64

  init(_ name: String) {
    self.name = name
    // Of a longer name, as many as tell that it is too long.
    let start = name.prefix(Self.maximumLength + 1)
    let letters = start.utf8.allSatisfy { $0 < 0x80 } ? start.utf8.map(UInt32.init) : start.map(Self.number)
    self.letters = letters
    marks = letters.reduce(0) { $0 | 1 << UInt64(Self.folded($1) & 63) }
  }

  var lowercased: String { name.lowercased() }

  /// The scalar of a character; of several scalars a number that hardly another character has.
  private static func number(_ character: Character) -> UInt32 {
    let scalars = character.unicodeScalars
    return scalars.dropFirst().reduce(scalars.first?.value ?? 0) { ($0 &* 0x0100_0193) ^ $1.value }
  }

  private static func folded(_ letter: UInt32) -> UInt32 { (0x41...0x5A).contains(letter) ? letter | 0x20 : letter }

  /// False if it certainly takes more than `limit` edits: for the length, or because each letter that only one of them has takes one.
  func mayBeNear(_ other: Spelling, limit: Int) -> Bool {
    let longer = letters.count - other.letters.count
    return longer <= limit && -longer <= limit && (marks & ~other.marks).nonzeroBitCount <= limit
      && (other.marks & ~marks).nonzeroBitCount <= limit
  }

  /// Nil when more than `limit` edits are needed. Each character is edited at most once.
  ///
  /// - Parameter work: Grows by the pairs of letters that are compared.
  func distance(to other: Spelling, limit: Int, _ work: inout Int) -> Int? {
    guard mayBeNear(other, limit: limit), max(letters.count, other.letters.count) <= Self.maximumLength else { return nil }
    return letters.withUnsafeBufferPointer { a in
      other.letters.withUnsafeBufferPointer { b in
        // A common beginning and a common end take no edit.
        var (start, ends) = (0, (a.count, b.count))
        while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
        while ends.0 > start, ends.1 > start, a[ends.0 - 1] == b[ends.1 - 1] { ends = (ends.0 - 1, ends.1 - 1) }
        work += (ends.0 - start) * (2 * limit + 1)
        return Self.distance(
          UnsafeBufferPointer(rebasing: a[start..<ends.0]), UnsafeBufferPointer(rebasing: b[start..<ends.1]), limit: limit)
      }
    }
  }

  private static func distance(_ a: UnsafeBufferPointer<UInt32>, _ b: UnsafeBufferPointer<UInt32>, limit: Int) -> Int? {
    let width = b.count + 1
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { rows -> Int? in
      // More than `limit`, where nothing was looked at.
      rows.initialize(repeating: limit + 1)
      for column in 0...min(b.count, limit) { rows[column] = column }
      for row in 0..<a.count {
        let (beforeLast, last, current) = ((row + 2) % 3 * width, row % 3 * width, (row + 1) % 3 * width)
        // Further from the diagonal it takes more edits than allowed.
        let (from, to) = (max(0, row - limit), min(b.count, row + limit + 1))
        rows[current + from] = from == 0 ? row + 1 : limit + 1
        var least = rows[current + from]
        if to < b.count { rows[current + to + 1] = limit + 1 }
        for column in from..<max(from, to) {
          let isSame = a[row] == b[column]
          var edits = min(rows[last + column + 1], rows[current + column]) + 1
          edits = min(edits, rows[last + column] + (isSame ? 0 : 1))
          if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
            edits = min(edits, rows[beforeLast + column - 1] + 1)
          }
          rows[current + column + 1] = edits
          least = min(least, edits)
        }
        // A swap of neighbours looks two rows back.
        if least > limit + 1 { return nil }
      }
      let edits = rows[a.count % 3 * width + b.count]
      return edits <= limit ? edits : nil
    }
  }
}
