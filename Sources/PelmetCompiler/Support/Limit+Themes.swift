internal import PelmetNotation

extension Limit {
  /// Colours that are derived from each other before it is known what they are.
  static let derivations = 256
  /// The screens, contexts and screens in contexts of a theme.
  static let places = 20_000
  /// Versions of the system that the conditions of a theme tell apart.
  static let versions = 32
}
