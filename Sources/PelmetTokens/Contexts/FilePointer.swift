internal import PelmetDiagnostics
package import PelmetSyntax

/// The part behind `#` of a text that names a part of a file: `all.json#/components~1button/nl`.
package struct FilePointer {
  /// The names on the way, without escapes.
  let names: [String]

  package init(_ text: Substring) {
    names = text.split(separator: "/").map(TokenReference.unescaped)
  }

  package enum Target {
    case found(JSONValue)
    /// The name that is not there, and the pointer that was meant.
    case missing(String, meant: String?)
  }

  /// - Parameter members: Shared by pointers into the same texts.
  package func value(in root: JSONValue, _ members: MemberIndex = MemberIndex()) -> Target {
    var value = root
    for (index, name) in names.enumerated() {
      guard let member = members[value][name] else { return .missing(name, meant: meant(index, in: value, members)) }
      value = member
    }
    return .found(value)
  }

  /// The pointer with what was meant by the name at a position: a name with slashes in it, whose escapes were forgotten, or the nearest.
  private func meant(_ index: Int, in value: JSONValue, _ members: MemberIndex) -> String? {
    let rest = names[index...].joined(separator: "/")
    if members[value][rest] != nil { return Self.text(names[..<index] + [rest]) }
    return members.nearest(to: names[index], in: value).map { Self.text(names[..<index] + [$0]) }
  }

  /// The pointer of some names: `/components~1button/nl`.
  package static func text(_ names: some Sequence<String>) -> String {
    names.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
  }
}

/// The members of objects by name: a file may have as many pointers into an object as the object has members.
package final class MemberIndex {
  private var known: [SourceSpan: [String: JSONValue]] = [:]
  private var spellings: [SourceSpan: SpellingIndex] = [:]

  package init() {}

  package subscript(object: JSONValue) -> [String: JSONValue] {
    if let members = known[object.span] { return members }
    let members = Dictionary(object.members.map { ($0.name, $0.value) }) { $1 }
    known[object.span] = members
    return members
  }

  func nearest(to name: String, in object: JSONValue) -> String? {
    let index = spellings[object.span] ?? SpellingIndex(object.members.map(\.name))
    spellings[object.span] = index
    return index.nearest(to: name)
  }
}
