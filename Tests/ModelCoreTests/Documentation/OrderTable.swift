import ModelCore

/// The callbacks of a scenario in order, as the documentation shows them.
struct OrderTable {
  let scenario: Scenario

  /// The names of callbacks without a rule.
  @MainActor var unexplained: Set<String> {
    Set(scenario.play().map(\.event.name)).subtracting(scenario.rules.keys)
  }

  /// Says when only where it changes.
  @MainActor var markdown: String {
    var last = ""
    let rows = scenario.play().map { row in
      defer { last = row.when }
      return "| \(row.when == last ? "" : row.when) | `\(row.event)` | \(scenario.rules[row.event.name] ?? "") |"
    }
    return (["| when | what is called | rule |", "|---|---|---|"] + rows).joined(separator: "\n")
  }
}
