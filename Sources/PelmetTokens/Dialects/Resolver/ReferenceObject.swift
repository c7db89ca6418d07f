internal import PelmetSyntax

/// An object of a resolver that refers to another by `$ref`. The members beside that take the place of the other's, one by one: what they
/// contain is not merged (DTCG Resolver Module 2025.10, section 4.2.2).
struct ReferenceObject {
  private let object: JSONValue
  /// The `$ref`.
  let site: JSONValue

  init(_ object: JSONValue) {
    self.object = object
    site = object["$ref"] ?? object
  }

  /// The members beside the `$ref`.
  var members: [JSONMember] { object.members.filter { $0.name != "$ref" } }

  /// Whether there are none.
  var isAlone: Bool { object.count == 1 }

  subscript(_ key: String) -> JSONValue? { object[key] }

  /// The parts that it refers to, with its own members for theirs.
  func laid(over parts: [FilePart]) -> [FilePart] {
    guard !isAlone else { return parts }
    let names = Set(members.map(\.name))
    return parts.map { part in
      var part = part
      part.replaced = names
      return part
    } + [FilePart(root: object)]
  }
}
