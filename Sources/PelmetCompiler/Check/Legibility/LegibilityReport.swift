internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Reports failing pairs: one finding for each value at fault, with the least legible look in its text and the others as notes.
enum LegibilityReport {
  /// - Parameter errorBelow: the ratio below which a finding is an error.
  static func report(
    _ rule: Rule, _ kinds: Set<LegibilityPair.Kind>, errorBelow: Double = 0, _ theme: CheckedTheme
  ) {
    var sites: [(source: JSONValue, failures: [LegibilityFailure])] = []
    for failure in theme.failures.remaining where kinds.contains(failure.pair.kind) {
      guard let source = failure.site(theme) else { continue }
      if let index = sites.firstIndex(where: { $0.source.span == source.span }) {
        sites[index].failures.append(failure)
      } else {
        sites.append((source, [failure]))
      }
    }
    for (source, failures) in sites {
      let worst = failures.dropFirst().reduce(failures[0]) { $1.worst.ratio < $0.worst.ratio ? $1 : $0 }
      theme.report(
        rule, at: source, worst.summary, severity: worst.worst.ratio < errorBelow ? .error : nil,
        notes: notes(failures, worst, at: source, theme))
    }
  }

  private static func notes(
    _ failures: [LegibilityFailure], _ worst: LegibilityFailure, at source: JSONValue, _ theme: CheckedTheme
  ) -> [Diagnostic.Note] {
    let (foreground, background) = (worst.pair.entry?.valueSource.span, worst.backgroundSource(theme)?.span)
    var notes: [Diagnostic.Note] = []
    if let background, background != source.span { notes.append(.init("the background is written here", at: background)) }
    if let foreground, foreground != source.span { notes.append(.init("the foreground is written here", at: foreground)) }
    notes += failingMembers(failures, of: source)
    var said: Set<String> = [worst.text]
    for failure in failures where said.insert(failure.text).inserted { notes.append(.init("also: \(failure.text)")) }
    return notes
  }
}

extension LegibilityReport {
  /// Of an adaptive colour that is written on the spot, the members that are seen where it fails.
  private static func failingMembers(_ failures: [LegibilityFailure], of source: JSONValue) -> [Diagnostic.Note] {
    let variants = Set(failures.flatMap { $0.variants(of: source) })
    let members = Theme.Color.Variant.allCases.filter(variants.contains).compactMap { source.member(for: $0) }
    guard source["light"] != nil else { return [] }
    var seen: Set<SourceSpan> = []
    return members.filter { seen.insert($0.value.span).inserted }.map { member in
      Diagnostic.Note("'\(member.variant.rawValue)' is what fails", at: member.value.span)
    }
  }
}

extension JSONValue {
  /// The member of an adaptive colour that is seen as a variant, perhaps because it is what that falls back to.
  fileprivate func member(for variant: Theme.Color.Variant) -> (variant: Theme.Color.Variant, value: JSONValue)? {
    if let value = self[variant.rawValue] { return (variant, value) }
    return variant == .light ? nil : member(for: variant.fallback)
  }
}

extension LegibilityFailure {
  /// The variants in which a colour is seen where the pair fails; none where another one than the look's may be seen.
  fileprivate func variants(of source: JSONValue) -> [Theme.Color.Variant] {
    guard pair.kind != .statusBar, let forced = ground.forced else { return samples.map(\.look.variant) }
    return source.span == pair.entry?.valueSource.span ? samples.map { $0.look.variant.forced(to: forced) } : []
  }

  fileprivate var summary: String { "\(text); it needs \(digits(pair.minimum)):1" }

  /// The pair that fails, its contrast and where it is seen.
  fileprivate var text: String {
    let (sample, ground) = (worst, pair.ground?.what ?? "the \(bar.noun)")
    return
      "\(pair.what) \(sample.foreground.shortDescription) has a contrast of \(sample.ratio.cut(digits: 2)):1 on \(ground)"
      + " \(sample.background.shortDescription)\(when(sample.look))\(whereSeen)"
  }

  private func when(_ look: Look) -> String {
    let scheme = " in \(look.scheme)"
    let variant =
      switch look.variant {
      case .light, .dark: ""
      case .lightHighContrast, .darkHighContrast: " with increased contrast"
      case .darkElevated: " on an elevated level"
      }
    guard differsByVersion || cell.condition.minimumOS != nil || cell.condition.belowOS != nil else { return scheme + variant }
    let version =
      switch look.era {
      case .glass: " on iOS 26"
      case .schemeStatusBar where pair.kind == .statusBar: " before iOS 17"
      case .schemeStatusBar, .dynamicStatusBar: " before iOS 26"
      }
    return scheme + variant + version
  }

  private var whereSeen: String {
    let parts = [
      cell.condition.idiom.map { " (\($0))" }, cell.place.screen.map { " on the screen '\($0.name)'" },
      cell.place.context.map { " in the context '\($0.name)'" },
    ]
    return parts.compactMap { $0 }.joined()
  }
}
