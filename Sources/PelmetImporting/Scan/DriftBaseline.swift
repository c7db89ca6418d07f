internal import PelmetDiagnostics
internal import PelmetReports
internal import PelmetSyntax

/// The findings of today, so that only new ones are reported: by rule, type, function and property, and not by line, which every edit moves.
package struct DriftBaseline: Hashable, Sendable {
  private struct Key: Hashable, Comparable {
    let rule: String
    let type: String
    let function: String
    let property: String

    init(_ statement: DriftStatement) {
      (rule, type, function) = (statement.rule.rawValue, statement.type ?? "", statement.function)
      property = statement.property
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

  package init(_ findings: [DriftFinding]) {
    for statement in findings.flatMap(\.statements) { counts[Key(statement), default: 0] += 1 }
  }

  /// Reads a file that ``text`` has given; `nil` for any other file.
  package init?(_ bytes: [UInt8]) {
    var sources = SourceMap()
    var mistakes = DiagnosticBag()
    let id = sources.add(path: "", bytes: bytes)
    guard let root = JSONReader.read(id, in: sources, into: &mistakes)?.root,
      let list = root.members.first(where: { $0.name == "statements" })?.value, list.kind == .array
    else { return nil }
    for element in list.elements {
      guard let key = Key(element) else { return nil }
      counts[key, default: 0] += 1
    }
  }

  /// The file, sorted.
  package var text: String {
    let all = counts.keys.sorted().flatMap { key in
      Array(
        repeating: JSONTree.members([
          "rule": .string(key.rule), "type": key.type.isEmpty ? nil : .string(key.type), "function": .string(key.function),
          "property": .string(key.property),
        ]), count: counts[key] ?? 0)
    }
    let document: JSONTree = ["version": 1, "statements": .array(all)]
    return document.text
  }

  /// The findings with the statements that are not in the baseline; of several of one kind, those that come last.
  package func new(in findings: [DriftFinding]) -> [DriftFinding] {
    var left = counts
    let statements = findings.flatMap(\.statements).filter { statement in
      let key = Key(statement)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
    return DriftFinding.fold(statements)
  }
}
