import Foundation
import PelmetDiagnostics
import PelmetReports
import Testing

@testable import Pelmet
@testable import PelmetCompiler
@testable import PelmetResolution

/// The layer algebra, one folder of `Fixtures/algebra` for each of its rules.
@Suite struct AlgebraTests {
  static let rules = Fixtures.names(in: "algebra")

  /// `expected.txt` has a part for each question, `## THEME trait=value screen=NAME context=NAME argument=value`, and below it every
  /// value that the theme then has, with the place where it is written.
  @Test(arguments: rules)
  func resolvesToTheExpectedValues(rule: String) throws {
    let expected = try Fixtures.text("algebra/\(rule)/expected.txt")
    let questions = expected.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { Question(line: $0.dropFirst(3)) }
    #expect(!questions.isEmpty)
    let answers = try questions.map { "## \($0.line)\n\(try $0.answer(in: "algebra/\(rule)"))" }.joined(separator: "\n")
    try Fixtures.expectGolden(answers, "algebra/\(rule)/expected.txt")
  }
}

/// A question to a theme.
struct Question {
  let line: String
  private let theme: String
  private var query = ResolveQuery()

  init(line: some StringProtocol) {
    self.line = String(line)
    let words = String(line).split(separator: " ").map { String($0) }
    theme = words.first ?? ""
    var traits: [String: String] = [:]
    for word in words.dropFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map { String($0) }
      switch (parts[0], parts[1]) {
      case ("screen", let name): query.screen = name
      case ("context", let name): query.context = name
      case (let name, let value) where Theme.Traits.names.contains(name): traits[name] = value
      case (let name, let value): query.arguments.append((name: name, value: value))
      }
    }
    query.traits = Theme.Traits(names: traits)
  }

  /// Findings and values, a line each.
  func answer(in folder: String) throws -> String {
    let parts = theme.split(separator: "/").map(String.init)
    let files = try ThemeFiles.folder(
      folder, root: folder, main: parts.count > 1 ? parts[0] : nil, compiled: parts[parts.count - 1])
    let resolution = try Resolution.resolve(files.input, query)
    var locator = SourceLocator(resolution.sources)
    let findings = resolution.diagnostics.map { finding in
      "\(locator.prefix(of: finding.location)): \(finding.severity): \(finding.summary) [\(finding.rule)]\n"
    }
    let values = (resolution.values ?? []).map { value in
      "\(value.path) = \(value.value.line)  (\(locator.prefix(of: .span(value.source))))\n"
    }
    return (findings + values).joined()
  }
}
