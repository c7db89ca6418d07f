import Foundation
import Testing

/// Code in articles can be pasted: it is whole, or a comment above it names the file that it is from, and the article leads there.
/// `.ci/checks/docs` validates the themes, `.ci/checks/tutorial` follows two articles.
@Suite struct SnippetTests {
  /// The keys that make a JSON object a theme.
  private static let themeKeys: Set<String> = [
    "extends", "navigationBar", "tabBar", "toolbar", "searchBar", "screens", "contexts", "inputs", "colors", "when", "statusBar",
  ]

  /// The mistakes of an article's snippets, with their lines.
  private func mistakes(_ article: Article) -> [String] {
    article.snippets.filter { ["swift", "json"].contains($0.language) }.flatMap { snippet in
      (snippet.isWhole ? Self.gaps(in: snippet) : Self.differences(snippet, article)).map {
        "\(article.file.path):\(snippet.line): \($0)"
      }
    }
  }

  /// The things that a whole snippet lacks.
  private static func gaps(in snippet: Article.Snippet) -> [String] {
    if snippet.language == "swift" {
      let isText = snippet.lines.allSatisfy { $0.hasPrefix("//") }
      let isComplete = isText || snippet.lines.contains { SourceTree.Import($0.drop { $0 == " " }) != nil }
      return (isComplete ? [] : ["Swift without imports"])
        + (snippet.text.contains("…") ? ["Swift that leaves something out"] : [])
    }
    guard let value = try? JSONSerialization.jsonObject(with: Data(snippet.text.utf8)) else { return ["JSON that is not whole"] }
    let keys = Set((value as? [String: Any] ?? [:]).keys)
    return keys.isDisjoint(with: themeKeys) || keys.contains("pelmet") ? [] : ["a theme without \"pelmet\": 1"]
  }

  /// How a part of a file is not one.
  private static func differences(_ snippet: Article.Snippet, _ article: Article) -> [String] {
    guard let path = snippet.source, let text = try? String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
    else {
      return ["code from '\(snippet.mark ?? "")', which is no file"]
    }
    let isPart = ("\n" + unindented(text) + "\n").contains("\n" + unindented(snippet.text) + "\n")
    return (isPart ? [] : ["code that is not in \(path)"])
      + (gaps(in: snippet).isEmpty || article.links(to: path) ? [] : ["no link leads to \(path)"])
  }

  /// The lines without indentation, and without those that mark parts.
  private static func unindented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
      .filter { !$0.hasPrefix("// begin: ") && !$0.hasPrefix("// end: ") }.joined(separator: "\n")
      .trimmingCharacters(in: .newlines)
  }

  @Test func `snippets are whole, or parts of files to which the article leads`() throws {
    let articles = try Article.all()
    #expect(articles.count > 40)
    for mistake in articles.flatMap(mistakes) { Issue.record("\(mistake)") }
  }

  @Test func `gaps and differences are found`() {
    let text = """
      [here](LICENSE)
      ```swift
      let a = 1
      ```
      ```json
      { "tabBar": {} }
      ```
      ```json
      "tabBar": {}
      ```
      <!-- Tests/HouseTests/Article.swift -->
      ```swift
      let file: SourceTree.File
      ```
      <!-- Tests/HouseTests/Article.swift#part -->
      ```swift
      let other: File
      ```
      <!-- file: a/b.swift -->
      ```swift
      import Pelmet
      ```
      """
    #expect(
      mistakes(Article(file: SourceTree.File(path: "README.md", text: text))) == [
        "README.md:2: Swift without imports", "README.md:5: a theme without \"pelmet\": 1", "README.md:8: JSON that is not whole",
        "README.md:12: no link leads to Tests/HouseTests/Article.swift",
        "README.md:16: code that is not in Tests/HouseTests/Article.swift",
        "README.md:16: no link leads to Tests/HouseTests/Article.swift",
      ])
  }
}
