internal import PelmetDiagnostics
internal import PelmetSyntax

extension ResolverReader {
  /// What a `$ref` of a resolver names.
  struct Target {
    var value: JSONValue
    /// The names behind `#/`.
    var fragment: [String]
    var isOtherFile: Bool
  }

  /// Nil when it was reported. `#/pointer`, `file`, or `file#/pointer`.
  mutating func target(of reference: JSONValue) -> Target? {
    guard let text = reference.string else {
      wrongKind(reference, "expected a string: a file, or a pointer such as \"#/sets/base\"")
      return nil
    }
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let document = document(String(parts[0]), at: reference) else { return nil }
    let pointer = parts.count == 2 ? String(parts[1]) : ""
    let fragment = pointer.split(separator: "/").map(TokenReference.unescaped)
    var value = document
    for name in fragment {
      guard let member = value[name] else {
        let suggestion = SpellingSuggestion.nearest(to: name, among: value.members.map(\.name))
        let written = suggestion.map { "\(parts[0])#/" + (fragment.prefix { $0 != name } + [$0]).joined(separator: "/") }
        unresolved(reference, "'\(name)' is not where this points", suggestion: written)
        return nil
      }
      value = member
    }
    return Target(value: value, fragment: fragment, isOtherFile: !parts[0].isEmpty)
  }

  private mutating func document(_ path: String, at reference: JSONValue) -> JSONValue? {
    guard !path.isEmpty else { return root }
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      isComplete = false
      diagnostics.add(
        Diagnostic(
          .pathOutsidePackage, at: reference,
          "expected a path inside the folder of this file, without '..' or a leading '/'"))
      return nil
    }
    switch lookup(String(path), reference.span.file) {
    case .document(let document): return document.root
    case .unreadable: break
    case .missing(let nearest):
      diagnostics.add(
        Diagnostic(.unknownFile, at: reference, "'\(path)' is not a file beside this one", suggestion: nearest))
    }
    isComplete = false
    return nil
  }

  // MARK: Findings

  mutating func unresolved(_ reference: JSONValue, _ summary: String, suggestion: String? = nil) {
    isComplete = false
    diagnostics.add(Diagnostic(.unresolvedReference, at: reference, summary, suggestion: suggestion))
  }

  mutating func wrongKind(_ value: JSONValue, _ summary: String) {
    isComplete = false
    diagnostics.add(Diagnostic(.wrongKind, at: value, summary))
  }

  /// Whether a value is an object with all that it needs. Unknown keys are reported.
  mutating func checkObject(_ value: JSONValue, _ what: String, keys: [String], required: [String]) -> Bool {
    guard value.kind == .object else {
      wrongKind(value, "expected \(what): an object with \(list(required.map { "\"\($0)\"" }, "and"))")
      return false
    }
    for member in value.members where !keys.contains(member.name) && !TokenKeyword.metadata.contains(member.name) {
      diagnostics.add(
        Diagnostic(
          .unknownKey, atKeyOf: member, "'\(member.name)' is not a key of \(what)",
          suggestion: SpellingSuggestion.nearest(to: member.name, among: keys)))
    }
    let missing = required.filter { value[$0] == nil }
    for key in missing {
      var place = value.span
      place.end = place.start + 1
      isComplete = false
      diagnostics.add(
        Diagnostic(
          .missingKey, at: .span(place), pointer: value.pointer,
          "\"\(key)\" is missing: \(what) needs it"))
    }
    return missing.isEmpty
  }
}
