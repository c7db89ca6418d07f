internal import PelmetDiagnostics
internal import PelmetSyntax

/// The themes because of which a file that several themes share has a finding: a base may be right for all of them but one.
struct CausingThemes {
  /// The number of checked themes that read each file.
  private var readers: [FileID: Int] = [:]
  /// The themes that have a finding in the file of a theme which they extend.
  private var themes: [Site: [ThemeChain]] = [:]
  /// The findings of themes in their own files.
  private var own: Set<Site> = []

  private struct Site: Hashable {
    let rule: Rule
    let location: Diagnostic.Location

    init(_ finding: Diagnostic) { (rule, location) = (finding.rule, finding.location) }
  }

  init(_ checks: [ThemeCheck]) {
    for check in checks {
      for file in check.chain.files { readers[file, default: 0] += 1 }
      for finding in check.findings {
        guard case .span(let span) = finding.location else { continue }
        if span.file == check.chain.theme.file {
          own.insert(Site(finding))
        } else {
          themes[Site(finding), default: []].append(check.chain)
        }
      }
    }
  }

  /// The finding with the names of the themes that cause it, if others which share its file do not. Its fix is then one for these.
  func naming(_ finding: Diagnostic) -> Diagnostic {
    guard case .span(let span) = finding.location, !own.contains(Site(finding)), let causes = themes[Site(finding)],
      causes.count < readers[span.file] ?? 0
    else { return finding }
    var named = finding
    named.themes = causes.map(\.theme.name)
    let names = Self.list(named.themes)
    named.notes.append(.init("only in \(names)", at: causes[0].theme.extends?.source.span))
    // The other themes share what the base writes.
    (named.fixIts, named.suggestion, named.fix) = ([], nil, "\(finding.nextStep), in \(names)")
    return named
  }

  /// Three names, and how many more there are.
  private static func list(_ names: [String]) -> String {
    let quoted = names.prefix(3).map { "'\($0)'" }
    return PelmetDiagnostics.list(names.count > 3 ? quoted + ["\(names.count - 3) more themes"] : quoted, "and")
  }
}
