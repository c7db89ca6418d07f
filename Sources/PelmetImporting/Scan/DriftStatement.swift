/// A statement that sets what a theme could say: after a move to themes, code that competes with them.
package struct DriftStatement: Hashable, Sendable {
  /// The rules, in the order in which people care. Raw values are their names.
  package enum Rule: String, CaseIterable, Sendable {
    case look = "LookOutsideTheme"
    case statusBar = "StatusBarOutsideTheme"
    case item = "ItemOutsideTheme"
    case layout = "LayoutOutsideTheme"
    case swiftUI = "SwiftUIBarOutsideTheme"
    case restored = "RestoredByHand"

    /// The word for the rule in a waiver beside a statement.
    package var word: String {
      switch self {
      case .look: "look"
      case .statusBar: "statusBar"
      case .item: "item"
      case .layout: "layout"
      case .swiftUI: "swiftUI"
      case .restored: "restored"
      }
    }
  }

  package let rule: Rule
  package let place: SourcePlace
  /// The app's type around the statement; `nil` in a free function.
  package let type: String?
  /// The function or property around it.
  package let function: String
  /// The property, as in a theme.
  package let property: String
}

/// The statements of one rule in one function, which are one line of a report.
package struct DriftFinding: Hashable, Sendable {
  /// In the order of the file; at least one.
  package let statements: [DriftStatement]

  package var rule: DriftStatement.Rule { statements[0].rule }
  package var place: SourcePlace { statements[0].place }
  package var type: String? { statements[0].type }
  package var function: String { statements[0].function }

  /// The properties, each once.
  package var properties: [String] {
    statements.reduce(into: []) { if !$0.contains($1.property) { $0.append($1.property) } }
  }

  /// Folds statements by file, type, function and rule, in the order of their first ones.
  package static func fold(_ statements: [DriftStatement]) -> [DriftFinding] {
    struct Key: Hashable {
      let file: String
      let type: String?
      let function: String
      let rule: DriftStatement.Rule
    }
    var order: [Key] = []
    var groups: [Key: [DriftStatement]] = [:]
    for statement in statements.sorted(by: { $0.place < $1.place }) {
      let key = Key(file: statement.place.file, type: statement.type, function: statement.function, rule: statement.rule)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(statement)
    }
    return order.compactMap { groups[$0].map(DriftFinding.init) }
  }
}
