internal import ArgumentParser
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetResolution
internal import PelmetTokens

struct TokensCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "Lists design tokens with their values in every look.",
    discussion: """
      Without files, or for themes and folders of them, lists the tokens that the themes see, and those that use each. With files (tokens of any dialect, \
      resolvers, $themes.json, or folders of them), lists what is in them.

        pelmet tokens
        pelmet tokens tokens/brand.resolver.json --input brand=vivo
        pelmet tokens tokens/*.json --format json
        pelmet tokens tokens/brand.resolver.json --format xcassets -o Brand.xcassets

      Values for dark and high contrast are those of modifiers called scheme and contrast, and of contexts called light, dark and the \
      like; a theme's own inputs decide where there is one. In an asset catalogue, color.bar.tint is the asset "color/bar/tint"; a \
      second run changes what Pelmet wrote there, and nothing else.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, xcassets
  }

  @Argument(
    help: ArgumentHelp("Token files, resolvers, or folders with them. (default: those that themes list)", valueName: "FILE"))
  var files: [String] = []

  @Option(
    name: .customLong("input"),
    help: ArgumentHelp(
      "The context of a modifier, as in a theme's inputs, or null to leave a group out.", valueName: "NAME=CONTEXT"))
  var inputs: [NamedArgument] = []

  @Option(
    help: ArgumentHelp(
      "A folder of themes whose tokens are listed, or who use those of the files. (default: 'themes' if it exists)",
      valueName: "DIR"))
  var themes: [String] = []

  @OptionGroup var modules: ModuleOptions

  @OptionGroup var reports: ReportOptions

  @Option(help: "A table for people, an array of objects, or an asset catalogue.")
  var format = Format.text

  @Option(name: [.short, .long], help: ArgumentHelp("The asset catalogue to write: NAME.xcassets.", valueName: "FOLDER"))
  var output: String?

  func validate() throws {
    if format == .xcassets, output == nil {
      throw ValidationError("--format xcassets needs the catalogue to write: --output NAME.xcassets.")
    }
    if let output, format != .xcassets { throw ValidationError("--output \(output) is for --format xcassets; use '>' instead.") }
    if let output, !ThemeFolder(output).path.hasSuffix(".xcassets") {
      throw ValidationError("Xcode reads '\(output)' only if its name ends in .xcassets.")
    }
    if files.isEmpty, !inputs.isEmpty { throw ValidationError("--input is for files; themes have inputs of their own.") }
  }

  func run(on console: Console) throws(UsageFailure) -> ExitStatus {
    let inventory: TokenInventory
    let lists: [TokenRows]
    if files.isEmpty || files.allSatisfy(ThemeSelection.hasThemes) {
      inventory = themeTokens(ThemePaths.orDefault(files + themes))
      lists = TokenRows.all(inventory)
    } else {
      let selection = try TokenSelection(TokenFiles(files, permitting: modules.border.roots), chosen: inputs)
      inventory = selection.inventory
      let users = userFinder(inventory.sources)
      lists = [TokenRows(selection.set, users: users)]
    }
    let findings = Findings(diagnostics: inventory.diagnostics, sources: inventory.sources, themeCount: 0)
    findings.explain(reports.style(files, modules), on: console.errors)
    // Mistakes in single tokens leave the others as they are.
    guard lists.contains(where: { !$0.rows.isEmpty || !$0.withoutValue.isEmpty }) else {
      if findings.status() == .success { console.errors.write("there is no token here\n") }
      return .failure
    }
    // A table has them above itself.
    if format != .text { for text in Set(lists.map(TokenListing.contexts)).sorted() { console.errors.write(text) } }
    switch format {
    case .text:
      let stream = console.output
      stream.write(TokenListing.text(lists, colored: stream.isColored, columns: stream.columns))
    case .json: console.output.write(TokenListing.json(lists, in: inventory.sources))
    case .xcassets: if let failed = try writeCatalogue(lists, on: console) { return failed }
    }
    return findings.status()
  }

  private func themeTokens(_ paths: [String]) -> TokenInventory {
    TokenInventory(modules.naming(paths).load(ThemeSelection.grouping(paths)).input)
  }

  /// The themes that use a token which is declared in a file: those that see the same declaration.
  private func userFinder(_ sources: SourceMap) -> (String, TokenSet) -> [String] {
    let folders = themes.isEmpty ? ThemePaths.conventional.map { [$0] } ?? [] : themes
    guard !folders.isEmpty else { return { _, _ in [] } }
    let inventory = themeTokens(folders)
    var users: [Place: [String]] = [:]
    for view in inventory.views {
      for path in view.used.sorted() {
        let places = TokenRows.variants.compactMap { view.set($0).declared(path) }
          .map { Place(inventory.sources[$0.keySpan.file].path, $0.keySpan.start) }
        for place in Set(places) { users[place, default: []].append(view.theme) }
      }
    }
    return { path, set in
      guard let declared = set.declared(path) else { return [] }
      return users[Place(sources[declared.keySpan.file].path, declared.keySpan.start)] ?? []
    }
  }

  /// A place in a file of the disk.
  private struct Place: Hashable {
    let file: String
    let start: UInt32

    init(_ path: String, _ start: UInt32) {
      file = ThemeFolder(path).absolute.path
      self.start = start
    }
  }

  /// Returns a status if it failed.
  private func writeCatalogue(_ lists: [TokenRows], on console: Console) throws(UsageFailure) -> ExitStatus? {
    guard let output else { return nil }
    let texts = try CatalogueTexts(lists)
    do {
      let changes = try WrittenCatalogue(output).write(texts.files)
      for path in changes.written { console.output.tell("wrote \(path)") }
      for path in changes.removed { console.output.tell("removed \(path)") }
      if changes.written.isEmpty, changes.removed.isEmpty { console.errors.write("nothing changed\n") }
      let others = texts.otherCount == 0 ? "" : ", and \(MigrationReport.count(texts.otherCount, "token")) without a colour"
      let incomplete = MigrationReport.count(texts.incompleteCount, "colour")
      let leftOut = texts.incompleteCount == 0 ? "" : "; left out: \(incomplete) without a value in some look"
      let elevated = MigrationReport.count(texts.elevatedCount, "colour")
      let lost = texts.elevatedCount == 0 ? "" : "; a catalogue has no place for \"darkElevated\" of \(elevated)"
      console.errors.write("\(MigrationReport.count(texts.colorCount, "colour"))\(others)\(leftOut)\(lost)\n")
      return nil
    } catch {
      console.errors.tell("error: \(error)")
      return .failure
    }
  }
}
