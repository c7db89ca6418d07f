internal import PelmetDiagnostics
internal import PelmetSyntax

/// Tokens that are not in groups.
extension DocumentReader {
  mutating func readDialect(_ part: FilePart) {
    document.groups.append(Group(path: ""))
    for token in part.dialect?.tokens(of: part) ?? [] {
      if let construct = token.construct { document.constructs.add(construct, at: token.keySpan, token.value) }
      read(token)
    }
  }

  private mutating func read(_ token: DialectToken) {
    let members = token.object.flatMap { TokenObject($0) }
    let declaration = Declaration(
      path: token.path, keySpan: token.keySpan, value: token.value, object: token.object, modifiers: members?.modifiers ?? [])
    declaration.description = token.description
    declaration.ownType = token.type.map { WrittenType($0) }
    (declaration.ownDeprecation, declaration.deprecation) = (token.deprecation, token.deprecation)
    declaration.isHidden = token.isHidden
    if let mistake = token.mistake {
      declaration.mistakes.add(
        Diagnostic(
          mistake.rule, at: .span(mistake.span ?? token.keySpan), pointer: token.value.pointer, mistake.summary, fix: mistake.fix)
      )
    }
    if let members { checkMembers(members, of: declaration) }
    declaration.unit = members?.unit
    if let path = token.reference {
      declaration.content = .alias(TokenReference(path: path, site: token.value, hasBraces: true))
      checkTypeOfAlias(declaration)
      document.declarations.append(declaration)
    } else {
      finish(declaration, typeSite: token.value, groupType: nil)
    }
  }
}
