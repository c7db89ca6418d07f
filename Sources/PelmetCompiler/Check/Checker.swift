internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Runs the rules over the themes of a module, and applies settings and waivers to what they find.
struct Checker {
  private let settings: ModuleSettings
  /// What was reported for an earlier theme is not repeated for its children.
  private var seen: Set<Key> = []
  private var usedWaivers: Set<SourceSpan> = []

  private struct Key: Hashable {
    let rule: DiagnosticID
    let place: Diagnostic.Place
  }

  init(_ settings: ModuleSettings) {
    self.settings = settings
  }

  /// Checks a theme that was linked.
  mutating func check(_ linker: ThemeLinker, into diagnostics: inout DiagnosticBag) {
    let theme = CheckedTheme(linker, minimumOS: settings.minimumOS)
    for rule in Rules.all { rule.check(theme) }
    for finding in Folding.folded(theme.findings) where seen.insert(Key(rule: finding.id, place: finding.place)).inserted {
      if isWaived(finding, linker.chain) { continue }
      var finding = finding
      switch setting(finding.id, linker.chain) {
      case .off where finding.severity != .error: continue
      case .error: finding.severity = .error
      case .warning where finding.severity != .error: finding.severity = .warning
      default: break
      }
      diagnostics.add(finding)
    }
  }

  /// What the most derived theme says of a rule, else the module.
  private func setting(_ rule: DiagnosticID, _ chain: ThemeChain) -> RuleSetting? {
    chain.themes.reversed().lazy.compactMap { $0.rules[rule.name] }.first ?? settings.rules[rule.name]
  }

  /// Whether the file of a finding waives it where it is.
  private mutating func isWaived(_ finding: Diagnostic, _ chain: ThemeChain) -> Bool {
    guard case .span(let span) = finding.place, let pointer = finding.pointer,
      let theme = chain.themes.first(where: { $0.file == span.file }),
      let waiver = theme.waivers.first(where: { waiver in
        waiver.rule == finding.id.name && (pointer == waiver.pointer || pointer.hasPrefix(waiver.pointer + "/"))
      })
    else { return false }
    usedWaivers.insert(waiver.source.span)
    return true
  }
}
