internal import PelmetDiagnostics

/// A declaration among those of all files.
struct LinkedDeclaration: Sendable {
  var declaration: TokenDeclaration
  /// Number of its path.
  var path: Int32
  /// Number of the path that an alias names.
  var target: Int32?
  /// Its own type, or that of its groups in any file; nil for aliases, which have their target's.
  var type: TokenType?
  var deprecation: TokenDeprecation?
  var isInvalid: Bool

  init(
    _ declaration: TokenDeclaration, paths: inout TokenPaths, inheritance: GroupInheritance, into diagnostics: inout DiagnosticBag
  ) {
    self.declaration = declaration
    path = paths.intern(declaration.path)
    deprecation = declaration.deprecation ?? inheritance.deprecation(around: declaration.path)
    isInvalid = declaration.isInvalid
    type = declaration.ownType ?? declaration.groupType
    if case .alias(let name) = declaration.content {
      target = paths.intern(name)
    } else if type == nil, !isInvalid {
      type = inheritance.type(around: declaration.path)
      if let type { check(as: type, into: &diagnostics) } else { reportMissingType(into: &diagnostics) }
    }
  }

  /// Looks whether the value fits a type that another file gives it.
  private mutating func check(as type: TokenType, into diagnostics: inout DiagnosticBag) {
    guard case .literal = declaration.content else { return }
    var reader = TokenValueReader()
    declaration.check(as: type, with: &reader)
    for diagnostic in reader.diagnostics { diagnostics.add(diagnostic) }
    isInvalid = declaration.isInvalid
  }

  private mutating func reportMissingType(into diagnostics: inout DiagnosticBag) {
    diagnostics.add(TokenFindings.missingType(declaration))
    isInvalid = true
  }
}
