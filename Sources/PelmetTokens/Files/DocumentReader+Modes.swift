internal import PelmetDiagnostics
internal import PelmetSyntax

/// The values of tokens in modes, which tools write into extensions.
extension DocumentReader {
  /// Reads what a token is in each mode of its tables, of several with one mode the last.
  mutating func readModes(of token: TokenObject, _ base: Declaration, _ inherited: Inherited) {
    for table in token.modes {
      var guess = GuessedTable(site: table.member)
      for entry in table.member.value.members where !entry.begins(with: UInt8(ascii: "$")) {
        let declaration = declaration(of: token.inMode(entry), base, inherited)
        declaration.mode = entry
        let mode = mode(named: entry.name)
        if table.isGuess {
          guess.values.append((mode, entry, declaration))
        } else {
          document.add(declaration, inMode: mode, entry, &modePositions)
        }
      }
      if table.isGuess { document.guesses.append(guess) }
      if !table.isGuess { document.constructs.add(.mode, at: table.member.keySpan, table.member.value) }
    }
  }

  private mutating func mode(named name: String) -> ModeName {
    if let known = modeNames[name] { return known }
    let mode = ModeName(name)
    modeNames[name] = mode
    return mode
  }

  /// A token under the key of its base.
  private mutating func declaration(of token: TokenObject, _ base: Declaration, _ inherited: Inherited) -> Declaration {
    let declaration = Declaration(
      path: base.path, keySpan: base.keySpan, value: token.value?.value ?? token.object, object: token.object,
      modifiers: token.modifiers)
    checkMembers(token, of: declaration)
    declaration.unit = token.unit
    readType(of: token, into: declaration)
    (declaration.ownDeprecation, declaration.deprecation) = (base.ownDeprecation, base.deprecation)
    if token.value == nil, token.ref == nil {
      let (path, keySpan) = (base.path, base.keySpan)
      declaration.mistakes.add(Findings.missingMode(token, of: path, at: keySpan))
    } else {
      read(declaration, of: token, inherited)
    }
    return declaration
  }
}
