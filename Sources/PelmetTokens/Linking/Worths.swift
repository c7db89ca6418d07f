internal import PelmetDiagnostics
internal import PelmetSyntax

/// The worth of tokens to the texts of others and to colour modifiers: exact, before anything is rounded for bars. Each is worked out once,
/// after those that it needs, on a stack of its own: chains of any length cost no recursion.
final class Worths {
  enum Outcome {
    case worth(Worth)
    /// The mistakes on the way; empty when those were reported.
    case failure([Diagnostic])
  }

  private var known: [Int32: Outcome] = [:]

  /// The worth of a token by the number of its path.
  func outcome(of id: Int32, in set: TokenSet) -> Outcome {
    if let outcome = known[id] { return outcome }
    var stack = [id]
    /// The tokens whose needs are being worked out with their places in the stack, and the reference that led to each.
    var open: [Int32: Int] = [:]
    var ways: [Int32: TokenReference] = [:]
    while let top = stack.last {
      let isNew = known[top] == nil && open.updateValue(stack.count - 1, forKey: top) == nil
      let needed = isNew ? needs(of: top, in: set).filter { known[$0.id] == nil } : []
      if needed.isEmpty {
        stack.removeLast()
        if known[top] == nil { known[top] = compute(top, in: set) }
      }
      for need in needed where known[need.id] == nil {
        if let position = open[need.id] {
          let members = stack[position...].filter { open[$0] != nil }.dropFirst()
          known[need.id] = .failure(ring(members.compactMap { ways[$0] } + [need.reference], set))
        } else {
          ways[need.id] = need.reference
          stack.append(need.id)
        }
      }
    }
    return known[id] ?? .failure([])
  }

  /// The tokens that have to be worked out before one: of an alias its target, and those that texts and modifiers name, in its own value and
  /// in the parts of other values that stand in it.
  private func needs(of id: Int32, in set: TokenSet) -> [(id: Int32, reference: TokenReference)] {
    guard let declaration = set.declaration(id)?.declaration else { return [] }
    var values = declaration.modifiers.map(\.value)
    var references: [TokenReference] = []
    if case .alias(let reference) = declaration.content { references.append(reference) } else { values.append(declaration.value) }
    let follower = ReferenceFollower(set: set)
    var seen: Set<SourceSpan> = []
    while let value = values.popLast() {
      if case .reference(let reference) = TokenReference.read(value) {
        if reference.rest.isEmpty {
          references.append(reference)
        } else if seen.insert(value.span).inserted, case .success(let part) = follower.follow(reference, expecting: nil) {
          values.append(part.value)
        }
      } else if let text = value.string {
        references += TokenReference.named(in: value, text)
      } else {
        values += value.members.map(\.value)
        values += value.elements
      }
    }
    return references.compactMap { reference in set.id(of: reference.path).map { ($0, reference) } }
  }

  private func ring(_ references: [TokenReference], _ set: TokenSet) -> [Diagnostic] {
    Findings.referenceCycle(references.map(\.site), in: set.library.sources).map { [$0] } ?? []
  }

  // MARK: One token

  private func compute(_ id: Int32, in set: TokenSet) -> Outcome {
    guard let linked = set.declaration(id) else { return .failure([]) }
    let declaration = linked.declaration
    if declaration.isLeftAlone, declaration.writtenType?.isOfFonts ?? false, let text = declaration.value.string,
      case .literal = declaration.content
    {
      return Self.part(text, unit: declaration.node.beside)
    }
    guard linked.mistakes.isEmpty else { return .failure(linked.mistakes.findings) }
    var reader = ValueReader(following: ReferenceFollower(set: set))
    var outcome: Outcome
    switch declaration.content {
    case .alias(let reference): outcome = target(of: reference, in: set)
    case .literal, .pointer: outcome = literal(linked, with: &reader)
    }
    guard case .worth(var worth) = outcome else { return outcome }
    if case .alias(let reference) = declaration.content {
      if let own = linked.type, let type = worth.type, !type.canStand(for: own), case .value(let last) = set.chains.ends[Int(id)],
        let end = set.declaration(last)
      {
        return .failure([Findings.wrongAlias(reference.site, own: own, end: end.declaration, type: type)])
      }
      worth.type = worth.type ?? linked.type
      if let unit = declaration.unit {
        guard case .measure(let measure) = worth.value else { return .failure([Findings.unitWithoutNumber(unit)]) }
        guard let measure = reader.measure(measure, withUnitOf: declaration.node) else { return .failure(reader.diagnostics) }
        worth.value = .measure(measure)
      }
    }
    for modifier in declaration.modifiers {
      guard case .color(let color) = worth.value, let modified = reader.modified(color, by: modifier) else {
        if reader.diagnostics.isEmpty { reader.refuse(modifier) }
        return .failure(reader.diagnostics)
      }
      worth.value = .color(modified)
      worth.type = .color
    }
    outcome = .worth(worth)
    return outcome
  }

  /// A text that is no value of its own, and that a typography has a use for: `-2%` as a letter spacing, `italic` as a style.
  private static func part(_ text: String, unit: String?) -> Outcome {
    guard let calculation = Calculation.read(text), let measure = try? calculation.measure({ _ in nil }) else {
      return .worth(Worth(value: .text(text)))
    }
    return .worth(Worth(value: .measure(Measure(measure.value, measure.unit.isEmpty ? unit ?? "" : measure.unit))))
  }

  private func target(of reference: TokenReference, in set: TokenSet) -> Outcome {
    guard let id = set.id(of: reference.path), set.declaration(id) != nil else {
      return .failure(set.library.isComplete ? [set.unresolved(reference)] : [])
    }
    return known[id] ?? .failure([])
  }

  private func literal(_ linked: LinkedDeclaration, with reader: inout ValueReader) -> Outcome {
    let node = linked.declaration.node
    func result(_ value: ReferencedValue?, _ type: TokenType?) -> Outcome {
      value.map { .worth(Worth(value: $0, type: type, remarks: reader.diagnostics)) } ?? .failure(reader.diagnostics)
    }
    switch linked.type {
    case .color: return result(reader.exactColor(node).map { .color($0) }, .color)
    case .dimension, .number, .duration:
      let measure = reader.measure(node, as: linked.type ?? .number, ValueReader.rule(of: linked.type ?? .number))
      return result(measure.map { .measure($0) }, linked.type)
    case .fontFamily: return result(reader.fontFamily(node).map { .text($0.joined(separator: ", ")) }, .fontFamily)
    default: break
    }
    guard let node = reader.resolved(node, as: linked.type) else { return .failure(reader.diagnostics) }
    if let number = node.value.number { return result(.measure(Measure(number)), linked.type ?? .number) }
    guard let text = node.value.string else {
      if linked.type == nil { return result(reader.exactColor(node).map { .color($0) }, nil) }
      reader.invalid(node, "'\(linked.declaration.path)' is a \(linked.type?.rawValue ?? "value"), which no text can have in it")
      return result(nil, linked.type)
    }
    if linked.type == nil, TokenType.inferred(fromText: text) == .color {
      return result(reader.color(text: text, node).map { .color($0) }, .color)
    }
    if linked.type == nil, Calculation.read(text) != nil {
      let measure = reader.measure(node, as: .number, ValueReader.rule(of: .number))
      return result(
        measure.map { .measure($0) }, measure.flatMap { $0.unit.isEmpty ? .number : TokenType.inferred(fromUnit: $0.unit) })
    }
    return result(.text(text), linked.type)
  }
}

extension TokenReference {
  /// The tokens that a text names between other words.
  fileprivate static func named(in value: JSONValue, _ text: String) -> [TokenReference] {
    let paths = embedded(in: text) + (text.hasPrefix("$") ? [String(text.dropFirst())] : [])
    return paths.map { TokenReference(path: $0, site: value, hasBraces: true) }
  }
}
