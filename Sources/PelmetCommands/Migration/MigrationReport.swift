internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetResolution

/// The words about a migration: what it kept, and what DTCG could not carry, each kind with its count and first place.
struct MigrationReport {
  private(set) var lines: [String] = []

  init(_ source: MigrationSource, _ plan: MigrationPlan, _ proof: MigrationProof) {
    var locator = SourceLocator(source.inventory.sources)
    func place(_ span: SourceSpan?) -> String { span.map { " (\(locator.prefix(of: .span($0))))" } ?? "" }
    let contexts = source.contexts.count
    let sum = "\(Self.count(proof.tokenCount, "token")) in \(Self.count(contexts, "context"))"
    lines.append("\(sum): the new files were read again, and every value is as it was")
    if source.combinations > contexts {
      lines.append(
        "of \(Self.count(source.combinations, "combination")) those that differ from the defaults in two modifiers were compared")
    }
    lines.append("\(Self.count(proof.aliasCount, "alias", "aliases")) \(proof.aliasCount == 1 ? "is" : "are") kept as such")
    if let first = plan.flattened.first {
      let sum = Self.count(plan.flattened.count, "token")
      lines.append(
        "\(sum) with a calculation, a function, a modifier or the name of a text became the value; first: '\(first.token.path)'\(place(first.token.keySpan))"
      )
    }
    for (name, members) in Self.firsts(plan.droppedMembers, by: { $0.name }) {
      let sum = Self.count(members.count, "typography", "typographies")
      let first = members.first.declaration.token
      lines.append("left out: '\(name)' of \(sum); first: '\(first.path)'\(place(first.keySpan))")
    }
    for (name, members) in Self.firsts(plan.addedMembers, by: { $0.name }) {
      let value = name == "lineHeight" ? "\(TokenForm.usualLineHeight)" : "0"
      let first = members.first.declaration.token
      lines.append(
        "added: '\(name)' \(value) to \(Self.count(members.count, "typography", "typographies")), which DTCG requires and bars do not use; first: '\(first.path)'\(place(first.keySpan))"
      )
    }
    for (name, members) in Self.firsts(plan.missingMembers, by: { $0.name }) {
      let first = members.first.declaration.token
      lines.append(
        "kept without '\(name)', which DTCG requires: \(Self.count(members.count, "typography", "typographies")); first: '\(first.path)'\(place(first.keySpan))"
      )
    }
    if let first = source.emptyFiles.first {
      lines.append("left out: \(Self.count(source.emptyFiles.count, "file")) with groups and no token; first: '\(first)'")
    }
    for (kind, tokens) in Self.firsts(plan.leftOut, by: { $0.kind }) {
      lines.append(
        "left out: \(Self.count(tokens.count, "token")) \(kind); first: '\(tokens.first.path)'\(place(tokens.first.place))")
    }
  }

  /// The first element of each kind and how many there are, by the names of the kinds.
  private static func firsts<Element>(
    _ elements: [Element], by kind: (Element) -> String
  ) -> [(kind: String, elements: (first: Element, count: Int))] {
    var found: [String: (first: Element, count: Int)] = [:]
    for element in elements { found[kind(element), default: (element, 0)].count += 1 }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(grouped(number)) \(number == 1 ? one : many ?? one + "s")"
  }
}
