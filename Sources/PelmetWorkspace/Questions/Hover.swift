/// A few lines about a place of a file.
package struct Hover: Sendable {
  /// The bytes that the lines are about.
  package let range: Range<Int>
  package let lines: [Line]

  /// A line in pieces, some of which are code.
  package struct Line: Sendable {
    package internal(set) var pieces: [Piece]

    package enum Piece: Sendable {
      case words(String)
      case code(String)
    }

    init(_ pieces: Piece...) { self.pieces = pieces }

    init(_ pieces: [Piece]) { self.pieces = pieces }
  }
}
