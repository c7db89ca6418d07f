internal import ArgumentParser
internal import PelmetDiagnostics
internal import PelmetFiles

struct DiffCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Shows which looks differ between two states of themes.",
    discussion: """
      The states are two folders, two files, or states of a git repository, as git names them: two revisions (OLD..NEW), a revision and \
      the work tree (OLD), the index and the work tree (nothing), a revision and the index (--staged). Paths behind them are looked for in \
      both. Compared are the final values of every theme, in every place, in light, dark and high contrast, on every system, and how \
      legible texts and icons are. Formatting, order and names make no difference.

        pelmet diff main..HEAD
        pelmet diff HEAD
        pelmet diff --staged
        pelmet diff main...HEAD Sources/App/Themes --format markdown
        pelmet diff old/themes new/themes
        pelmet diff main..HEAD --module CompanyStyle=../Style@v1..v2
        pelmet diff main...HEAD --format markdown --page diff.html
        pelmet diff main...HEAD --fail-on contrast

      The page shows devices before and after, for each theme in at most \(DiffPictures.mostOfTheme) places and looks: the worst first, and \
      only where pictures differ. It loads nothing.

      A module in the same repository or in both folders belongs to the states; any other one is as it is today, unless a revision or a \
      range of them follows its folder. Of a repository, git reads objects, references and the index, and runs nothing. Themes that git \
      does not track are left out.

      The exit status is 0, or 1 if --fail-on says so, or 2 if themes of a state have errors, which are printed with the name of the \
      state.
      """)

  @Argument(
    help: ArgumentHelp(
      "OLD NEW, OLD..NEW, OLD or nothing, then folders and theme files in them; behind -- all are.", valueName: "STATE"))
  var states: [String] = []

  @Flag(name: [.long, .customLong("cached")], help: "Compare the staged changes with HEAD, or with a revision.")
  var staged = false

  @OptionGroup var modules: ModuleOptions

  @Option(help: "For people, for scripts, for a comment on a pull request (at most 65,000 characters), or a page with pictures.")
  var format = DiffFormat.text

  @Option(help: ArgumentHelp("Also write the page, to which a comment has a link.", valueName: "FILE"))
  var page: String?

  @Option(
    help: ArgumentHelp("The address that the page will have for readers of the comment. (default: its file)", valueName: "URL"))
  var pageAddress: String?

  @Option(help: "Fail if a text or an icon becomes illegible, or if anything differs.")
  var failOn = Failing.none

  @OptionGroup var reports: ReportOptions

  enum DiffFormat: String, CaseIterable, ExpressibleByArgument { case text, json, markdown, html }

  enum Failing: String, CaseIterable, ExpressibleByArgument { case contrast, any, none }

  /// Arguments in which ``states`` has the first `--`, too, which ArgumentParser would drop: what is behind it can only be a path.
  static func keepingTerminator(in arguments: [String]) -> [String] {
    guard arguments.first == configuration.commandName, let index = arguments.firstIndex(of: "--") else { return arguments }
    return Array(arguments[...index] + arguments[index...])
  }

  func validate() throws {
    if pageAddress != nil, page == nil { throw ValidationError("--page-address is for --page.") }
    if pageAddress?.isEmpty == true { throw ValidationError("--page-address is empty; fix: write a URL, or leave it out") }
    if let page { try PictureFormat.html.checkName(page, of: "--page", choices: [.html]) }
    if format == .html, page != nil { throw ValidationError("--format html prints the page; leave out --page.") }
  }

  func run(on console: Console) throws(UsageFailure) -> ExitStatus {
    let (sides, paths) = try DiffSides.read(self.states, isStaged: staged)
    let states = try DiffStates(sides, paths, modules)
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
      let listing = CommandText.line(["pelmet", "diff", "--verbose"] + (staged ? ["--staged"] : []) + self.states)
      for (state, findings) in failures {
        console.errors.tell("errors in \(state.name):")
        findings.explain(ReportStyle(isVerbose: reports.verbose, listing: listing), on: console.errors)
        findings.summarize(on: console.errors)
      }
      return failures.contains { $0.1.status() == .bug } ? .bug : .incomparable
    }
    let report = DiffReport(states, old.modules, new.modules) { progress.tell("comparing \($0)") }
    let pictures = page != nil || format == .html ? DiffPage.render(report) { progress.tell("drawing \($0)") } : nil
    progress.end()
    guard BeforeAfter.write(pictures, to: page, on: console) else { return .failure }
    switch format {
    case .text: console.output.write(DiffText.render(report))
    case .json: console.output.write(DiffJSON.render(report))
    case .markdown:
      let destination = pageAddress.map(Markdown.destination(_:)) ?? page.map(Markdown.destination(ofFile:))
      console.output.write(DiffMarkdown.render(report, page: destination))
    case .html: console.output.write(pictures ?? "")
    }
    for note in report.notes { console.errors.tell("note: \(note.words())") }
    if report.themes.isEmpty {
      console.errors.tell("no difference in \(DiffReport.count(report.themeCount, "theme")), from \(report.old) to \(report.new)")
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
