package import Pelmet
package import PelmetCompiler
package import PelmetDiagnostics
internal import PelmetSyntax
internal import PelmetTokens

/// The themes of a module, abstract ones too, each to be read when it is compared with another state of itself.
package struct ThemeReadings {
  /// In the order of their paths.
  package let themes: [Entry]
  /// The texts of the module, to which the places of values belong.
  package let sources: SourceMap
  private let chains: [ThemeChain]
  private let tokens: TokenStore
  private let settings: ModuleSettings

  /// A theme before it is read.
  package struct Entry: Sendable {
    package let name: String
    package let file: FileID
    package let isAbstract: Bool
    /// The themes that it extends, the nearest first.
    package let bases: [String]
    /// Its file, and those of its bases.
    package let files: Set<FileID>
  }

  package init(_ input: CompilerInput) {
    let library = Library(input)
    let chains = ThemeChains(library)
    self.init(library, chains, TokenStore(chains.all, library, input), input.module.settings)
  }

  /// The themes of a module that a run has read. Abstract themes can be read if there are no others.
  package init(_ read: ReadModule) {
    guard !read.chains.concrete.isEmpty else {
      self.init(read.input)
      return
    }
    self.init(read.library, read.chains, read.tokens, read.input.module.settings)
  }

  private init(_ library: Library, _ chains: ThemeChains, _ tokens: TokenStore, _ settings: ModuleSettings) {
    (self.chains, self.tokens, self.settings) = (chains.all, tokens, settings)
    sources = tokens.sources
    themes = chains.all.map { chain in
      let bases = chain.themes.dropLast().reversed().map { base in
        base.module == library.main ? base.name : "\(base.module):\(base.name)"
      }
      return Entry(
        name: chain.theme.name, file: chain.theme.file, isAbstract: chain.theme.isAbstract, bases: bases,
        files: Set(chain.themes.map(\.file)))
    }
  }

  /// Reads the theme at a position of ``themes``.
  /// - Parameter hasGlass: Whether its app has the look of iOS 26 there; `nil` for as the module's settings say.
  package func theme(at index: Int, hasGlass: Bool? = nil) -> ThemeReading {
    let chain = chains[index]
    let theme = LinkedTheme(chain, tokens: tokens[chain], sources: sources, keepsTables: false)
    var settings = settings
    if let hasGlass { settings.designRequiresCompatibility = !hasGlass }
    return ThemeReading(theme, settings, tokens: tokens[chain]?.library.traits)
  }
}

extension ThemeReadings {
  /// The theme at a position of ``themes`` with its tables. Those of an abstract one lack what refers to something that only themes that
  /// extend it declare.
  package func compiled(at index: Int) -> CompiledTheme {
    let chain = chains[index]
    let theme = LinkedTheme(
      chain, tokens: tokens[chain], sources: sources, keepsTables: true, isOpen: chain.theme.isAbstract)
    return theme.compiled
  }

  /// The conditions in the files of all themes, by the places of their entries: `/screens/photo/when/0`.
  package var conditions: [FileID: [String: Theme.Condition]] {
    var conditions: [FileID: [String: Theme.Condition]] = [:]
    for theme in chains.flatMap(\.themes) where conditions[theme.file] == nil {
      var own: [String: Theme.Condition] = [:]
      for layer in [theme.layer] + theme.contexts.map(\.layer) + theme.screens.map(\.layer) {
        for when in layer.whens {
          if let source = when.source { own[String(source.pointer.dropLast("/is".count))] = when.condition }
        }
      }
      conditions[theme.file] = own
    }
    return conditions
  }
}

/// The traits for which states of a theme are compared: all looks, and whatever else some state tells apart.
package struct ComparedTraits: Sendable {
  /// Ascending; each stands for the versions up to the next.
  package let versions: [Theme.OSVersion]
  /// Idioms and sizes; one without a condition if they make no difference.
  package let devices: [Theme.Condition]
  /// Schemes, contrasts and levels.
  package let looks: [Theme.Condition]

  package init(_ states: [ThemeReading]) {
    let conditions = states.flatMap(\.conditions)
    let minimumOS = states.map(\.minimumOS).max() ?? 0
    let bounds = conditions.flatMap { [$0.minimumOS, $0.belowOS].compactMap { $0 } }
    versions = Set(states.flatMap(\.versions) + bounds).filter { $0 >= minimumOS }.sorted()
    let timeless = conditions.map { condition in
      var condition = condition
      (condition.minimumOS, condition.belowOS) = (nil, nil)
      return condition
    }
    let axes = TraitAxes(timeless + [Theme.Condition(scheme: .dark, contrast: .high)], tokens: nil)
    devices = axes.fixedCells
    let looks = axes.liveCells(in: Theme.Condition())
    // Colours have a variant for elevated dark views, even where no condition asks for the level.
    let elevated = Theme.Condition(scheme: .dark, contrast: .normal, level: .elevated)
    self.looks = looks.contains(elevated) ? looks : looks + [elevated]
  }

  /// The traits at positions of ``versions``, ``devices`` and ``looks``.
  package func traits(_ version: Int, _ device: Int, _ look: Int) -> Theme.Traits {
    var condition = devices[device]
    (condition.scheme, condition.contrast, condition.level) = (looks[look].scheme, looks[look].contrast, looks[look].level)
    condition.minimumOS = versions[version]
    return condition.example
  }
}
