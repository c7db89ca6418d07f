internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Reports failing pairs: one finding for each value at fault, with the least legible look in its text.
enum LegibilityReport {
  static func report(_ rule: Rule, _ kinds: Set<BarPart.Kind>, _ theme: CheckedTheme) {
    var order: [SourceSpan] = []
    var sites: [SourceSpan: (source: JSONValue, failures: [LegibilityFailure])] = [:]
    for failure in theme.failures.remaining where kinds.contains(failure.pair.kind) {
      guard let source = failure.site(theme) else { continue }
      if sites[source.span] == nil { order.append(source.span) }
      sites[source.span, default: (source, [])].failures.append(failure)
    }
    for (source, failures) in order.compactMap({ sites[$0] }) {
      let causes = LegibilityCause.causes(of: failures, theme)
      guard let lead = LegibilityCause.leading(causes) else { continue }
      let repair = theme.repairs.repair(of: source, failures, theme)
      theme.report(
        rule, severity: lead.lead.isRemark ? .remark : nil, at: source, lead.summary,
        notes: notes(failures, lead, at: source, theme), fixIt: repair?.fixIt, fix: repair?.fix,
        elsewhere: LegibilityCause.elsewhere(causes, than: lead, at: source, theme))
    }
  }

  private static func notes(
    _ failures: [LegibilityFailure], _ lead: LegibilityCause, at source: JSONValue, _ theme: CheckedTheme
  ) -> [Diagnostic.Note] {
    let (foreground, background) = (lead.lead.pair.entry?.valueSource.span, lead.lead.backgroundSource(theme)?.span)
    var notes: [Diagnostic.Note] = []
    if let background, background != source.span { notes.append(.init("the background is written here", at: background)) }
    if let foreground, foreground != source.span { notes.append(.init("the foreground is written here", at: foreground)) }
    return notes + failingMembers(failures, of: source) + [lead.worse].compactMap { $0 }.map { .init($0, at: nil) }
  }

  /// Of an adaptive colour that is written on the spot, the members that are seen where it fails.
  private static func failingMembers(_ failures: [LegibilityFailure], of source: JSONValue) -> [Diagnostic.Note] {
    guard source["light"] != nil else { return [] }
    let variants = Set(failures.flatMap { $0.variants(of: source) })
    let members = Theme.Color.Variant.allCases.filter(variants.contains).compactMap { source.member(for: $0) }
    var seen: Set<SourceSpan> = []
    return members.filter { seen.insert($0.value.span).inserted }.map { member in
      Diagnostic.Note("'\(member.variant.rawValue)' is what fails", at: member.value.span)
    }
  }
}

extension JSONValue {
  /// The member of an adaptive colour that is seen as a variant, perhaps because it is what that falls back to.
  func member(for variant: Theme.Color.Variant) -> (variant: Theme.Color.Variant, value: JSONValue)? {
    if let value = self[variant.rawValue] { return (variant, value) }
    return variant == .light ? nil : member(for: variant.fallback)
  }
}

extension LegibilityFailure {
  /// The variants in which a colour is seen where the pair fails; none where another one than the look's may be seen.
  fileprivate func variants(of source: JSONValue) -> [Theme.Color.Variant] {
    guard !pair.isStatusBar, let forced = ground.forced else { return samples.map(\.look.variant) }
    return source.span == pair.entry?.valueSource.span ? samples.map { $0.look.variant.forced(to: forced) } : []
  }
}
