/// Limits of a module, beside the sizes of files and the nesting of JSON: beyond them, work would grow faster than the files.
package enum Limit {
  /// Themes of a chain, screens that extend each other, references that lead on from a part of a token's value.
  package static let nesting = 100
}
