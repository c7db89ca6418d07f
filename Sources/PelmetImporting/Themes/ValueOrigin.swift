internal import PelmetReports

/// Where a value of a theme comes from, for `NAME.import.json`.
struct ValueOrigin {
  let theme: String
  let owner: Owner
  let name: String
  let traits: [String: String]
  let path: [String]
  let fact: StyleObject.Fact

  /// Whether the value is at a path in a theme's file, or in an object there. Entries of `when` are not told apart.
  func isAt(_ place: [String]) -> Bool {
    let outer: [String]
    switch owner {
    case .root: outer = []
    case .context: outer = ["contexts", name]
    case .screen: outer = ["screens", name]
    }
    var names = place
    if let index = names.firstIndex(of: "when") { names.removeSubrange(index..<min(index + 2, names.count)) }
    return (outer + path).starts(with: names)
  }

  var tree: JSONTree {
    var (context, screen): (JSONTree, JSONTree) = (.null, .null)
    switch owner {
    case .root: break
    case .context: context = .string(name)
    case .screen: screen = .string(name)
    }
    return [
      "path": .string(path.joined(separator: ".")), "theme": .string(theme), "screen": screen, "context": context,
      "traits": TraitConditions.tree(traits), "value": fact.tree ?? .null,
      "sources": [["file": .string(fact.place.file), "line": .integer(fact.place.line), "column": .integer(fact.place.column)]],
      "via": .array(fact.via.map { .string($0) }), "certainty": .string(fact.isPolicy ? "policy:proxyKeepsObject" : "sure"),
    ]
  }
}
