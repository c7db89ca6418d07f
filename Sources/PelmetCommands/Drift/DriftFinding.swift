internal import PelmetDiagnostics

/// The statements of one rule in one function, which are one line of a report.
struct DriftFinding: Hashable {
  /// In the order of the file; at least one.
  let statements: [ScannedStatement]

  var rule: Rule { statements[0].rule }
  var place: ScannedPlace { statements[0].place }

  /// Folds statements by file, type, function and rule, in the order of their first ones.
  static func fold(_ statements: [ScannedStatement]) -> [DriftFinding] {
    struct Key: Hashable {
      let file: String
      let type: String
      let function: String
      let rule: Rule
    }
    var order: [Key] = []
    var groups: [Key: [ScannedStatement]] = [:]
    for statement in statements.sorted(by: { $0.place < $1.place }) {
      let key = Key(file: statement.place.file, type: statement.type, function: statement.function, rule: statement.rule)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(statement)
    }
    return order.compactMap { groups[$0].map(DriftFinding.init) }
  }

  /// The finding in words: `'Page.viewDidLoad' sets navigationBar.tintColor and 2 more properties outside of themes`.
  var summary: String {
    let first = statements[0]
    let owner = "'\(first.type.isEmpty ? first.function : "\(first.type).\(first.function)")'"
    return switch rule {
    case .statusBarOutsideTheme: "'\(first.type)' decides on the style of the status bar"
    case .itemOutsideTheme: "\(owner) styles a single item: \(properties)"
    case .swiftUIBarOutsideTheme: "\(owner) styles a bar with \(properties)"
    case .restoredByHand: "\(owner) puts back \(properties)"
    default: "\(owner) sets \(properties) outside of themes"
    }
  }

  /// The properties, each once: three of them, and the number of the rest.
  private var properties: String {
    let names: [String] = statements.reduce(into: []) { if !$0.contains($1.property) { $0.append($1.property) } }
    guard names.count > 4 else { return list(names, "and") }
    return list(names.prefix(3) + ["\(names.count - 3) more properties"], "and")
  }
}
