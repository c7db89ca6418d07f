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
    /// A ring, or an alias that says another type than its end has; either was reported.
    case invalid
  }

  private(set) var ends: [End]
  /// Rings, each from the path at which it was entered.
  private(set) var rings: [[Int32]] = []
  /// Aliases whose own type is not that of the value at their end.
  private(set) var mismatches: [(alias: Int32, end: Int32)] = []

  /// - Parameters:
  ///   - winners: index of the declaration of each path, or -1.
  init(winners: [Int32], declarations: [LinkedDeclaration]) {
    ends = Array(repeating: .none, count: winners.count)
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
          end = .invalid
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
      // From the end back to the start: an alias of the wrong type spoils what refers to it.
      for path in chain.reversed() {
        let declaration = declarations[Int(winners[Int(path)])]
        if case .value(let last) = end, declaration.target != nil, let own = declaration.type,
          let type = declarations[Int(winners[Int(last)])].type, own != type
        {
          mismatches.append((path, last))
          end = .invalid
        }
        ends[Int(path)] = end
      }
    }
  }
}
