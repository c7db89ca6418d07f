internal import ArgumentParser
internal import PelmetCompiler
internal import PelmetFiles

struct GenerateCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Compiles themes into Swift files.",
    discussion: """
      All paths together are one module. With an error among the findings nothing is written. Files that did not change keep their dates, \
      and files that were generated from themes that are gone are removed: give each module an output folder of its own.

        pelmet generate themes --output Sources/App/Themes
        pelmet generate themes --output Sources/App/Themes --check

      The build plugin does the same for a target without being asked.
      """)

  @Argument(help: ArgumentHelp("Folders and theme files.", valueName: "PATH"))
  var paths: [String]

  @Option(help: ArgumentHelp("The folder for the Swift files; made when it is not there.", valueName: "DIR"))
  var output: String

  @Option(help: ArgumentHelp("What the module is called. (default: as the first folder)", valueName: "NAME"))
  var name: String?

  @OptionGroup var modules: ModuleOptions

  @Flag(help: "Write nothing; list the files that are missing, outdated or stale, and fail when there are any.")
  var check = false

  func run(on console: Console) -> ExitStatus {
    let module = modules.load(ThemeSelection.grouping(paths), name: name)
    let compilation = Compilation.compile(module.input)
    let findings = Findings(
      diagnostics: compilation.diagnostics, sources: compilation.sources, themeCount: module.themeCount)
    findings.explain(on: console.errors)
    guard findings.status() == .success else {
      findings.summarize(on: console.errors)
      return findings.status()
    }
    let files = Emitter.files(compilation.module, module: module.name, access: module.input.module.settings.access)
    let folder = OutputFolder(output)
    if check {
      let differences = folder.differences(from: files)
      for difference in differences { console.output.write("\(difference.kind.rawValue): \(difference.path)\n") }
      if differences.isEmpty { console.errors.write("everything is up to date\n") }
      return differences.isEmpty ? .success : .failure
    }
    do {
      let changes = try folder.write(files)
      for change in changes { console.output.write("\(change.kind == .stale ? "removed" : "wrote") \(change.path)\n") }
      if changes.isEmpty { console.errors.write("nothing changed\n") }
      return .success
    } catch {
      console.errors.write("error: \(error)\n")
      return .failure
    }
  }
}
