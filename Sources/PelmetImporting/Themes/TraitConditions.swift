internal import PelmetReports

/// The answers to questions as conditions of `when`. Answers that no single entry can ask for give several.
struct TraitConditions {
  /// The alternatives: each has the name of every trait with its value.
  private(set) var alternatives: [[String: String]] = [[:]]

  init(_ answers: [(question: Question, answer: Int)]) {
    var least: ModelVersion?
    var below: ModelVersion?
    var values: [String: [String]] = [:]
    for (question, answer) in answers {
      switch question {
      case .system(let version):
        if answer == 0 { least = max(version, least ?? version) } else { below = min(version, below ?? version) }
      case .trait(let axis, let value):
        let all = values[axis] ?? Decisions.values[axis] ?? []
        values[axis] = all.filter { ($0 == value) == (answer == 0) }
      case .condition, .theme: break
      }
    }
    let bounds = [least.map { ">=\($0)" }, below.map { "<\($0)" }].compactMap { $0 }
    if !bounds.isEmpty { alternatives = [["os": bounds.joined(separator: " ")]] }
    for axis in values.keys.sorted() {
      alternatives = alternatives.flatMap { known in
        (values[axis] ?? []).map { value in known.merging([axis: value]) { $1 } }
      }
    }
  }

  private static let order = ["scheme", "contrast", "level", "idiom", "horizontalSizeClass", "verticalSizeClass", "os"]

  static func tree(_ traits: [String: String]) -> JSONTree {
    .object(order.compactMap { name in traits[name].map { JSONTree.Member(name, .string($0)) } })
  }
}
