package import Pelmet

/// The traits on which the tokens of a theme depend: contexts that differ in nothing else have the same tokens.
package struct TokenTraits: Hashable, Sendable {
  package var scheme = false
  package var contrast = false
  /// Idioms that have tokens of their own, in the order of the type.
  package var idioms: [Theme.Traits.Idiom] = []
  /// Versions at which tokens change, ascending.
  package var versions: [Theme.OSVersion] = []
}
