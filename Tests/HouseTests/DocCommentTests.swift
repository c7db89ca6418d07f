import Testing

/// How documentation comments are written.
@Suite struct DocCommentTests {
  /// A documentation comment: the lines behind `///`, and where it begins.
  private struct Comment {
    let file: SourceTree.File
    let line: Int
    let summary: Substring
  }

  private static let folders = ["Sources", "Plugins", "themes", "Tests", "Examples"]

  private static let comments = Result {
    try folders.flatMap { try SourceTree.swiftFiles(in: $0) }.flatMap { file in
      var isInside = false
      return file.lines.enumerated().compactMap { index, line -> Comment? in
        let text = line.drop { $0 == " " }
        defer { isInside = text.utf8.starts(with: "///".utf8) }
        guard !isInside, text.utf8.starts(with: "///".utf8) else { return nil }
        return Comment(file: file, line: index + 1, summary: text.dropFirst(3).drop { $0 == " " })
      }
    }
  }

  @Test(arguments: folders) func theNounComesFirst(folder: String) throws {
    for comment in try Self.comments.get() where comment.file.path.hasPrefix(folder + "/") && comment.summary.hasPrefix("What ") {
      Issue.record("\(comment.file.path):\(comment.line) begins with \"What\"; put the noun first")
    }
  }

  @Test func noneIsARuleAlone() throws {
    let marks: Set<Character> = ["(", ")", ",", ".", ";", " "]
    for comment in try Self.comments.get() {
      let words = comment.summary.split(whereSeparator: marks.contains).filter { $0 != "and" && $0 != "or" }
      guard !words.isEmpty, words.allSatisfy({ RuleIDs(in: $0).all == [String($0)] }) else { continue }
      Issue.record("\(comment.file.path):\(comment.line) is a rule's name alone; say what it means")
    }
  }
}
