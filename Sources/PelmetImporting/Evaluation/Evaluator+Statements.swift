extension Evaluator {
  /// The way in which statements end.
  enum Flow {
    case next
    case finished(Value)
    case left(Statement.Leave)
    /// Several ways, of which nobody knows which one it is. The state is that of their beginning.
    indirect case split([Way])
  }

  /// Runs the body of a function; a single expression is its result.
  func runBody(_ statements: [Statement], _ frame: Frame) -> Flow {
    if statements.count == 1, let only = statements.first {
      switch only.kind {
      case .expression: return run([only.asResult], frame)
      case .ifElse, .choice: return run(statements, frame, isValue: true)
      default: break
      }
    }
    return run(statements, frame)
  }

  /// Runs `if` or `switch`, whose branches may be values.
  func runAsExpression(_ statement: Statement, _ frame: Frame) -> Flow {
    switch statement.kind {
    case .ifElse(let conditions, let then, let otherwise):
      let inner = frame.inner()
      return holds(conditions, inner) ? runBody(then, inner) : runBody(otherwise, frame.inner())
    case .choice(let subject, let cases):
      return choose(subject, cases, frame) { self.runBody($0, $1) }
    default: return run(statement, frame)
    }
  }

  /// - Parameter isValue: Whether the branches of the only statement may be the value of the function around it.
  func run(_ statements: [Statement], _ frame: Frame, isValue: Bool = false) -> Flow {
    var postponed: [[Statement]] = []
    let tail = frame.tailMatters
    let tails = followsBoth ? self.tails(of: statements, frame) : []
    defer { frame.tailMatters = tail }
    let flow = inTurn(statements.count) { index in
      if case .later(let body) = statements[index].kind {
        postponed.append(body)
        return .next
      }
      if !tails.isEmpty { frame.tailMatters = tails[index] }
      return ways(of: statements[index], frame, isValue: isValue)
    }
    guard !postponed.isEmpty else { return flow }
    return after(flow) { for body in postponed.reversed() { _ = closed(run(body, frame.inner())) } }
  }

  /// For each statement, whether it matters to a theme if those after it run.
  private func tails(of statements: [Statement], _ frame: Frame) -> [Bool] {
    var tails: [Bool] = []
    var matters = frame.tailMatters
    for statement in statements.reversed() {
      tails.append(matters)
      let effects = relevance.effects(of: statement)
      matters = matters || relevance.matter(effects, in: frame.type, isStyler: frame.isStyler)
    }
    return tails.reversed()
  }

  /// Runs a statement. Where it can change no theme, conditions that nobody knows are not followed both ways: what it sets is unknown then.
  /// - Parameter isValue: Whether its branches may be the value of the function around it.
  func followed(_ statement: Statement, _ frame: Frame, isValue: Bool = false) -> Flow {
    func run() -> Flow { isValue ? runAsExpression(statement, frame) : self.run(statement, frame) }
    guard followsBoth else { return run() }
    let effects = relevance.effects(of: statement)
    if isValue && frame.isStyler || matters(statement, effects, frame) { return run() }
    var flow = Flow.next
    if finishes({ flow = run() }) { return flow }
    trace?.taint()
    for name in effects.assigned {
      _ = frame.scope.set(name, .unknown(Unknown(reason: .unknownValue, text: name, place: statement.place)))
    }
    switch statement.kind {
    case .variables(let variables):
      for variable in variables {
        guard case .variable(let name) = variable.pattern else { continue }
        frame.scope.declare(
          name, .unknown(Unknown(reason: .unknownValue, text: name, place: statement.place, type: variable.type)))
      }
      return .next
    default:
      guard isValue || effects.hasReturn else { return .next }
      return .finished(.unknown(Unknown(reason: .unknownValue, text: "", place: statement.place, type: frame.result)))
    }
  }

  private func matters(_ statement: Statement, _ effects: Relevance.Statements, _ frame: Frame) -> Bool {
    if relevance.matter(effects, in: frame.type, isStyler: frame.isStyler) { return true }
    switch statement.kind {
    case .finish, .variables: return frame.isStyler
    default: return frame.isStyler && !effects.assigned.isEmpty || effects.hasExit && frame.tailMatters
    }
  }

  private func run(_ statement: Statement, _ frame: Frame) -> Flow {
    switch statement.kind {
    case .expression(let expression): _ = value(expression, frame)
    case .variables(let variables): for variable in variables { declare(variable, frame) }
    case .ifElse(let conditions, let then, let otherwise):
      let inner = frame.inner()
      return holds(conditions, inner) ? run(then, inner) : run(otherwise, frame.inner())
    case .unless(let conditions, let otherwise):
      return holds(conditions, frame) ? .next : run(otherwise, frame.inner())
    case .choice(let subject, let cases): return choose(subject, cases, frame) { self.run($0, $1) }
    case .loop(let pattern, let sequence, let body): return loop(pattern, sequence, body, frame)
    case .finish(let expression): return .finished(expression.map { value($0, frame, as: frame.result) } ?? .void)
    case .leave(let leave): return .left(leave)
    case .later(let body): return run(body, frame.inner())
    case .block(let body):
      return run(body, frame.inner()).mapped { if case .left(.error) = $0 { .next } else { $0 } }
    case .function(let function): frame.scope.declare(function)
    case .unsupported: trace?.taint()
    }
    return .next
  }

  private func declare(_ variable: Statement.Variable, _ frame: Frame) {
    if case .variable("window") = variable.pattern { makesWindow = true }
    defer { makesWindow = false }
    let value = variable.value.map { Self.typed(copied(self.value($0, frame, as: variable.type)), as: variable.type) }
    switch (variable.pattern, value) {
    case (.variable(let name), let value?):
      own(value, by: name)
      frame.scope.declare(name, value)
    case (.variable(let name), nil):
      let isOptional = variable.type.map(TypeText.isOptional) ?? false
      let place = calls.last?.place ?? SourcePlace(file: "", line: 0, column: 0)
      frame.scope.declare(
        name,
        isOptional ? .nothing : .unknown(Unknown(reason: .unknownValue, text: name, place: place, type: variable.type)))
    case (let pattern, let value?): _ = matches(pattern, value, frame)
    case (_, nil): break
    }
  }

  private func choose(
    _ subject: Expression, _ cases: [Statement.Case], _ frame: Frame, _ run: ([Statement], Frame) -> Flow
  ) -> Flow {
    let value = value(subject, frame)
    var isFalling = false
    for (index, element) in cases.enumerated() {
      let inner = frame.inner()
      let isChosen =
        isFalling || element.patterns.isEmpty && index == cases.count - 1
        || element.patterns.contains { item in
          matches(item.pattern, value, inner, subject) && (item.condition.map { truth($0, inner) } ?? true)
        }
      guard isChosen else { continue }
      let flow = run(element.body, inner)
      switch flow {
      case .left(.nextCase): isFalling = true
      default:
        return flow.mapped {
          if case .left(.nextCase) = $0 { exhaust() }
          return if case .left(.loop) = $0 { .next } else { $0 }
        }
      }
    }
    return .next
  }

  private func loop(_ pattern: Pattern, _ sequence: Expression, _ body: [Statement], _ frame: Frame) -> Flow {
    let sequenceValue = value(sequence, frame)
    guard case .array(let elements) = sequenceValue else { return unknownLoop(pattern, sequence, sequenceValue, body, frame) }
    let flow = inTurn(min(elements.count, Limits.elements), goesOn: \.isRound) { index in
      let inner = frame.inner()
      return matches(pattern, elements[index], inner) ? run(body, inner) : .next
    }
    return flow.mapped { $0.isRound ? .next : $0 }.mapped { if case .left(.loop) = $0 { .next } else { $0 } }
  }

  /// The elements are unknown, and how many there are; but the things that are done with them may be known.
  private func unknownLoop(
    _ pattern: Pattern, _ sequence: Expression, _ value: Value, _ body: [Statement], _ frame: Frame
  ) -> Flow {
    guard answer(sequence.text, sequence.place) else { return .next }
    let inner = frame.inner()
    _ = matches(pattern, unknown(sequence, type: typeText(of: value).flatMap(TypeText.element)), inner)
    return after(run(body, inner)) {
      for name in Mentions(body).assigned { _ = frame.scope.set(name, unknown(sequence)) }
    }.mapped { if case .finished = $0 { $0 } else { .next } }
  }

  private func typeText(of value: Value) -> String? {
    if case .unknown(let unknown) = value { unknown.type } else { nil }
  }
}
