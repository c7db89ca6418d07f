internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

extension TokenFindings {
  /// The name of a context that a modifier does not have.
  static func unknownContext(_ value: JSONValue, of modifier: String, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownCase, at: value,
      "'\(value.string ?? "")' is not a context of the modifier '\(modifier)'; expected \(list(names.map { "\"\($0)\"" }))",
      suggestion: value.string.flatMap { SpellingSuggestion.nearest(to: $0, among: names) })
  }

  /// A context of a trait's modifier that is no case of the trait.
  static func unknownTraitContext(_ key: JSONMember, _ trait: TraitModifier.Trait) -> Diagnostic {
    let names: [String]
    switch trait {
    case .scheme: names = Theme.Traits.Scheme.allCases.map(\.rawValue)
    case .contrast: names = Theme.Traits.Contrast.allCases.map(\.rawValue)
    case .idiom: names = Theme.Traits.Idiom.allCases.map(\.rawValue)
    case .os:
      return Diagnostic(
        .wrongKind, atKeyOf: key,
        "expected a range of iOS versions such as \">=26\", \"<26\" or \">=15 <26\", or a version such as \"26\"")
    }
    return Diagnostic(
      .unknownCase, atKeyOf: key,
      "'\(key.name)' is not a context of \"\(trait.rawValue)\"; expected \(list(names.map { "\"\($0)\"" }))",
      suggestion: SpellingSuggestion.nearest(to: key.name, among: names))
  }
}
