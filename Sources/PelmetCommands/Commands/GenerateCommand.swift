internal import ArgumentParser
internal import PelmetCompiler
internal import PelmetFiles

struct GenerateCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Compiles themes into Swift files.",
    discussion: """
      All paths together are one module. If there are errors, nothing is written. Files that did not change keep their dates, and files \
      generated from deleted themes are removed: give each module an output folder of its own.

        pelmet generate themes --output Sources/App/Themes
        pelmet generate themes --output Sources/App/Themes --check

      The build plugin does the same for a target in every build.
      """)

  @Argument(help: ArgumentHelp("Folders and theme files.", valueName: "PATH"))
  var paths: [String]

  @Option(help: ArgumentHelp("The folder for the Swift files; created if it does not exist.", valueName: "DIR"))
  var output: String

  @Option(help: ArgumentHelp("The name of the module. (default: the name of the first folder)", valueName: "NAME"))
  var name: String?

  @OptionGroup var modules: ModuleOptions

  @OptionGroup var reports: ReportOptions

  @Flag(help: "Write nothing; list missing, outdated and stale files, and fail if there are any.")
  var check = false

  func run(on console: Console) -> ExitStatus {
    let module = modules.naming(paths).load(ThemeSelection.grouping(paths), name: name)
    let progress = Progress(on: console)
    let compilation = Compilation.compile(module.input, checking: progress.tell)
    progress.end()
    let findings = Findings(
      diagnostics: compilation.diagnostics + [module.unfollowed.finding].compactMap { $0 }, sources: compilation.sources,
      themeCount: module.themeCount)
    findings.explain(reports.style(paths, modules), on: console.errors)
    guard findings.status() == .success else {
      findings.summarize(on: console.errors)
      return findings.status()
    }
    let files = Emitter.files(compilation.module, module: module.name, access: module.input.module.settings.access)
    let folder = OutputFolder(output)
    if check {
      let differences = folder.differences(from: files)
      for difference in differences { console.output.tell("\(difference.kind.rawValue): \(difference.path)") }
      if differences.isEmpty { console.errors.write("everything is up to date\n") }
      return differences.isEmpty ? .success : .failure
    }
    do {
      let changes = try folder.write(files)
      for change in changes { console.output.tell("\(change.kind == .stale ? "removed" : "wrote") \(change.path)") }
      if changes.isEmpty { console.errors.write("nothing changed\n") }
      return .success
    } catch {
      console.errors.tell("error: \(error)")
      return .failure
    }
  }
}
