import Pelmet
import PelmetDiagnostics
import PelmetSyntax

@testable import PelmetTokens

/// Token files in memory, read as the tokens of one theme.
struct TokenReading {
  let library: TokenLibrary
  let sources: SourceMap
  /// The findings of reading; looking up tokens adds to them.
  private(set) var bag: DiagnosticBag

  /// - Parameters:
  ///   - entries: what the theme lists in `tokens`, names that end in `.resolver.json` being resolvers; default: all files.
  ///   - inputs: modifiers and their contexts.
  init(
    _ files: [(path: String, text: String)], entries: [String]? = nil, inputs: [(String, String)] = [],
    adaptive: [(String, [Theme.Color.Variant: String])] = []
  ) {
    var sources = SourceMap()
    var bag = DiagnosticBag()
    var documents: [String: JSONDocument] = [:]
    func read(_ path: String, _ text: String) -> JSONDocument? {
      JSONReader.read(sources.add(path: path, bytes: Array(text.utf8)), in: sources, into: &bag)
    }
    for file in files { documents[file.path] = read(file.path, file.text) }
    let entries = entries ?? files.map(\.path)
    let members =
      (inputs.map { "\"\($0.0)\": \"\($0.1)\"" }
      + adaptive.map { name, choices in
        "\"\(name)\": {\(choices.map { "\"\($0.rawValue)\": \"\($1)\"" }.joined(separator: ", "))}"
      }).joined(separator: ", ")
    let theme = read(
      "app.theme.json", "{ \"tokens\": [\(entries.map { "\"\($0)\"" }.joined(separator: ", "))], \"inputs\": {\(members)} }")?
      .root
    var cache = DocumentCache()
    let tokens = theme?["tokens"].map { Array($0.elements) } ?? []
    library = TokenLibrary(
      zip(entries, tokens).map { path, entry in
        guard let root = documents[path]?.root else { return ListedTokens(.unavailable, entry: entry) }
        return ListedTokens(
          path.hasSuffix(".resolver.json") ? .file(root, FileDialect(of: root, named: path)) : .tokens(root), entry: entry)
      },
      inputs: theme?["inputs"]?.members.map {
        let choices = $0.value.members.compactMap { member in
          Theme.Color.Variant(rawValue: member.name).map {
            ModifierInput.Choice(variant: $0, context: member.value.string ?? "", source: member.value)
          }
        }
        return choices.isEmpty
          ? ModifierInput(name: $0.name, context: $0.value.string ?? "", keySpan: $0.keySpan, source: $0.value)
          : ModifierInput(name: $0.name, keySpan: $0.keySpan, source: $0.value, choices: choices)
      } ?? [],
      files: { sources }, cache: &cache,
      lookup: { path, _ in
        documents[path].map { .document($0, FileDialect(of: $0.root)) }
          ?? .missing(nearest: SpellingSuggestion.nearest(to: path, among: documents.keys.sorted()))
      }, into: &bag)
    self.sources = sources
    self.bag = bag
  }

  /// One file.
  init(_ text: String) {
    self.init([("a.tokens.json", text)])
  }

  mutating func tokens(in context: TokenContext = TokenContext()) -> TokenSet {
    let set = library.tokens(in: context)
    bag.add(contentsOf: set.findings)
    return set
  }

  /// Looks for tokens as a theme's references would, and keeps what there is to report.
  mutating func look(for paths: [String], in context: TokenContext = TokenContext()) {
    let set = tokens(in: context)
    for path in paths {
      switch set.lookup(path) {
      case .found(let token): for remark in token.remarks { bag.add(remark) }
      case .broken(let failure): for diagnostic in failure.findings { bag.add(diagnostic) }
      case .missing, .invalid: break
      }
    }
  }

  mutating func value(_ path: String, in context: TokenContext = TokenContext()) -> TokenValue? {
    if case .found(let token) = tokens(in: context).lookup(path) { token.value } else { nil }
  }

  /// `#RRGGBBAA` of a colour.
  mutating func color(_ path: String, in context: TokenContext = TokenContext()) -> String? {
    if case .color(let color)? = value(path, in: context) { color.rgb?.description } else { nil }
  }

  /// `Rule pointer underlined text (suggestion)` of each finding, in the order in which people read them; a long text is cut.
  var findings: [String] {
    bag.sorted(in: sources).map { diagnostic in
      var words = [diagnostic.rule.name, diagnostic.pointer ?? ""]
      if case .span(let span) = diagnostic.location {
        let text = String(decoding: sources[span.file].bytes[span.range], as: UTF8.self)
        words.append(text.count > 24 ? "\(text.prefix(24))…" : text)
      }
      return (words + (diagnostic.suggestion.map { ["(\($0))"] } ?? [])).joined(separator: " ")
    }
  }

  /// The rules of the findings.
  var rules: [String] { bag.sorted(in: sources).map(\.rule.name) }
}
