extension Theme.Color {
  /// This colour with every parameter replaced by what `argument` gives for its name; names without an argument stay.
  package func binding(_ argument: (String) -> Theme.Color?) -> Theme.Color {
    switch content {
    case .noColor, .rgb, .displayP3, .system, .asset: self
    case .parameter(let name): argument(name) ?? self
    case .adaptive(let variants):
      Theme.Color.adaptive { variant in variants[variant]?.binding(argument) }
    case .derived(let derivation): derivation.map { $0.binding(argument) }.color
    }
  }

  /// Whether some part of this colour is a parameter without an argument.
  package var dependsOnParameter: Bool {
    switch content {
    case .noColor, .rgb, .displayP3, .system, .asset: false
    case .parameter: true
    case .adaptive(let variants): Variant.allCases.contains { variants[$0]?.dependsOnParameter == true }
    case .derived(let derivation): derivation.operands.contains(where: \.dependsOnParameter)
    }
  }
}
