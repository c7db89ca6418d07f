import Foundation
import Testing

/// A visitor sees within a screen what Pelmet is and how to begin; all else is found from one index.
@Suite struct FrontPageTests {
  private func text(of path: String) throws -> String {
    try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
  }

  @Test func theReadmeIsReadInThreeMinutes() throws {
    #expect(try text(of: "README.md").split(whereSeparator: \.isWhitespace).count <= 900)
  }

  @Test func theReadmeBeginsWithTheLinesToPaste() throws {
    let beginning = try text(of: "README.md").components(separatedBy: "\n").prefix(25)
    for line in [".package(url: ", ".plugin(name: \"PelmetPlugin\""] {
      #expect(beginning.contains { $0.contains(line) }, "the first 25 lines have no \(line)")
    }
  }

  @Test func theReadmeShowsOnePicture() throws {
    #expect(try text(of: "README.md").matches(of: /!\[/).count == 1)
  }

  @Test func theChangelogIsForUsers() throws {
    let versions = try text(of: "CHANGELOG.md").components(separatedBy: "\n## ").dropFirst()
    #expect(!versions.isEmpty)
    for version in versions {
      #expect(version.components(separatedBy: "\n").count <= 60, "\(version.prefix(20))")
    }
  }

  /// But for the reference's pages, to which its first page leads.
  @Test func theIndexLeadsToEveryArticle() throws {
    let index = try #require(try Article.all().first { $0.file.path.hasSuffix("/Articles.md") })
    #expect(Article(file: SourceTree.File(path: "README.md", text: try text(of: "README.md"))).links(to: index.file.path))
    for article in try Article.all() where article.file.path != index.file.path && article.file.path != "README.md" {
      let name = article.file.path.split(separator: "/").last?.dropLast(3) ?? ""
      let isOfReference = article.file.path.contains("/Reference/") && name != "UIKitReference"
      guard !isOfReference, !index.links(to: article.file.path), !index.file.text.contains("<doc:\(name)>"),
        !index.file.text.contains("``\(name)``")
      else { continue }
      Issue.record("no line of \(index.file.path) leads to \(article.file.path)")
    }
  }

  /// The oldest Swift that Pelmet's own manifest admits is the one that documents, examples and new packages name, and CI tests.
  @Test func everyPlaceAsksForTheSameSwift() throws {
    let manifest = try text(of: "Package.swift")
    let oldest = String(try #require(manifest.firstMatch(of: /^\/\/ swift-tools-version: (\d+\.\d+)/)).output.1)
    for document in try DocumentTests.documents() {
      for match in document.text.matches(of: /Swift (\d+\.\d+) or later|swift-tools-version: (\d+\.\d+)/) {
        #expect(match.output.1 ?? match.output.2 ?? "" == oldest, "\(document.path)")
      }
    }
    let folders = ["Examples", "Tests/Packages", "Tests/Benchmarks", "Tests/Fuzz", "Sources/PelmetCommands"]
    for file in try folders.flatMap(SourceTree.swiftFiles) {
      guard let version = file.text.firstMatch(of: /\/\/ swift-tools-version: (\d+\.\d+)/)?.output.1 else { continue }
      #expect(String(version) == oldest, "\(file.path)")
    }
    #expect(try text(of: ".github/workflows/ci.yml").contains("container: swift:\(oldest)-"))
  }
}
