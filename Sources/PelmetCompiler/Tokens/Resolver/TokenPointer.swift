internal import PelmetDiagnostics
internal import PelmetSyntax

/// The part behind `#` of a text that names a part of a file: `all.json#/components~1button/nl`.
package struct TokenPointer {
  /// The names on the way, without escapes.
  let names: [String]

  init(_ text: Substring) {
    names = text.split(separator: "/").map(TokenReference.unescaped)
  }

  enum Target {
    case found(JSONValue)
    /// The name that is not there, and the pointer that was meant.
    case missing(String, meant: String?)
  }

  func value(in root: JSONValue) -> Target {
    var value = root
    for (index, name) in names.enumerated() {
      guard let member = value[name] else { return .missing(name, meant: meant(index, in: value)) }
      value = member
    }
    return .found(value)
  }

  /// The pointer with what was meant by the name at a position: a name with slashes in it, whose escapes were forgotten, or the nearest.
  private func meant(_ index: Int, in value: JSONValue) -> String? {
    let known = value.members.map(\.name)
    let rest = names[index...].joined(separator: "/")
    if let whole = known.first(where: { $0 == rest }) { return Self.text(names[..<index] + [whole]) }
    return SpellingSuggestion.nearest(to: names[index], among: known).map { Self.text(names[..<index] + [$0]) }
  }

  /// The pointer of some names: `/components~1button/nl`.
  package static func text(_ names: some Sequence<String>) -> String {
    names.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
  }
}
