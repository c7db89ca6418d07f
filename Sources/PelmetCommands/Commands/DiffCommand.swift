internal import ArgumentParser
internal import PelmetDiagnostics

struct DiffCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Shows which looks differ between two states of themes.",
    discussion: """
      The states are two folders, two files, or two revisions of a git repository; paths behind them are looked for in both. Compared are \
      the final values of every theme, in every place, in light, dark and high contrast, on every system, and how legible texts and icons \
      are. Formatting, order and names make no difference.

        pelmet diff main..HEAD
        pelmet diff main...HEAD Sources/App/Themes --format markdown
        pelmet diff old/themes new/themes
        pelmet diff main..HEAD --module CompanyStyle=../Style@v1..v2
        pelmet diff main...HEAD --fail-on contrast

      A module in the same repository or in both folders belongs to the states; any other one is as it is today, unless a revision or a \
      range of them follows its folder. The exit status is 0, or 1 if --fail-on says so, or 2 if themes of a state have errors, which are \
      printed with the name of the state.
      """)

  @Argument(help: ArgumentHelp("OLD NEW or OLD..NEW, then folders and theme files in them.", valueName: "STATE"))
  var states: [String]

  @OptionGroup var modules: ModuleOptions

  @Option(help: "For people, for scripts, or for a comment on a pull request, which has at most 65,000 characters.")
  var format = DiffFormat.text

  @Option(help: "Fail if a text or an icon becomes illegible, or if anything differs.")
  var failOn = Failing.none

  @OptionGroup var reports: ReportOptions

  enum DiffFormat: String, CaseIterable, ExpressibleByArgument { case text, json, markdown }

  enum Failing: String, CaseIterable, ExpressibleByArgument { case contrast, any, none }

  func run(on console: Console) throws(UsageFailure) -> ExitStatus {
    let states = try DiffStates(self.states, modules)
    let progress = Progress(on: console)
    progress.tell("reading \(states.old.name)")
    let old = states.old.load(modules)
    progress.tell("reading \(states.new.name)")
    let new = states.new.load(modules)
    progress.end()
    let failures = [(states.old, old.findings), (states.new, new.findings)].flatMap { state, findings in
      findings.filter { $0.status() != .success }.map { (state, $0) }
    }
    guard failures.isEmpty else {
      let listing = CommandText.line(["pelmet", "diff", "--verbose"] + self.states)
      for (state, findings) in failures {
        console.errors.tell("errors in \(state.name):")
        findings.explain(ReportStyle(isVerbose: reports.verbose, listing: listing), on: console.errors)
        findings.summarize(on: console.errors)
      }
      return failures.contains { $0.1.status() == .bug } ? .bug : .incomparable
    }
    let report = DiffReport(states, old.modules, new.modules) { progress.tell("comparing \($0)") }
    progress.end()
    switch format {
    case .text: console.output.write(DiffText.render(report))
    case .json: console.output.write(DiffJSON.render(report))
    case .markdown: console.output.write(DiffMarkdown.render(report))
    }
    for note in report.notes { console.errors.tell("note: \(note.words())") }
    if report.themes.isEmpty {
      console.errors.tell("no difference in \(DiffReport.count(report.themeCount, "theme"))")
    } else if format != .text {
      console.errors.tell(report.summary)
    }
    let fails =
      switch failOn {
      case .contrast: report.illegibleCount > 0
      case .any: !report.themes.isEmpty
      case .none: false
      }
    return fails ? .failure : .success
  }
}
