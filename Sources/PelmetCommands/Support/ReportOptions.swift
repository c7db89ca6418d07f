internal import ArgumentParser
internal import PelmetDiagnostics

/// How much a command tells people about its findings.
struct ReportOptions: ParsableArguments {
  @Flag(
    help: "List every finding and every place of it. Otherwise what repeats is said once, and the rest is counted.")
  var verbose = false

  /// The report of a command with these paths.
  func style(_ paths: [String], _ modules: ModuleOptions) -> ReportStyle {
    let words =
      ["pelmet", "validate", "--verbose"] + paths + modules.modules.flatMap { ["--module", "\($0.name)=\($0.value)"] }
      + modules.border.words
    return ReportStyle(isVerbose: verbose, listing: CommandText.line(words))
  }
}

/// The form of a report for people.
struct ReportStyle {
  let isVerbose: Bool
  /// The command that lists every finding.
  let listing: String
}
