/// The names that code mentions, found without recursion.
struct Mentions: Sendable {
  private(set) var names: Set<String> = []
  /// Whether it may end the function or loop around it.
  private(set) var hasExit = false
  /// Whether it may end the function.
  private(set) var hasReturn = false
  /// Variables that it sets.
  private(set) var assigned: Set<String> = []
  /// Names of members and variables that it sets, or lets others set.
  private(set) var changed: Set<String> = []
  /// Types that it makes objects of, and functions that it calls by their names alone.
  private(set) var called: Set<String> = []
  private var expressions: [Expression] = []
  private var statements: [Statement] = []

  init(_ body: [Statement]) {
    statements = body
    while true {
      if let expression = expressions.popLast() {
        add(expression)
      } else if let statement = statements.popLast() {
        add(statement)
      } else {
        break
      }
    }
    // Their room is kept otherwise.
    (expressions, statements) = ([], [])
  }

  private mutating func add(_ expression: Expression) {
    switch expression.kind {
    case .name(let name), .implicit(let name), .type(let name): names.insert(name)
    case .member(let base, let name):
      names.insert(name)
      expressions.append(base)
    case .call(let base, let arguments), .element(let base, let arguments):
      if case .name(let name) = base.kind { called.insert(name) }
      if case .member(let type, _) = base.kind, case .name(let name) = type.kind { called.insert(name) }
      expressions.append(base)
      expressions += arguments.map(\.value)
    case .interpolation(let all), .array(let all): expressions += all
    case .dictionary(let entries): expressions += entries.flatMap { [$0.key, $0.value] }
    case .tuple(let parts): expressions += parts.map(\.value)
    case .closure(let closure): statements += closure.body
    case .reference(let inner):
      change(inner)
      expressions.append(inner)
    case .optional(let inner), .unary(_, let inner), .cast(let inner, _, _), .isType(let inner, _): expressions.append(inner)
    case .binary(_, let left, let right): expressions += [left, right]
    case .assignment(let target, let source, _):
      if case .name(let name) = target.kind { assigned.insert(name) }
      change(target)
      expressions += [target, source]
    case .conditional(let condition, let yes, let no): expressions += [condition, yes, no]
    case .statement(let statement): statements.append(statement)
    case .nothing, .boolean, .integer, .real, .text, .unsupported: break
    }
  }

  private mutating func change(_ target: Expression) {
    switch target.kind {
    case .name(let name), .member(_, let name): changed.insert(name)
    case .element(let base, _):
      if case .name(let name) = base.kind { changed.insert(name) }
      if case .member(_, let name) = base.kind { changed.insert(name) }
    default: break
    }
  }

  private mutating func add(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression): expressions.append(expression)
    case .variables(let variables): expressions += variables.compactMap(\.value)
    case .ifElse(let conditions, let then, let otherwise):
      add(conditions)
      statements += then + otherwise
    case .unless(let conditions, let otherwise):
      add(conditions)
      statements += otherwise
    case .choice(let subject, let cases):
      expressions.append(subject)
      for element in cases {
        expressions += element.patterns.compactMap(\.condition)
        statements += element.body
      }
    case .loop(_, let sequence, let body):
      expressions.append(sequence)
      statements += body
    case .finish(let value):
      (hasExit, hasReturn) = (true, true)
      expressions += value.map { [$0] } ?? []
    case .later(let body), .block(let body): statements += body
    case .function(let function): statements += function.body ?? []
    case .leave: hasExit = true
    case .unsupported: break
    }
  }

  private mutating func add(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression), .present(_, let expression), .matches(_, let expression): expressions.append(expression)
      case .available, .build: break
      }
    }
  }
}
