/// The fate of keys that are one name, though their characters differ.
package enum RespelledKeys: Hashable, Sendable {
  /// An error as for a key that is there twice.
  case refused
  /// All are seen. Who reads the document reports those that someone needs: ``JSONValue/respelledMembers`` and
  /// ``JSONValue/respelling(around:)``.
  case kept
}

/// The keys of a document that are one name in other characters; mostly none.
struct RespelledMembers: Sendable {
  private let byObject: [Int: [DuplicateKeys.Pair]]
  /// The members with such keys, in the order of the text; of members in each other the outermost.
  private let members: [(range: Range<UInt32>, pair: DuplicateKeys.Pair)]

  init(_ pairs: [DuplicateKeys.Pair], in tape: JSONTape) {
    byObject = Dictionary(grouping: pairs, by: \.object)
    let all = pairs.flatMap { pair in
      [pair.first, pair.later].map { key in (range: tape.nodes[key].start..<tape.nodes[key + 1].end, pair: pair) }
    }
    members = all.sorted { $0.range.lowerBound < $1.range.lowerBound }.reduce(into: []) { outermost, member in
      if let last = outermost.last, last.range.upperBound > member.range.lowerBound { return }
      outermost.append(member)
    }
  }

  var isEmpty: Bool { members.isEmpty }

  subscript(object object: Int) -> [DuplicateKeys.Pair] { byObject[object] ?? [] }

  /// The keys of the member around a place. O(log n).
  subscript(around offset: UInt32) -> DuplicateKeys.Pair? {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < members.count && members[low].range.contains(offset) ? members[low].pair : nil
  }
}

extension JSONValue {
  /// Whether a document that keeps them has keys that are one name in other characters.
  package var isRespelled: Bool { !document.respelled.isEmpty }
}
