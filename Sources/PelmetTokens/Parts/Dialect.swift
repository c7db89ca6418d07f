internal import PelmetDiagnostics
internal import PelmetSyntax

/// A way in which files of tokens are written. A dialect is one file of the folder `Dialects`, and a line in the list
/// (``FileDialect/all``): nothing else knows it.
protocol Dialect: SendableMetatype {
  /// Whether a file is written in it. The first dialect of the list that says so reads the file. O(n) in the values of the file.
  static func detect(_ file: DetectedFile) -> Bool

  /// The layers of tokens that a file has, with the choices among them.
  static func parts(of root: JSONValue, _ finder: inout PartFinder) -> ResolverDocument

  /// The layers without choices, for resolvers, which cannot make any; `nil` for files that have choices.
  static func plainParts(of root: JSONValue, _ finder: inout PartFinder) -> [FilePart]?

  /// The tokens of a part that are not in groups, in the order of the text.
  static func tokens(of part: FilePart) -> [DialectToken]

  /// The words of the remark about a file; `nil` if there is nothing to say.
  static var remark: Remark? { get }

  /// Whether files of it have no tokens.
  static var isWithoutTokens: Bool { get }

  /// Whether what a file has of constructs tells that a measure without unit is in pixels.
  static func writesPixels(_ constructs: ConstructCount) -> Bool

  /// The differences in the text of a file that make none to its tokens.
  static var tolerance: FileDialect.Tolerance { get }

  /// The files of a folder that are entries of a theme's list, in their order: the others are parts of these, or have no tokens.
  static func entries(_ paths: [String], root: (String) -> JSONValue?) -> [String]

  /// The entries of one theme, with those together that are one choice.
  /// - Parameter path: The path of a file.
  static func grouped(_ entries: [ListedTokens], path: (JSONValue) -> String) -> [ListedTokens]
}

extension Dialect {
  static func parts(of root: JSONValue, _ finder: inout PartFinder) -> ResolverDocument {
    ResolverDocument(steps: [.set(plainParts(of: root, &finder) ?? [])])
  }

  static func plainParts(of root: JSONValue, _ finder: inout PartFinder) -> [FilePart]? { nil }

  static func tokens(of part: FilePart) -> [DialectToken] { part.tokens }

  static var isWithoutTokens: Bool { false }

  static func writesPixels(_ constructs: ConstructCount) -> Bool { constructs.dialect == self }

  static var tolerance: FileDialect.Tolerance { .order }

  static func entries(_ paths: [String], root: (String) -> JSONValue?) -> [String] { paths }

  static func grouped(_ entries: [ListedTokens], path: (JSONValue) -> String) -> [ListedTokens] { entries }
}

/// A file whose dialect is asked for.
struct DetectedFile {
  let root: JSONValue
  /// The name of the file; `nil` for a part of one.
  let name: String?

  /// Whether a token is in the file, or a group that takes tokens of another. Keeps a stack, so that depth costs no recursion.
  var hasToken: Bool {
    var pending = [root]
    while let value = pending.popLast() {
      guard value.kind == .object else { continue }
      if Self.isToken(value) || value["$extends"]?.kind == .string { return true }
      pending += value.members.map(\.value)
    }
    return false
  }

  /// Whether there are groups, with descriptions at most in them. Keeps a stack, so that depth costs no recursion.
  var hasGroupsOnly: Bool {
    guard root.members.contains(where: { !$0.name.hasPrefix("$") }) else { return false }
    var pending = [root]
    while let value = pending.popLast() {
      for member in value.members where !Self.isDescription(member) {
        guard member.value.kind == .object else { return false }
        pending.append(member.value)
      }
    }
    return true
  }

  /// Whether a member of a group says nothing about a value.
  private static func isDescription(_ member: JSONMember) -> Bool {
    let name = member.name
    if name.hasPrefix("$") { return name != "$value" && name != "$ref" }
    return member.value.kind == .string && ["description", "comment"].contains(name)
  }

  /// Whether an object has a value. `$ref` alone does not tell: schemas are full of it.
  static func isToken(_ object: JSONValue) -> Bool {
    if object["$value"] != nil { return true }
    return object["value"].map { $0.kind != .object || object["type"]?.kind == .string } ?? ModeTable.makesToken(object)
  }
}

/// The surroundings in which a dialect finds the parts of a file, and the mistakes that it finds on the way.
struct PartFinder {
  /// The contexts that the theme chooses.
  var inputs: [ModifierInput] = []
  /// The texts of the run that were read so far.
  let files: () -> SourceMap
  let lookup: FileLookup
  var diagnostics = DiagnosticBag()
  /// False when something that should supply tokens is missing.
  var isComplete = true

  /// Reports a mistake for which tokens are missing.
  mutating func refuse(_ diagnostic: Diagnostic) {
    isComplete = false
    diagnostics.add(diagnostic)
  }
}
