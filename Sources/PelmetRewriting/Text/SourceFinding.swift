/// A place in a Swift file that Linux cannot compile or run as it stands, and that is left for a person.
package struct SourceFinding: Equatable, Sendable {
  /// The offset in the file's bytes.
  let offset: Int
  /// The mistake, in one sentence.
  package let summary: String
  /// The step that fixes it, beginning with a verb.
  package let fix: String
}
