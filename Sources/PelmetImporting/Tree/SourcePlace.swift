/// A place in one of the files that are read.
package struct SourcePlace: Hashable, Comparable, Sendable {
  /// The file's path, as the caller gave it.
  package let file: String
  package let line: Int
  package let column: Int

  package static func < (a: SourcePlace, b: SourcePlace) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}
