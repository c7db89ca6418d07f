/// A place as people name it: line and column count from 1, columns in UTF-8 bytes.
package struct SourcePosition: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Where every file begins, and where a finding about a whole file stands.
  package static let start = SourcePosition(line: 1, column: 1)
}
