extension Expression {
  /// The expressions directly in it, but for what a closure or a statement has.
  var parts: [Expression] {
    switch kind {
    case .member(let base, _), .optional(let base), .unary(_, let base), .cast(let base, _, _), .isType(let base, _),
      .reference(let base):
      [base]
    case .call(let base, let arguments), .element(let base, let arguments): [base] + arguments.map(\.value)
    case .interpolation(let all), .array(let all): all
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .tuple(let parts): parts.map(\.value)
    case .binary(_, let left, let right), .assignment(let left, let right, _): [left, right]
    case .conditional(let condition, let yes, let no): [condition, yes, no]
    case .nothing, .boolean, .integer, .real, .text, .name, .implicit, .type, .closure, .statement, .unsupported: []
    }
  }
}

extension Statement {
  /// The expressions and statements directly in it.
  var parts: (expressions: [Expression], statements: [Statement]) {
    switch kind {
    case .expression(let expression): ([expression], [])
    case .variables(let variables): (variables.compactMap(\.value), [])
    case .ifElse(let conditions, let then, let otherwise): (conditions.compactMap(\.expression), then + otherwise)
    case .unless(let conditions, let otherwise): (conditions.compactMap(\.expression), otherwise)
    case .choice(let subject, let cases):
      ([subject] + cases.flatMap { $0.patterns.compactMap(\.condition) }, cases.flatMap(\.body))
    case .loop(_, let sequence, let body): ([sequence], body)
    case .finish(let value): (value.map { [$0] } ?? [], [])
    case .later(let body), .block(let body): ([], body)
    case .function(let function): ([], function.body ?? [])
    case .leave, .unsupported: ([], [])
    }
  }
}

extension Condition {
  var expression: Expression? {
    switch self {
    case .expression(let expression), .present(_, let expression), .matches(_, let expression): expression
    case .available, .build: nil
    }
  }
}
