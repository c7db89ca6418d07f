internal import PelmetDiagnostics
internal import PelmetSyntax

/// A file of Spectrum. A token has a value, or `sets`: values of which one holds. Sets named light and dark follow the scheme; for
/// the others, a theme names one in the input `sets`, and a token that has none of that name takes the first that is written.
struct SpectrumFile: Dialect {
  /// Looks for a token with sets. Keeps a stack, so that depth costs no recursion.
  static func detect(_ file: DetectedFile) -> Bool {
    guard file.root.hasKey("sets") else { return false }
    var pending = [file.root]
    while let value = pending.popLast() {
      guard value.kind == .object else { continue }
      if let sets = value["sets"], sets.members.contains(where: { $0.value["value"] != nil || $0.value["sets"] != nil }) {
        return true
      }
      if !DetectedFile.isToken(value) { pending += value.members.map(\.value) }
    }
    return false
  }

  static var remark: Remark? { Remark("Spectrum writes it", nouns: ("token with sets", "tokens with sets")) }

  static var tolerance: FileDialect.Tolerance { .descriptions }

  /// All tokens that do not follow the scheme; of sets the first.
  private var first: [DialectToken] = []
  /// Those that follow the scheme.
  private var light: [DialectToken] = []
  private var dark: [DialectToken] = []
  /// Those that do not follow the scheme, by the names of their sets, but for the first set of each.
  private var sets: [(name: String, site: JSONValue, tokens: [DialectToken])] = []
  private var positions: [String: Int] = [:]
  /// The sets beside light and dark, which nothing chooses.
  private var leftOut: (site: JSONMember?, names: [String], tokens: Int) = (nil, [], 0)

  static func parts(of root: JSONValue, _ finder: inout PartFinder) -> ResolverDocument {
    var file = SpectrumFile()
    file.read(root)
    if let site = file.leftOut.site {
      finder.diagnostics.add(
        ModifierFindings.unchosen(file.leftOut.names, site, tokens: file.leftOut.tokens, canBeChosen: false))
    }
    return file.layers(root)
  }

  private func layers(_ root: JSONValue) -> ResolverDocument {
    func part(_ choice: [String], _ tokens: [DialectToken]) -> FilePart {
      FilePart(root: root, of: SpectrumFile.self, choice: choice, tokens: tokens)
    }
    var document = ResolverDocument(steps: [.set([part([], first)])])
    if !light.isEmpty {
      let contexts = [("light", light), ("dark", dark)].map { name, tokens in
        ResolverDocument.Context(name: name, site: root, sources: [part(["scheme", name], tokens)])
      }
      document.steps.append(.modifier(ResolverDocument.Modifier(name: "scheme", contexts: contexts, followsTrait: true)))
    }
    if !sets.isEmpty {
      let contexts = sets.map { set in
        ResolverDocument.Context(name: set.name, site: set.site, sources: [part(["set", set.name], set.tokens)])
      }
      document.steps.append(
        .modifier(ResolverDocument.Modifier(name: "sets", contexts: contexts, fallback: sets[0].name, isPartial: true)))
    }
    return document
  }
}

extension SpectrumFile {
  /// A token whose value is in sets.
  private struct Choosing {
    var path: String
    var keySpan: SourceSpan
    var sets: JSONValue
    var deprecation: Deprecation?
    var isHidden = false
  }

  /// Keeps a stack, so that depth costs no recursion.
  private mutating func read(_ root: JSONValue) {
    var pending = root.members.reversed().map { (path: $0.name, member: $0) }
    while let (path, member) = pending.popLast() {
      let value = member.value
      guard value.kind == .object, !member.name.hasPrefix("$") else { continue }
      if let sets = value["sets"], sets.kind == .object {
        read(Choosing(path: path, keySpan: member.keySpan, sets: sets, deprecation: DialectToken.deprecation(of: value)))
      } else if TokenObject(value) != nil {
        var token = self.token(value, path: path, keySpan: member.keySpan)
        token.mistake = DialectToken.Mistake(name: member.name)
        token.construct = value["value"] == nil ? nil : .bareKey
        first.append(token)
      } else {
        pending += value.members.reversed().map { ("\(path).\($0.name)", $0) }
      }
    }
  }

  /// Sets may have sets: those become tokens of their own, which only the outer ones can name.
  private mutating func read(_ token: Choosing) {
    var pending = [token]
    while let outer = pending.popLast() {
      let followsScheme = outer.sets["light"] != nil && outer.sets["dark"] != nil
      var isFirst = true
      for member in outer.sets.members {
        guard !followsScheme || member.name == "light" || member.name == "dark" else {
          leaveOut(member)
          continue
        }
        var token = self.token(member.value, path: outer.path, keySpan: outer.keySpan)
        token.isHidden = outer.isHidden
        token.construct = isFirst ? .own : nil
        token.deprecation = token.deprecation ?? outer.deprecation
        if let sets = member.value["sets"], sets.kind == .object {
          // No reference in a file can have braces inside.
          let path = "\(outer.path){\(member.name)}"
          token.reference = path
          token.object = nil
          pending.append(Choosing(path: path, keySpan: member.keySpan, sets: sets, isHidden: true))
        } else if TokenObject(member.value) == nil {
          token.mistake = DialectToken.Mistake("\"value\" is missing: each set of a token needs it", at: member.value.span)
        }
        add(token, of: member, followsScheme, isFirst)
        isFirst = false
      }
      if isFirst {
        var token = self.token(outer.sets, path: outer.path, keySpan: outer.keySpan)
        token.isHidden = outer.isHidden
        token.mistake = DialectToken.Mistake("\"sets\" is empty: a token needs a value", at: outer.sets.span)
        first.append(token)
      }
    }
  }

  private mutating func leaveOut(_ set: JSONMember) {
    leftOut.site = leftOut.site ?? set
    if !leftOut.names.contains(set.name) { leftOut.names.append(set.name) }
    leftOut.tokens += 1
  }

  private mutating func add(_ token: DialectToken, of member: JSONMember, _ followsScheme: Bool, _ isFirst: Bool) {
    if followsScheme {
      if member.name == "light" { light.append(token) } else { dark.append(token) }
      return
    }
    let position = positions[member.name] ?? sets.count
    if position == sets.count {
      positions[member.name] = position
      sets.append((member.name, member.value, []))
    }
    // The first holds already where another choice does not replace it.
    if isFirst { first.append(token) } else { sets[position].tokens.append(token) }
  }

  private func token(_ object: JSONValue, path: String, keySpan: SourceSpan) -> DialectToken {
    let value = object["$value"] ?? object["value"]
    var token = DialectToken(path: path, keySpan: keySpan, value: value ?? object, object: object)
    token.type = Self.type(of: object)
    token.deprecation = DialectToken.deprecation(of: object)
    return token
  }

  /// `…/token-types/font-family.json` is `font-family`. That of sets and aliases says nothing about the value.
  private static func type(of object: JSONValue) -> String? {
    guard let schema = object["$schema"]?.string, var name = schema.split(separator: "/").last else {
      return (object["$type"] ?? object["type"])?.string
    }
    if name.hasSuffix(".json") { name.removeLast(5) }
    return name == "alias" || name.hasSuffix("-set") ? nil : String(name)
  }
}
