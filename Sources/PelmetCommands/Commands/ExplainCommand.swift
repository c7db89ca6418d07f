internal import ArgumentParser
internal import PelmetCompiler
internal import PelmetDiagnostics

struct ExplainCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a finding and how to fix it.",
    discussion: """
      The name is in brackets at the end of a finding. Without a name, lists all of them.

        pelmet explain UnknownKey
      """)

  @Argument(help: ArgumentHelp("The name of a finding.", valueName: "NAME"))
  var name: String?

  func run(on console: Console) throws(UsageFailure) -> ExitStatus {
    let all = DiagnosticCatalogue.all
    guard let name else {
      let width = all.map(\.id.name.count).max() ?? 0
      for explanation in all {
        let indent = String(repeating: " ", count: width - explanation.id.name.count)
        console.output.write("\(explanation.id)\(indent)  \(explanation.severity.rawValue)  \(explanation.title)\n")
      }
      return .success
    }
    guard let explanation = all.first(where: { $0.id.name.lowercased() == name.lowercased() }) else {
      let nearest = SpellingSuggestion.nearest(to: name, among: all.map(\.id.name))
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "'pelmet explain' lists all names"
      throw UsageFailure(message: "no finding is called '\(name)'; \(hint)")
    }
    console.output.write("\(explanation.id) (\(explanation.severity.rawValue)): \(explanation.title)\n\n\(explanation.text)\n")
    return .success
  }
}
