internal import ArgumentParser
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetImportOptions
internal import PelmetReports
internal import PelmetResolution

/// Says how much of an app's styling is in themes.
struct CoverageCommand: ScanningCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Says how much of an app's styling themes have taken over.",
    discussion: """
      Counts the properties that the themes of each target set, and the statements of its code that style bars beside them, as \
      'pelmet audit' finds them. The share is that of the properties in both together. A property counts once, in however many themes it is; \
      statements that are allowed with a reason, and those about single items, do not count.

        pelmet coverage Sources/App
        pelmet coverage App Kit --minimum 80
        pelmet coverage . --format json

      A target is a folder in the Sources of a package, a folder beside an Xcode project, or else a path of the command line. The exit \
      status is 1 if the share of all is less than --minimum, or a theme cannot be read.
      """)

  @Argument(help: ArgumentHelp("Folders with an app's sources and themes.", valueName: "PATH"))
  var paths: [String]

  @OptionGroup var exclusion: ExclusionOptions

  @OptionGroup var modules: ModuleOptions

  @Option(help: ArgumentHelp("The least share, in percent.", valueName: "PERCENT"))
  var minimum: Int?

  @Option(help: "A table for people, or an object for tools.")
  var format = CoverageFormat.text

  enum CoverageFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  func validate() throws {
    if let minimum, !(0...100).contains(minimum) {
      throw ValidationError("'\(minimum)' is no share; write percent from 0 to 100.")
    }
  }

  func run(on console: Console, besides command: String?) throws(UsageFailure) -> ExitStatus {
    let scan = try SourceScan(paths, exclusion, for: Self._commandName, besides: command)
    let targets = SourceTargets(paths)
    let settings = DriftSettings(targets)
    var values: [String: Int] = [:]
    for target in Set(targets.themes.map { targets.target(of: $0) }).sorted() {
      let properties = SetProperties(modules.naming(paths).load(ThemeSelection.grouping([target])).input)
      let errors = Findings(diagnostics: properties.findings, sources: properties.sources, themeCount: 0).only(.error)
      guard errors.diagnostics.isEmpty else {
        errors.explain(ReportStyle(isVerbose: true, listing: ""), on: console.errors)
        return errors.status()
      }
      values[target] = properties.places.count
    }
    let coverage = DriftCoverage(values: values, DriftWaivers(scan, settings), targets)
    switch format {
    case .text: console.output.tell(lines: coverage.text)
    case .json: console.output.write(coverage.tree.text)
    }
    guard let minimum, let share = coverage.all.share, share < minimum else { return .success }
    console.errors.tell(
      "error: the share of themes is \(share) %, less than \(minimum) %; fix: 'pelmet audit' lists what is left")
    return .failure
  }
}
