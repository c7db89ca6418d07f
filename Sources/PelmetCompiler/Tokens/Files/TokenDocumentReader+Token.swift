internal import PelmetDiagnostics
internal import PelmetSyntax

extension TokenDocumentReader {
  mutating func readToken(_ token: TokenObject, key: JSONMember, path: String, inherited: Inherited) {
    report(token)
    let value = token.value?.value ?? token.object
    var declaration = TokenDeclaration(path: path, keySpan: key.keySpan, value: value, content: .literal)
    declaration.ownType = token.type.flatMap { readType($0.value) }
    declaration.groupType = token.type == nil ? inherited.type : nil
    declaration.deprecation = token.deprecated.flatMap { readDeprecation($0.value) } ?? inherited.deprecation
    declaration.isInvalid = declaration.ownType == nil && (token.type != nil || inherited.hasUnknownType)
    if token.isLegacy, let key = token.value { noteLegacy(at: key.keySpan, key.value) }
    if token.value != nil, let ref = token.ref {
      diagnostics.add(
        Diagnostic(.invalidTokenValue, atKeyOf: ref, "expected \"$value\" or \"$ref\", not both"))
      declaration.isInvalid = true
    }
    switch TokenReference.read(value) {
    case .malformed(let diagnostic):
      diagnostics.add(diagnostic)
      declaration.isInvalid = true
    case .reference(let reference):
      declaration.content = reference.rest.isEmpty ? .alias(reference.path) : .pointer
      if reference.rest.isEmpty {
        // The type of what an alias names decides, not that of a group, which may hold aliases of every type.
        declaration.groupType = nil
        declaration.isInvalid = token.type != nil && declaration.ownType == nil
      }
    case .none:
      check(&declaration)
    }
    document.declarations.append(declaration)
  }

  /// Looks whether a value fits its type, as far as this file says which it is.
  private mutating func check(_ declaration: inout TokenDeclaration) {
    guard !declaration.isInvalid, let type = declaration.ownType ?? declaration.groupType else { return }
    var reader = TokenValueReader()
    declaration.check(as: type, with: &reader)
    for diagnostic in reader.diagnostics { diagnostics.add(diagnostic) }
    for value in reader.legacy { noteLegacy(at: value.span, value) }
  }

  private mutating func report(_ token: TokenObject) {
    for member in token.children {
      diagnostics.add(
        Diagnostic(
          .tokenWithChildren, atKeyOf: member,
          "'\(member.name)' is inside a token; make the token a group, and its own value a token \"$root\""))
    }
    for member in token.unknown {
      diagnostics.add(Diagnostic(.invalidTokenName, atKeyOf: member, TokenFindings.nameRule(member.name)))
    }
  }
}
