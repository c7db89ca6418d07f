internal import ArgumentParser
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetReports

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
      lists all. Reports for tools go to standard output, complete, even without findings: json, sarif (SARIF 2.1.0, for code \
      scanning), github (annotations of GitHub Actions) and gitlab (GitLab's Code Quality). The exit status is 0 without errors and 1 with errors.

        pelmet validate --fix
        pelmet validate --fix-looks --dry-run

      --fix fixes what it can in the files of these paths, the settings of folders among them, then reports what remains. Files keep their layout. --dry-run prints the \
      changes on standard output instead, as a unified diff, and reports what would remain.
      """)

  @Argument(help: ThemePaths.help)
  var paths: [String] = []

  @OptionGroup var modules: ModuleOptions

  @Option(help: "The format of the report.")
  var format = ReportFormat.text

  @OptionGroup var reports: ReportOptions

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @OptionGroup var fixing: FixOptions

  func validate() throws {
    guard format == .text || !fixing.dryRun else {
      throw ValidationError("--dry-run prints a diff where --format \(format) writes its report; use one of them.")
    }
  }

  func run(on console: Console) -> ExitStatus {
    do {
      let texts = try fixing.apply(on: console, permitting: modules.naming(paths).border.roots) { texts in
        let validation = validation(texts, console)
        return FixableReport(
          validation.findings.diagnostics, in: validation.findings.sources, changing: validation.changeablePaths)
      }
      let findings = validation(texts, console).findings
      format.report(findings, reports.style(paths, modules), on: console)
      return findings.status(strict: strict)
    } catch {
      console.errors.tell("error: \(error)")
      return .failure
    }
  }

  private func validation(_ texts: [String: [UInt8]], _ console: Console) -> Validation {
    let progress = Progress(on: console)
    defer { progress.end() }
    return Validation(paths, modules, texts: texts, telling: progress)
  }
}
