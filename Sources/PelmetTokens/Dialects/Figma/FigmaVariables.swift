internal import PelmetDiagnostics
internal import PelmetSyntax

/// The variables of a Figma file as layers of tokens: a collection with several modes is a modifier, whose contexts are the modes;
/// a collection with one mode is a set. Collections with one name, such as a file's own and the copy of a library's, share one choice.
enum FigmaVariables: Dialect {
  static func detect(_ file: DetectedFile) -> Bool {
    let root = file.root
    if root["meta"]?["variables"] != nil { return true }
    let content = root["meta"] ?? root
    return content["variables"] != nil && content["variableCollections"] != nil
  }

  static var remark: Remark? { Remark("Figma writes it", nouns: ("variable", "variables")) { $0.has(.copy) } }

  static var tolerance: FileDialect.Tolerance { .descriptions }

  static func grouped(_ entries: [ListedTokens], path: (JSONValue) -> String) -> [ListedTokens] {
    FigmaModes.grouped(entries, path: path)
  }

  static func parts(of root: JSONValue, _ finder: inout PartFinder) -> ResolverDocument {
    let file = FigmaFile(root)
    var document = ResolverDocument()
    for collection in file.collections {
      func part(_ mode: String?, _ tokens: [DialectToken]) -> FilePart {
        FilePart(root: root, of: FigmaVariables.self, choice: [collection.id] + (mode.map { [$0] } ?? []), tokens: tokens)
      }
      let tokens = file.tokens(of: collection)
      if !tokens.missing.isEmpty { document.steps.append(.set([part(nil, tokens.missing)])) }
      let parts = zip(collection.modes, tokens.byMode).map { mode, tokens in part(mode.id, tokens) }
      guard parts.count > 1 else {
        document.steps.append(.set(parts))
        continue
      }
      let contexts = zip(collection.modes, parts).map { mode, part in
        ResolverDocument.Context(name: mode.name, site: mode.site, sources: [part])
      }
      document.steps.append(
        .modifier(
          ResolverDocument.Modifier(
            name: collection.name, contexts: contexts, fallback: collection.fallback, noun: .mode,
            isPartial: collection.fallback != nil)))
    }
    return document
  }
}

extension FigmaFile {
  /// The variables that have a value in each mode of a collection, and, with the mistake that this is, those that lack one
  /// somewhere. Modes leave those out, so that there are no more tokens than values.
  fileprivate func tokens(of collection: Collection) -> (missing: [DialectToken], byMode: [[DialectToken]]) {
    let positions = collection.positions
    var missing: [DialectToken] = []
    var byMode: [[DialectToken]] = Array(repeating: [], count: collection.modes.count)
    for variable in collection.variables {
      var values: [Int: JSONValue] = [:]
      for (mode, value) in variable.values where value.kind != .null {
        if let position = positions[mode] { values[position] = value }
      }
      // A value for all modes, or of a collection that is not described.
      if values.isEmpty, byMode.count == 1, variable.values.count == 1 { values[0] = variable.values[0].value }
      for position in values.keys.sorted() { values[position].map { byMode[position].append(token(variable, $0)) } }
      if let first = values.keys.min() { byMode[first][byMode[first].count - 1].construct = .own }
      if let position = byMode.indices.first(where: { values[$0] == nil }) {
        var token = DialectToken(path: variable.path, keySpan: variable.nameSpan, value: variable.object, type: variable.type)
        token.isHidden = variable.isDeleted
        token.mistake = Self.mistake(of: variable) ?? Self.missingValue(variable, collection.modes[position])
        missing.append(token)
      }
    }
    return (missing, byMode)
  }

  private func token(_ variable: Variable, _ value: JSONValue) -> DialectToken {
    var token = DialectToken(path: variable.path, keySpan: variable.nameSpan, value: value, type: variable.type)
    token.reference = target(of: value)
    token.isHidden = variable.isDeleted
    token.description = variable.object["description"]?.string
    if Self.isAlias(value), token.reference == nil {
      token.mistake = DialectToken.Mistake(
        "the variable to which this refers is not in this file", at: value.span,
        fix: "export its file as well, or write the value out")
    }
    token.mistake = Self.mistake(of: variable) ?? token.mistake
    return token
  }

  private static func mistake(of variable: Variable) -> DialectToken.Mistake? {
    if !variable.isDeleted, let mistake = DialectToken.Mistake(name: variable.path) { return mistake }
    guard variable.isRepeated else { return nil }
    return DialectToken.Mistake(
      "an earlier variable has the path '\(variable.path)' as well", fix: "rename one of the two in Figma")
  }

  private static func isAlias(_ value: JSONValue) -> Bool { value["type"]?.string == "VARIABLE_ALIAS" }

  /// The path of the variable that an alias names, by its id or its name.
  private func target(of value: JSONValue) -> String? {
    guard Self.isAlias(value) else { return nil }
    return value["id"]?.string.flatMap { paths[$0] } ?? value["name"]?.string.flatMap { names.contains($0) ? Self.path($0) : nil }
  }

  private static func missingValue(_ variable: Variable, _ mode: Mode) -> DialectToken.Mistake {
    if variable.isRemote || variable.values.isEmpty {
      return DialectToken.Mistake(
        "the value of '\(variable.name)' is not in this file; it is a variable of a library",
        fix: "export the library's file as well, or write the value out")
    }
    return DialectToken.Mistake("'\(variable.name)' has no value for the mode '\(mode.name)'", fix: "give it one in Figma")
  }
}
