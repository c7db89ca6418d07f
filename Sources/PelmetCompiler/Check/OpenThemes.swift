internal import PelmetDiagnostics

/// Abstract themes that no theme of the run extends, checked as far as they go. Other abstract themes are bound in the themes that
/// extend them.
///
/// A theme that extends an open one may declare what is missing in it. A missing name is therefore a warning, and none if such a
/// theme is in the module, but not in the run. Of the rules only those are asked that no such theme can satisfy.
struct OpenThemes {
  private(set) var findings = DiagnosticBag()
  /// The tokens that they use, as far as that is known.
  private(set) var tokenUses: [TokenUse] = []

  init(_ read: ReadModule) {
    let context = CheckContext(read.input)
    for chain in read.chains.open {
      let theme = LinkedTheme(chain, tokens: read.tokens[chain], sources: read.sources, keepsTables: false, isOpen: true)
      findings.add(contentsOf: ThemeCheck(theme, context, rules: [UnknownAsset.self]).findings)
      for finding in theme.findings.diagnostics {
        if !Self.isForOthers(finding) {
          findings.add(finding)
        } else if !read.chains.extendedElsewhere.contains(chain.theme.file) {
          findings.add(Self.softened(finding, chain.theme.name))
        }
      }
      if let use = theme.tokenUse { tokenUses.append(use) }
    }
  }

  /// Whether another theme can make good what is found.
  private static func isForOthers(_ finding: Diagnostic) -> Bool {
    finding.rule == .unresolvedReference || finding.rule == .unknownTheme
  }

  private static func softened(_ finding: Diagnostic, _ theme: String) -> Diagnostic {
    var finding = finding
    finding.severity = .warning
    finding.notes.append(.init("'\(theme)' is abstract, and no theme here extends it: those that do would have to declare this"))
    // Another theme may have the name that is written.
    finding.fixIts = []
    if finding.suggestion == nil {
      finding.fix =
        finding.rule == .unknownTheme
        ? "add the screen, or remove \"extends\""
        : "add it to \"colors\" or \"parameters\", which themes that extend this one can replace"
    }
    return finding
  }
}
