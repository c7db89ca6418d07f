package import PelmetDiagnostics

extension Explanation {
  /// A page for every rule, sorted by name.
  package static let all = [
    packages, reading, folders, tokens, decoding, linking, completeness, legibility, uiKit, glass, newSystems, other,
    liveScreens,
  ]
  .joined().sorted { $0.rule < $1.rule }
}
