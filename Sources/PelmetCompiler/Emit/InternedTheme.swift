internal import Pelmet

/// A theme of which equal colours and equal objects are one number, and which of them are constants.
struct InternedTheme {
  let entries: [Interning.Entry]
  let colors: [(name: String, number: Int)]
  let tables: [Table]
  /// Whether each number is a constant: it is written more than once, or too much for one statement.
  let isConstant: [Bool]
  /// About how many calls each number takes where it is written out.
  let wholeCalls: [Int]
  /// Whether one function could not hold the theme.
  let isLarge: Bool

  /// A table whose styles are numbers.
  struct Table {
    let source: CompiledTheme.PlaceTable
    /// The style where no row holds.
    let base: Int?
    let rows: [(condition: Theme.Condition, style: Int)]
  }

  /// The compiler's time and memory grow with the square of what is in a statement, and of the constants in a function.
  private static let callsInStatement = 300
  private static let constantsInFunction = 60
  /// People read one line of so many derivations.
  private static let callsInColor = 24

  init(_ theme: CompiledTheme) { self.init(colors: theme.colors, tables: theme.tables) }

  init(colors: [(name: String, color: Theme.Color)], tables: [CompiledTheme.PlaceTable]) {
    var interning = Interning()
    self.colors = colors.map { (name: $0.name, number: interning.add($0.color)) }
    self.tables = tables.map { table in
      // In the order in which they are written.
      let base = table.rows.last.map { interning.add($0.node, Catalogue.style) }
      return Table(
        source: table, base: base, rows: table.rows.dropLast().map { ($0.condition, interning.add($0.node, Catalogue.style)) })
    }
    entries = interning.entries
    var isConstant: [Bool] = []
    var wholeCalls: [Int] = []
    for entry in interning.entries {
      let whole = entry.parts.reduce(entry.calls) { $0 + (isConstant[$1] ? 0 : wholeCalls[$1]) }
      let limit = if case .color = entry.key { Self.callsInColor } else { Self.callsInStatement }
      wholeCalls.append(whole)
      isConstant.append(!entry.key.isWord && (entry.count > 1 || whole > limit))
    }
    (self.isConstant, self.wholeCalls) = (isConstant, wholeCalls)
    let written = self.colors.map(\.number) + self.tables.flatMap { $0.rows.map(\.style) + [$0.base].compactMap { $0 } }
    let calls = written.reduce(0) { $0 + 2 + (isConstant[$1] ? 0 : wholeCalls[$1]) }
    isLarge = calls > Self.callsInStatement || isConstant.count { $0 } > Self.constantsInFunction
  }

  /// About how many calls a number takes where it is named.
  func calls(_ number: Int) -> Int { isConstant[number] ? 0 : wholeCalls[number] }
}

extension Interning.Key {
  /// Whether this is written as one word, such as `.clear`.
  fileprivate var isWord: Bool { self == .color(.noColor) || self == .color(.clear) }
}
