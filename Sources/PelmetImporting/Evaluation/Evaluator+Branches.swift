internal import PelmetCompiler

/// Conditions of which nobody knows the answer: both ways run from the same beginning, and what they make is joined.
extension Evaluator {
  /// One way through some code: the answers that lead to it, its end, and what it changed.
  struct Way {
    var answers: [Decisions.Step]
    var flow: Flow
    var changes: Journal.Changes
  }

  /// The most ways through one statement.
  static let maximumWays = 24

  /// Runs steps one after the other: where some ways leave and others go on, those that go on take the steps that are left.
  func inTurn(_ steps: Int, goesOn: (Flow) -> Bool = \.isNext, _ step: (Int) -> Flow) -> Flow {
    let start = journal.mark
    var left: [Way] = []
    var answers: [Decisions.Step] = []
    func end(_ flow: Flow) -> Flow {
      guard !left.isEmpty else { return flow }
      left.append(Way(answers: answers, flow: flow, changes: journal.takeBack(to: start)))
      return .split(left)
    }
    for index in 0..<steps {
      let flow = step(index)
      switch flow {
      case .split(let ways):
        let going = ways.filter { goesOn($0.flow) }
        let past = journal.changes(since: start)
        for way in ways where !goesOn(way.flow) {
          left.append(Way(answers: answers + way.answers, flow: way.flow, changes: past.then(way.changes)))
        }
        guard !going.isEmpty else {
          _ = journal.takeBack(to: start)
          return .split(left)
        }
        answers += Self.common(going)
        _ = merge(going)
      case _ where goesOn(flow): continue
      default: return end(flow)
      }
    }
    return end(.next)
  }

  /// Runs code at the end of all ways, whatever end that is.
  func after(_ flow: Flow, _ work: () -> Void) -> Flow {
    guard case .split(let ways) = flow else {
      work()
      return flow
    }
    let start = journal.mark
    return .split(
      ways.map { way in
        journal.apply(way.changes)
        work()
        return Way(answers: way.answers, flow: way.flow, changes: journal.takeBack(to: start))
      })
  }

  /// Runs a statement with all answers to the conditions in it that nobody knows. Where all ways go on, they are joined.
  func ways(of statement: Statement, _ frame: Frame, isValue: Bool) -> Flow {
    func once() -> Flow {
      func run() -> Flow { deeper { followed(statement, frame, isValue: isValue) } ?? .left(.error) }
      guard let trace else { return run() }
      defer { if statement.changesAppearance(in: frame.scope) { trace.share(statement.place) } }
      return trace.run(statement.place, run)
    }
    guard followsBoth else { return once() }
    branches.append(Decisions(minimum: nil))
    defer { branches.removeLast() }
    let start = journal.mark
    let first = once()
    if branches[branches.count - 1].steps.isEmpty, !first.isSplit { return first }
    var all = Self.ways(branches[branches.count - 1].steps, first, journal.takeBack(to: start))
    while branches[branches.count - 1].advance() {
      guard all.count < Self.maximumWays else {
        exhaust()
        break
      }
      let flow = once()
      all += Self.ways(branches[branches.count - 1].steps, flow, journal.takeBack(to: start))
    }
    guard all.allSatisfy({ $0.flow.isNext }) else { return .split(all) }
    _ = merge(all)
    return .next
  }

  private static func ways(_ answers: [Decisions.Step], _ flow: Flow, _ changes: Journal.Changes) -> [Way] {
    guard case .split(let ways) = flow else { return [Way(answers: answers, flow: flow, changes: changes)] }
    return ways.map { Way(answers: answers + $0.answers, flow: $0.flow, changes: $0.changes) }
  }

  /// Runs work that has a value with all answers, and joins the values.
  func joined(_ work: () -> Value) -> Value {
    branches.append(Decisions(minimum: nil))
    defer { branches.removeLast() }
    let start = journal.mark
    var all: [Way] = []
    repeat {
      let value = work()
      let answers = branches[branches.count - 1].steps
      if all.isEmpty, answers.isEmpty { return value }
      all.append(Way(answers: answers, flow: .finished(value), changes: journal.takeBack(to: start)))
      if all.count == Self.maximumWays {
        exhaust()
        break
      }
    } while branches[branches.count - 1].advance()
    if case .finished(let value) = merge(all) { return value }
    return .void
  }

  /// Ends what a function or a closure does: all ways become one.
  func closed(_ flow: Flow) -> Flow {
    guard case .split(let ways) = flow else { return flow }
    return merge(ways)
  }

  private static func common(_ ways: [Way]) -> [Decisions.Step] {
    guard let first = ways.first else { return [] }
    let count = ways.reduce(first.answers.count) { count, way in
      zip(first.answers, way.answers).prefix(count).prefix { $0 == $1 }.count
    }
    return Array(first.answers.prefix(count))
  }

  /// Joins ways, and sets what they changed. The state is that of their beginning.
  private func merge(_ ways: [Way]) -> Flow {
    guard let result = joined(ways[...], 0) else { return .next }
    journal.apply(result.changes)
    return result.flow
  }

  /// Joins ways from the last question to the first.
  private func joined(_ ways: ArraySlice<Way>, _ depth: Int) -> Way? {
    guard let first = ways.first, ways.count > 1 else { return ways.first }
    guard first.answers.count > depth else { return folded(ways) }
    let step = first.answers[depth]
    let isPlain = ways.allSatisfy { $0.answers.count > depth && $0.answers[depth].question == step.question }
    guard isPlain else { return folded(ways) }
    let yes = ways.prefix { $0.answers[depth].answer == step.answer }
    let no = ways.dropFirst(yes.count)
    guard let other = joined(no, depth + 1) else { return joined(yes, depth + 1) }
    return joined(yes, depth + 1).map { joined($0, other, step.question) }
  }

  private func folded(_ ways: ArraySlice<Way>) -> Way? {
    guard let first = ways.first else { return nil }
    return ways.dropFirst().reduce(first) { one, other in
      let count = zip(one.answers, other.answers).prefix { $0 == $1 }.count
      let step = one.answers.dropFirst(count).first ?? other.answers.dropFirst(count).first ?? other.answers.last
      return joined(one, other, step?.question ?? .condition("", SourcePlace(file: "", line: 0, column: 0)))
    }
  }

  private func joined(_ one: Way, _ other: Way, _ question: Question) -> Way {
    let choosing = Choosing(question)
    var changes = one.changes.then(other.changes)
    // Objects that came into being on one way alone are out of the other's reach, and have their content while the others are joined.
    var shared: [(location: Journal.Location, owner: any Journaled)] = []
    var undo: [Journal.Change] = []
    for location in changes.order {
      guard let change = changes[location] else { continue }
      if isShared(location, change.owner, one.changes, other.changes) {
        shared.append((location, change.owner))
      } else {
        undo.append(Journal.Change(owner: change.owner, name: change.name, content: change.owner.content(change.name)))
        change.owner.restore(change.name, change.content)
      }
    }
    defer { for change in undo.reversed() { change.owner.restore(change.name, change.content) } }
    for (location, owner) in shared where location.name != Journal.birth {
      let (first, second) = (one.changes[location], other.changes[location])
      let content = content(
        first.map(\.content) ?? owner.content(location.name), second.map(\.content) ?? owner.content(location.name), owner,
        location.name, choosing)
      changes.replace(location, content)
    }
    return Way(answers: one.answers, flow: Self.flow(one.flow, other.flow, choosing), changes: changes)
  }

  /// Whether both ways reach a content.
  private func isShared(
    _ location: Journal.Location, _ owner: any Journaled, _ one: Journal.Changes, _ other: Journal.Changes
  ) -> Bool {
    if owner is VariableScope { return one[location] != nil && other[location] != nil || owner.content(location.name) != nil }
    return one.hasBirth(of: owner) == other.hasBirth(of: owner)
  }

  private func content(
    _ one: Journal.Content?, _ other: Journal.Content?, _ owner: any Journaled, _ name: String, _ choosing: Choosing
  ) -> Journal.Content? {
    if let style = owner as? StyleObject {
      let schema = style.field(name)?.shape.schema
      return choosing.member(one?.member, other?.member, schema.map { style.empty($0) }).map { .member($0) }
    }
    switch (one?.value, other?.value) {
    case (let one?, let other?): return .value(choosing.value(one, other))
    case (let value?, nil), (nil, let value?):
      // A variable of one way alone is out of reach; a property has its first value on the other way.
      guard owner is Instance else { return .value(value) }
      var unknown = Unknown(reason: .condition, text: choosing.text, place: choosing.place)
      unknown.type = typeName(of: value)
      return .value(.unknown(unknown))
    case (nil, nil): return nil
    }
  }

  private static func flow(_ one: Flow, _ other: Flow, _ choosing: Choosing) -> Flow {
    switch (one, other) {
    case (.finished(let one), .finished(let other)): .finished(choosing.value(one, other))
    case (.finished(let value), _), (_, .finished(let value)):
      if case .void = value { .finished(.void) } else { .finished(choosing.value(value, .void)) }
    default: one
    }
  }
}

extension Evaluator.Flow {
  /// The same ways with other ends.
  func mapped(_ change: (Self) -> Self) -> Self {
    guard case .split(let ways) = self else { return change(self) }
    return .split(ways.map { Evaluator.Way(answers: $0.answers, flow: change($0.flow), changes: $0.changes) })
  }

  /// Whether a loop goes on to its next round.
  var isRound: Bool {
    switch self {
    case .next, .left(.round), .left(.nextCase): true
    default: false
    }
  }

  var isNext: Bool { if case .next = self { true } else { false } }
  var isSplit: Bool { if case .split = self { true } else { false } }
}

extension Statement {
  /// Whether it begins with a variable that has an appearance object.
  fileprivate func changesAppearance(in scope: VariableScope) -> Bool {
    guard case .expression(var expression) = kind else { return false }
    while true {
      switch expression.kind {
      case .assignment(let inner, _, _), .call(let inner, _), .element(let inner, _), .member(let inner, _), .optional(let inner):
        expression = inner
      case .name(let name):
        guard case .style(let style)? = scope[name] else { return false }
        return style.schema.role == .appearance
      default: return false
      }
    }
  }
}
