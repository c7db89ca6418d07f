/// A question whose answer the code does not have.
enum Question: Hashable {
  /// Whether the system is at least this version.
  case system(ModelVersion)
  /// Whether a trait has this value.
  case trait(String, String)
  /// A condition that depends on the app's state.
  case condition(String, SourcePlace)
  /// The instance of a type of themes that is the current one.
  case theme(String)

  /// Whether a theme can ask the question, too.
  var isUnknown: Bool { if case .condition = self { true } else { false } }
}

/// Answers the questions of one run, and finds the answers of the next: all combinations in turn.
struct Decisions {
  struct Step: Hashable {
    let question: Question
    let count: Int
    let answer: Int
  }

  private(set) var steps: [Step] = []
  private var script: [Int] = []
  /// The oldest system that counts.
  let minimum: ModelVersion?

  init(minimum: ModelVersion?) { self.minimum = minimum }

  /// The answer to a question with so many answers. The first one is yes.
  mutating func answer(_ question: Question, of count: Int) -> Int {
    if let implied = implied(question) { return implied }
    let answer = steps.count < script.count ? script[steps.count] : 0
    steps.append(Step(question: question, count: count, answer: answer))
    return answer
  }

  /// Answers a question before it is asked.
  mutating func decide(_ question: Question, _ answer: Int) {
    steps.append(Step(question: question, count: answer + 1, answer: answer))
  }

  /// Goes to the next combination. False if that was the last one.
  /// - Parameter first: The number of answers that stay, and are given already.
  mutating func advance(after first: Int = 0) -> Bool {
    var answers = steps.map(\.answer)
    while answers.count > first, let last = answers.last, last + 1 >= steps[answers.count - 1].count { answers.removeLast() }
    guard answers.count > first, let last = answers.popLast() else { return false }
    script = answers + [last + 1]
    steps = Array(steps.prefix(first))
    return true
  }

  /// The answer that follows from those so far.
  func implied(_ question: Question) -> Int? {
    if let known = steps.first(where: { $0.question == question }) { return known.answer }
    switch question {
    case .system(let version):
      if let minimum, version <= minimum { return 0 }
      for step in steps {
        guard case .system(let other) = step.question else { continue }
        if step.answer == 0, version <= other { return 0 }
        if step.answer == 1, version >= other { return 1 }
      }
    case .trait(let axis, let value):
      var excluded: Set<String> = []
      for step in steps {
        guard case .trait(axis, let other) = step.question else { continue }
        if step.answer == 0 { return other == value ? 0 : 1 }
        excluded.insert(other)
      }
      guard let all = Self.values[axis], all.contains(value) else { return 1 }
      if all.filter({ !excluded.contains($0) }) == [value] { return 0 }
    case .condition, .theme: break
    }
    return nil
  }

  /// The values of each trait that themes know.
  static let values: [String: [String]] = [
    "scheme": ["light", "dark"], "contrast": ["normal", "high"], "level": ["base", "elevated"],
    "horizontalSizeClass": ["compact", "regular"], "verticalSizeClass": ["compact", "regular"],
    "idiom": ["phone", "pad", "mac", "vision"],
  ]
}
