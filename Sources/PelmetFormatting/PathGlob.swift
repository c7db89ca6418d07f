/// A pattern for paths as EditorConfig has them: `*`, `**`, `?`, `[a-z]`, `[!a]`, `{a,b}`, `{1..9}`, and `\` before a character that stands
/// for itself. A graph of states, which takes one step for each character: no pattern costs more than its length times that of the path.
struct PathGlob {
  private var states: [State] = []

  private enum State {
    case character(Unicode.Scalar)
    /// `?`, or `*` as long as it goes on.
    case anyInName
    case any
    case one(of: [ClosedRange<Unicode.Scalar>], isNegated: Bool)
    case number(ClosedRange<Int>)
    /// Goes on at any of these states.
    case fork([Int])
  }

  /// The most characters of a pattern, as the specification has it.
  private static let longest = 1024

  /// `nil` for a pattern that is longer than patterns may be.
  init?(_ pattern: String) {
    let text = Array(pattern.unicodeScalars)
    guard text.count <= Self.longest else { return nil }
    // Without a slash, a pattern holds for a name in any folder.
    if !text.contains("/") { states = [.fork([1, 4]), .any, .fork([1, 3]), .character("/")] }
    add(text.first == "/" ? text[1...] : text[...])
  }

  // MARK: - Reading

  /// Braces that are open: where the alternatives begin, and the states that lead behind the last one.
  private struct Braces {
    let fork: Int
    let close: Int
    var starts: [Int]
    var ends: [Int] = []
  }

  private mutating func add(_ text: ArraySlice<Unicode.Scalar>) {
    let pairs = Self.pairs(in: text)
    var open: [Braces] = []
    var index = text.startIndex
    while index < text.endIndex {
      let next = index + 1
      switch text[index] {
      case "\\" where next < text.endIndex:
        states.append(.character(text[next]))
        index += 1
      case "*":
        let isDeep = next < text.endIndex && text[next] == "*"
        // None, or one and again.
        states += [.fork([states.count + 1, states.count + 3]), isDeep ? .any : .anyInName, .fork([states.count])]
        if isDeep { index += 1 }
      case "?": states.append(.anyInName)
      case "[":
        let set = Self.set(in: text, from: next)
        states.append(set?.state ?? .character("["))
        index = set?.end ?? index
      case "{" where pairs[index] != nil:
        let end = pairs[index] ?? next
        if let range = Self.range(text[next..<end]) {
          states.append(.number(range))
          index = end
        } else {
          open.append(Braces(fork: states.count, close: end, starts: [states.count + 1]))
          states.append(.fork([]))
        }
      case "," where !open.isEmpty:
        open[open.count - 1].ends.append(states.count)
        states.append(.fork([]))
        open[open.count - 1].starts.append(states.count)
      case "}" where open.last?.close == index:
        let braces = open.removeLast()
        states[braces.fork] = .fork(braces.starts)
        for end in braces.ends { states[end] = .fork([states.count]) }
      case let character: states.append(.character(character))
      }
      index += 1
    }
  }

  /// The closing brace for each opening one that has alternatives or a range of numbers in it. None if one brace is without its other half:
  /// all stand for themselves then.
  private static func pairs(in text: ArraySlice<Unicode.Scalar>) -> [Int: Int] {
    var pairs: [Int: Int] = [:]
    var open: [(start: Int, hasComma: Bool)] = []
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case "\\": index += 1
      case "{": open.append((index, false))
      case "," where !open.isEmpty: open[open.count - 1].hasComma = true
      case "}":
        guard let last = open.popLast() else { return [:] }
        if last.hasComma || range(text[(last.start + 1)..<index]) != nil { pairs[last.start] = index }
      default: break
      }
      index += 1
    }
    return open.isEmpty ? pairs : [:]
  }

  /// The numbers of `1..9`.
  private static func range(_ text: ArraySlice<Unicode.Scalar>) -> ClosedRange<Int>? {
    let text = String(String.UnicodeScalarView(text))
    guard text.utf8.count <= 40, let dots = text.firstRange(of: ".."), let low = Int(text[..<dots.lowerBound]),
      let high = Int(text[dots.upperBound...])
    else { return nil }
    return min(low, high)...max(low, high)
  }

  /// The set of characters behind a bracket, and the place of its closing bracket.
  private static func set(in text: ArraySlice<Unicode.Scalar>, from start: Int) -> (state: State, end: Int)? {
    guard start < text.endIndex, let end = text[start...].firstIndex(of: "]"), end > start else { return nil }
    let isNegated = text[start] == "!"
    let members = text[(isNegated ? start + 1 : start)..<end]
    guard !members.contains("/") else { return nil }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    var index = members.startIndex
    while index < members.endIndex {
      let isRange = index + 2 < members.endIndex && members[index + 1] == "-" && members[index] <= members[index + 2]
      ranges.append(members[index]...(isRange ? members[index + 2] : members[index]))
      index += isRange ? 3 : 1
    }
    return (.one(of: ranges, isNegated: isNegated), end)
  }

  // MARK: - Matching

  func matches(_ path: String) -> Bool {
    let text = Array(path.unicodeScalars)
    // The states that are reached at each place of the path from here on.
    var reached: [Int: [Int]] = [0: [0]]
    for place in 0...text.count {
      let active = closure(of: reached.removeValue(forKey: place) ?? [])
      if place == text.count { return active.contains(states.count) }
      for index in active where index < states.count {
        let end: Int? =
          switch states[index] {
          case .character(let character): text[place] == character ? place + 1 : nil
          case .anyInName: text[place] == "/" ? nil : place + 1
          case .any: place + 1
          case .one(let ranges, let isNegated):
            text[place] != "/" && ranges.contains { $0.contains(text[place]) } != isNegated ? place + 1 : nil
          case .number(let range): Self.end(ofNumberIn: text, from: place, in: range)
          case .fork: nil
          }
        if let end { reached[end, default: []].append(index + 1) }
      }
    }
    return false
  }

  /// The states, with all to which forks lead.
  private func closure(of start: [Int]) -> [Int] {
    var isKnown = [Bool](repeating: false, count: states.count + 1)
    var (found, pending) = ([Int](), start)
    while let index = pending.popLast() {
      guard !isKnown[index] else { continue }
      isKnown[index] = true
      found.append(index)
      if index < states.count, case .fork(let targets) = states[index] { pending += targets }
    }
    return found
  }

  /// The place behind the whole number that begins here, if it is in the range.
  private static func end(ofNumberIn text: [Unicode.Scalar], from start: Int, in range: ClosedRange<Int>) -> Int? {
    var end = text[start] == "-" || text[start] == "+" ? start + 1 : start
    while end < text.count, end - start <= 20, ("0"..."9").contains(text[end]) { end += 1 }
    guard let number = Int(String(String.UnicodeScalarView(text[start..<end]))), range.contains(number) else { return nil }
    return end
  }
}
