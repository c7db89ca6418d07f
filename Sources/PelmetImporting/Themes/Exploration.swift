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

  init(
    _ entry: Entry, _ program: Program, _ relevance: Relevance, assets: [String: ImportedColor], minimum: ModelVersion?,
    isTraced: Bool = false
  ) {
    let trace = isTraced ? Trace() : nil
    self.trace = trace
    var decisions = Decisions(minimum: minimum)
    var runs: [(steps: [Decisions.Step], looks: [LookKey: Look])] = []
    var keys: [LookKey] = []
    var changed: Set<LookKey> = []
    let life = entry.precedingLife(in: program)
    var steps = 0
    repeat {
      let evaluator = Evaluator(program, relevance, assets: assets, decisions: decisions)
      let receiver = life.map { evaluator.live($0) }
      let before = Dictionary(Self.looks(of: evaluator), uniquingKeysWith: { $1 })
      let reads = evaluator.themeReads
      evaluator.trace = trace
      entry.run(evaluator, on: receiver)
      if evaluator.themeReads > reads { readsTheme = true }
      decisions = evaluator.decisions
      let looks = Self.looks(of: evaluator)
      changed.formUnion(looks.filter { before[$0.0] != $0.1 }.map(\.0))
      for (key, _) in looks where !keys.contains(key) { keys.append(key) }
      runs.append((decisions.steps, Dictionary(looks, uniquingKeysWith: { $1 })))
      for stray in evaluator.strays where !strays.contains(stray) { strays.append(stray) }
      parameters.merge(evaluator.parameters) { first, _ in first }
      executed.formUnion(evaluator.executed)
      if evaluator.isExhausted { cut = entry.place(in: program) }
      steps += evaluator.steps
      let isEmpty = keys.isEmpty && strays.isEmpty && runs.count == Self.maximumEmptyRuns
      if isEmpty || runs.count == Self.maximumRuns || steps > Self.maximumSteps {
        if decisions.advance() { cut = entry.place(in: program) }
        break
      }
    } while decisions.advance()
    looks = keys.filter { changed.contains($0) }.map { key in
      (key, DecisionTree(runs.map { ($0.steps, $0.looks[key] ?? Look()) }[...], missing: .limit(at: entry.place(in: program))))
    }
  }

  /// The looks of one run: what a bar has itself goes before what proxies say.
  private static func looks(of evaluator: Evaluator) -> [(LookKey, Look)] {
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
