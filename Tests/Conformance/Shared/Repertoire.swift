/// Everything that is recorded: the scenarios and the probes.
@MainActor
enum Repertoire {
  static let scenarios = Launch.all + CallbackOrders.all + Looks.heights
  static let probes = Defaults.all + Looks.all

  #if canImport(ModelCore)
    /// With what no recording can have, but a published log may.
    static let known = scenarios + Fingers.all

    /// The rules that a recording shows, if UIKit follows them.
    static let recordableRules = rules(of: scenarios).union(probes.flatMap(\.rules))

    /// The rules that show only where a person acts.
    static let fingerRules = rules(of: Fingers.all).subtracting(recordableRules)

    /// The rules of the lines that are really played.
    private static func rules(of scenarios: [Scenario]) -> Set<String> {
      Set(scenarios.flatMap { scenario in Player(scenario).play().flatMap { scenario.rules(of: ScenarioLine($0)) } })
    }
  #endif
}
