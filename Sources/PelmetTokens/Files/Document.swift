package import PelmetDiagnostics
internal import PelmetSyntax

/// One group of tokens, mostly a whole file, read on its own: no reference is followed.
struct Document {
  var file: FileID
  /// In the order of the text.
  var declarations: [Declaration] = []
  /// Every group, in the order of the text.
  var groups: [Group] = []
  /// The values that tokens have in modes, each mode once, in the order of the text.
  var modes: [ModeValues] = []
  /// Extensions that may be tables of modes: their values have to be some.
  var guesses: [GuessedTable] = []
  /// Constructs that DTCG 2025.10 does not have and that were read nevertheless.
  var constructs = ConstructCount()

  /// Whether there are groups in it, and nothing that they say of tokens, here or in other files.
  private(set) var isEmpty = false

  static func read(_ part: FilePart, _ rules: MemberRules, into diagnostics: inout DiagnosticBag) -> Document {
    guard part.root.kind == .object else {
      diagnostics.add(Diagnostic(.wrongKind, at: part.root, "expected an object of groups and tokens"))
      return Document(file: part.root.span.file)
    }
    var reader = DocumentReader(
      document: Document(file: part.root.span.file, constructs: ConstructCount(of: part.dialect)), rules: rules)
    reader.read(part)
    diagnostics.add(contentsOf: reader.diagnostics)
    reader.document.isEmpty =
      reader.document.declarations.isEmpty && reader.document.groups.count > 1 && reader.diagnostics.isEmpty
      && reader.document.groups.allSatisfy { $0.type == nil && $0.deprecation == nil && $0.extends == nil }
    if part.root.isRespelled {
      for token in reader.document.declarations {
        if let finding = part.root.respelling(around: token.keySpan) { token.mistakes.add(finding) }
      }
    }
    return reader.document
  }
}

/// The tokens of a document that have a value in one mode, as they are in it.
struct ModeValues {
  var mode: ModeName
  /// As it is written first.
  var name: String
  /// The first table that has it.
  var site: JSONMember
  var declarations: [Declaration] = []
}

/// An extension of a token whose keys are words for light and dark.
struct GuessedTable {
  var site: JSONMember
  var values: [(mode: ModeName, site: JSONMember, declaration: Declaration)] = []
}

extension Document {
  /// Adds the value of a token in a mode.
  mutating func add(_ declaration: Declaration, inMode mode: ModeName, _ site: JSONMember, _ positions: inout [ModeName: Int]) {
    let position = positions[mode] ?? modes.count
    if position == modes.count {
      positions[mode] = position
      modes.append(ModeValues(mode: mode, name: site.name, site: site))
    }
    modes[position].declarations.append(declaration)
  }
}

/// A group as one file writes it.
struct Group: Sendable {
  /// Empty for the file itself.
  var path: String
  var type: WrittenType?
  var deprecation: Deprecation?
  var extends: Extension?

  /// `$extends`: the path of the group, and the text that says so.
  struct Extension: Sendable {
    var path: String
    var site: JSONValue
  }
}

/// The token documents of a run: each is read once, however many themes name it.
package struct DocumentCache {
  private var documents: [FilePart.Key: Document] = [:]
  /// The files whose dialect was remarked.
  private var remarked: Set<FileID> = []
  private var rules: [FileID: MemberRules] = [:]
  private let metadata: (FileID) -> Set<String>
  /// The places of findings about modes.
  private var remarkedModes: Set<SourceSpan> = []

  /// - Parameter metadata: The names of members that only describe a token, as the settings of a file's module list them.
  package init(metadata: @escaping (FileID) -> Set<String> = { _ in [] }) { self.metadata = metadata }

  /// Whether nothing was said of a file's dialect yet; the first to ask says it.
  mutating func isFirstRemark(of file: FileID) -> Bool { remarked.insert(file).inserted }

  /// Whether nothing was said of what an extension of a token says; the first to ask says it.
  mutating func isFirst(_ finding: Diagnostic) -> Bool {
    guard case .span(let place) = finding.location else { return true }
    return remarkedModes.insert(place).inserted
  }

  mutating func document(_ part: FilePart, into diagnostics: inout DiagnosticBag) -> Document {
    if let document = documents[part.key] { return document }
    let file = part.root.span.file
    let rules = rules[file] ?? MemberRules(metadata: metadata(file))
    self.rules[file] = rules
    let document = Document.read(part, rules, into: &diagnostics)
    documents[part.key] = document
    return document
  }
}
