internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetPreview
internal import PelmetResolution

/// The changes that newer SDKs make in the bars of an app, step by step.
struct SDKReport {
  let steps: [Step]
  /// The themes that were looked at.
  let themes: [Looked]

  var themeCount: Int { themes.count }

  /// One move to a newer SDK.
  struct Step {
    let step: SDKStep
    /// By bars, in the order of the catalogue; what is no longer drawn first.
    fileprivate(set) var values: [ChangedValue] = []
    /// The worst first, those that become legible last.
    fileprivate(set) var texts: [ChangedText] = []
    fileprivate(set) var moves: [BarMove] = []
    fileprivate(set) var facts: [SDKFact] = []

    var ignoredCount: Int { values.count { $0.effect == .ignored } }
    var illegibleCount: Int { texts.count { $0.contrast.isIllegible } }
  }

  /// A line of a file that is drawn otherwise.
  struct ChangedValue {
    let change: SystemChange
    let effect: SystemChange.Effect
    /// As compilers write places.
    let source: String
    /// The properties that have the value.
    fileprivate(set) var paths: [String]
    fileprivate(set) var themes: [Place]

    /// The section of themes that has it.
    var section: String { String(paths[0].prefix { $0 != "." }) }
  }

  /// A text or an icon whose legibility changes.
  struct ChangedText {
    /// The worst.
    fileprivate(set) var contrast: ContrastChange
    /// Where its colour is written; `nil` for one of the system's.
    let source: String?
    fileprivate(set) var themes: [Place]
  }

  /// Where a theme has something.
  struct Place: Hashable {
    let theme: String
    let places: [ChangedPlaces]
  }

  /// A theme, to be drawn if somebody wants a page.
  struct Looked {
    let name: String
    let drawn: () -> PreviewedTheme
  }

  /// - Parameters:
  ///   - code: The code that the themes were imported from; `nil` for themes that somebody wrote.
  ///   - progress: Called before each theme is looked at.
  init(_ modules: [DiffState.Module], _ steps: [SDKStep], in code: CodePlaces? = nil, _ progress: (String) -> Void) {
    var builders = steps.map { StepBuilder($0, code) }
    var looked: [Looked] = []
    for module in modules {
      let themes = module.themes.themes
      let shown = themes.indices.filter { !themes[$0].isAbstract }
      for index in shown.isEmpty ? Array(themes.indices) : shown {
        let name = themes[index].name
        progress(name)
        looked.append(Looked(name: name) { module.drawn(at: index) })
        let flat = module.themes.theme(at: index, hasGlass: false)
        let glass = module.themes.theme(at: index, hasGlass: true)
        for builder in builders.indices { builders[builder].add(name, flat: flat, glass: glass, of: module) }
      }
    }
    self.themes = looked
    let settings = Set(modules.map(\.designRequiresCompatibility)).sorted { !$0 && $1 }
    self.steps = builders.map { $0.finished(settings) }
  }
}

/// Collects what a step changes in themes, each line of a file once.
private struct StepBuilder {
  private let step: SDKStep
  private let code: CodePlaces?
  private var values: [SDKReport.ChangedValue] = []
  private var texts: [SDKReport.ChangedText] = []
  private var positions: (values: [ValueKey: Int], texts: [TextKey: Int]) = ([:], [:])

  private struct ValueKey: Hashable {
    let change: SystemChange
    let effect: SystemChange.Effect
    let source: String
  }

  private struct TextKey: Hashable {
    let id: String
    let ground: String
    let becomesIllegible: Bool
    let source: String?
  }

  init(_ step: SDKStep, _ code: CodePlaces?) { (self.step, self.code) = (step, code) }

  /// Where a value is written, in the code that it was imported from if there is one.
  private func source(_ span: SourceSpan, _ path: String, _ places: [ChangedPlaces], in module: DiffState.Module) -> String {
    let theme = module.themes.sources[span.file].path
    return code?.source(of: path, in: theme, at: places.first?.places?.first) ?? module.places[span]
  }

  /// - Parameters:
  ///   - flat: The theme on bars of before iOS 26.
  ///   - glass: The theme on glass.
  mutating func add(_ name: String, flat: ThemeReading, glass: ThemeReading, of module: DiffState.Module) {
    let builds = step.builds(requiringCompatibility: module.designRequiresCompatibility)
    var comparison = SDKComparison(builds, flat: flat, glass: glass)
    let (values, texts) = comparison.changes()
    for (value, places) in values {
      let source = self.source(value.source, value.path, places, in: module)
      let key = ValueKey(change: value.change, effect: value.effect, source: source)
      add(key, value.path, SDKReport.Place(theme: name, places: places))
    }
    for (text, worst, places) in texts {
      let source = text.source.map { self.source($0.span, $0.path, places, in: module) }
      let key = TextKey(id: text.id, ground: text.ground, becomesIllegible: text.becomesIllegible, source: source)
      add(key, worst, SDKReport.Place(theme: name, places: places))
    }
  }

  private mutating func add(_ key: ValueKey, _ path: String, _ place: SDKReport.Place) {
    guard let position = positions.values[key] else {
      positions.values[key] = values.count
      values.append(
        SDKReport.ChangedValue(change: key.change, effect: key.effect, source: key.source, paths: [path], themes: [place]))
      return
    }
    if !values[position].paths.contains(path) { values[position].paths.append(path) }
    if values[position].themes.last?.theme != place.theme { values[position].themes.append(place) }
  }

  private mutating func add(_ key: TextKey, _ contrast: ContrastChange, _ place: SDKReport.Place) {
    guard let position = positions.texts[key] else {
      positions.texts[key] = texts.count
      texts.append(SDKReport.ChangedText(contrast: contrast, source: key.source, themes: [place]))
      return
    }
    if contrast.rank < texts[position].contrast.rank { texts[position].contrast = contrast }
    texts[position].themes.append(place)
  }

  /// - Parameter settings: Those of `UIDesignRequiresCompatibility` that some app has.
  func finished(_ settings: [Bool]) -> SDKReport.Step {
    var result = SDKReport.Step(step: step)
    let sections = Catalogue.style.fields.map(\.name)
    result.values = values.enumerated().sorted { a, b in
      let (first, second) = (a.element, b.element)
      let ranks = [first, second].map { sections.firstIndex(of: $0.section) ?? sections.count }
      return (ranks[0], first.effect == .ignored ? 0 : 1, a.offset) < (ranks[1], second.effect == .ignored ? 0 : 1, b.offset)
    }.map(\.element)
    result.texts = texts.enumerated().sorted { ($0.element.contrast.rank, $0.offset) < ($1.element.contrast.rank, $1.offset) }
      .map(\.element)
    result.moves = settings.reduce(into: []) { moves, setting in
      let builds = step.builds(requiringCompatibility: setting)
      let found = MainThread.run { SDKStep.systems.flatMap { BarMeasures.moves(builds, on: $0) } }
      moves += found.filter { !moves.contains($0) }
    }
    result.facts = SDKFact.all.filter { fact in
      step.reaches(fact.sdk) && settings.contains { fact.concerns(requiringCompatibility: $0) }
    }
    return result
  }
}
