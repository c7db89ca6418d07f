internal import PelmetReports

/// A property of a section, or a whole slot: what themes replace together.
struct LookKey: Hashable {
  let owner: Owner
  /// The section, and the property in it.
  let unit: [String]

  /// The value that a property of a section is; of a value, the value itself.
  func inner(_ name: String) -> LookKey { unit.count < 2 ? LookKey(owner: owner, unit: unit + [name]) : self }
}

/// The values of such a property, by their paths, in the order of the catalogue.
struct Look: Equatable {
  enum Outcome: Equatable {
    case set(StyleObject.Fact)
    /// There is none that is sure.
    case unclear([Doubt])

    /// The place of the statement that sets it.
    var place: SourcePlace? { if case .set(let fact) = self { fact.place } else { nil } }

    /// Whether the theme is to be given it.
    var isParameter: Bool {
      guard case .set(let fact) = self, case .color(let color) = fact.leaf else { return false }
      return !color.parameters.isEmpty
    }

    static func == (a: Outcome, b: Outcome) -> Bool {
      switch (a, b) {
      case (.set(let first), .set(let second)): first.tree == second.tree && first.tree != nil
      case (.unclear(let first), .unclear(let second)): first == second
      default: false
      }
    }
  }

  /// The reason why a value is not in a theme.
  struct Doubt: Hashable {
    let reason: Reason
    let place: SourcePlace
    let text: String?
    let choices: [String]
  }

  var values: [(path: [String], outcome: Outcome)] = []

  static func == (a: Look, b: Look) -> Bool {
    a.values.count == b.values.count && zip(a.values, b.values).allSatisfy { $0.path == $1.path && $0.outcome == $1.outcome }
  }

  /// Stands for a combination that was not tried.
  static func limit(at place: SourcePlace) -> Look {
    Look(values: [([], .unclear([Doubt(reason: .limit, place: place, text: nil, choices: [])]))])
  }

  subscript(path: [String]) -> Outcome? { values.first { $0.path == path }?.outcome }

  /// The values that two looks have in common, for when nobody knows which one there is.
  static func common(_ first: Look, _ second: Look, _ question: Question) -> Look {
    var result = Look()
    let extra = second.values.filter { value in !first.values.contains { $0.path == value.path } }
    for (path, outcome) in first.values + extra {
      let (one, other) = (first[path], second[path])
      if let one, let other, one == other {
        result.values.append((path, outcome))
      } else {
        result.values.append((path, .unclear(doubts(one, other, question))))
      }
    }
    return result
  }

  static func doubts(_ one: Outcome?, _ other: Outcome?, _ question: Question) -> [Doubt] {
    guard case .condition(let text, let place) = question else { return [] }
    let known = [one, other].flatMap { outcome -> [Doubt] in
      if case .unclear(let doubts)? = outcome { doubts } else { [] }
    }
    let choices = [one, other].map { outcome in
      guard case .set(let fact)? = outcome else { return "nothing" }
      if case .string(let text)? = fact.tree { return text }
      return fact.tree?.line ?? "unknown"
    }
    return known + [Doubt(reason: .condition, place: place, text: text, choices: known.isEmpty ? choices : [])]
  }
}

extension StyleObject.Fact {
  /// The value without names of colours; `nil` if it is unknown.
  var tree: JSONTree? {
    switch leaf {
    case .color(let color): color.tree
    case .tree(let tree): tree
    case .none: "none"
    case .unknown, .unclear: nil
    }
  }

  /// The value as a look has it.
  var outcome: Look.Outcome {
    switch leaf {
    case .unclear(let doubts): .unclear(doubts)
    case .unknown(let unknown):
      .unclear([
        unknown.reason == .condition
          ? Look.Doubt(reason: .condition, place: unknown.place, text: unknown.text, choices: [])
          : Look.Doubt(reason: unknown.reason, place: place, text: nil, choices: [])
      ])
    default: .set(self)
    }
  }
}
