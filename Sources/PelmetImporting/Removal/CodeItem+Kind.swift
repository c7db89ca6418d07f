#if Rewrite
  internal import SwiftSyntax

  extension CodeItem.Kind {
    init(_ item: CodeBlockItemSyntax) {
      switch item.item {
      case .decl(let it):
        if let variable = it.as(VariableDeclSyntax.self) {
          self = .variables(Self.names(variable))
        } else {
          self = it.is(IfConfigDeclSyntax.self) ? .compound(isPlain: true) : .other
        }
      case .expr(let it): self.init(it)
      case .stmt(let it): self.init(it)
      default: self = .other
      }
    }

    private init(_ node: StmtSyntax) {
      switch node.as(StmtSyntaxEnum.self) {
      case .expressionStmt(let it): self.init(it.expression)
      case .forStmt(let it):
        self = .compound(isPlain: Self.onlyLooks(it.sequence) && it.whereClause.map { Self.onlyLooks($0) } ?? true)
      case .doStmt(let it): self = .compound(isPlain: it.catchClauses.isEmpty)
      case .deferStmt: self = .compound(isPlain: true)
      case .guardStmt(let it):
        let isReturn = it.body.statements.count == 1 && it.body.statements.first?.item.trimmedDescription == "return"
        self = isReturn && Self.onlyLooks(it.conditions) ? .exit : .other
      case .breakStmt(let it) where it.label == nil && it.parent?.parent?.parent?.is(SwitchCaseSyntax.self) == true: self = .rest
      default: self = .other
      }
    }

    private init(_ node: ExprSyntax) {
      switch node.as(ExprSyntaxEnum.self) {
      case .ifExpr(let it):
        var isPlain = Self.onlyLooks(it.conditions)
        var next = it.elseBody
        while case .ifExpr(let inner)? = next {
          isPlain = isPlain && Self.onlyLooks(inner.conditions)
          next = inner.elseBody
        }
        self = .compound(isPlain: isPlain)
      case .switchExpr(let it):
        let labels = it.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label }
        self = .compound(isPlain: Self.onlyLooks(it.subject) && labels.allSatisfy { Self.onlyLooks($0) })
      case .sequenceExpr(let it):
        let parts = Array(it.elements)
        self =
          parts.count > 2 && parts[1].is(AssignmentExprSyntax.self) ? .change(root: Self.root(parts[0]), isPlain: true) : .other
      case .functionCallExpr(let it):
        guard let member = it.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
          self = .change(root: nil, isPlain: false)
          return
        }
        self = .change(root: Self.root(base), isPlain: Self.isMutating(member.declName.baseName.text))
      default: self = .other
      }
    }

    private static func names(_ variable: VariableDeclSyntax) -> [String] {
      let names = variable.bindings.compactMap { binding -> String? in
        binding.accessorBlock == nil ? binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain : nil
      }
      return names.count == variable.bindings.count ? names : []
    }

    /// Methods that change what they are called on.
    private static func isMutating(_ name: String) -> Bool {
      StyleSchemas.presets[name] != nil || name.hasPrefix("set")
        || ["merge", "append", "updateValue", "removeValue", "removeAll", "insert", "configureWithDefault"].contains(name)
    }

    /// The variable with which an expression begins.
    private static func root(_ node: ExprSyntax) -> String? {
      var node = node
      while true {
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let it): return it.baseName.plain
        case .memberAccessExpr(let it):
          guard let base = it.base else { return nil }
          node = base
        case .optionalChainingExpr(let it): node = it.expression
        case .forceUnwrapExpr(let it): node = it.expression
        case .subscriptCallExpr(let it): node = it.calledExpression
        default: return nil
        }
      }
    }

    /// Whether an expression calls nothing and sets nothing.
    private static func onlyLooks(_ node: some SyntaxProtocol) -> Bool {
      var pending = [Syntax(node)]
      while let next = pending.popLast() {
        switch next.as(SyntaxEnum.self) {
        case .functionCallExpr(let it):
          // `.some(let value)` in a pattern.
          guard next.parent?.is(ExpressionPatternSyntax.self) == true, it.trailingClosure == nil else { return false }
        case .closureExpr, .tryExpr, .awaitExpr, .assignmentExpr, .inOutExpr, .macroExpansionExpr: return false
        default: break
        }
        pending += next.children(viewMode: .sourceAccurate)
      }
      return true
    }
  }
#endif
