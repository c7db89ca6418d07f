#if Rewrite
  internal import SwiftSyntax

  /// The place of a node: the type around it, and the branch of `#if`.
  struct Scope {
    /// The innermost type as code in it names it: a class by its name, an extension by the type that it extends. `nil` outside of types.
    var type: String?
    /// The type with those around it, as an extension elsewhere in the file names it.
    var path: String?
    /// Whether it is in the body of a function, where nothing outside names its types.
    var isLocal = false
    /// Where the innermost branch of `#if` begins; `nil` outside of all.
    var branch: Int?
    /// The declaration or statement of the file around it.
    var item: Range<Int> = 0..<0
    /// Where the first token of a call around it begins, and with it those of the calls at its beginning.
    var call: (position: AbsolutePosition, start: Int)?
    /// Whether `@objcMembers` or `@objc` on a type or extension makes the members Objective-C's.
    var hasObjCMembers = false

    /// The scope of a node's children.
    func inside(_ node: Syntax) -> Scope {
      switch node.as(SyntaxEnum.self) {
      case .classDecl(let it): return inType(it.name.text, it.attributes)
      case .structDecl(let it): return inType(it.name.text, it.attributes)
      case .enumDecl(let it): return inType(it.name.text, it.attributes)
      case .actorDecl(let it): return inType(it.name.text, it.attributes)
      case .protocolDecl(let it): return inType(it.name.text, it.attributes)
      case .extensionDecl(let it):
        var scope = self
        (scope.type, scope.path) = (it.extendedType.trimmedDescription, it.extendedType.trimmedDescription)
        scope.hasObjCMembers = ObjCAttribute.marksMembers(it.attributes)
        return scope
      case .codeBlock, .closureExpr, .accessorBlock:
        var scope = self
        scope.isLocal = true
        return scope
      case .ifConfigClause(let it):
        var scope = self
        scope.branch = it.position.utf8Offset
        return scope
      case .functionCallExpr(let it):
        var scope = self
        scope.call = (it.position, start(of: it))
        return scope
      default: return self
      }
    }

    /// Where a call's first token begins. Each call of a chain asks, and the first of them alone looks.
    func start(of node: FunctionCallExprSyntax) -> Int {
      if let call, call.position == node.position { return call.start }
      return node.start
    }

    private func inType(_ name: String, _ attributes: AttributeListSyntax) -> Scope {
      var scope = self
      scope.type = name
      scope.path = path.map { "\($0).\(name)" } ?? name
      scope.hasObjCMembers = ObjCAttribute.marksMembers(attributes)
      return scope
    }
  }
#endif
