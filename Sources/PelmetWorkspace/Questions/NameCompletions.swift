internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetResolution
internal import PelmetSyntax
internal import PelmetTokens

/// The names that a value can be, in a theme: colours, parameters, tokens, and those of cases.
struct NameCompletions {
  let theme: WorkspaceModule.ReadTheme?
  /// The text before the cursor in the value.
  let typed: String

  /// The values of a kind, besides those that have to be thought up.
  func values(_ kind: ValueKind, _ field: Field?) -> (items: [Completions.Item], isCut: Bool) {
    var items: [Completions.Item] = []
    switch kind {
    case .boolean: items = ["true", "false"].map { Completions.Item($0, .value, text: $0) }
    case .enumeration(let names), .options(let names): items = Self.strings(names.names)
    case .contentBackground: items = Self.strings(["unknown"])
    default: break
    }
    if field?.none != nil, !kind.names.contains("none") {
      items += Self.strings(["none"], documentation: "Deliberately nothing.")
    }
    let references = references(to: kind)
    if typed.hasPrefix("{") { items = [] }
    return (items + references.items, references.isCut)
  }

  static func strings(
    _ names: some Sequence<String>, _ kind: Completions.Item.Kind = .value, documentation: String? = nil
  ) -> [Completions.Item] {
    names.map { Completions.Item($0, kind, text: JSONText.string($0), documentation: documentation) }
  }

  /// The colours, parameters and tokens that a value of a kind may refer to.
  private func references(to kind: ValueKind) -> (items: [Completions.Item], isCut: Bool) {
    guard let theme else { return ([], false) }
    let scope = theme.scope
    var items: [Completions.Item] = []
    if kind.isAdaptive {
      items += scope.colors.map { Self.reference($0.name, .color, detail: LookTexts.written($0.source, theme.read.sources)) }
    }
    for parameter in scope.parameters where parameter.kind.valueKind == kind || kind.isAdaptive && parameter.kind == .color {
      items.append(Self.reference(parameter.name, .parameter, detail: "a parameter"))
    }
    guard let set = theme.tokens?.set(TokenContext()) else { return (items, false) }
    let tokens = tokens(set) { Self.fits($0, kind) }
    return (items + tokens.items, tokens.isCut)
  }

  /// Tokens by any part of their paths.
  func tokens(_ set: TokenSet, where fits: (TokenValue) -> Bool = { _ in true }) -> (items: [Completions.Item], isCut: Bool) {
    let wanted = Array(typed.lowercased().drop { $0 == "{" }.utf8)
    var found: [(path: String, token: Token)] = []
    var isCut = false
    for id in set.declaredIDs {
      let path = set.paths[id]
      guard wanted.isEmpty || path.hasPart(wanted), case .found(let token) = set.lookup(id, path), fits(token.value) else {
        continue
      }
      guard found.count < Completions.mostTokens else {
        isCut = true
        break
      }
      found.append((path, token))
    }
    let items = found.sorted { $0.path < $1.path }.map { path, token in
      Self.reference(
        path, .token, detail: LookTexts.text(token.value), documentation: set.declared(path)?.description,
        isDeprecated: token.deprecation != nil)
    }
    return (items, isCut)
  }

  private static func reference(
    _ name: String, _ kind: Completions.Item.Kind, detail: String?, documentation: String? = nil, isDeprecated: Bool = false
  ) -> Completions.Item {
    Completions.Item(
      name, kind, text: JSONText.string("{\(name)}"), detail: detail, documentation: documentation, isDeprecated: isDeprecated)
  }

  private static func fits(_ value: TokenValue, _ kind: ValueKind) -> Bool {
    switch (value, kind) {
    case (.color, _) where kind.isAdaptive: true
    case (.dimension, .number), (.number, .number), (.typography, .font), (.shadow, .shadow): true
    default: false
    }
  }
}

extension String {
  /// Whether the text has some bytes of ASCII in small letters, whatever the case of its own.
  fileprivate func hasPart(_ part: [UInt8]) -> Bool {
    var copy = self
    return copy.withUTF8 { text in
      guard text.count >= part.count else { return false }
      return (0...(text.count - part.count)).contains { start in
        part.indices.allSatisfy { index in
          let byte = text[start + index]
          return ((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) == part[index]
        }
      }
    }
  }
}
