import Foundation

/// The files that the table of rules is made from, and the table.
enum RuleFiles {
  /// The repository's root, also where the tests are built through links to it.
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let table = root.appendingPathComponent("Sources/ModelCore/ModelCore.docc/Rules.md")

  /// The rules without a test: the reason by id.
  static let untested = root.appendingPathComponent("Tests/Fixtures/rules/untested.json")

  static func rules() throws -> [Rule] {
    let file = root.appendingPathComponent("Tests/Fixtures/rules/rules.json")
    return try JSONDecoder().decode([Rule].self, from: Data(contentsOf: file))
  }

  static func reasons() throws -> [String: String] {
    try JSONDecoder().decode([String: String].self, from: Data(contentsOf: untested))
  }

  /// Every test of the repository that names rules, by path.
  static func tests() throws -> [RuleTest] {
    let folder = root.appendingPathComponent("Tests")
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { throw CocoaError(.fileReadNoSuchFile) }
    let sources = paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted()
    return try sources.flatMap { path in
      RuleTest.all(in: try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
    }
  }
}
