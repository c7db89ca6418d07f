internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetPreview
internal import PelmetResolution

/// The themes of a module with all that a page shows of them.
struct ModulePreview {
  /// The themes that apps can wear, in the order of their paths.
  private(set) var themes: [PreviewedTheme] = []
  /// The abstract themes, if there are no others: what they say by themselves.
  private(set) var abstractThemes: [PreviewedTheme] = []
  private let readings: ThemeReadings
  private let findings: FindingNotes
  private let name: String
  private let designRequiresCompatibility: Bool
  private let assets: PictureAssets
  private let tokens: PreviewTokens?
  /// The places in the texts of values, and of findings.
  private var sites: (values: NoteSites, findings: NoteSites)

  /// - Parameters:
  ///   - read: The module as it is now.
  ///   - compilation: That of the module, without errors.
  init(_ module: LoadedModule, _ read: ReadModule, _ compilation: Compilation) {
    name = module.name
    designRequiresCompatibility = read.input.module.settings.designRequiresCompatibility
    assets = PictureAssets(module.imageSets, in: read.input)
    tokens = PreviewTokens(compilation.module.tokens)
    readings = ThemeReadings(read)
    findings = FindingNotes(compilation.diagnostics, readings)
    sites = (NoteSites(readings.sources), NoteSites(compilation.sources))
    let compiled = Dictionary(compilation.module.themes.map { ($0.file, $0) }) { first, _ in first }
    for (index, entry) in readings.themes.enumerated() {
      if let theme = compiled[entry.file] {
        themes.append(previewed(theme.themeWithDefaults, theme.parameters, index))
      } else if entry.isAbstract, compiled.isEmpty {
        let open = readings.compiled(at: index)
        let theme = open.themeWithDefaults
        let titled = Theme(
          name: theme.name, title: "\(theme.title ?? theme.name) (abstract)", colors: theme.colors, table: theme.table,
          places: theme.places)
        abstractThemes.append(previewed(titled, open.parameters, index))
      }
    }
  }

  private mutating func previewed(_ theme: Theme, _ parameters: [BoundParameter], _ index: Int) -> PreviewedTheme {
    let places = [Theme.Place()] + theme.places.map(\.place)
    let file = readings.sources[readings.themes[index].file].path
    let collector = NotesCollector(
      readings.theme(at: index), in: places, module: name, file: file, sites: &sites.values)
    var notes = collector.notes
    notes.findings = findings.findings(
      ofThemeAt: index, systems: notes.systems, illegible: collector.illegible, sites: &sites.findings)
    return PreviewedTheme(
      theme, notes: notes, tokens: tokens, parameters: parameters.map(PreviewParameter.init), assets: assets,
      designRequiresCompatibility: designRequiresCompatibility)
  }
}
