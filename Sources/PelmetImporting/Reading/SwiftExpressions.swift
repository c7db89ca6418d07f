#if Rewrite
  internal import SwiftParser
  internal import SwiftSyntax

  extension SwiftReader {
    mutating func expression(_ node: some ExprSyntaxProtocol) -> Expression {
      let node = ExprSyntax(node)
      guard depth < Self.maximumDepth else { return make(.unsupported, node) }
      depth += 1
      defer { depth -= 1 }
      return make(kind(node), node)
    }

    private func make(_ kind: Expression.Kind, _ node: ExprSyntax) -> Expression {
      Expression(kind: kind, place: place(node), text: text(node))
    }

    private mutating func kind(_ node: ExprSyntax) -> Expression.Kind {
      switch node.as(ExprSyntaxEnum.self) {
      case .nilLiteralExpr: return .nothing
      case .booleanLiteralExpr(let it): return .boolean(it.literal.text == "true")
      case .integerLiteralExpr(let it): return Self.integer(it.literal.text).map { .integer($0) } ?? .unsupported
      case .floatLiteralExpr(let it): return Double(it.literal.text.filter { $0 != "_" }).map { .real($0) } ?? .unsupported
      case .stringLiteralExpr(let it): return text(it)
      case .arrayExpr(let it): return .array(it.elements.map { expression($0.expression) })
      case .dictionaryExpr(let it):
        guard case .elements(let elements) = it.content else { return .dictionary([]) }
        return .dictionary(elements.map { (expression($0.key), expression($0.value)) })
      case .tupleExpr(let it): return tuple(it)
      case .declReferenceExpr(let it): return .name(it.baseName.plain)
      case .superExpr: return .name("super")
      case .discardAssignmentExpr: return .name("_")
      case .memberAccessExpr(let it):
        guard let base = it.base else { return .implicit(it.declName.baseName.plain) }
        return .member(expression(base), it.declName.baseName.plain)
      case .functionCallExpr(let it):
        return .call(callee(it.calledExpression), arguments(it.arguments, it.trailingClosure, it.additionalTrailingClosures))
      case .subscriptCallExpr(let it):
        return .element(
          expression(it.calledExpression), arguments(it.arguments, it.trailingClosure, it.additionalTrailingClosures))
      case .closureExpr(let it): return .closure(closure(it))
      case .optionalChainingExpr(let it): return .optional(expression(it.expression))
      case .forceUnwrapExpr(let it): return expression(it.expression).kind
      case .prefixOperatorExpr(let it): return .unary(it.operator.text, expression(it.expression))
      case .tryExpr(let it): return expression(it.expression).kind
      case .awaitExpr(let it): return expression(it.expression).kind
      case .inOutExpr(let it): return .reference(expression(it.expression))
      case .genericSpecializationExpr(let it): return expression(it.expression).kind
      case .sequenceExpr(let it): return sequence(it)
      case .typeExpr(let it): return .type(name(it.type))
      case .macroExpansionExpr(let it):
        return .call(
          Expression(kind: .name("#" + it.macroName.text), place: place(it), text: text(it)),
          arguments(it.arguments, nil, []))
      case .ifExpr(let it): return .statement(statement(it))
      case .switchExpr(let it): return .statement(statement(it))
      default: return .unsupported
      }
    }

    /// A function, whose place is that of its name: a chain of calls may have many lines.
    private mutating func callee(_ node: ExprSyntax) -> Expression {
      let callee = expression(node)
      guard let name = node.as(MemberAccessExprSyntax.self)?.declName else { return callee }
      return Expression(kind: callee.kind, place: place(name), text: callee.text)
    }

    private static func integer(_ text: String) -> Int? {
      let digits = text.filter { $0 != "_" }
      for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
        return Int(digits.dropFirst(2), radix: radix)
      }
      return Int(digits)
    }

    private mutating func text(_ literal: StringLiteralExprSyntax) -> Expression.Kind {
      if let text = literal.representedLiteralValue { return .text(text) }
      var parts: [Expression] = []
      for segment in literal.segments {
        if case .stringSegment(let it) = segment {
          parts.append(Expression(kind: .text(it.content.text), place: place(it), text: it.content.text))
        } else if case .expressionSegment(let it) = segment, let first = it.expressions.first {
          parts.append(expression(first.expression))
        } else {
          return .unsupported
        }
      }
      return .interpolation(parts)
    }

    private mutating func tuple(_ node: TupleExprSyntax) -> Expression.Kind {
      if node.elements.count == 1, let only = node.elements.first { return expression(only.expression).kind }
      return .tuple(arguments(node.elements, nil, []))
    }

    mutating func arguments(
      _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax
    ) -> [Argument] {
      var all: [Argument] = []
      for argument in list { all.append(Argument(label: argument.label?.plain, value: expression(argument.expression))) }
      if let trailing { all.append(Argument(label: nil, value: expression(trailing))) }
      for closure in more { all.append(Argument(label: closure.label.plain, value: expression(closure.closure))) }
      return all
    }

    private mutating func closure(_ node: ClosureExprSyntax) -> Closure {
      var names: [String] = []
      switch node.signature?.parameterClause {
      case .simpleInput(let list): names = list.map { $0.name.plain }
      case .parameterClause(let clause): names = clause.parameters.map { ($0.secondName ?? $0.firstName).plain }
      default: break
      }
      return Closure(parameters: names, body: statements(node.statements))
    }
  }

  /// Operators, which the parser leaves in a row.
  extension SwiftReader {
    /// Operators of Swift by how tightly they bind; assignments and `? :` bind least, to the right.
    private static let precedence: [String: Int] = [
      "<<": 9, ">>": 9, "&<<": 9, "&>>": 9, "*": 8, "/": 8, "%": 8, "&": 8, "&*": 8, "+": 7, "-": 7, "|": 7, "^": 7, "&+": 7,
      "&-": 7,
      "...": 6, "..<": 6, "as": 5, "is": 5, "??": 4, "==": 3, "!=": 3, "<": 3, ">": 3, "<=": 3, ">=": 3, "===": 3, "!==": 3,
      "~=": 3,
      "&&": 2, "||": 1,
    ]

    /// A row of operands with operators between them: groups the tightest first, in one pass with a stack.
    private mutating func sequence(_ node: SequenceExprSyntax) -> Expression.Kind {
      let parts = Array(node.elements)
      // The operator that binds least splits the row: first an assignment, then `? :`.
      if let index = parts.firstIndex(where: { Self.isAssignment($0) }), index > 0, index + 1 < parts.count {
        let target = row(parts[..<index], node)
        let value = row(parts[(index + 1)...], node)
        let name = parts[index].as(BinaryOperatorExprSyntax.self)?.operator.text
        return .assignment(target, value, operation: name.map { String($0.dropLast()) })
      }
      return row(parts[...], node).kind
    }

    private static func isAssignment(_ part: ExprSyntax) -> Bool {
      if part.is(AssignmentExprSyntax.self) { return true }
      guard let name = part.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
      return name.hasSuffix("=") && precedence[name] == nil
    }

    private mutating func row(_ parts: ArraySlice<ExprSyntax>, _ node: SequenceExprSyntax) -> Expression {
      guard depth < Self.maximumDepth, let first = parts.first else { return make(.unsupported, ExprSyntax(node)) }
      depth += 1
      defer { depth -= 1 }
      if let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), index > parts.startIndex,
        index + 1 < parts.endIndex, let middle = parts[index].as(UnresolvedTernaryExprSyntax.self)
      {
        let condition = row(parts[..<index], node)
        let yes = expression(middle.thenExpression)
        let no = row(parts[(index + 1)...], node)
        return make(.conditional(condition, yes, no), first)
      }
      return operators(parts, node)
    }

    private mutating func operators(_ parts: ArraySlice<ExprSyntax>, _ node: SequenceExprSyntax) -> Expression {
      var operands: [Expression] = []
      var pending: [(name: String, rank: Int)] = []
      func reduce(to rank: Int) {
        while let last = pending.last, last.rank >= rank, operands.count > 1 {
          pending.removeLast()
          let right = operands.removeLast()
          let left = operands.removeLast()
          operands.append(Expression(kind: .binary(last.name, left, right), place: left.place, text: text(node)))
        }
      }
      var index = parts.startIndex
      while index < parts.endIndex {
        let part = parts[index]
        if let it = part.as(BinaryOperatorExprSyntax.self) {
          let rank = Self.precedence[it.operator.text] ?? 7
          // `??` groups to the right.
          reduce(to: it.operator.text == "??" ? rank + 1 : rank)
          pending.append((it.operator.text, rank))
        } else if part.is(UnresolvedAsExprSyntax.self) || part.is(UnresolvedIsExprSyntax.self), index + 1 < parts.endIndex {
          reduce(to: 6)
          guard let value = operands.popLast() else { return make(.unsupported, ExprSyntax(node)) }
          let type = name(parts[index + 1])
          let mark = part.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark
          operands.append(
            Expression(
              kind: part.is(UnresolvedIsExprSyntax.self)
                ? .isType(value, type) : .cast(value, type, isConditional: mark?.text == "?"),
              place: value.place, text: value.text))
          index += 1
        } else {
          operands.append(expression(part))
        }
        index += 1
      }
      reduce(to: 0)
      return operands.first ?? make(.unsupported, ExprSyntax(node))
    }
  }
#endif
