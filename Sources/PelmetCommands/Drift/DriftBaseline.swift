internal import PelmetDiagnostics
internal import PelmetReports
internal import PelmetSyntax

/// The statements of some day, so that only new ones are reported: by rule, type, function and property, and not by line, which every edit
/// moves, nor by file, which a move of code changes.
struct DriftBaseline: Equatable {
  private struct Key: Hashable, Comparable {
    let rule: String
    let type: String
    let function: String
    let property: String

    init(_ statement: ScannedStatement) {
      (rule, type, function, property) = (statement.rule.name, statement.type, statement.function, statement.property)
    }

    init?(_ value: JSONValue) {
      let names = Dictionary(value.members.map { ($0.name, $0.value.string ?? "") }) { first, _ in first }
      guard let rule = names["rule"], let function = names["function"], let property = names["property"] else { return nil }
      (self.rule, type, self.function, self.property) = (rule, names["type"] ?? "", function, property)
    }

    private var order: [String] { [rule, type, function, property] }

    static func < (a: Key, b: Key) -> Bool { a.order.lexicographicallyPrecedes(b.order) }
  }

  /// The number of statements of each kind.
  private var counts: [Key: Int] = [:]

  init(_ statements: [ScannedStatement]) {
    for statement in statements { counts[Key(statement), default: 0] += 1 }
  }

  /// Reads a file that ``text`` has given; `nil` for any other file.
  init?(_ bytes: [UInt8]) {
    var (sources, mistakes) = (SourceMap(), DiagnosticBag())
    guard let root = JSONReader.read(sources.add(path: "", bytes: bytes), in: sources, into: &mistakes)?.root,
      let list = root["statements"], list.kind == .array
    else { return nil }
    for element in list.elements {
      guard let key = Key(element) else { return nil }
      counts[key, default: 0] += 1
    }
  }

  /// The file, with a line for each statement, sorted: changes of it are read in reviews.
  var text: String {
    let lines = counts.keys.sorted().flatMap { key -> [String] in
      let line = JSONTree.members([
        "rule": .string(key.rule), "type": key.type.isEmpty ? nil : .string(key.type), "function": .string(key.function),
        "property": .string(key.property),
      ]).line
      return Array(repeating: "\n  \(line)", count: counts[key] ?? 0)
    }
    return "{\"version\": 1, \"statements\": [\(lines.joined(separator: ","))\(lines.isEmpty ? "" : "\n")]}\n"
  }

  /// The statements that are not in the baseline, of several of one kind those that come last; and how many of the baseline are gone.
  func compared(with statements: [ScannedStatement]) -> (new: [ScannedStatement], gone: Int) {
    var left = counts
    let new = statements.filter { statement in
      let key = Key(statement)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
    return (new, left.values.reduce(0, +))
  }
}
