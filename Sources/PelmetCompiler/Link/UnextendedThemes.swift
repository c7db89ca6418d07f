internal import PelmetDiagnostics

/// Abstract themes that no theme of the run extends. What they say is bound in the themes that do, except for rings, which nobody can
/// mend from outside.
enum UnextendedThemes {
  static func check(_ chains: [ThemeChain], sources: SourceMap, into diagnostics: inout DiagnosticBag) {
    let concrete = chains.filter { !$0.theme.isAbstract }.map(\.theme.file)
    let extended = Set(chains.flatMap { $0.themes.dropLast().map(\.file) } + concrete)
    for chain in chains where !extended.contains(chain.theme.file) {
      var found = DiagnosticBag()
      var linker = ThemeLinker(chain, tokens: nil, sources: sources, into: &found)
      _ = linker.theme()
      for diagnostic in found.diagnostics + linker.binder.diagnostics.diagnostics where rings.contains(diagnostic.rule) {
        diagnostics.add(diagnostic)
      }
    }
  }

  private static let rings: Set = [Rule.inheritanceCycle, .referenceCycle]
}
