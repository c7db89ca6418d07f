/// Where aliases end. One pass over all paths, each followed once, without recursion: linear in the number of aliases however long
/// their chains are.
struct AliasChains: Sendable {
  enum End: Sendable {
    /// Not declared.
    case none
    /// A value is written at this path.
    case value(Int32)
    /// The alias at this path names nothing.
    case dangling(Int32)
    /// A ring, by its position among all.
    case ring(Int)
  }

  private(set) var ends: [End]
  /// Rings, each from the path at which it was entered.
  private(set) var rings: [[Int32]] = []
  /// Whether nothing on the way from a path to its end has a mistake or changes the colour.
  private(set) var isPlain: [Bool]
  /// The first path on the way from a path to its end that has a mistake, or -1: a long way is not walked anew for each of its paths.
  private(set) var mistakes: [Int32]

  /// - Parameters:
  ///   - winners: index of the declaration of each path, or -1.
  init(winners: [Int32], declarations: [LinkedDeclaration]) {
    ends = Array(repeating: .none, count: winners.count)
    isPlain = Array(repeating: false, count: winners.count)
    mistakes = Array(repeating: -1, count: winners.count)
    /// The walk in which a path was met, or 0.
    var marks = [Int32](repeating: 0, count: winners.count)
    var chain: [Int32] = []
    for start in winners.indices where winners[start] >= 0 && marks[start] == 0 {
      let walk = Int32(start) + 1
      chain.removeAll(keepingCapacity: true)
      var path = Int32(start)
      var end: End
      while true {
        let index = Int(path)
        if winners[index] < 0 {
          end = chain.last.map { .dangling($0) } ?? .none
          break
        }
        if marks[index] == walk {
          rings.append(Array(chain[(chain.firstIndex(of: path) ?? 0)...]))
          end = .ring(rings.count - 1)
          break
        }
        if marks[index] != 0 {
          end = ends[index]
          break
        }
        marks[index] = walk
        chain.append(path)
        guard let target = declarations[Int(winners[index])].target else {
          end = .value(path)
          break
        }
        path = target
      }
      // From the end back to the start: a mistake counts for all that leads to it.
      let isKnown = marks[Int(path)] != walk
      var isPlain = isKnown ? self.isPlain[Int(path)] : true
      var mistake = isKnown ? mistakes[Int(path)] : -1
      for path in chain.reversed() {
        let declaration = declarations[Int(winners[Int(path)])]
        if !declaration.mistakes.isEmpty || !declaration.agrees(with: end, winners, declarations) { mistake = path }
        isPlain = isPlain && mistake < 0 && declaration.isPlain
        self.isPlain[Int(path)] = isPlain
        mistakes[Int(path)] = mistake
        ends[Int(path)] = end
      }
    }
  }
}

extension LinkedDeclaration {
  /// Whether the type that an alias has of its own is that of the value at the end of its chain, where both are known.
  fileprivate func agrees(with end: AliasChains.End, _ winners: [Int32], _ declarations: [LinkedDeclaration]) -> Bool {
    guard target != nil, let own = type, case .value(let last) = end, let type = declarations[Int(winners[Int(last)])].type else {
      return true
    }
    return type.canStand(for: own)
  }
}
