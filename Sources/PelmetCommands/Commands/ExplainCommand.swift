internal import ArgumentParser
internal import PelmetDiagnostics
internal import PelmetExplanations

struct ExplainCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a finding and how to fix it.",
    discussion: """
      The name is in brackets at the end of a finding. Without a name, lists all of them.

        pelmet explain \(Rule.unknownKey)
      """)

  @Argument(help: ArgumentHelp("The name of a finding.", valueName: "NAME"))
  var name: String?

  func run(on console: Console) throws(UsageFailure) -> ExitStatus {
    let all = Explanation.all
    guard let name else {
      let width = all.map(\.rule.name.count).max() ?? 0
      for explanation in all {
        let indent = String(repeating: " ", count: width - explanation.rule.name.count)
        console.output.write("\(explanation.rule)\(indent)  \(explanation.rule.severity.rawValue)  \(explanation.title)\n")
      }
      return .success
    }
    guard let explanation = all.first(where: { $0.rule.name.lowercased() == name.lowercased() }) else {
      let nearest = SpellingSuggestion.nearest(to: name, among: all.map(\.rule.name))
      let step = nearest.map { "write \"\($0)\"" } ?? "use a name that 'pelmet explain' lists"
      throw UsageFailure(message: "'\(name)' is not a rule; fix: \(step)")
    }
    let rule = explanation.rule
    console.output.write(
      "\(rule) (\(rule.severity.rawValue)): \(explanation.title)\nFix: \(rule.fix)\n\n\(explanation.text)\n")
    return .success
  }
}
