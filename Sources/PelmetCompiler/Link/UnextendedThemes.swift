internal import PelmetDiagnostics

/// Abstract themes that no theme of the run extends. What they say is bound in the themes that do, except for rings, which nobody can
/// break from outside.
enum UnextendedThemes {
  static func findings(_ chains: ThemeChains, sources: SourceMap) -> [Diagnostic] {
    let extended = Set(chains.all.flatMap { $0.themes.dropLast().map(\.file) } + chains.concrete.map(\.theme.file))
    return chains.all.filter { !extended.contains($0.theme.file) }.flatMap { chain in
      LinkedTheme(chain, tokens: nil, sources: sources).findings.diagnostics.filter { rings.contains($0.rule) }
    }
  }

  private static let rings: [Rule] = [.inheritanceCycle, .referenceCycle]
}
