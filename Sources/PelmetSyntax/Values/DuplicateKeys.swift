/// Finds keys that occur more than once in an object, and those that are one name for Unicode, though their characters differ. Linear in the
/// number of keys: each object's keys go through one hash table.
struct DuplicateKeys {
  /// Nodes of two equal keys and of their object.
  struct Pair {
    var object: Int
    var first: Int
    var later: Int
    /// Whether the characters of the keys differ: `é` may be one character, or `e` and a combining accent.
    var isRespelled = false
  }

  private var pairs: [Pair] = []
  /// For the current object: node of the first key in each slot plus one, or zero. The length is a power of two.
  private var slots: [UInt32] = []
  private var hashes: [UInt64] = []
  /// Node of the latest key equal to that of a slot.
  private var latest: [UInt32] = []
  private let respelled: RespelledKeys

  private init(_ respelled: RespelledKeys) { self.respelled = respelled }

  /// The pairs, object by object in the order of the text. Marks every key but the last of its name as superseded, and objects for
  /// ``JSONCValues``. Keys must be unescaped.
  static func mark(_ tape: inout JSONTape, bytes: [UInt8], _ respelled: RespelledKeys) -> [Pair] {
    var finder = DuplicateKeys(respelled)
    var index = 0
    while index < tape.nodes.count {
      if tape.nodes[index].kind == JSONTape.Kind.object { finder.mark(object: index, in: &tape, bytes: bytes) }
      index += 1
    }
    return finder.pairs
  }

  private mutating func mark(object: Int, in tape: inout JSONTape, bytes: [UInt8]) {
    let range = tape.children(of: object, ofKind: JSONTape.Kind.object)
    // In most objects no two keys are of one length. Those with escapes may be, whatever their length in the text.
    var (count, lengths, mayRepeat, isASCII) = (0, UInt64(0), false, true)
    var key = range.lowerBound
    while key < range.upperBound {
      let node = tape.nodes[key]
      let bit: UInt64 = 1 &<< UInt64(node.end &- node.start)
      if node.has(JSONTape.Flag.stored) || lengths & bit != 0 { mayRepeat = true }
      if node.has(JSONTape.Flag.stored | JSONTape.Flag.nonASCII) { isASCII = false }
      lengths |= bit
      count += 1
      key = tape.next(after: key + 1)
    }
    let known = pairs.count
    if mayRepeat {
      var length = 4
      while length < count * 2 { length *= 2 }
      reset(length)
      key = range.lowerBound
      while key < range.upperBound {
        enter(key, object: object, length: length, in: &tape, bytes: bytes)
        key = tape.next(after: key + 1)
      }
    }
    if !isASCII, count > 1 {
      markRespelled(range, of: object, besides: Set(pairs[known...].map(\.later)), in: &tape, bytes: bytes)
    }
  }

  /// Compares the keys as Swift compares texts, which few files need. ``CombiningMarks`` keeps that linear.
  /// - Parameter reported: Those that repeat an earlier one byte by byte.
  private mutating func markRespelled(
    _ range: Range<Int>, of object: Int, besides reported: Set<Int>, in tape: inout JSONTape, bytes: [UInt8]
  ) {
    var known: [String: (first: Int, latest: Int)] = [:]
    var key = range.lowerBound
    while key < range.upperBound {
      defer { key = tape.next(after: key + 1) }
      let text = tape.text(key, in: bytes)
      let name = String(decoding: text, as: UTF8.self)
      guard let (first, last) = known[name] else {
        known[name] = (key, key)
        continue
      }
      known[name] = (first, key)
      if !reported.contains(key), !text.elementsEqual(tape.text(first, in: bytes)) {
        pairs.append(Pair(object: object, first: first, later: key, isRespelled: true))
      }
      if respelled == .refused {
        tape.nodes[last].word |= JSONTape.Flag.superseded
        tape.nodes[object].word |= JSONTape.Flag.duplicates
      }
    }
  }

  private mutating func reset(_ length: Int) {
    if slots.count < length {
      slots = Array(repeating: 0, count: length)
      latest = slots
      hashes = Array(repeating: 0, count: length)
    } else {
      for slot in 0..<length { slots[slot] = 0 }
    }
  }

  private mutating func enter(_ key: Int, object: Int, length: Int, in tape: inout JSONTape, bytes: [UInt8]) {
    if tape.nodes[key].has(JSONTape.Flag.stored), tape.text(key, in: bytes).contains(0) {
      tape.nodes[object].word |= JSONTape.Flag.zeroInKey
    }
    let hash = tape.withText(key, in: bytes) { Self.hash(UnsafeRawBufferPointer($0)) }
    var slot = Int(truncatingIfNeeded: hash & UInt64(length - 1))
    while slots[slot] != 0 {
      let first = Int(slots[slot]) - 1
      if hashes[slot] == hash, tape.withText(key, in: bytes, { tape.isText(first, $0, in: bytes) }) {
        tape.nodes[Int(latest[slot])].word |= JSONTape.Flag.superseded
        tape.nodes[object].word |= JSONTape.Flag.duplicates
        latest[slot] = UInt32(key)
        pairs.append(Pair(object: object, first: first, later: key))
        return
      }
      slot = (slot + 1) & (length - 1)
    }
    slots[slot] = UInt32(key + 1)
    latest[slot] = UInt32(key)
    hashes[slot] = hash
  }

  /// Eight bytes at a time, so that it is fast without optimization.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset &+ 8 <= bytes.count {
      hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9FB2_1C65_1E98_DF25
      hash ^= hash &>> 32
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest &<< 8 | UInt64(bytes[offset])
      offset &+= 1
    }
    hash = (hash ^ rest) &* 0x9FB2_1C65_1E98_DF25
    return hash ^ hash &>> 29
  }
}
