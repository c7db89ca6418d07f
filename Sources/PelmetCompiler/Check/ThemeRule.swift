package import PelmetDiagnostics

/// A check of resolved themes.
protocol Rule: SendableMetatype {
  static var explanation: DiagnosticExplanation { get }

  /// Reports what it finds in a theme.
  static func check(_ theme: CheckedTheme)
}

extension Rule {
  static var id: DiagnosticID { explanation.id }
}

/// Every rule.
package enum Rules {
  static let all: [any Rule.Type] = [
    ButtonImageOverGlass.self,
    ContradictoryWhen.self,
    FixedAppearance.self,
    IncompleteItemLayouts.self,
    IncompleteItemStates.self,
    IncompleteSlots.self,
    IndistinctDisabledState.self,
    LargeTitleWithoutAttributes.self,
    LeakingSlot.self,
    LegacyBesideModern.self,
    LowContrast.self,
    OpaqueOverGlass.self,
    OversizedTabFont.self,
    PadOnlyProperty.self,
    ParameterWithoutDerivation.self,
    PopGestureDisabled.self,
    PresetWithoutColor.self,
    ScalingTabFont.self,
    ShadowWithoutBackground.self,
    StatusBarContrast.self,
    UnavailableProperty.self,
    UnknownAsset.self,
    UnpairedBackIndicator.self,
    UnscopedOverride.self,
    UnselectedTabContrast.self,
  ]

  /// The pages of the rules, and of ``UnusedWaiver``, which needs all their findings and looks at no theme.
  package static let explanations: [DiagnosticExplanation] = all.map { $0.explanation } + [UnusedWaiver.explanation]

  /// What a finding of each rule counts as, unless it is worse than usual.
  static let severities = Dictionary(explanations.map { ($0.id, $0.severity) }) { first, _ in first }
}
