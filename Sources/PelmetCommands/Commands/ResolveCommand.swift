internal import ArgumentParser
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetResolution

struct ResolveCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Shows the final values of a theme and where each is written.",
    discussion: """
      Resolves everything that a theme inherits, names or derives, for one place and one set of traits.

        pelmet resolve themes/midnight.theme.json
        pelmet resolve themes/midnight.theme.json --screen photo --scheme dark
        pelmet resolve themes/brand.theme.json --argument accent=#FF2D55
        pelmet resolve themes/midnight.theme.json --why navigationBar.tintColor
      """)

  @Argument(help: ArgumentHelp("A theme file.", valueName: "THEME-FILE"))
  var file: String

  @OptionGroup var modules: ModuleOptions

  @OptionGroup var reports: ReportOptions

  @Option(help: ArgumentHelp("A screen of the theme.", valueName: "NAME"))
  var screen: String?

  @Option(help: ArgumentHelp("A context of the theme.", valueName: "NAME"))
  var context: String?

  @OptionGroup(title: "Traits") var traits: TraitOptions

  @Option(
    name: .customLong("argument"),
    help: ArgumentHelp(
      "A value for a parameter of the theme: a colour, a number, true or false, or JSON.", valueName: "NAME=VALUE"))
  var arguments: [NamedArgument] = []

  @Option(
    help: ArgumentHelp(
      """
      Explain where one value comes from, layer by layer, instead of listing all values, and from which code it was imported. The path is that of a value, or as a file has \
      it; a JSON Pointer works, too.
      """, valueName: "PATH"))
  var why: String?

  @Option(help: "A table for people, or an array of objects.")
  var format = ValueFormat.text

  func run(on console: Console) throws(UsageFailure) -> ExitStatus {
    let module = modules.load([ThemeSelection(file: file)])
    var query = ResolveQuery(
      screen: screen, context: context, traits: traits.traits, arguments: arguments.map { ($0.name, $0.value) })
    query.includesNames = format == .json
    if let why { query.trace(why) }
    let resolution: Resolution
    do {
      resolution = try Resolution.resolve(module.input, query)
    } catch {
      throw UsageFailure(message: "\(error)")
    }
    let findings = Findings(
      diagnostics: resolution.diagnostics, sources: resolution.sources, themeCount: module.themeCount)
    findings.explain(reports.style([file], modules), on: console.errors)
    guard findings.status() == .success, let values = resolution.values else {
      findings.summarize(on: console.errors)
      return findings.status()
    }
    if let history = resolution.history, let path = query.tracedPath {
      let own = values.filter { $0.path == path || $0.path.hasPrefix("\(path).") }
      let origins = ImportedOrigins(besides: file)?.steps(of: path, screen: query.screen, context: query.context) ?? []
      console.output.write(format.render(history, origins, of: path, values: own, in: resolution.sources))
      return .success
    }
    let stream = console.output
    stream.write(format.render(values, in: resolution.sources, colored: stream.isColored, columns: stream.columns))
    return .success
  }
}
