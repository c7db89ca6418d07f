/// Limits of a module, beside the sizes of files and the nesting of JSON: beyond them, work would grow faster than the files.
enum Limit {
  /// Themes of a chain, screens that extend each other, references that lead on from a part of a token's value.
  static let nesting = 100
  /// Colours that are derived from each other before it is known what they are.
  static let derivations = 256
  /// The screens, contexts and screens in contexts of a theme.
  static let places = 20_000
  /// Versions of the system that the conditions of a theme tell apart.
  static let versions = 32
}
