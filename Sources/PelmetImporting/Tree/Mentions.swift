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
  /// The members and variables that it sets, by the name before them: `navigationItem.prompt`, and nothing before a name of its own.
  private(set) var targets: Set<Target> = []
  /// Types that it makes objects of, and functions that it calls by their names alone.
  private(set) var called: Set<String> = []

  struct Target: Hashable, Sendable {
    let base: String
    let name: String
  }

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
    case .member(_, let name): names.insert(name)
    case .call(let base, _), .element(let base, _):
      if case .name(let name) = base.kind { called.insert(name) }
      if case .member(let type, _) = base.kind, case .name(let name) = type.kind { called.insert(name) }
    case .closure(let closure): statements += closure.body
    case .reference(let inner): change(inner)
    case .assignment(let target, _, _):
      if case .name(let name) = target.kind { assigned.insert(name) }
      change(target)
    case .statement(let statement): statements.append(statement)
    default: break
    }
    expressions += expression.parts
  }

  private mutating func change(_ target: Expression) {
    switch target.kind {
    case .name(let name):
      changed.insert(name)
      targets.insert(Target(base: "", name: name))
    case .member(let base, let name):
      changed.insert(name)
      targets.insert(Target(base: Self.lastName(base), name: name))
    case .element(let base, _):
      if case .name(let name) = base.kind { changed.insert(name) }
      if case .member(_, let name) = base.kind { changed.insert(name) }
    default: break
    }
  }

  /// The last name of a chain; nothing for `self`.
  private static func lastName(_ expression: Expression) -> String {
    switch expression.kind {
    case .name(let name): name == "self" ? "" : name
    case .member(_, let name): name
    case .optional(let inner): lastName(inner)
    default: "?"
    }
  }

  private mutating func add(_ statement: Statement) {
    switch statement.kind {
    case .finish: (hasExit, hasReturn) = (true, true)
    case .leave: hasExit = true
    default: break
    }
    let parts = statement.parts
    expressions += parts.expressions
    statements += parts.statements
  }
}
