import Foundation

/// A page of documentation, and its generated blocks.
///
/// A line `<!-- … -->` names the source of the table or the block of code right below it.
struct DocumentationPage {
  /// A block and its place.
  struct Block: Equatable {
    /// The text of the comment.
    let source: String
    /// The lines below the comment, without fences.
    let text: String
    /// The lines below the comment, with fences.
    let lines: Range<Int>
  }

  private var lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  var text: String { lines.joined(separator: "\n") }

  var blocks: [Block] {
    lines.indices.compactMap { index in
      guard let source = lines[index].wholeMatch(of: /<!-- (.+) -->/)?.output.1 else { return nil }
      return block(from: String(source), at: index + 1)
    }
  }

  /// The places of Swift code that no comment explains.
  var unexplainedCode: [Int] {
    let explained = Set(blocks.map(\.lines.lowerBound))
    return lines.indices.filter { lines[$0].hasPrefix("```swift") && !explained.contains($0) }
  }

  /// Writes the text in the block's place.
  mutating func replace(_ block: Block, with text: String) {
    let body = text.split(separator: "\n", omittingEmptySubsequences: false)
    let fence = lines[block.lines.lowerBound].hasPrefix("```") ? lines[block.lines.lowerBound] : "```swift"
    let new = text.hasPrefix("|") ? body : [fence] + body + ["```"]
    lines.replaceSubrange(block.lines, with: new)
  }

  private func block(from source: String, at start: Int) -> Block {
    guard start < lines.endIndex else { return Block(source: source, text: "", lines: start..<start) }
    if lines[start].hasPrefix("```") {
      let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("```") } ?? lines.endIndex - 1
      return Block(source: source, text: lines[(start + 1)..<end].joined(separator: "\n"), lines: start..<end + 1)
    }
    let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    return Block(source: source, text: lines[start..<end].joined(separator: "\n"), lines: start..<end)
  }
}
