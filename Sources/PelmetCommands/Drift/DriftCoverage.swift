internal import PelmetDiagnostics
internal import PelmetReports

/// The share of an app's styling that themes have taken over: values of themes against statements of code.
///
/// A value counts once, in however many themes it is, so that another theme does not raise the share. Deleting a theme lowers it, and only
/// code that goes, or a property that themes did not set before, raises it. Statements that are allowed with a reason count for neither side,
/// and those about single items, for which themes have no place, neither.
struct DriftCoverage {
  /// In the order of their names, without those that have neither code nor themes.
  let targets: [Target]

  struct Target: Hashable {
    let name: String
    /// The properties that its themes set.
    var values = 0
    /// The statements that style bars, by rule.
    var rules: [Rule: Int] = [:]
    /// The number of those that something allows.
    var allowed = 0

    /// The statements that count.
    var statements: Int { rules.reduce(0) { $0 + ($1.key == .itemOutsideTheme ? 0 : $1.value) } }

    /// In whole percent: 100 only where no statement is left; `nil` where there is nothing to share.
    var share: Int? { values + statements == 0 ? nil : 100 * values / (values + statements) }

    static func + (a: Target, b: Target) -> Target {
      Target(
        name: a.name, values: a.values + b.values, rules: a.rules.merging(b.rules, uniquingKeysWith: +),
        allowed: a.allowed + b.allowed)
    }
  }

  /// - Parameters:
  ///   - values: The number of properties that the themes of targets set.
  ///   - waivers: With the statements of all.
  init(values: [String: Int], _ waivers: DriftWaivers, _ places: SourceTargets) {
    var all: [String: Target] = [:]
    func change(_ name: String, _ edit: (inout Target) -> Void) { edit(&all[name, default: Target(name: name)]) }
    for (name, count) in values { change(name) { $0.values = count } }
    for statement in waivers.statements {
      change(places.target(of: statement.place.file)) { $0.rules[statement.rule, default: 0] += 1 }
    }
    for statement in waivers.allowed { change(places.target(of: statement.place.file)) { $0.allowed += 1 } }
    targets = all.values.sorted { $0.name < $1.name }
  }

  var all: Target { targets.reduce(Target(name: "all"), +) }
}

extension DriftCoverage {
  /// A line for each target and one for all, and how many statements of each rule are left.
  var text: String {
    let header = ["share", "values", "statements", "allowed", "target"]
    let rows = (targets.count == 1 ? targets : targets + [all]).map { target in
      [target.share.map { "\($0) %" } ?? "–", "\(target.values)", "\(target.statements)", "\(target.allowed)", target.name]
    }
    let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
    let lines = ([header] + rows).map { row in
      let numbers = row.dropLast().indices.map { String(repeating: " ", count: widths[$0] - row[$0].count) + row[$0] }
      return (numbers + row.suffix(1)).joined(separator: "  ")
    }
    let counts = all.rules.sorted { $0.key < $1.key }.map { rule, count in
      "\(count) \(rule)" + (rule == .itemOutsideTheme ? ", not counted" : "")
    }
    return (lines + (counts.isEmpty ? [] : [""] + counts)).joined(separator: "\n")
  }

  var tree: JSONTree {
    func object(_ target: Target, _ name: JSONTree?) -> JSONTree {
      .members([
        "target": name, "values": .integer(target.values), "statements": .integer(target.statements),
        "allowed": .integer(target.allowed), "share": target.share.map { .integer($0) },
        "rules": .object(target.rules.sorted { $0.key < $1.key }.map { .init($0.key.name, .integer($0.value)) }),
      ])
    }
    return ["version": 1, "targets": .array(targets.map { object($0, .string($0.name)) }), "all": object(all, nil)]
  }
}
