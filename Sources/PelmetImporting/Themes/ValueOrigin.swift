internal import PelmetReports

/// Where a value of a theme comes from, for `NAME.import.json`.
struct ValueOrigin {
  let theme: String
  let owner: Owner
  let name: String
  let traits: [String: String]
  let path: [String]
  let fact: StyleObject.Fact

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
