internal import PelmetDiagnostics
package import PelmetSyntax

extension FileDialect {
  /// Every dialect. A file that several would read is the first one's.
  static let all: [any Dialect.Type] = [
    ResolverFile.self, StudioThemes.self, FigmaVariables.self, StudioFile.self, TheoFile.self, SpectrumFile.self,
    TokenGroups.self, EmptyGroups.self,
  ]

  /// The dialect of a file.
  /// - Parameter name: The name of the file, which some tools give a meaning; `nil` for a part of a file.
  package init(of root: JSONValue, named name: String? = nil) {
    let file = DetectedFile(root: root, name: name)
    // A schema of JSON, such as that of themes, which may be beside files of tokens.
    let isSchema = root["$schema"]?.string?.contains("json-schema.org") ?? false
    dialect = Self.all.first { (!isSchema || $0 == ResolverFile.self) && $0.detect(file) }
  }

  /// Whether the file has groups and tokens, as DTCG has them.
  var isGroups: Bool { dialect == TokenGroups.self }

  /// Whether a tool writes the file in a dialect of its own, which is neither DTCG's nor close to it.
  package var isForeign: Bool { dialect.map { dialect in !Self.standard.contains { $0 == dialect } } ?? false }

  private static let standard: [any Dialect.Type] = [ResolverFile.self, TokenGroups.self, EmptyGroups.self]

  /// The files of a folder that are entries of a theme's list, in their order.
  package static func entries(_ paths: [String], root: (String) -> JSONValue?) -> [String] {
    all.reduce(paths) { $1.entries($0, root: root) }
  }

  /// The entries of one theme, with those together that are one choice.
  /// - Parameter path: The path of a file.
  package static func grouped(_ entries: [ListedTokens], path: (JSONValue) -> String) -> [ListedTokens] {
    all.reduce(entries) { $1.grouped($0, path: path) }
  }

  /// The layers of tokens that a file has.
  func parts(of root: JSONValue, _ finder: inout PartFinder) -> ResolverDocument {
    dialect?.parts(of: root, &finder) ?? ResolverDocument(steps: [.set(Self.withoutTokens(root, &finder))])
  }

  /// The same of a file that a resolver names, which cannot choose among modes.
  func plainParts(of root: JSONValue, _ finder: inout PartFinder) -> [FilePart] {
    guard let dialect else { return Self.withoutTokens(root, &finder) }
    if let parts = dialect.plainParts(of: root, &finder) { return parts }
    finder.refuse(Findings.hasModes(root))
    return []
  }

  private static func withoutTokens(_ root: JSONValue, _ finder: inout PartFinder) -> [FilePart] {
    // An export has a file for a set that is still empty.
    let isEmpty = root.kind == .object && !root.members.contains { !$0.name.hasPrefix("$") }
    if !isEmpty { finder.refuse(Findings.noTokens(root)) }
    return []
  }
}
