import ModelCore

/// The callbacks of a scenario in order, as a table of the documentation.
struct OrderTable {
  let scenario: Scenario

  /// The names of callbacks without a rule.
  @MainActor var unexplained: Set<String> {
    Set(scenario.play().map(\.event.name)).subtracting(scenario.rules.keys)
  }

  /// The step is in the first column only where it changes.
  @MainActor var markdown: String {
    var last = ""
    let rows = scenario.play().map { row in
      defer { last = row.when }
      return "| \(row.when == last ? "" : row.when) | `\(row.event)` | \(scenario.rules[row.event.name] ?? "") |"
    }
    return (["| when | callback | rule |", "|---|---|---|"] + rows).joined(separator: "\n")
  }
}
