import Foundation

/// The pages about ModelCore, and the sources of their blocks.
@MainActor
enum DocumentationSources {
  static let catalogue = RuleFiles.root.appendingPathComponent("Sources/ModelCore/ModelCore.docc")
  static let readme = RuleFiles.root.appendingPathComponent("README.md")

  /// The page about audits, and what else there is about tests of apps.
  static let testing = RuleFiles.root.appendingPathComponent("Sources/PelmetTesting/PelmetTesting.docc")

  static func articles() throws -> [URL] { try pages(in: catalogue) }

  static func pages(in catalogue: URL) throws -> [URL] {
    guard let paths = FileManager.default.enumerator(atPath: catalogue.path) else { throw CocoaError(.fileReadNoSuchFile) }
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }.sorted().map { catalogue.appendingPathComponent($0) }
  }

  /// The text of a block with that source; nil if the source is unknown.
  static func text(for source: String) throws -> String? {
    if let snippet = try Snippet(source) { return snippet.text }
    if let name = source.dropPrefix("order: ") {
      return Scenarios.all.first { $0.name == name }.map { OrderTable(scenario: $0).markdown }
    }
    switch source {
    case "table: leaves, arrives": return TransitionTable.markdown
    case "table: policies": return PolicyTable.markdown
    case "table: published recordings": return try PublishedTables().recordings
    case "table: published rules": return try PublishedTables().rules(of: RuleFiles.rules())
    case "table: published disagreements": return try PublishedTables().disagreements
    case "table: published, not modelled": return try PublishedTables().notModelled
    default: return nil
    }
  }
}

extension String {
  /// The text after the prefix; nil if the text begins otherwise.
  func dropPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
