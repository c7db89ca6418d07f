internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// A bar may get any background, and what stands on it does not follow.
enum ParameterWithoutDerivation: ThemeRule {
  static let rule = Rule.parameterWithoutDerivation

  static func check(_ theme: CheckedTheme) {
    var order: [SourceSpan] = []
    var mistakes: [SourceSpan: Mistake] = [:]
    for bar in theme.legibility.groups.flatMap(\.bars) {
      for view in bar.slots.flatMap(\.views) {
        guard let parameter = view.ground.parameter, let background = view.ground.colorEntry else { continue }
        let fixed = view.onParameter.filter { isFixed($0, on: parameter, in: view.cell.looks) }
        guard !fixed.isEmpty else { continue }
        let span = background.valueSource.span
        if mistakes[span] == nil { order.append(span) }
        mistakes[span, default: Mistake(background: background, parameter: parameter)].add(fixed)
      }
    }
    for mistake in order.compactMap({ mistakes[$0] }) { report(mistake, theme) }
  }

  /// A background that is a parameter, with all that does not follow it, in whatever place.
  private struct Mistake {
    let background: StyleEntry
    let parameter: String
    private(set) var pairs: [LegibilityPair] = []

    init(background: StyleEntry, parameter: String) { (self.background, self.parameter) = (background, parameter) }

    mutating func add(_ others: [LegibilityPair]) {
      for pair in others where known.insert(Known(what: pair.what, span: pair.entry?.valueSource.span)).inserted {
        pairs.append(pair)
      }
    }

    private var known: Set<Known> = []

    private struct Known: Hashable {
      let what: String
      let span: SourceSpan?
    }

    /// The texts, and the status bar if it is among them, each once.
    var names: [String] {
      var seen: Set<String> = []
      return pairs.map(\.what).filter { seen.insert($0).inserted }
    }

    var hasStatusBar: Bool { pairs.contains { $0.isStatusBar } }
  }

  private static func isFixed(_ pair: LegibilityPair, on parameter: String, in looks: [Look]) -> Bool {
    pair.ground.isBar && looks.contains(where: pair.isSeen) && pair.color != .noColor && pair.color != .clear
      && !isDerived(pair.color, from: parameter)
  }

  private static func report(_ mistake: Mistake, _ theme: CheckedTheme) {
    let names = mistake.names
    theme.report(
      rule, at: mistake.background.valueSource,
      "'{\(mistake.parameter)}' may be any colour, but \(list(names, "and")) on it \(names.count == 1 ? "does" : "do") not follow",
      notes: mistake.pairs.compactMap { pair in pair.entry.map { .init("\(pair.what) is written here", at: $0.valueSource.span) }
      },
      fixIt: fixIt(mistake, theme), fix: fix("{ \"readableOn\": \"{\(mistake.parameter)}\" }", mistake))
  }

  /// The text to write for a colour, and for the status bar.
  private static func fix(_ color: String, _ mistake: Mistake) -> String {
    let texts = mistake.names.filter { $0 != "the status bar" }
    let style = "\"automatic\" for the status bar"
    if texts.isEmpty { return "write \(style)" }
    return "write \(color) for \(list(texts, "and"))" + (mistake.hasStatusBar ? ", and \(style)" : "")
  }

  /// Every colour moved away from the parameter; `nil` when one is not written in the file that knows it.
  private static func fixIt(_ mistake: Mistake, _ theme: CheckedTheme) -> Diagnostic.FixIt? {
    var edits: [SourceSpan: Diagnostic.Edit] = [:]
    let reference = "\"contrastWith\": \"{\(mistake.parameter)}\""
    for pair in mistake.pairs.sorted(by: { $0.minimum < $1.minimum }) {
      guard let source = pair.entry?.valueSource, source.span.file == mistake.background.source.span.file else { return nil }
      let minimum = pair.minimum == 4.5 ? "" : ", \"minimum\": \(digits(pair.minimum))"
      let color = "{ \"color\": \(source.written), \(reference)\(minimum) }"
      edits[source.span] = theme.edits.replacement(of: source, with: pair.isStatusBar ? "\"automatic\"" : color)
    }
    return .init(fix(reference, mistake), edits: edits.values.sorted { $0.span.start < $1.span.start }, changesLook: true)
  }

  /// Whether every variant of a colour is worked out so that it is legible on a parameter.
  private static func isDerived(_ color: Theme.Color, from parameter: String) -> Bool {
    let parameter = Theme.Color(.parameter(parameter))
    return Theme.Color.Variant.allCases.allSatisfy { variant in
      guard case .derived(let derived) = color.variant(variant).content else { return false }
      return switch derived.derivation {
      case .contrast(_, with: parameter, minimum: _), .readable(on: parameter, candidates: _, minimum: _): true
      default: false
      }
    }
  }
}
