package import Pelmet
package import PelmetDiagnostics
internal import PelmetSyntax

/// One theme as rules look at it, and where they report. Lives for one check.
package final class CheckedTheme {
  let chain: ThemeChain
  let algebra: Algebra
  /// Every place in every combination of traits: the theme's own place first.
  package let cells: [CheckedCell]
  package let minimumOS: Theme.OSVersion
  /// Whether bars are of glass from iOS 26 on: not in an app that opts out of the new look (CMP-1).
  package let hasGlass: Bool
  /// The representative versions of iOS, ascending.
  package let versions: [Theme.OSVersion]
  /// The names in the asset catalogues of each module; a module without catalogues is not in it.
  let assets: [String: AssetNames]
  private var binder: Binder
  /// Looks of parameters, if colours are to be judged with them.
  private let arguments: [String: Value]
  private var worked = Theme.Color.Worked<Theme.Color>()
  private var colors: [SourceSpan: Theme.Color?] = [:]
  private(set) var findings: [Diagnostic] = []
  private var sites: Set<Site> = []

  private struct Site: Hashable {
    let rule: Rule
    let span: SourceSpan
  }

  /// Whether the theme knows of iOS 26: because the app runs on nothing older, or because a condition begins or ends there or later.
  private(set) lazy var knowsGlass =
    minimumOS >= Self.glass || layers.contains { $0.layer.whens.contains { $0.condition.isAboutGlass } }
  /// The legibility of every text and icon, in every place.
  package private(set) lazy var legibility = Legibility(self)
  /// The fonts of the titles of tabs.
  private(set) lazy var tabFonts = TabFonts.fonts(self)
  /// Pairs that are not legible, without those that a bigger mistake explains.
  private(set) lazy var failures = Folding.folded(legibility, self)
  /// The colours that make them legible.
  private(set) lazy var repairs = LegibilityRepairs(self)

  package init(
    _ theme: LinkedTheme, _ settings: ModuleSettings, assets: [String: AssetNames] = [:], arguments: [String: Value] = [:]
  ) {
    let minimumOS = settings.minimumOS
    hasGlass = !settings.designRequiresCompatibility
    chain = theme.chain
    algebra = theme.algebra
    self.assets = assets
    self.arguments = arguments
    binder = theme.binder
    self.minimumOS = minimumOS
    let layers = theme.places.map(\.place).flatMap { theme.algebra.layers($0).joined() }
    let versions = RepresentativeVersions.of(layers, minimumOS: minimumOS)
    self.versions = versions
    cells = theme.places.flatMap { place in place.cells.map { CheckedCell(place.place, $0, versions: versions) } }
  }

  /// The bound value of an entry; `nil` when there is none or it was reported.
  func value(_ entry: StyleEntry?) -> Value? {
    guard let entry, let written = entry.written else { return nil }
    return binder.value(written, of: entry.field)
  }

  /// The bound colour of an entry.
  func color(_ entry: StyleEntry?) -> Theme.Color? {
    guard let entry, let written = entry.written else { return nil }
    if case .constant(let value) = written.expression {
      return if case .color(let color) = value { color } else { nil }
    }
    // Rules ask for the same colours, and a derived one takes its time.
    if case .none = written.expression { return bound(entry) }
    if let known = colors[written.source.span] { return known }
    let color = bound(entry)
    colors[written.source.span] = .some(color)
    return color
  }

  private func bound(_ entry: StyleEntry) -> Theme.Color? {
    guard case .color(let color)? = value(entry) else { return nil }
    guard !arguments.isEmpty else { return color }
    return color.binding(&worked) { name in
      if case .color(let argument)? = arguments[name] { Theme.Color(.parameter(name, look: argument)) } else { nil }
    }
  }

  package var sources: SourceMap { binder.sources }

  /// Edits of the theme's files.
  var edits: MemberEdits { MemberEdits(sources: sources) }

  /// Whether decoding or linking reported something in an entry; rules then keep quiet about what contains it.
  func isDamaged(_ entry: StyleEntry) -> Bool {
    switch entry.content {
    case .null: return false
    case .invalid: return true
    case .object: return entry.object?.entries.contains(where: isDamaged) ?? false
    case .value(let written):
      switch written.expression {
      case .none, .constant: return false
      case .color: return color(entry) == nil
      case .image, .shadow, .font, .reference: return value(entry) == nil
      }
    }
  }

  /// Whether a place is in a more general layer than another, or further up in the same.
  func isBefore(_ a: JSONValue, _ b: JSONValue) -> Bool {
    let (rankA, rankB) = (rank(a), rank(b))
    return rankA == rankB ? a.span.start < b.span.start : rankA < rankB
  }

  /// Which of two places is in the more derived layer.
  func rank(_ source: JSONValue) -> LayerRank { LayerRank(source, in: chain) }

  // MARK: Reporting

  /// Reports at a key.
  /// - Parameters:
  ///   - severity: The severity, if it is not the rule's own.
  ///   - aside: The subject of a remark that is made once.
  ///   - fixIt: Asked for only when the place has no finding of the rule yet, like the other texts about it.
  func report(
    _ rule: Rule, severity: Severity? = nil, aside: String? = nil, atKeyOf source: JSONValue,
    _ summary: @autoclosure () -> String,
    notes: @autoclosure () -> [Diagnostic.Note] = [], fixIt: @autoclosure () -> Diagnostic.FixIt? = nil,
    fix: @autoclosure () -> String? = nil, suggestion: @autoclosure () -> String? = nil
  ) {
    let span = source.keySpan ?? source.span
    guard isNew(rule, span) else { return }
    findings.append(
      Diagnostic(
        rule, severity: severity, at: .span(span), pointer: source.pointer, summary(), notes: notes(),
        fixIts: fixIt().map { [$0.onOneLine] } ?? [],
        suggestion: suggestion(), fix: fix(), aside: aside))
  }

  /// Reports at a value.
  /// - Parameter severity: The severity, if it is not the rule's own.
  func report(
    _ rule: Rule, severity: Severity? = nil, at source: JSONValue, _ summary: @autoclosure () -> String,
    notes: @autoclosure () -> [Diagnostic.Note] = [], fixIt: @autoclosure () -> Diagnostic.FixIt? = nil,
    fix: @autoclosure () -> String? = nil, suggestion: @autoclosure () -> String? = nil,
    elsewhere: @autoclosure () -> Diagnostic.Elsewhere? = nil
  ) {
    guard isNew(rule, source.span) else { return }
    findings.append(
      Diagnostic(
        rule, severity: severity, at: .span(source.span), pointer: source.pointer, summary(), notes: notes(),
        fixIts: fixIt().map { [$0.onOneLine] } ?? [],
        suggestion: suggestion(), fix: fix(), elsewhere: elsewhere()))
  }

  /// Whether a place has no finding of a rule yet, in whatever place or row of the theme it shows again.
  private func isNew(_ rule: Rule, _ span: SourceSpan) -> Bool { sites.insert(Site(rule: rule, span: span)).inserted }
}

/// How derived a layer is: base themes, the theme itself, its conditions, contexts, screens.
struct LayerRank: Comparable {
  private let kind: Int
  private let theme: Int

  /// The layer in which a value of a chain is written.
  init(_ source: JSONValue, in chain: ThemeChain) {
    theme = chain.files.lastIndex(of: source.span.file) ?? 0
    kind = chain.placeSpans[theme].last { $0.contains(source) }?.rank ?? 0
  }

  static func < (a: LayerRank, b: LayerRank) -> Bool { (a.kind, a.theme) < (b.kind, b.theme) }
}

extension CheckedTheme {
  /// The bars as iOS 26 and later show them, each with its rows there, in a theme that knows of iOS 26. Otherwise none.
  var glassBars: [(bar: CheckedBar, rows: [Theme.Traits])] {
    glassCells.flatMap { cell in
      let rows = cell.rows.filter { $0.os >= Self.glass }
      return cell.bars.map { ($0, rows) }
    }
  }

  /// The cells that have rows from iOS 26 on, in a theme that knows of iOS 26. Otherwise none.
  var glassCells: [CheckedCell] { knowsGlass ? allGlassCells : [] }

  /// The cells that have rows from iOS 26 on, whether or not the theme knows of it; none in an app that keeps the old look.
  var allGlassCells: [CheckedCell] {
    hasGlass ? cells.filter { cell in cell.rows.contains { $0.os >= Self.glass } } : []
  }

  /// The severity of what only newer systems show: a remark in a theme that does not know of them, else that of the rule.
  var severityOfGlass: Severity? { knowsGlass ? nil : .remark }

  fileprivate static let glass: Theme.OSVersion = 26
}

extension Theme.Condition {
  fileprivate var isAboutGlass: Bool { max(minimumOS ?? 0, belowOS ?? 0) >= CheckedTheme.glass }
}

/// The fonts of the titles of tabs, each once however many places and states have it.
enum TabFonts {
  static func fonts(_ theme: CheckedTheme) -> [(entry: StyleEntry, font: Theme.Font)] {
    var seen: Set<SourceSpan> = []
    return theme.cells.flatMap { entries($0.style) }.compactMap { entry in
      guard seen.insert(entry.valueSource.span).inserted, case .font(let font)? = theme.value(entry) else { return nil }
      return (entry, font)
    }
  }

  private static func entries(_ style: StyleObject) -> [StyleEntry] {
    let layouts = style.tabSlots.flatMap { slot in StyleKey.itemLayouts.compactMap(slot.object) }
    let states = layouts.flatMap(\.objects).compactMap { $0[.titleTextAttributes, .font] }
    let legacy = style[.tabBarItem, .titleTextAttributes]?.object?.objects.compactMap { $0[.font] }
    return states + (legacy ?? [])
  }
}
