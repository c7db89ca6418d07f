package import Pelmet
package import PelmetCompiler
package import PelmetDiagnostics
internal import PelmetSyntax
package import PelmetTokens

/// One theme to be read in any place and for any traits: its values, and how legible its texts and icons are.
package final class ThemeReading {
  package let contexts: Set<String>
  package let screens: Set<String>
  /// The conditions of the theme and of its tokens.
  let conditions: [Theme.Condition]
  let minimumOS: Theme.OSVersion
  let versions: [Theme.OSVersion]
  private let theme: CheckedTheme
  private let arguments: [String: Value]
  /// The looks of parameters for colours.
  private let looks: [String: Theme.Color]
  private var binder: Binder
  private let cells: [Theme.Place: [CheckedCell]]
  /// The slots of each cell with what stands on them.
  private var surfaces: [ObjectIdentifier: [Surface]] = [:]
  private var colors: [Theme.Color.Variant: ColorTexts] = [:]
  private var values: [Key: (number: Int, values: [ResolvedValue])] = [:]
  private var states: [Key: State] = [:]
  private lazy var written = WrittenValues(theme, binder.scope)

  /// The values and contrasts of a theme in a place for some traits. Places and traits between which it does not differ share one.
  package final class State: Sendable {
    package let values: [ResolvedValue]
    /// The same in all states of the theme that have the same values, with the same names behind them.
    package let valuesNumber: Int
    package let contrasts: [ContrastReading]
    fileprivate let context: TokenContext

    fileprivate init(
      _ values: (number: Int, values: [ResolvedValue]), _ contrasts: [ContrastReading], _ context: TokenContext
    ) {
      (valuesNumber, self.values) = values
      (self.contrasts, self.context) = (contrasts, context)
    }
  }

  private struct Surface {
    let path: String
    let bar: BarSection
    let ground: SlotGround
    let pairs: [LegibilityPair]
  }

  private struct Key: Hashable {
    let cell: ObjectIdentifier
    let variant: Theme.Color.Variant
    /// `nil` where versions of the system make no difference.
    var look: Look?
  }

  package init(_ theme: LinkedTheme, _ settings: ModuleSettings, tokens: TokenTraits?) {
    (contexts, screens) = (Set(theme.chain.contextNames), Set(theme.chain.screenNames))
    var binder = theme.binder
    arguments = Resolution.defaults(theme.scope, &binder)
    let parameters = theme.compiled.parameters.filter { $0.kind == .color }.map { ($0.name, $0.look) }
    looks = Dictionary(parameters) { first, _ in first }
    let checked = CheckedTheme(theme, settings, arguments: arguments)
    let written = theme.places.flatMap { theme.algebra.layers($0.place).joined() }.flatMap(\.whens).map(\.condition)
    conditions = Array(Set(written)) + (tokens?.conditions ?? [])
    (self.theme, minimumOS, versions) = (checked, checked.minimumOS, checked.versions)
    self.binder = binder
    cells = Dictionary(grouping: checked.cells, by: \.place)
    for bar in checked.legibility.groups.flatMap(\.bars) {
      for slot in bar.slots {
        for view in slot.views where !view.isName { addSurface(view, slot.name, bar.bar) }
      }
    }
  }

  private func addSurface(_ view: SlotSurface.View, _ slot: StyleKey, _ bar: BarSection) {
    let pairs = SlotPairs(theme, view.cell, bar, slot, view.slot, view.ground).pairs
    surfaces[ObjectIdentifier(view.cell.cell), default: []].append(
      Surface(
        path: "\(bar.section.name).\(slot.name)", bar: bar, ground: view.ground,
        pairs: pairs.filter { LegibilityFailure.isJudged($0, on: view.ground) }))
  }

  /// The state in a place, or else in the place around it that the theme knows, for some traits.
  package func state(_ place: Theme.Place, _ traits: Theme.Traits) -> State? {
    var place = place
    if let context = place.context, !contexts.contains(context.name) { place.context = nil }
    if let screen = place.screen, !screens.contains(screen.name) { place.screen = nil }
    guard let cell = cells[place]?.first(where: { $0.condition.holds(for: traits) }) else { return nil }
    let forced = cell.style.object.forcedScheme
    var traits = traits
    traits.scheme = forced ?? traits.scheme
    guard let look = Look.looks(of: [traits], hasGlass: theme.hasGlass).first else { return nil }
    var key = Key(cell: ObjectIdentifier(cell), variant: look.variant)
    let values = values[key] ?? (self.values.count, list(cell, look.variant))
    self.values[key] = values
    key.look = look
    if let known = states[key] { return known }
    let state = State(values, contrasts(cell, look), TokenContext(traits))
    states[key] = state
    return state
  }

  /// The names through which a value of a state came, from where it is written down to the token at the end.
  package func names(of value: ResolvedValue, in state: State) -> [ValueHistory.Step] {
    written.names(of: value.source, in: state.context)
  }

  /// Whether the system draws bars of glass from iOS 26 on.
  package var hasGlass: Bool { theme.hasGlass }

  private func list(_ cell: CheckedCell, _ variant: Theme.Color.Variant) -> [ResolvedValue] {
    let texts = colors[variant] ?? ColorTexts(arguments: arguments, variant: variant, looks: looks)
    colors[variant] = texts
    binder.enter(cell.condition, forcing: cell.style.object.forcedScheme)
    var lister = ValueLister(binder: binder, arguments: arguments, colors: texts)
    lister.list(cell.style.object, Catalogue.style, path: "")
    binder = lister.binder
    return lister.values
  }

  private func contrasts(_ cell: CheckedCell, _ look: Look) -> [ContrastReading] {
    (surfaces[ObjectIdentifier(cell)] ?? []).flatMap { surface in
      let color = surface.ground.colors(in: [look]).first?.color
      return surface.pairs.filter { $0.isSeen(in: look) }.compactMap { pair in
        LegibilityFailure.sample(pair, on: surface.ground, color, in: look).map { sample in
          ContrastReading(
            slot: surface.path, id: pair.part.id, part: pair.what,
            ground: pair.ground.words(on: surface.bar) + (pair.ground.isGlass ? ", estimated" : ""),
            ratio: sample.ratio, minimum: pair.limit, foreground: sample.foreground, background: sample.background,
            sources: [pair.entry?.valueSource.span].compactMap { $0 } + surface.ground.sources(under: pair, in: [look]),
            open: LegibilityFailure.open(pair, on: surface.ground, in: look))
        }
      }
    }
  }
}

/// How legible a text or an icon is, in one place and look.
package struct ContrastReading: Sendable {
  /// The slot on which it stands, as paths have it: `tabBar.standardAppearance`.
  package let slot: String
  /// The name of the text or icon: `tabBar.selected.badge`.
  package let id: String
  /// The text or icon in words: `the badge's text`.
  package let part: String
  /// The ground under it in words: `the badge`; of glass, that its colour is an estimate (GLS-9).
  package let ground: String
  package let ratio: Double
  /// The least ratio that it needs.
  package let minimum: Double
  package let foreground: Theme.Color.RGB
  package let background: Theme.Color.RGB
  /// Where the foreground and all that has a part in the background are written.
  package let sources: [SourceSpan]
  /// The colours that follow parameters: the foreground, then the layers under it, the lowest first. `nil` if nothing does.
  package let open: [Theme.Color.Open]?
}

extension TokenTraits {
  /// Conditions that tell apart what the tokens do.
  fileprivate var conditions: [Theme.Condition] {
    let versions = versions.map { Theme.Condition(minimumOS: $0) }
    return versions + (idioms.isEmpty ? [] : [Theme.Condition(idiom: .phone)]) + (level ? [Theme.Condition(level: .base)] : [])
  }
}
