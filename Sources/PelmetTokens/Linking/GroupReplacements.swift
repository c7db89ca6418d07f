internal import PelmetDiagnostics
internal import PelmetSyntax

/// Looks for groups of themes that no input names, and that replace tokens of groups that one names: where each brand is a group, the last
/// would win, whichever is chosen.
struct GroupReplacements {
  /// The group that a layer is of.
  struct Group {
    let name: String
    /// The input that chooses its theme; `nil` where the only one takes part without being named.
    let input: ModifierInput?
  }

  /// One for each group that nothing chooses.
  let findings: [Diagnostic]

  /// O(n) in the declarations, if there are groups of both kinds.
  /// - Parameters:
  ///   - groups: By the positions of their layers.
  ///   - ranges: Where the declarations of each document are.
  init(
    _ groups: [Int: Group], layers: [DocumentLayer], _ declarations: [LinkedDeclaration], _ ranges: [Range<Int>],
    in sources: SourceMap
  ) {
    guard groups.values.contains(where: { $0.input == nil }), groups.values.contains(where: { $0.input != nil }) else {
      findings = []
      return
    }
    var last: [Int32: (group: Group?, declaration: Int)] = [:]
    var chosen: [Int32: (input: ModifierInput, declaration: Int)] = [:]
    for (position, layer) in layers.enumerated() {
      let group = groups[position]
      for index in layer.allDocuments.lazy.flatMap({ ranges[$0] }) where !declarations[index].declaration.isHidden {
        last[declarations[index].path] = (group, index)
        if let input = group?.input { chosen[declarations[index].path] = (input, index) }
      }
    }
    var counts: [String: [String: (input: ModifierInput, count: Int)]] = [:]
    for (path, winner) in last {
      guard let group = winner.group, group.input == nil, let loser = chosen[path],
        !declarations[winner.declaration].declaration.hasValue(of: declarations[loser.declaration].declaration, in: sources)
      else { continue }
      counts[group.name, default: [:]][loser.input.name, default: (loser.input, 0)].count += 1
    }
    findings = counts.keys.sorted().compactMap { name in
      // The group of which it replaces most.
      let most = counts[name]?.values.max { ($0.count, $1.input.name) < ($1.count, $0.input.name) }
      return most.map { ModifierFindings.unchosen(name, replacing: $0.count, of: $0.input) }
    }
  }
}

extension DocumentLayer {
  /// The documents that take part for any traits.
  fileprivate var allDocuments: [Int] {
    switch self {
    case .always(let documents): documents
    case .byTrait(_, let lists), .byInput(_, let lists): lists.flatMap { $0 }
    }
  }
}

extension Declaration {
  /// Whether both are worth the same by what they say, or say it in the same words.
  fileprivate func hasValue(of other: Declaration, in sources: SourceMap) -> Bool {
    if modifiers.isEmpty, other.modifiers.isEmpty {
      if let literal, let value = other.literal { return literal == value }
      return Self.text(value, sources) == Self.text(other.value, sources)
    }
    return Self.text(object ?? value, sources) == Self.text(other.object ?? other.value, sources)
  }

  private static func text(_ value: JSONValue, _ sources: SourceMap) -> ArraySlice<UInt8> {
    sources[value.span.file].bytes[value.span.range]
  }
}
