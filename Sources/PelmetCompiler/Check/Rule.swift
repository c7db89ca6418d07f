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
    FixedAppearance.self,
    IndistinctDisabledState.self,
    LargeTitleWithoutAttributes.self,
    LowContrast.self,
    OversizedTabFont.self,
    ParameterWithoutDerivation.self,
    PresetWithoutColor.self,
    ScalingTabFont.self,
    StatusBarContrast.self,
    UnselectedTabContrast.self,
  ]

  package static let explanations: [DiagnosticExplanation] = all.map { $0.explanation }
}
