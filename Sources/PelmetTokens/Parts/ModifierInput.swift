package import Pelmet
package import PelmetDiagnostics
package import PelmetSyntax

/// One member of a theme's `inputs`: the context of a modifier, one for each appearance, or `null`, which leaves a group out.
package struct ModifierInput: Sendable {
  /// The modifier.
  package var name: String
  package var keySpan: SourceSpan
  /// The name of a context, or the object of names.
  package var source: JSONValue
  /// The contexts by appearance; that of `light` alone holds for all of them.
  let choices: [Choice]
  /// Whether a part of it was reported and is missing.
  let isDamaged: Bool
  /// Whether it chooses none of the contexts: `null`.
  package var leavesOut: Bool { source.kind == .null }

  /// A context for one appearance.
  package struct Choice: Sendable {
    var variant: Theme.Color.Variant
    var context: String
    /// Where the context is written.
    package var source: JSONValue

    package init(variant: Theme.Color.Variant, context: String, source: JSONValue) {
      (self.variant, self.context, self.source) = (variant, context, source)
    }
  }

  package init(name: String, keySpan: SourceSpan, source: JSONValue, choices: [Choice], isDamaged: Bool = false) {
    (self.name, self.keySpan, self.source, self.choices, self.isDamaged) = (name, keySpan, source, choices, isDamaged)
  }

  /// One context for all appearances.
  package init(name: String, context: String, keySpan: SourceSpan, source: JSONValue) {
    self.init(
      name: name, keySpan: keySpan, source: source, choices: [Choice(variant: .light, context: context, source: source)])
  }

  /// The choice for an appearance, or for the one that replaces a missing one.
  package func choice(for variant: Theme.Color.Variant) -> Choice? {
    var variant = variant
    while true {
      if let choice = choices.first(where: { $0.variant == variant }) { return choice }
      guard variant != variant.fallback else { return nil }
      variant = variant.fallback
    }
  }

  /// Inputs with the same text choose the same.
  package var text: [String] { [name] + (leavesOut ? ["null"] : choices.flatMap { [$0.variant.rawValue, $0.context] }) }
}
