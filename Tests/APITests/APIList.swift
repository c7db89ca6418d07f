/// The public interface of a module as text: each type with its members below it, one declaration a line, sorted.
///
/// A class that others may inherit from is `open`, and so is a member that they may override. A protocol has each `requirement`, which
/// is `optional` where the module has an implementation for those that leave it out. Initial values, order and what follows from a
/// conformance are left out.
struct APIList {
  private let graph: SymbolGraph
  private let symbols: [String: SymbolGraph.Symbol]
  private let relationships: [String: [SymbolGraph.Relationship]]
  private let implemented: Set<String>

  init(_ graph: SymbolGraph) {
    self.graph = graph
    symbols = Dictionary(graph.symbols.map { ($0.identifier.precise, $0) }, uniquingKeysWith: { first, _ in first })
    relationships = Dictionary(grouping: graph.relationships, by: \.source)
    implemented = Set(graph.relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target))
  }

  var text: String {
    var headings: [String: Set<String>] = [:]
    var members: [String: Set<String>] = [:]
    for symbol in graph.symbols where !relates(symbol, "defaultImplementationOf") {
      if symbol.isType {
        headings[symbol.path, default: []].insert(heading(of: symbol))
      } else {
        members[symbol.owner, default: []].insert(line(of: symbol))
      }
    }
    var lines = (members.removeValue(forKey: "") ?? []).sorted()
    for type in Set(headings.keys).union(members.keys).sorted() {
      lines += headings[type].map { $0.sorted() } ?? ["extension \(type)"]
      lines += (members[type] ?? []).sorted().map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func relates(_ symbol: SymbolGraph.Symbol, _ kind: String) -> Bool {
    relationships[symbol.identifier.precise]?.contains { $0.kind == kind } ?? false
  }

  private func line(of symbol: SymbolGraph.Symbol) -> String {
    var words = symbol.declaration
    if relates(symbol, "requirementOf") || relates(symbol, "optionalRequirementOf") {
      words = (implemented.contains(symbol.identifier.precise) ? "optional " : "requirement ") + words
    }
    return words + condition(symbol.swiftExtension?.constraints) + symbol.availabilityNote
  }

  private func heading(of symbol: SymbolGraph.Symbol) -> String {
    // Those of a protocol are in its declaration.
    if symbol.kind.identifier == "swift.protocol" { return symbol.declaration + symbol.availabilityNote }
    let own = conformances(of: symbol.identifier.precise)
    let inherited = superclasses(of: symbol.identifier.precise).flatMap { conformances(of: $0) }
    let names = superclassNames(of: symbol.identifier.precise) + Set(own).subtracting(inherited).sorted()
    var declaration = symbol.declaration
    let end = declaration.firstRange(of: " where ")?.lowerBound ?? declaration.endIndex
    if !names.isEmpty { declaration.insert(contentsOf: ": " + names.joined(separator: ", "), at: end) }
    return declaration + condition(symbol.swiftExtension?.constraints) + symbol.availabilityNote
  }

  /// The protocols, but for those to which nearly every type conforms.
  private func conformances(of type: String) -> [String] {
    (relationships[type] ?? []).filter { $0.kind == "conformsTo" }.compactMap { relationship in
      let name = name(of: relationship)
      guard !["BitwiseCopyable", "Copyable", "Escapable", "SendableMetatype"].contains(name) else { return nil }
      let condition = condition(relationship.swiftConstraints)
      return condition.isEmpty ? name : "\(name) (\(condition.dropFirst()))"
    }
  }

  private func superclassNames(of type: String) -> [String] {
    (relationships[type] ?? []).filter { $0.kind == "inheritsFrom" }.map(name)
  }

  private func superclasses(of type: String) -> [String] {
    var classes: [String] = []
    var type = type
    while let relationship = relationships[type]?.first(where: { $0.kind == "inheritsFrom" }) {
      type = relationship.target
      classes.append(type)
    }
    return classes
  }

  private func name(of relationship: SymbolGraph.Relationship) -> String {
    if let symbol = symbols[relationship.target] { return symbol.path }
    let name = relationship.targetFallback ?? relationship.target
    return name.hasPrefix("Swift.") ? String(name.dropFirst("Swift.".count)) : name
  }

  private func condition(_ constraints: [SymbolGraph.Constraint]?) -> String {
    guard let constraints, !constraints.isEmpty else { return "" }
    let texts = constraints.map { "\($0.lhs) \($0.kind == "sameType" ? "==" : ":") \($0.rhs)" }
    return " where " + texts.sorted().joined(separator: ", ")
  }
}

extension SymbolGraph.Symbol {
  fileprivate var isType: Bool {
    ["swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.actor", "swift.extension"].contains(kind.identifier)
  }

  fileprivate var path: String { pathComponents.joined(separator: ".") }

  /// The type that has the member; empty for a global declaration.
  fileprivate var owner: String { pathComponents.dropLast().joined(separator: ".") }

  /// The declaration on one line. A type has its whole name; attributes that only say how a value is stored are left out, and so is
  /// `{ get set }`, as which a stored property may be implemented.
  fileprivate var declaration: String {
    let start = declarationFragments.firstIndex { $0.kind == "keyword" } ?? 0
    let before = declarationFragments[..<start].map(\.spelling).joined().split(separator: " ").map(String.init)
    let attributes = before.filter { $0 == "@MainActor" || ($0.hasPrefix("@") && $0.dropFirst().first?.isLowercase == true) }
    var rest = declarationFragments[start...].map { isType && $0.kind == "identifier" ? path : $0.spelling }.joined()
    if kind.identifier == "swift.extension" { rest = "extension \(path)" }
    rest = rest.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if rest.hasSuffix(" { get set }") { rest.removeLast(" { get set }".count) }
    return (attributes + (accessLevel == "open" ? ["open"] : []) + [rest]).joined(separator: " ")
  }

  /// ` // iOS 26, visionOS 26`.
  fileprivate var availabilityNote: String {
    let notes = (availability ?? []).map { item in
      let domain = item.domain.map { $0 == "*" ? "" : $0 } ?? ""
      var words = [domain, item.introduced?.text].compactMap { $0 }.filter { !$0.isEmpty }
      if let version = item.deprecated { words.append("deprecated \(version.text)") }
      if item.isUnconditionallyDeprecated == true { words.append("deprecated") }
      if item.isUnconditionallyUnavailable == true { words.append("unavailable") }
      if let renamed = item.renamed { words.append("renamed \(renamed)") }
      return words.joined(separator: " ")
    }
    return notes.isEmpty ? "" : "  // " + notes.sorted().joined(separator: ", ")
  }
}

extension SymbolGraph.Availability.Version {
  fileprivate var text: String { minor.map { $0 == 0 ? "\(major)" : "\(major).\($0)" } ?? "\(major)" }
}
