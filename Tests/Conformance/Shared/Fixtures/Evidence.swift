/// The proof that fixtures are of each rule.
struct Evidence {
  /// The systems and sources that show a rule, each once and in order; with a mark where the model differs.
  private(set) var byRule: [String: [String]] = [:]

  /// - Parameters:
  ///   - scenarios: All that fixtures may name.
  ///   - probes: All that fixtures may name.
  init(_ folder: FixtureFolder, scenarios: [Scenario], probes: [Probe]) {
    let scenarios = Dictionary(scenarios.map { ($0.name, $0) }) { first, _ in first }
    let probes = Dictionary(probes.map { ($0.id, $0) }) { first, _ in first }
    for entry in folder.entries {
      func differs(_ item: String, _ place: String?) -> Bool {
        folder.disagreements.contains { $0.covers(entry.name, item, at: place) }
      }
      let title = Self.title(of: entry.fixture)
      for played in entry.fixture.scenarios ?? [] {
        guard let scenario = scenarios[played.name] else { continue }
        let rules = played.lines.flatMap { scenario.rules(of: ScenarioLine($0)) }
        add(title, for: rules, differs: differs(played.name, played.at))
      }
      for read in entry.fixture.probes ?? [] {
        add(title, for: probes[read.id]?.rules ?? [], differs: differs(read.id, read.at))
      }
    }
  }

  private mutating func add(_ title: String, for rules: [String], differs: Bool) {
    let title = differs ? "differs from \(title)" : title
    for rule in rules where byRule[rule]?.contains(title) != true { byRule[rule, default: []].append(title) }
  }

  /// Whether a fixture agrees with the rule: a difference alone is no proof, nor is what another implementation asserts of UIKit.
  func isProven(_ rule: String, recorded: Bool) -> Bool {
    (byRule[rule] ?? []).contains { $0.hasPrefix("recorded") || !recorded && $0.hasPrefix("published") }
  }

  private static func title(of fixture: Fixture) -> String {
    switch fixture.kind {
    case .recorded:
      "recorded on iOS \(fixture.system.version), \(fixture.system.idiom)\(fixture.system.isSimulator == true ? ", simulator" : "")"
    case .published:
      (fixture.source?.implementation == nil ? "published" : "asserted")
        + " by \(fixture.source?.repository ?? fixture.source?.address ?? "an unknown source")"
    }
  }
}
