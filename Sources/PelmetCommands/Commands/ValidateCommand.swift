internal import ArgumentParser
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles

struct ValidateCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Reports mistakes in themes.",
    discussion: """
      Each folder is one module. A file belongs to the nearest enclosing folder that has a pelmet.json, otherwise to its own folder; if \
      you name files, only these and the files they refer to are checked.

        pelmet validate
        pelmet validate themes/midnight.theme.json
        pelmet validate Sources/App --module CompanyStyle=../Style/Sources --strict

      Findings for people go to standard error. The first three of a rule in a file are shown, and errors in themes up to 50; --verbose \
      lists all. Reports for tools go to standard output, complete, even without findings: json, sarif (SARIF 2.1.0, for code scanning) \
      and github (annotations of GitHub Actions). The exit status is 0 without errors and 1 with errors.
      """)

  @Argument(help: ThemePaths.help)
  var paths: [String] = []

  @OptionGroup var modules: ModuleOptions

  @Option(help: "The format of the report.")
  var format = ReportFormat.text

  @OptionGroup var reports: ReportOptions

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  func run(on console: Console) -> ExitStatus {
    var sources = SourceMap()
    var diagnostics = DiagnosticBag()
    var themeCount = 0
    let progress = Progress(on: console)
    for selection in ThemeSelection.grouping(ThemePaths.orDefault(paths)) {
      progress.tell("reading \(selection.folder.path)")
      let module = modules.load([selection], sources: sources)
      let compilation = Compilation.validate(module.input, checking: progress.tell)
      diagnostics.add(contentsOf: compilation.diagnostics)
      sources = compilation.sources
      themeCount += module.themeCount
    }
    let findings = Findings(diagnostics: diagnostics.sorted(in: sources), sources: sources, themeCount: themeCount)
    progress.end()
    format.report(findings, reports.style(paths, modules), on: console)
    return findings.status(strict: strict)
  }
}
