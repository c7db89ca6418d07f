#if Rewrite
  internal import SwiftSyntax

  extension SwiftReader {
    mutating func statements(_ list: CodeBlockItemListSyntax) -> [Statement] {
      guard depth < Self.maximumDepth else { return [] }
      depth += 1
      defer { depth -= 1 }
      var all: [Statement] = []
      for item in list { all += statement(item) }
      return all
    }

    private mutating func statement(_ item: CodeBlockItemSyntax) -> [Statement] {
      switch item.item {
      case .expr(let it): return [statement(it)]
      case .stmt(let it): return [statement(it)]
      default:
        guard case .decl(let it) = item.item else { return [] }
        if let variable = it.as(VariableDeclSyntax.self) { return [statement(variable)] }
        if let function = it.as(FunctionDeclSyntax.self) {
          return [Statement(kind: .function(self.function(function, owner: nil)), place: place(it))]
        }
        guard let condition = it.as(IfConfigDeclSyntax.self) else { return [] }
        return conditional(condition)
      }
    }

    mutating func statement(_ node: some ExprSyntaxProtocol) -> Statement {
      let place = place(node)
      if let it = node.as(IfExprSyntax.self) { return ifElse(it) }
      if let it = node.as(SwitchExprSyntax.self) {
        return Statement(kind: .choice(expression(it.subject), cases(it.cases)), place: place)
      }
      return Statement(kind: .expression(expression(node)), place: place)
    }

    private mutating func statement(_ node: StmtSyntax) -> Statement {
      let place = place(node)
      func make(_ kind: Statement.Kind) -> Statement { Statement(kind: kind, place: place) }
      switch node.as(StmtSyntaxEnum.self) {
      case .expressionStmt(let it): return statement(it.expression)
      case .returnStmt(let it): return make(.finish(it.expression.map { expression($0) }))
      case .guardStmt(let it): return make(.unless(conditions(it.conditions), statements(it.body.statements)))
      case .forStmt(let it):
        var body = statements(it.body.statements)
        if let clause = it.whereClause {
          let skip = Statement(kind: .leave(.round), place: self.place(clause))
          let test = Statement.Kind.unless([.expression(expression(clause.condition))], [skip])
          body.insert(Statement(kind: test, place: self.place(clause.condition)), at: 0)
        }
        return make(.loop(pattern(it.pattern), expression(it.sequence), body))
      case .whileStmt(let it): return make(.loop(.any, unsupported(it), statements(it.body.statements)))
      case .repeatStmt(let it): return make(.loop(.any, unsupported(it), statements(it.body.statements)))
      case .breakStmt: return make(.leave(.loop))
      case .continueStmt: return make(.leave(.round))
      case .fallThroughStmt: return make(.leave(.nextCase))
      case .throwStmt: return make(.leave(.error))
      case .deferStmt(let it): return make(.later(statements(it.body.statements)))
      case .doStmt(let it): return make(.block(statements(it.body.statements)))
      default: return make(.unsupported(text(node)))
      }
    }

    private func unsupported(_ node: some SyntaxProtocol) -> Expression {
      Expression(kind: .unsupported, place: place(node), text: text(node))
    }

    private mutating func ifElse(_ node: IfExprSyntax) -> Statement {
      let conditions = conditions(node.conditions)
      let then = statements(node.body.statements)
      var otherwise: [Statement] = []
      switch node.elseBody {
      case .codeBlock(let block): otherwise = statements(block.statements)
      case .ifExpr(let it):
        depth += 1
        defer { depth -= 1 }
        if depth < Self.maximumDepth { otherwise = [ifElse(it)] }
      default: break
      }
      return Statement(kind: .ifElse(conditions, then, otherwise), place: place(node))
    }

    private mutating func statement(_ node: VariableDeclSyntax) -> Statement {
      var variables: [Statement.Variable] = []
      for binding in node.bindings {
        var value = binding.initializer.map { expression($0.value) }
        if value == nil, case .getter(let body)? = binding.accessorBlock?.accessors {
          let closure = Closure(parameters: [], body: statements(body))
          let function = Expression(kind: .closure(closure), place: place(binding), text: "")
          value = Expression(kind: .call(function, []), place: place(binding), text: "")
        }
        variables.append(
          Statement.Variable(
            pattern: pattern(binding.pattern), type: binding.typeAnnotation.map { name($0.type) }, value: value))
      }
      return Statement(kind: .variables(variables), place: place(node))
    }

    private mutating func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
      var all: [Condition] = []
      for element in list {
        switch element.condition {
        case .expression(let it): all.append(.expression(expression(it)))
        case .availability(let it):
          let version = Self.version(it.availabilityArguments)
          all.append(.available(version, isNegated: it.availabilityKeyword.text == "#unavailable"))
        case .optionalBinding(let it):
          let name = it.pattern.trimmedDescription
          let value = it.initializer.map { expression($0.value) } ?? Expression(kind: .name(name), place: place(it), text: name)
          all.append(.present(pattern(it.pattern), value))
        default:
          guard case .matchingPattern(let it) = element.condition else { continue }
          all.append(.matches(pattern(it.pattern), expression(it.initializer.value)))
        }
      }
      return all
    }

    /// The version of iOS in a list of systems; `nil` if it is not in it.
    static func version(_ list: AvailabilityArgumentListSyntax) -> ModelVersion? {
      for argument in list {
        guard case .availabilityVersionRestriction(let it) = argument.argument, it.platform.text == "iOS" else { continue }
        return it.version.flatMap { ModelVersion($0.trimmedDescription) }
      }
      return nil
    }

    private mutating func cases(_ list: SwitchCaseListSyntax) -> [Statement.Case] {
      var all: [Statement.Case] = []
      for element in list {
        guard case .switchCase(let it) = element else { continue }
        var patterns: [(pattern: Pattern, condition: Expression?)] = []
        if case .case(let label) = it.label {
          for item in label.caseItems {
            patterns.append((pattern(item.pattern), item.whereClause.map { expression($0.condition) }))
          }
        }
        all.append(Statement.Case(patterns: patterns, body: statements(it.statements)))
      }
      return all
    }
  }

  extension SwiftReader {
    mutating func pattern(_ node: PatternSyntax) -> Pattern {
      switch node.as(PatternSyntaxEnum.self) {
      case .identifierPattern(let it): return .variable(it.identifier.plain)
      case .wildcardPattern: return .any
      case .tuplePattern(let it): return .tuple(it.elements.map { pattern($0.pattern) })
      case .valueBindingPattern(let it): return pattern(it.pattern)
      case .expressionPattern(let it): return pattern(it.expression)
      case .isTypePattern(let it): return .type(name(it.type))
      default: return .any
      }
    }

    /// Patterns are written as expressions, with names that are bound in some places.
    private mutating func pattern(_ node: ExprSyntax) -> Pattern {
      guard depth < Self.maximumDepth else { return .any }
      depth += 1
      defer { depth -= 1 }
      switch node.as(ExprSyntaxEnum.self) {
      case .discardAssignmentExpr: return .any
      case .patternExpr(let it): return pattern(it.pattern)
      case .tupleExpr(let it): return .tuple(it.elements.map { pattern($0.expression) })
      case .memberAccessExpr(let it): return .element(it.declName.baseName.plain, [])
      case .optionalChainingExpr(let it): return .present(pattern(it.expression))
      case .functionCallExpr(let it):
        guard let member = it.calledExpression.as(MemberAccessExprSyntax.self) else { return .value(expression(node)) }
        return .element(member.declName.baseName.plain, it.arguments.map { pattern($0.expression) })
      default: return .value(expression(node))
      }
    }

    /// The branches of `#if` that an app for iOS has.
    private mutating func conditional(_ node: IfConfigDeclSyntax) -> [Statement] {
      var result: [Statement] = []
      for clause in node.clauses.reversed() {
        var body: [Statement] = []
        if case .statements(let list)? = clause.elements { body = statements(list) }
        switch clause.condition.map({ Self.holds($0) }) ?? true {
        case true?: result = body
        case false?: break
        case nil:
          let condition = Condition.build(clause.condition.map { text($0) } ?? "", place(clause))
          result = [Statement(kind: .ifElse([condition], body, result), place: place(clause))]
        }
      }
      return result
    }

    /// Whether a condition of `#if` holds for an app on a device; `nil` if nobody knows.
    static func holds(_ condition: ExprSyntax) -> Bool? {
      BuildConditions.holds(condition.trimmedDescription)
    }
  }
#endif
