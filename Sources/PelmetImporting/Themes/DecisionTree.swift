/// A value by the answers to questions.
indirect enum DecisionTree<Leaf: Equatable>: Equatable {
  case leaf(Leaf)
  /// One tree for each answer.
  case node(Question, [DecisionTree])

  /// The tree of some runs, in the order in which ``Decisions`` made them.
  /// - Parameter missing: The look for answers of which there was no run.
  init(_ runs: ArraySlice<(steps: [Decisions.Step], leaf: Leaf)>, missing: Leaf, depth: Int = 0) {
    guard let first = runs.first else {
      self = .leaf(missing)
      return
    }
    guard first.steps.count > depth else {
      self = .leaf(first.leaf)
      return
    }
    let step = first.steps[depth]
    var rest = runs
    var children: [DecisionTree] = []
    for answer in 0..<step.count {
      let end = rest.firstIndex { $0.steps.count <= depth || $0.steps[depth].answer != answer } ?? rest.endIndex
      children.append(DecisionTree(rest[rest.startIndex..<end], missing: missing, depth: depth + 1))
      rest = rest[end...]
    }
    self = DecisionTree.reduced(step.question, children)
  }

  /// A node, unless all answers lead to the same.
  static func reduced(_ question: Question, _ children: [DecisionTree]) -> DecisionTree {
    guard let first = children.first, children.dropFirst().allSatisfy({ $0 == first }) else { return .node(question, children) }
    return first
  }

  /// The tree where a question has been answered.
  func answering(_ question: Question, _ answer: Int) -> DecisionTree {
    switch self {
    case .leaf: return self
    case .node(question, let children): return children[answer].answering(question, answer)
    case .node(let other, let children): return Self.reduced(other, children.map { $0.answering(question, answer) })
    }
  }

  /// The tree without the questions that no theme can ask: where their answers differ, `merge` says what is left.
  func withoutUnknown(_ merge: (Leaf, Leaf, Question) -> Leaf) -> DecisionTree {
    switch self {
    case .leaf: return self
    case .node(let question, let children):
      let children = children.map { $0.withoutUnknown(merge) }
      guard question.isUnknown else { return Self.reduced(question, children) }
      return children.dropFirst().reduce(children[0]) { $0.combined(with: $1) { merge($0, $1, question) } }
    }
  }

  private func combined(with other: DecisionTree, _ merge: (Leaf, Leaf) -> Leaf) -> DecisionTree {
    switch (self, other) {
    case (.leaf(let first), .leaf(let second)): return .leaf(first == second ? first : merge(first, second))
    case (.node(let question, let children), _):
      return Self.reduced(
        question, children.enumerated().map { $0.element.combined(with: other.answering(question, $0.offset), merge) })
    case (.leaf, .node(let question, let children)):
      return Self.reduced(question, children.enumerated().map { combined(with: $0.element, merge) })
    }
  }

  /// The tree with other values.
  func mapped(_ change: (Leaf) -> Leaf) -> DecisionTree {
    switch self {
    case .leaf(let leaf): .leaf(change(leaf))
    case .node(let question, let children): Self.reduced(question, children.map { $0.mapped(change) })
    }
  }

  /// The questions about themes that matter, in the order of the tree.
  var themes: [(question: Question, count: Int)] {
    switch self {
    case .leaf: return []
    case .node(let question, let children):
      var all: [(question: Question, count: Int)] = []
      if case .theme = question { all.append((question, children.count)) }
      for child in children {
        for theme in child.themes where !all.contains(where: { $0.question == theme.question }) { all.append(theme) }
      }
      return all
    }
  }

  /// Every leaf with the answers that lead to it.
  var leaves: [(answers: [(question: Question, answer: Int)], leaf: Leaf)] {
    switch self {
    case .leaf(let leaf): [([], leaf)]
    case .node(let question, let children):
      children.enumerated().flatMap { index, child in child.leaves.map { ([(question, index)] + $0.answers, $0.leaf) } }
    }
  }
}
