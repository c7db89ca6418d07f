internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// The findings of the rules in one theme, with the settings and waivers of its chain applied.
struct ThemeCheck: Sendable {
  let chain: ThemeChain
  let findings: [Diagnostic]
  /// The waivers that waived something.
  let usedWaivers: Set<SourceSpan>

  init(_ theme: LinkedTheme, _ context: CheckContext, rules: [any ThemeRule.Type] = ThemeRules.all) {
    let checked = CheckedTheme(theme, context.module.settings, assets: context.assets)
    for rule in rules { rule.check(checked) }
    var policy = FindingPolicy(context.module.settings)
    findings = Folding.folded(checked.findings).compactMap { policy.applied(to: $0, in: theme.chain) }
    usedWaivers = policy.usedWaivers
    chain = theme.chain
  }
}

/// Everything about a run that rules need beside the theme.
struct CheckContext: Sendable {
  let module: CompilerInput.Module
  /// The names in the asset catalogues of each module; a module without catalogues is not in it.
  let assets: [String: AssetNames]

  init(_ input: CompilerInput) {
    module = input.module
    let assets = ([input.module] + input.dependencies).compactMap { module in module.assets.map { (module.name, $0) } }
    self.assets = Dictionary(assets) { first, _ in first }
  }
}

/// The findings of a whole run: those of all stages, with settings and waivers applied, and those of the rules, each once.
struct Verdict {
  private(set) var findings = DiagnosticBag()
  private let checks: [ThemeCheck]
  /// Those of the checked themes, and of abstract ones that nothing extends.
  private let chains: [ThemeChain]
  private var policy: FindingPolicy

  /// - Parameter found: The findings of reading and linking. Settings and waivers apply to the rules among them, such as those about
  ///   tokens; other findings, and errors, stand. A finding outside of the themes goes by the settings of the module.
  init(_ found: DiagnosticBag, _ checks: [ThemeCheck], _ read: ReadModule) {
    let module = read.input.module
    self.checks = checks
    chains = checks.map(\.chain) + read.chains.open
    policy = FindingPolicy(module.settings)
    addSettled(found)
    let isFullRun = !findings.hasErrors && module.files.allSatisfy(\.isCompiled)
    addChecks()
    if isFullRun { addUnusedWaivers(module, MemberEdits(sources: read.sources)) }
  }

  private mutating func addSettled(_ found: DiagnosticBag) {
    guard found.diagnostics.contains(where: isSettable) else {
      findings = found
      return
    }
    var known: [FileID: ThemeChain] = [:]
    for chain in chains {
      // The bases of a theme that is known are known, too.
      for index in chain.themes.indices.reversed() {
        guard known[chain.themes[index].file] == nil else { break }
        let isWhole = index == chain.themes.count - 1
        known[chain.themes[index].file] =
          isWhole ? chain : ThemeChain(themes: Array(chain.themes[...index]), isComplete: chain.isComplete)
      }
    }
    for diagnostic in found.diagnostics {
      guard isSettable(diagnostic), case .span(let span) = diagnostic.location else {
        findings.add(diagnostic)
        continue
      }
      guard var diagnostic = policy.applied(to: diagnostic, in: known[span.file]) else { continue }
      if known[span.file] == nil, let note = noteOfThemeRules(diagnostic.rule) { diagnostic.notes.append(note) }
      findings.add(diagnostic)
    }
  }

  /// Where a theme sets the rule of a finding in another file, on which it has no effect.
  private func noteOfThemeRules(_ rule: Rule) -> Diagnostic.Note? {
    guard let theme = chains.lazy.flatMap(\.themes).first(where: { $0.rules[rule] != nil }),
      let member = theme.root["rules"]?.members.first(where: { $0.name == rule.name })
    else { return nil }
    return .init(
      "this has no effect on files of tokens; write \"\(rule.name)\" in the \"rules\" of \(ModuleSettings.fileName)",
      at: member.keySpan)
  }

  private func isSettable(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity != .error && diagnostic.rule.isSettable
  }

  /// Adds the findings of the rules; those in a theme are not repeated for the themes that extend it.
  private mutating func addChecks() {
    let sites = Dictionary(
      checks.lazy.filter { !$0.findings.isEmpty }.map { check in (check.chain.theme.file, Set(check.findings.map(Site.init))) }
    ) { first, _ in first }
    let causes = CausingThemes(checks)
    var known: [Rule: Set<Diagnostic.Location>] = [:]
    for check in checks {
      let inherited = check.chain.themes.dropLast().compactMap { sites[$0.file] }
      for finding in check.findings where !inherited.contains(where: { $0.contains(Site(finding)) }) {
        // Themes that extend one which is not checked itself share its findings.
        if known[finding.rule, default: []].insert(finding.location).inserted { findings.add(causes.naming(finding)) }
      }
    }
  }

  private struct Site: Hashable {
    let rule: Rule
    let pointer: String?

    init(_ finding: Diagnostic) { (rule, pointer) = (finding.rule, finding.pointer) }
  }

  /// Reports waivers that waived nothing, in a run that has no errors and compiles every theme.
  private mutating func addUnusedWaivers(_ module: CompilerInput.Module, _ edits: MemberEdits) {
    var seen = checks.reduce(into: policy.usedWaivers) { $0.formUnion($1.usedWaivers) }
    for check in checks {
      for theme in check.chain.themes where theme.module == module.name {
        for waiver in theme.waivers where ![.sources, .liveScreens].contains(waiver.rule.stage) {
          guard seen.insert(waiver.source.span).inserted else { continue }
          if let finding = policy.setting(UnusedWaiver.finding(waiver, edits), in: check.chain) { findings.add(finding) }
        }
      }
    }
  }
}

/// Applies settings and waivers to findings, and notes which waivers were of use.
private struct FindingPolicy {
  private let settings: ModuleSettings
  private(set) var usedWaivers: Set<SourceSpan> = []
  /// The waivers of each theme that was asked for.
  private var waivers: [FileID: WaiverIndex] = [:]

  init(_ settings: ModuleSettings) {
    self.settings = settings
  }

  /// A finding in a theme of a chain with the severity that is set for its rule; `nil` when it is waived or off.
  mutating func applied(to finding: Diagnostic, in chain: ThemeChain?) -> Diagnostic? {
    if let chain, isWaived(finding, chain) { return nil }
    return setting(finding, in: chain)
  }

  /// A finding with the severity that is set for its rule; `nil` when it is off.
  func setting(_ finding: Diagnostic, in chain: ThemeChain?) -> Diagnostic? {
    // The most derived theme decides, else the module.
    let own = chain?.themes.reversed().lazy.compactMap { $0.rules[finding.rule] }.first
    guard let setting = own ?? settings.rules[finding.rule] else { return finding }
    // Settings raise a rule's warnings, not its remarks.
    if finding.severity == .remark, finding.rule.severity != .remark, setting != .off { return finding }
    var finding = finding
    switch setting {
    case .error: finding.severity = .error
    case .warning: finding.severity = .warning
    case .off: return nil
    }
    return finding
  }

  /// Whether a finding is waived: by the theme in whose file it is, or by one that extends it and is checked.
  private mutating func isWaived(_ finding: Diagnostic, _ chain: ThemeChain) -> Bool {
    guard case .span(let span) = finding.location, let pointer = finding.pointer else { return false }
    var isWaived = false
    for theme in chain.themes.drop(while: { $0.file != span.file }) where !theme.waivers.isEmpty {
      let found = waivers[theme.file, default: WaiverIndex(theme.waivers)].take(finding.rule, around: pointer)
      isWaived = isWaived || found.isWaived
      usedWaivers.formUnion(found.new)
    }
    return isWaived
  }
}

/// The waivers of a theme by rule and place: a theme may have as many of them as findings.
private struct WaiverIndex {
  private struct Key: Hashable {
    let rule: Rule
    let pointer: Substring
  }

  private let waivers: [Key: [SourceSpan]]
  /// The keys whose waivers were handed out.
  private var used: Set<Key> = []

  init(_ waivers: [Waiver]) {
    let grouped = Dictionary(grouping: waivers) { Key(rule: $0.rule, pointer: $0.pointer[...]) }
    self.waivers = grouped.mapValues { $0.map(\.source.span) }
  }

  /// Whether a finding is waived, and the waivers of which that was not known.
  mutating func take(_ rule: Rule, around pointer: String) -> (isWaived: Bool, new: [SourceSpan]) {
    var new: [SourceSpan] = []
    var isWaived = false
    var place = pointer[...]
    while true {
      let key = Key(rule: rule, pointer: place)
      if let found = waivers[key] {
        isWaived = true
        if used.insert(key).inserted { new += found }
      }
      guard let slash = place.lastIndex(of: "/") else { return (isWaived, new) }
      place = place[..<slash]
    }
  }
}
