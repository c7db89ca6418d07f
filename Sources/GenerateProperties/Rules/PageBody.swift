/// The text of a page without what only tests read.
///
/// An example in JSON is a fixture: `⟦` and `⟧` around the places of its findings and the lines `// Rule: message` below them are left
/// out. So is a comment, `<!-- … -->`, directly above an example, which names the files of the fixture. Lines of a paragraph are joined.
struct PageBody {
  private var lines: [String] = []
  private var paragraph: String?

  static func text(_ source: inout PageLines) throws(PageMistake) -> String {
    var body = PageBody()
    while let line = source.next() { try body.add(line, &source) }
    body.endParagraph()
    guard let last = body.lines.last, !last.isEmpty else { throw source.mistake("expected text at the end") }
    return body.lines.joined(separator: "\n")
  }

  private mutating func add(_ line: Substring, _ source: inout PageLines) throws(PageMistake) {
    guard line.last != " " else { throw source.mistake("a line ends in a space") }
    guard !line.contains("\"\"\"#") else { throw source.mistake("\"\"\"# ends a text in Swift") }
    if line.hasPrefix("<!--") {
      try skipComment(line, &source)
    } else if line.hasPrefix("```") {
      endParagraph()
      try addExample(line, &source)
    } else if line.isEmpty {
      endParagraph()
      guard lines.last?.isEmpty == false else { throw source.mistake("an empty line without text above it") }
      lines.append("")
    } else if line.hasPrefix("- ") || line.hasPrefix("|") {
      endParagraph()
      paragraph = String(line)
    } else {
      paragraph = paragraph.map { "\($0) \(line.drop { $0 == " " })" } ?? String(line)
    }
  }

  private mutating func endParagraph() {
    if let paragraph { lines.append(paragraph) }
    paragraph = nil
  }

  /// Leaves out a comment and adds the example below it.
  private mutating func skipComment(_ line: Substring, _ source: inout PageLines) throws(PageMistake) {
    let start = source.number
    var last = line
    while !last.hasSuffix("-->") {
      guard let next = source.next() else { throw source.mistake("the comment has no end", at: start) }
      last = next
    }
    guard paragraph == nil, let fence = source.next(), fence.hasPrefix("```") else {
      throw source.mistake("a comment stands above an example", at: start)
    }
    try addExample(fence, &source)
  }

  private mutating func addExample(_ fence: Substring, _ source: inout PageLines) throws(PageMistake) {
    let start = source.number
    lines.append(String(fence))
    while let line = source.next() {
      guard line.last != " " else { throw source.mistake("a line ends in a space") }
      let isFinding = fence == "```json" && line.hasPrefix("//")
      if !isFinding { lines.append(fence == "```json" ? line.filter { $0 != "⟦" && $0 != "⟧" } : String(line)) }
      if line == "```" { return }
    }
    throw source.mistake("the example has no end", at: start)
  }
}
