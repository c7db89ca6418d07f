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

  /// How many are left to rewrite, by folder; the numbers may only shrink.
  private static let left = (questions: [String: Int](), ids: 0)

  @Test(arguments: folders) func theNounComesFirst(folder: String) throws {
    let questions = try Self.comments.get().filter { $0.file.path.hasPrefix(folder + "/") && $0.summary.hasPrefix("What ") }
    guard questions.count > Self.left.questions[folder] ?? 0 else { return }
    for comment in questions { Issue.record("\(comment.file.path):\(comment.line) begins with \"What\"; put the noun first") }
  }

  @Test func noneIsARuleAlone() throws {
    let marks: Set<Character> = ["(", ")", ",", ".", ";", " "]
    let found = try Self.comments.get().filter { comment in
      let words = comment.summary.split(whereSeparator: marks.contains).filter { $0 != "and" && $0 != "or" }
      return !words.isEmpty && words.allSatisfy { RuleIDs(in: $0).all == [String($0)] }
    }
    guard found.count > Self.left.ids else { return }
    for comment in found { Issue.record("\(comment.file.path):\(comment.line) is a rule's name alone; say what it means") }
  }
}
