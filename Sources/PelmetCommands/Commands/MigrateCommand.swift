internal import ArgumentParser
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetReports
internal import PelmetResolution

struct MigrateCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Writes design tokens of any dialect as DTCG 2025.10.",
    discussion: """
      Reads files of Tokens Studio, Style Dictionary, Figma and every other dialect that themes can list, and writes DTCG 2025.10 files \
      and a resolver into a new folder: a file for each file, with modes as modifiers.

        pelmet migrate tokens/tokens.json --output dtcg
        pelmet migrate tokens/\\$themes.json --output dtcg
        pelmet migrate Light.tokens.json Dark.tokens.json --output dtcg

      Aliases stay aliases; descriptions and deprecations are kept. Calculations and modifiers of colours become their values, and what \
      DTCG has no place for is left out and listed. Before anything is written, the new files are read again, and every value in every \
      context is compared with what it was.
      """)

  @Argument(help: ArgumentHelp("Token files, resolvers, or folders with them.", valueName: "FILE"))
  var files: [String]

  @Option(name: [.short, .long], help: ArgumentHelp("The folder to write; it must be new or empty.", valueName: "FOLDER"))
  var output: String

  @OptionGroup var border: BorderOptions

  func run(on console: Console) throws(UsageFailure) -> ExitStatus {
    let folder = NewFolder(output)
    if let obstacle = folder.obstacle {
      console.errors.tell("error: \(output): \(obstacle)")
      return .failure
    }
    let source = MigrationSource(TokenFiles(files, permitting: border.roots))
    let obstacles = source.obstacles
    guard obstacles.isEmpty else {
      let findings = Findings(diagnostics: obstacles, sources: source.inventory.sources, themeCount: 0)
      findings.explain(ReportStyle(isVerbose: true, listing: ""), on: console.errors)
      console.errors.write("nothing was written\n")
      return .failure
    }
    var attempts: [(plan: MigrationPlan, files: MigrationFiles, proof: MigrationProof)] = []
    for order in MigrationPlan.Order.allCases where attempts.last?.proof.differences.isEmpty != true {
      let plan = MigrationPlan(source, order)
      guard !plan.isEmpty else {
        console.errors.write("error: there is no token with a value here\nnothing was written\n")
        return .failure
      }
      let files = MigrationFiles(source, plan)
      attempts.append((plan, files, MigrationProof(source, plan, files)))
    }
    guard let (plan, files, proof) = attempts.last, proof.differences.isEmpty else {
      let differences = attempts.first?.proof.differences ?? []
      for difference in differences.prefix(10) { console.errors.tell("error: \(difference)") }
      if differences.count > 10 { console.errors.write("… \(differences.count - 10) more\n") }
      console.errors.write(
        "nothing was written: the new files would not be worth what the old ones are; this is a mistake of Pelmet\n")
      return .failure
    }
    if let first = plan.dependentOnModes.first {
      let count = Set(plan.dependentOnModes.map(\.path)).count
      console.errors.tell(
        "error: \(count == 1 ? "1 token has a value" : "\(count) tokens have values") in modes that depend on other modifiers at once; first: '\(first.path)'"
      )
      console.errors.write(
        "nothing was written: a resolver cannot say them; migrate the files without the modes, or for one context\n")
      return .failure
    }
    do {
      try folder.write(files.files)
    } catch {
      console.errors.tell("error: \(error)")
      return .failure
    }
    for file in files.files { console.output.tell("wrote \(ThemeFolder(output).path(of: file.path))") }
    for line in MigrationReport(source, plan, proof).lines { console.output.tell(line) }
    console.output.write("\nA theme lists the new files so:\n\n  \(Self.members(files))\n")
    return .success
  }

  /// The members of a theme, without braces.
  private static func members(_ files: MigrationFiles) -> String {
    let tokens = "\"tokens\": [\"\(MigrationFiles.resolver)\"]"
    var inputs = ThemeInputs()
    for modifier in files.modifiers where !modifier.isTrait && !modifier.hasOwnValues {
      inputs.add(modifier.name, contexts: modifier.contexts, choice: modifier.fallback)
    }
    return inputs.tree.map { "\(tokens),\n  \"inputs\": \($0.line)" } ?? tokens
  }
}
