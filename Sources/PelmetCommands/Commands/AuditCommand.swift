internal import ArgumentParser
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetImportOptions
internal import PelmetReports

/// Reports code that competes with themes, which the tool with the parser of Swift finds.
struct AuditCommand: ScanningCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Reports code that sets what themes could say.",
    discussion: """
      Reads Swift and Objective-C, each file alone, and reports the statements that style bars beside a theme: a line for each function, \
      or with --verbose each statement with its text. Nothing is built or run. Tests, Pods, Carthage, vendors' folders, demos, build folders \
      and hidden folders are not read; code in previews and below #if DEBUG is not reported.

        pelmet audit --sources App
        pelmet audit --sources App --baseline drift.json --write-baseline
        pelmet audit --sources App --baseline drift.json --strict
        pelmet audit --sources App --changed main...

      A baseline has the statements of some day, by rule, type, function and property: only new ones are reported. A statement is allowed by \
      a comment with a reason, beside it or in the line above, or by an entry of "drift" in pelmet.json:

        bar.tintColor = .red  // pelmet: allow look, the vendor's screen

      The words are look, statusBar, item, layout, swiftUI and restored. The exit status is 0 without errors, and 1 with errors or, with \
      --strict, with warnings.
      """)

  @Option(
    parsing: .upToNextOption, help: ArgumentHelp("Folders with an app's sources, or single files.", valueName: "PATH"))
  var sources: [String]

  @OptionGroup var exclusion: ExclusionOptions

  @Option(help: ArgumentHelp("A file with statements that are not reported.", valueName: "FILE"))
  var baseline: String?

  @Flag(help: "Write the statements of today to the file of --baseline, and report none.")
  var writeBaseline = false

  @Option(
    help: ArgumentHelp(
      "Report only lines that are other than in a revision of git; with '...' behind it, than where this branch parted from it.",
      valueName: "REVISION"))
  var changed: String?

  @Option(help: "The format of the report.")
  var format = ReportFormat.text

  @Flag(help: "Report each statement, with its text, instead of a line for each function.")
  var verbose = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  func validate() throws {
    guard baseline != nil || !writeBaseline else {
      throw ValidationError("--write-baseline writes the file that --baseline names; use both.")
    }
    guard changed == nil || !writeBaseline else {
      throw ValidationError("--write-baseline writes all statements, and --changed looks at some; use one of them.")
    }
  }

  func run(on console: Console, besides command: String?) throws(UsageFailure) -> ExitStatus {
    let scan = try SourceScan(sources, exclusion, for: Self._commandName, besides: command)
    let settings = DriftSettings(SourceTargets(sources))
    let waivers = DriftWaivers(scan, settings)
    let statements = waivers.statements.filter { settings.severity(of: $0.rule, in: $0.place.file) != nil }
    if writeBaseline, let baseline { return write(DriftBaseline(statements), to: baseline, statements.count, on: console) }
    let known = try baseline.map(Self.read)?.compared(with: statements)
    let lines = try changed.map { revision throws(UsageFailure) in
      let files = (statements.map(\.place) + scan.comments.map(\.place)).map(\.file)
      return try ChangedLines(since: revision, in: Set(files).sorted(), around: sources[0])
    }
    func isReported(_ place: ScannedPlace) -> Bool { lines?.contain(place.line, of: place.file) ?? true }
    var report = DriftReport(settings)
    report.add((known?.new ?? statements).filter { isReported($0.place) }, isFolded: !verbose)
    report.add(waivers.mistakes.filter { isReported($0.comment.place) })
    if lines == nil {
      report.add(unused: waivers.unused)
      report.add(unread: scan.unread)
    }
    let findings = report.findings
    tell(findings, gone: lines == nil ? known?.gone ?? 0 : 0, on: console)
    return findings.status(strict: strict)
  }

  // MARK: The report

  private func tell(_ findings: Findings, gone: Int, on console: Console) {
    guard format == .text, !verbose else {
      format.report(findings, ReportStyle(isVerbose: true, listing: ""), on: console)
      return
    }
    var renderer = SnippetRenderer(findings.sources, colored: console.errors.isColored)
    let folded = FoldedFindings(findings.diagnostics) { $0.stage == .sources || $0 == .unusedWaiver }
    for entry in folded.entries { console.errors.write(renderer.render(entry)) }
    if let rule = findings.diagnostics.first(where: { $0.rule.stage == .sources })?.rule {
      console.errors.tell("'pelmet explain \(rule)' says what to do; --verbose shows each statement")
    }
    if gone > 0 {
      let (verb, them) = gone == 1 ? (" of the baseline is", "it") : ("s of the baseline are", "them")
      console.errors.tell("\(gone) statement\(verb) gone; --write-baseline leaves \(them) out")
    }
    findings.summarize(on: console.errors)
  }

  // MARK: The baseline

  private static func read(_ path: String) throws(UsageFailure) -> DriftBaseline {
    let bytes: [UInt8]
    do throws(DiskFile.Problem) {
      bytes = try DiskFile.bytes(of: path)
    } catch {
      throw UsageFailure(message: "'\(path)': \(error.reason); fix: write the file with --write-baseline")
    }
    guard let baseline = DriftBaseline(bytes) else {
      throw UsageFailure(message: "'\(path)' is no baseline of 'pelmet audit'; fix: write another file with --write-baseline")
    }
    return baseline
  }

  private func write(_ baseline: DriftBaseline, to path: String, _ count: Int, on console: Console) -> ExitStatus {
    do throws(OutputFailure) {
      try NewFile(path, baseline.text).write()
    } catch {
      console.errors.tell("error: \(error)")
      return .failure
    }
    console.errors.tell("wrote \(path): \(count) statement\(count == 1 ? "" : "s")")
    return .success
  }
}
