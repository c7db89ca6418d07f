import Foundation

/// The table of rules, and the files that it is made from.
enum RuleFiles {
  /// The repository's root, also where the tests are built through links to it.
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A page for who changes the model, and no article: it has a line for every rule, with all its tests.
  static let table = root.appendingPathComponent("Tests/Conformance/Rules.md")

  /// The rules without a test: the reason by id.
  static let untested = root.appendingPathComponent("Tests/Fixtures/rules/untested.json")

  private static let catalogue = "Sources/ModelCore/ModelCore.docc"

  /// The reference on UIKit.
  static let reference = root.appendingPathComponent("\(catalogue)/Reference")

  /// The way to the reference from the folder of the ``table``.
  static let referenceFromTable = "../../\(catalogue)/Reference"

  static let policies = root.appendingPathComponent("\(catalogue)/ContestedRules.md")

  /// The articles of the reference with their names, in the order in which its first page links to them.
  static func articles() throws -> [(name: String, text: String)] {
    let contents = try text(of: "UIKitReference")
    let names = contents.matches(of: /<doc:(UIKit[A-Za-z]+)>/).map { String($0.output.1) }
    var seen: Set<String> = []
    return try names.filter { seen.insert($0).inserted }.map { (name: $0, text: try text(of: $0)) }
  }

  /// All rules, in the order of the reference.
  static func rules() throws -> [Rule] {
    try articles().flatMap { Rule.all(in: $0.text, article: $0.name) }
  }

  private static func text(of article: String) throws -> String {
    try String(contentsOf: reference.appendingPathComponent("\(article).md"), encoding: .utf8)
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
