internal import PelmetDiagnostics

/// Changes of a text: insertions, replaced parts, and characters that become spaces, which leave every line where it is. A part may also move
/// to another place; ``SourceLocation`` directives around it keep the numbers of the lines.
package struct TextEdits {
  private struct Edit {
    let range: Range<Int>
    let text: [UInt8]
  }

  private struct Move {
    let range: Range<Int>
    let destination: Int
    /// Code before it at its new place.
    let prefix: String
  }

  private var edits: [Edit] = []
  private var moves: [Move] = []

  package init() {}

  var isEmpty: Bool { edits.isEmpty && moves.isEmpty }

  /// Inserts a text. Of two at the same offset, the one inserted first comes first.
  package mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: Array(text.utf8)))
  }

  /// Inserts a text of one line before all others at the same offset.
  mutating func insertFirst(_ text: String, at offset: Int) {
    edits.insert(Edit(range: offset..<offset, text: Array(text.utf8)), at: 0)
  }

  /// Replaces a part. Of two that overlap, the first in the text counts.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: Array(text.utf8)))
  }

  /// Leaves the lines and columns of a part, and nothing else of it.
  mutating func blank(_ range: Range<Int>, of text: [UInt8]) { edits.append(Edit(range: range, text: Self.blank(text[range]))) }

  /// Moves a part, with the edits in it.
  mutating func move(_ range: Range<Int>, to destination: Int, prefix: String) {
    moves.append(Move(range: range, destination: destination, prefix: prefix))
  }

  /// The changed text.
  /// - Parameter file: The path that directives name.
  package func applied(to text: [UInt8], path file: String) -> [UInt8] {
    let edits = edits.enumerated().sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
      .map(\.element)
    guard !moves.isEmpty else { return Self.render(0..<text.count, of: text, edits[...]) }
    return withMoves(of: text, edits, path: file)
  }

  private func withMoves(of text: [UInt8], _ edits: [Edit], path: String) -> [UInt8] {
    let lines = LineTable(text)
    func part(_ range: Range<Int>) -> [UInt8] {
      let first = Self.firstIndex(in: edits) { $0.range.lowerBound >= range.lowerBound }
      let end = Self.firstIndex(in: edits) { $0.range.lowerBound >= range.upperBound }
      return Self.render(range, of: text, edits[first..<end])
    }
    /// Begins a line whose place is that of an offset.
    func directive(_ offset: Int) -> [UInt8] {
      let place = lines.position(of: offset)
      return Array("\n\(SourceLocation.directive(path: path, line: place.line))\n".utf8)
        + Array(repeating: UInt8(ascii: " "), count: place.column - 1)
    }
    // The moved parts go, and the others come, in the order of their places.
    let events =
      (moves.map { (offset: $0.range.lowerBound, arrives: false, move: $0) }
      + moves.map { (offset: $0.destination, arrives: true, move: $0) })
      .enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
    var output: [UInt8] = []
    var done = 0
    for (index, event) in events.enumerated() where event.offset >= done {
      output += part(done..<event.offset)
      done = event.offset
      if event.arrives {
        output += directive(event.move.range.lowerBound)
        output += Array(event.move.prefix.utf8) + part(event.move.range)
        let isLast = index + 1 == events.count || events[index + 1].offset != done || !events[index + 1].arrives
        if isLast { output += directive(done) }
      } else {
        output += Self.blank(text[event.move.range])
        done = event.move.range.upperBound
      }
    }
    return output + part(done..<text.count)
  }

  /// The first of sorted edits that passes a test, which all after it pass.
  private static func firstIndex(in edits: [Edit], where passes: (Edit) -> Bool) -> Int {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if passes(edits[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private static func render(_ range: Range<Int>, of text: [UInt8], _ edits: ArraySlice<Edit>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(range.count)
    var done = range.lowerBound
    // Where a text is no Swift, a part may be within another.
    for edit in edits where edit.range.lowerBound >= done {
      output += text[done..<edit.range.lowerBound]
      output += edit.text
      done = edit.range.upperBound
    }
    return output + text[done..<range.upperBound]
  }

  private static func blank(_ text: ArraySlice<UInt8>) -> [UInt8] {
    text.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }
  }
}

/// A directive that tells the compiler from where the next line is.
enum SourceLocation {
  static func directive(path: String, line: Int) -> String {
    let literal = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(literal)\", line: \(line))"
  }
}
