/// Finds the name that a misspelt one was probably meant to be.
package enum SpellingSuggestion {
  /// The name that differs from `written` in case alone, otherwise the nearest one within max(1, length / 3) edits; nil when there is
  /// none, or when two are equally near. An edit adds, drops or replaces a character, or swaps two neighbours (Damerau-Levenshtein).
  package static func nearest(to written: String, among names: some Sequence<String>) -> String? {
    let lowercased = written.lowercased()
    let wanted = Array(written)
    var best: (name: String, distance: Int)?
    var isTie = false
    let limit = max(1, wanted.count / 3)
    for name in names {
      let distance =
        name.lowercased() == lowercased ? 0 : self.distance(wanted, Array(name), limit: limit).map { max($0, 1) }
      guard let distance, distance <= best?.distance ?? limit, name != best?.name else { continue }
      isTie = distance == best?.distance
      best = (name, distance)
    }
    return isTie ? nil : best?.name
  }

  /// Whether one name becomes the other with at most `limit` edits.
  package static func isNear(_ a: String, _ b: String, limit: Int) -> Bool { distance(Array(a), Array(b), limit: limit) != nil }

  /// Nil when more than `limit` edits are needed. Each character is edited at most once.
  private static func distance(_ a: [Character], _ b: [Character], limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for (row, character) in a.enumerated() {
      var current = [row + 1]
      for (column, other) in b.enumerated() {
        var edits = min(last[column + 1] + 1, current[column] + 1, last[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == b[column - 1], a[row - 1] == other {
          edits = min(edits, beforeLast[column - 1] + 1)
        }
        current.append(edits)
      }
      beforeLast = last
      last = current
    }
    let edits = last[b.count]
    return edits <= limit ? edits : nil
  }
}
