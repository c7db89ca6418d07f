internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Runs the rules over the themes of a module, and applies settings and waivers to what they find.
struct Checker {
  private let module: CompilerInput.Module
  private let assets: [String: AssetNames]
  private var checked: [CheckedFile] = []
  private var usedWaivers: Set<SourceSpan> = []

  /// A theme that was checked, and what is left of what the rules found.
  private struct CheckedFile {
    let chain: ThemeChain
    let findings: [Diagnostic]
  }

  private struct Site: Hashable {
    let rule: DiagnosticID
    let pointer: String?
  }

  init(_ input: CompilerInput) {
    module = input.module
    let assets = ([input.module] + input.dependencies).compactMap { module in module.assets.map { (module.name, $0) } }
    self.assets = Dictionary(assets) { first, _ in first }
  }

  /// Checks a theme that was linked.
  mutating func check(_ linker: ThemeLinker) {
    let theme = CheckedTheme(linker, minimumOS: module.settings.minimumOS, assets: assets)
    for rule in Rules.all { rule.check(theme) }
    let findings = Folding.folded(theme.findings).compactMap { finding -> Diagnostic? in
      isWaived(finding, linker.chain) ? nil : applyingSettings(to: finding, linker.chain)
    }
    checked.append(CheckedFile(chain: linker.chain, findings: findings))
  }

  /// Reports what was found, once every theme has been checked: what a theme has is not repeated for those that extend it. In a run that
  /// is free of errors and compiles every theme, waivers that waived nothing are reported too.
  func report(into diagnostics: inout DiagnosticBag) {
    let isFullRun = !diagnostics.hasErrors && module.files.allSatisfy(\.isCompiled)
    let sites = Dictionary(
      checked.lazy.filter { !$0.findings.isEmpty }.map { file in
        (file.chain.theme.file, Set(file.findings.map { Site(rule: $0.id, pointer: $0.pointer) }))
      }
    ) { first, _ in first }
    var places: [DiagnosticID: Set<Diagnostic.Place>] = [:]
    for file in checked {
      let inherited = file.chain.themes.dropLast().compactMap { sites[$0.file] }
      for finding in file.findings
      where !inherited.contains(where: { $0.contains(Site(rule: finding.id, pointer: finding.pointer)) }) {
        // Themes that extend one which is not checked itself share what is wrong in it.
        if places[finding.id, default: []].insert(finding.place).inserted { diagnostics.add(finding) }
      }
    }
    if isFullRun { reportUnusedWaivers(into: &diagnostics) }
  }

  /// What reading and linking found, with settings and waivers applied to the rules among it, such as those about tokens. Other findings,
  /// and errors, stand. A finding outside of the themes goes by the settings of the module.
  mutating func settled(_ diagnostics: DiagnosticBag) -> DiagnosticBag {
    guard diagnostics.diagnostics.contains(where: isSettled) else { return diagnostics }
    let chains = Dictionary(checked.flatMap(\.chain.prefixes).map { ($0.theme.file, $0) }) { first, _ in first }
    var result = DiagnosticBag()
    for diagnostic in diagnostics.diagnostics {
      guard isSettled(diagnostic), case .span(let span) = diagnostic.place else {
        result.add(diagnostic)
        continue
      }
      let chain = chains[span.file]
      if let chain, isWaived(diagnostic, chain) { continue }
      if let diagnostic = applyingSettings(to: diagnostic, chain) { result.add(diagnostic) }
    }
    return result
  }

  private func isSettled(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity != .error && RuleName.all.contains(diagnostic.id.name)
  }

  // MARK: Settings

  /// A finding with the severity that is set for its rule; `nil` when it is off.
  private func applyingSettings(to finding: Diagnostic, _ chain: ThemeChain?) -> Diagnostic? {
    guard let setting = setting(finding.id, chain) else { return finding }
    var finding = finding
    // What a rule finds more serious than usual takes a waiver with a reason.
    let isSettable = Rules.severities[finding.id].map { $0 <= finding.severity } ?? true
    switch setting {
    case .error: finding.severity = .error
    case .warning: if isSettable { finding.severity = .warning }
    case .off: if isSettable { return nil }
    }
    return finding
  }

  /// What the most derived theme says of a rule, else the module.
  private func setting(_ rule: DiagnosticID, _ chain: ThemeChain?) -> RuleSetting? {
    chain?.themes.reversed().lazy.compactMap { $0.rules[rule.name] }.first ?? module.settings.rules[rule.name]
  }

  // MARK: Waivers

  /// Whether a finding is waived: by the theme in whose file it is, or by one that extends it and is checked.
  private mutating func isWaived(_ finding: Diagnostic, _ chain: ThemeChain) -> Bool {
    guard case .span(let span) = finding.place, let pointer = finding.pointer else { return false }
    let waivers = chain.themes.drop { $0.file != span.file }.flatMap(\.waivers).filter { waiver in
      waiver.rule == finding.id.name && (pointer == waiver.pointer || pointer.hasPrefix(waiver.pointer + "/"))
    }
    usedWaivers.formUnion(waivers.map(\.source.span))
    return !waivers.isEmpty
  }

  private func reportUnusedWaivers(into diagnostics: inout DiagnosticBag) {
    var seen: Set<SourceSpan> = []
    for file in checked {
      for theme in file.chain.themes where theme.module == module.name {
        for waiver in theme.waivers
        where !RuleName.overLiveScreens.contains(waiver.rule) && !usedWaivers.contains(waiver.source.span) {
          guard seen.insert(waiver.source.span).inserted else { continue }
          if let finding = applyingSettings(to: UnusedWaiver.finding(waiver), file.chain) { diagnostics.add(finding) }
        }
      }
    }
  }
}
