import Foundation
import PelmetTestSupport
import Testing

/// `RECORD=1` writes what is stale, and fails, so that recording cannot pass by accident.
@MainActor
@Suite(.serialized) struct DocumentationTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  /// The articles about ModelCore, and those about tests.
  private static func pages() throws -> [URL] {
    try DocumentationSources.articles() + DocumentationSources.pages(in: DocumentationSources.testing)
  }

  @Test func blocksSayWhatTheyAreMadeFrom() throws {
    for file in try Self.pages() + [DocumentationSources.readme] {
      var page = DocumentationPage(try String(contentsOf: file, encoding: .utf8))
      var stale: [String] = []
      // From the end, so that the places of the others stay.
      for block in page.blocks.reversed() {
        guard let text = try DocumentationSources.text(for: block.source), text != block.text else { continue }
        stale.append(block.source)
        page.replace(block, with: text)
      }
      guard !stale.isEmpty else { continue }
      if Self.isRecording { try page.text.write(to: file, atomically: true, encoding: .utf8) }
      let advice = Self.isRecording ? "recorded" : "stale: RECORD=1 swift test --filter DocumentationTests"
      Issue.record("\(file.lastPathComponent): \(stale.joined(separator: "; ")): \(advice)")
    }
  }

  @Test func articlesKnowWhereTheirBlocksComeFrom() throws {
    for file in try Self.pages() {
      let page = DocumentationPage(try String(contentsOf: file, encoding: .utf8))
      // `GeneratedFileTests` compares blocks of `make generate`.
      for block in page.blocks
      where try block.source != "Generated: make generate" && DocumentationSources.text(for: block.source) == nil {
        Issue.record("\(file.lastPathComponent): nothing is known of \(block.source)")
      }
      for line in page.unexplainedCode {
        Issue.record("\(file.lastPathComponent):\(line + 1): Swift that no test compiles; say which file it is from")
      }
    }
  }

  @Test func everyScenarioIsToldAndExplained() throws {
    let told = Set(
      try DocumentationSources.articles().flatMap { file in
        DocumentationPage(try String(contentsOf: file, encoding: .utf8)).blocks.compactMap { $0.source.dropPrefix("order: ") }
      })
    for scenario in Scenarios.told {
      #expect(told.contains(scenario.name), "no article tells \(scenario.name)")
      #expect(OrderTable(scenario: scenario).unexplained.isEmpty, "\(scenario.name)")
    }
  }

  @Test func rulesOfScenariosExist() throws {
    let rules = try RuleFiles.rules()
    let known = Set(rules.map(\.id) + rules.compactMap(\.policy))
    for scenario in Scenarios.all {
      for rule in scenario.rules.values.flatMap({ $0.split(separator: ", ") }) {
        #expect(known.contains(String(rule)), "\(rule) in \(scenario.name)")
      }
    }
  }

  @Test func everyArticleCanBeReached() throws {
    let names = try DocumentationSources.articles().map { $0.deletingPathExtension().lastPathComponent }
    let overview = try String(
      contentsOf: DocumentationSources.catalogue.appendingPathComponent("ModelCore.md"), encoding: .utf8)
    for name in names where !name.hasPrefix("UIKit") && name != "ModelCore" {
      #expect(overview.contains("- <doc:\(name)>"), "no topic leads to \(name)")
    }
    #expect(overview.contains("- <doc:UIKitReference>"))
    let reference = try RuleFiles.articles().map(\.name) + ["UIKitReference"]
    expectEqual(Set(reference), Set(names.filter { $0.hasPrefix("UIKit") }))
  }

  /// DocC drops an article that is called like a type.
  @Test func noArticleIsCalledLikeAType() throws {
    let folder = RuleFiles.root.appendingPathComponent("Sources/ModelCore")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let types = Set(paths.filter { $0.hasSuffix(".swift") }.compactMap { $0.split(separator: "/").last?.dropLast(6) })
    #expect(!types.isEmpty)
    for file in try DocumentationSources.articles() {
      #expect(!types.contains(file.deletingPathExtension().lastPathComponent[...]), "\(file.lastPathComponent)")
    }
  }

  @Test func linksLeadToArticles() throws {
    let names = Set(try DocumentationSources.articles().map { $0.deletingPathExtension().lastPathComponent })
    for file in try DocumentationSources.articles() {
      let text = try String(contentsOf: file, encoding: .utf8)
      for link in text.matches(of: /<doc:([A-Za-z]+)(?:#[^>]*)?>/) {
        #expect(names.contains(String(link.output.1)), "\(file.lastPathComponent) leads to \(link.output.1)")
      }
    }
  }
}
