/// The rows that ignore or change values, as far as the names of a path leave them. Walk down a tree with ``below(_:)``, and leave out a
/// branch where none is left.
package struct ChangeRows: Sendable {
  /// Places in the table, in its order.
  private let left: [Int]
  private let depth: Int

  /// Those that ignore values, at the top of a theme.
  package static let ignoring = ChangeRows(left: table.indices.filter { table[$0].change.row.effect == .ignored }, depth: 0)
  /// All of them, at the top of a theme.
  package static let all = ChangeRows(left: Array(table.indices), depth: 0)

  /// Those that ignore a value come first: it does not matter how something looks that is not drawn.
  private static let table = [SystemChange.Effect.ignored, .changed].flatMap { effect in
    SystemChange.allCases.filter { $0.row.effect == effect }.flatMap { change in change.row.keys.map { Pattern($0, change) } }
  }

  package var isEmpty: Bool { left.isEmpty }

  /// Those that a name further down leaves.
  package func below(_ name: some StringProtocol) -> ChangeRows {
    ChangeRows(left: left.filter { Self.table[$0].admits(name, at: depth) }, depth: depth + 1)
  }

  /// The first row about the value here.
  /// - Parameter name: The name that stands after so many steps down the path, such as `opaque`, or beside it under a key; `nil` where
  ///   there is none.
  package func change(name: (_ depth: Int, _ key: String?) -> String?) -> SystemChange? {
    left.first { Self.table[$0].isComplete(at: depth) && Self.table[$0].isAbout(name) }.map { Self.table[$0].change }
  }

  /// One key of a row, taken apart.
  private struct Pattern {
    let change: SystemChange
    private let names: [String]
    private let value: String?
    private let exceptions: [(key: String, value: String)]

    init(_ key: String, _ change: SystemChange) {
      self.change = change
      let halves = key.split(separator: "=")
      names = halves[0].split(separator: ".").map(String.init)
      value = halves.count > 1 ? String(halves[1]) : nil
      exceptions = change.row.unless.map { text in
        let halves = text.split(separator: "=").map(String.init)
        return (halves[0], halves[1])
      }
    }

    /// Whether the key has a name at a place, or has ended above: what a value has inside is ignored with it.
    func admits(_ name: some StringProtocol, at place: Int) -> Bool {
      place >= names.count || names[place] == "*" || names[place] == name
    }

    func isComplete(at depth: Int) -> Bool { names.count <= depth }

    /// Whether the value is the one that is meant, and nothing beside it lets it be drawn after all.
    func isAbout(_ name: (_ depth: Int, _ key: String?) -> String?) -> Bool {
      if let value, name(names.count, nil) != value { return false }
      return !exceptions.contains { name(names.count, $0.key) == $0.value }
    }
  }
}

extension SystemChange {
  /// The row that ignores a value on some version from 26 on, or else changes its look, if there is one.
  /// - Parameters:
  ///   - path: Such as `tabBar.standardAppearance.backgroundColor`; what a value has inside may follow.
  ///   - name: The name that stands at a path, such as `opaque`; `nil` where there is none.
  package static func affecting(_ path: String, name: (String) -> String?) -> SystemChange? {
    let parts = path.split(separator: ".")
    var rows = ChangeRows.all
    for part in parts {
      rows = rows.below(part)
      if rows.isEmpty { return nil }
    }
    return rows.change { depth, key in
      let place = key.map { parts[..<(depth - 1)] + [$0[...]] } ?? parts[..<depth]
      return name(place.joined(separator: "."))
    }
  }
}
