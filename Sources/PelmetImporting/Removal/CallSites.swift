/// The places where code calls or names functions, by their names alone.
struct CallSites {
  private enum Node {
    case expression(Expression, SourcePlace?)
    case statement(Statement)
  }

  /// The statements that call a function of a name; `nil` for a call outside of every statement.
  private(set) var calls: [String: [SourcePlace?]] = [:]
  /// Names of functions that code passes on.
  private(set) var passed: Set<String> = []
  private let names: Set<String>
  private var pending: [Node] = []

  init(_ program: Program, of names: Set<String>) {
    self.names = names
    guard !names.isEmpty else { return }
    for function in program.allFunctions {
      walk(
        (function.body ?? []).map { .statement($0) } + function.parameters.compactMap { $0.value.map { .expression($0, nil) } })
    }
    let members = program.typeNames.compactMap { program.type($0) }.flatMap(\.properties.values)
    for property in members + program.variables.values {
      let value = property.value.map { [Node.expression($0, nil)] } ?? []
      walk(((property.getter ?? []) + property.setters).map { .statement($0) } + value)
    }
  }

  private mutating func walk(_ nodes: [Node]) {
    pending = nodes
    while let node = pending.popLast() {
      switch node {
      case .expression(let expression, let place): add(expression, place)
      case .statement(let statement): add(statement)
      }
    }
  }

  private mutating func add(_ expression: Expression, _ place: SourcePlace?) {
    func push(_ expressions: [Expression]) { pending += expressions.map { .expression($0, place) } }
    switch expression.kind {
    case .name(let name), .implicit(let name): pass(name)
    case .member(let base, let name):
      pass(name)
      push([base])
    case .call(let callee, let arguments):
      push(arguments.map(\.value))
      call(callee, place)
    case .closure(let closure): pending += closure.body.map { .statement($0) }
    case .statement(let statement): pending.append(.statement(statement))
    default: push(expression.parts)
    }
  }

  private mutating func call(_ callee: Expression, _ place: SourcePlace?) {
    switch callee.kind {
    case .name(let name), .implicit(let name): note(name, place)
    case .member(let base, let name):
      note(name, place)
      pending.append(.expression(base, place))
    case .optional(let inner): call(inner, place)
    default: pending.append(.expression(callee, place))
    }
  }

  private mutating func note(_ name: String, _ place: SourcePlace?) {
    if names.contains(name) { calls[name, default: []].append(place) }
  }

  private mutating func pass(_ name: String) { if names.contains(name) { passed.insert(name) } }

  private mutating func add(_ statement: Statement) {
    let (expressions, statements) = statement.parts
    pending += expressions.map { .expression($0, statement.place) } + statements.map { .statement($0) }
  }
}
