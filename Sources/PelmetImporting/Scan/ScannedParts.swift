/// The parts of a body that a scan looks at, in the order of the code and without recursion.
struct ScannedParts {
  enum Part {
    case variable(String, type: String?, Expression?)
    /// A closure that is called with something: `bar.do { $0.x = … }`.
    case given(Expression, to: String)
    case assignment(Expression, value: Expression, SourcePlace)
    /// The place of the call, and that of its name, which may be lines below.
    case call(Expression, String, SourcePlace, name: SourcePlace)
  }

  private enum Work {
    case statement(Statement)
    case expression(Expression)
    case part(Part)
  }

  /// The last one is next.
  private var work: [Work]

  init(_ body: [Statement]) {
    work = body.reversed().map { .statement($0) }
  }

  mutating func next() -> Part? {
    while let item = work.popLast() {
      switch item {
      case .part(let part): return part
      case .statement(let statement): push(parts(of: statement))
      case .expression(let expression): push(parts(of: expression))
      }
    }
    return nil
  }

  private mutating func push(_ parts: [Work]) { work += parts.reversed() }

  private func parts(of statement: Statement) -> [Work] {
    switch statement.kind {
    case .expression(let expression): return [.expression(expression)]
    case .variables(let variables):
      return variables.flatMap { variable -> [Work] in
        var all: [Work] = variable.value.map { [.expression($0)] } ?? []
        if case .variable(let name) = variable.pattern { all.append(.part(.variable(name, type: variable.type, variable.value))) }
        return all
      }
    case .ifElse(let conditions, let then, let otherwise):
      return parts(of: conditions) + (then + otherwise).map { .statement($0) }
    case .unless(let conditions, let otherwise): return parts(of: conditions) + otherwise.map { .statement($0) }
    case .choice(let subject, let cases): return [.expression(subject)] + cases.flatMap(\.body).map { .statement($0) }
    case .loop(_, let sequence, let body): return [.expression(sequence)] + body.map { .statement($0) }
    case .finish(let value): return value.map { [.expression($0)] } ?? []
    case .later(let body), .block(let body): return body.map { .statement($0) }
    case .function(let function): return (function.body ?? []).map { .statement($0) }
    case .leave, .unsupported: return []
    }
  }

  private func parts(of conditions: [Condition]) -> [Work] {
    conditions.flatMap { condition -> [Work] in
      switch condition {
      case .expression(let expression), .matches(_, let expression): return [.expression(expression)]
      case .present(let pattern, let expression):
        guard case .variable(let name) = pattern else { return [.expression(expression)] }
        return [.expression(expression), .part(.variable(name, type: nil, expression))]
      case .available, .build: return []
      }
    }
  }

  private func parts(of expression: Expression) -> [Work] {
    switch expression.kind {
    case .member(let base, _), .optional(let base), .unary(_, let base), .cast(let base, _, _), .isType(let base, _),
      .reference(let base):
      return [.expression(base)]
    case .call(let function, let arguments):
      var all: [Work] = [.expression(function)]
      if case .member(let base, let name) = function.kind {
        all.append(.part(.call(base, name, expression.place, name: function.place)))
        for argument in arguments {
          guard case .closure(let closure) = argument.value.kind else { continue }
          all.append(.part(.given(base, to: closure.parameters.first ?? "$0")))
        }
      }
      return all + arguments.map { .expression($0.value) }
    case .element(let base, let arguments): return [.expression(base)] + arguments.map { .expression($0.value) }
    case .interpolation(let all), .array(let all): return all.map { .expression($0) }
    case .dictionary(let entries): return entries.flatMap { [.expression($0.key), .expression($0.value)] }
    case .tuple(let parts): return parts.map { .expression($0.value) }
    case .closure(let closure): return closure.body.map { .statement($0) }
    case .binary(_, let left, let right): return [.expression(left), .expression(right)]
    case .assignment(let target, let source, _):
      return [.expression(source), .part(.assignment(target, value: source, expression.place)), .expression(target)]
    case .conditional(let condition, let yes, let no): return [.expression(condition), .expression(yes), .expression(no)]
    case .statement(let statement): return [.statement(statement)]
    case .nothing, .boolean, .integer, .real, .text, .name, .implicit, .type, .unsupported: return []
    }
  }
}
