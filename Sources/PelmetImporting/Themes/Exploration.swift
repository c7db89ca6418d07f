/// The looks that an entry makes, for all combinations of answers.
struct Exploration {
  static let maximumRuns = 256
  /// The most steps of all runs together.
  static let maximumSteps = 100_000
  /// The most runs that find nothing.
  static let maximumEmptyRuns = 32

  private(set) var looks: [(key: LookKey, tree: DecisionTree<Look>)] = []
  private(set) var strays: [Evaluator.Stray] = []
  private(set) var parameters: [String: Evaluator.Parameter] = [:]
  private(set) var executed: Set<ObjectIdentifier> = []
  /// Whether what runs asks for the current theme: then it runs whenever that changes.
  private(set) var readsTheme = false
  /// The things that its statements do, where somebody wants to know.
  private(set) var trace: Trace?
  /// Where the entry is that was not run to its end.
  private(set) var cut: SourcePlace?

  /// - Parameters:
  ///   - isTraced: Whether somebody wants to know what each statement does.
  ///   - lives: The lives of the class whose method runs after them; empty for an entry that begins by itself.
  init(
    _ entry: Entry, _ program: Program, _ relevance: Relevance, assets: [String: ImportedColor], minimum: ModelVersion?,
    isTraced: Bool = false, after lives: [Life]
  ) {
    let trace = isTraced ? Trace() : nil
    self.trace = trace
    var runs: [(steps: [Decisions.Step], looks: [LookKey: Look])] = []
    var keys: [LookKey] = []
    var changed: Set<LookKey> = []
    var steps = 0
    /// Notes what a run has made. False where there are to be no more.
    func note(_ evaluator: Evaluator, before: [LookKey: Look], from start: (steps: Int, reads: Int)) -> Bool {
      if evaluator.themeReads > start.reads { readsTheme = true }
      let looks = Self.looks(of: evaluator)
      changed.formUnion(looks.filter { before[$0.0] != $0.1 }.map(\.0))
      for (key, _) in looks where !keys.contains(key) { keys.append(key) }
      runs.append((evaluator.decisions.steps, Dictionary(looks, uniquingKeysWith: { $1 })))
      for stray in evaluator.strays where !strays.contains(stray) { strays.append(stray) }
      parameters.merge(evaluator.parameters) { first, _ in first }
      executed.formUnion(evaluator.executed)
      if evaluator.isExhausted { cut = entry.place(in: program) }
      steps += evaluator.steps - start.steps
      let isEmpty = keys.isEmpty && strays.isEmpty && runs.count == Self.maximumEmptyRuns
      return !isEmpty && runs.count < Self.maximumRuns && steps <= Self.maximumSteps
    }
    var isComplete = true
    if lives.isEmpty {
      var decisions = Decisions(minimum: minimum)
      repeat {
        let evaluator = Evaluator(program, relevance, assets: assets, decisions: decisions)
        evaluator.trace = trace
        entry.run(evaluator)
        decisions = evaluator.decisions
        isComplete = note(evaluator, before: [:], from: (0, 0))
      } while isComplete && decisions.advance()
      if !isComplete, decisions.advance() { cut = entry.place(in: program) }
    }
    for life in lives where isComplete {
      var decisions = life.evaluator.decisions
      repeat {
        life.evaluator.goBack(to: life.point, with: decisions)
        let start = (life.evaluator.steps, life.evaluator.themeReads)
        life.evaluator.trace = trace
        entry.run(life.evaluator, on: life.receiver)
        life.evaluator.trace = nil
        decisions = life.evaluator.decisions
        isComplete = note(life.evaluator, before: life.looks, from: start)
      } while isComplete && decisions.advance(after: life.point.steps.count)
      life.evaluator.goBack(to: life.point, with: life.decisions)
    }
    if !lives.isEmpty, !isComplete { cut = entry.place(in: program) }
    looks = keys.filter { changed.contains($0) }.map { key in
      (key, DecisionTree(runs.map { ($0.steps, $0.looks[key] ?? Look()) }[...], missing: .limit(at: entry.place(in: program))))
    }
  }

  /// The looks of one run: what a bar has itself goes before what proxies say.
  fileprivate static func looks(of evaluator: Evaluator) -> [(LookKey, Look)] {
    var all: [(LookKey, Look)] = []
    for (sheet, style) in evaluator.sheets.filter(\.key.isProxy) + evaluator.sheets.filter({ !$0.key.isProxy }) {
      var found: [(LookKey, Look)] = []
      for (path, fact) in style.facts() {
        let key = LookKey(owner: sheet.owner, unit: Array(path.prefix(2)))
        if found.last?.0 != key { found.append((key, Look())) }
        found[found.count - 1].1.values.append((path, fact.outcome))
      }
      all.removeAll { old in found.contains { $0.0 == old.0 } }
      all += found
    }
    return all
  }
}

/// The state in which a controller's own methods leave it, for one combination of answers: many methods go on from there.
struct Life {
  fileprivate let evaluator: Evaluator
  fileprivate let receiver: Value
  fileprivate let looks: [LookKey: Look]
  fileprivate let decisions: Decisions
  fileprivate let point: Evaluator.Point

  /// The lives of a class, for all combinations of answers; `nil` if they take more steps than there are.
  static func all(
    of type: String, _ program: Program, _ relevance: Relevance, assets: [String: ImportedColor], minimum: ModelVersion?
  ) -> [Life]? {
    var all: [Life] = []
    var steps = 0
    var decisions = Decisions(minimum: minimum)
    repeat {
      let evaluator = Evaluator(program, relevance, assets: assets, decisions: decisions)
      let receiver = evaluator.live(type)
      decisions = evaluator.decisions
      all.append(
        Life(
          evaluator: evaluator, receiver: receiver,
          looks: Dictionary(Exploration.looks(of: evaluator), uniquingKeysWith: { $1 }), decisions: decisions,
          point: evaluator.point))
      steps += evaluator.steps
      if evaluator.isExhausted || steps > Exploration.maximumSteps || all.count == Exploration.maximumRuns { return nil }
    } while decisions.advance()
    return all
  }
}
