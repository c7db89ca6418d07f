internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax
internal import PelmetTokens

extension ThemeDecoder {
  /// The contexts that a theme chooses of the modifiers of its tokens.
  mutating func inputs(_ value: JSONValue) -> [ModifierInput] {
    namedMembers(value, "expected an object with a context for each modifier of a resolver").map { member in
      let (choices, isWhole) = choices(member.value)
      return ModifierInput(
        name: member.name, keySpan: member.keySpan, source: member.value, choices: choices, isDamaged: !isWhole)
    }
  }

  /// The name of a context, an object with one for each appearance, or none for `null`; not whole when something was reported.
  private mutating func choices(_ value: JSONValue) -> (choices: [ModifierInput.Choice], isWhole: Bool) {
    if value.kind == .null { return ([], true) }
    if let name = value.string { return ([ModifierInput.Choice(variant: .light, context: name, source: value)], true) }
    guard value.kind == .object else {
      wrongKind(value, "expected the name of a context of the modifier, or an object such as { \"light\": …, \"dark\": … }")
      return ([], false)
    }
    var choices: [ModifierInput.Choice] = []
    let isWhole = members(of: value, "an adaptive input", Theme.Color.Variant.allCases.map(\.rawValue)) { decoder, key, value in
      guard let variant = Theme.Color.Variant(rawValue: key),
        let name = decoder.string(value, "expected the name of a context of the modifier")
      else { return }
      choices.append(ModifierInput.Choice(variant: variant, context: name, source: value))
    }
    // A misspelt key may be the one that is missing.
    guard isWhole else { return (choices, false) }
    guard value["light"] != nil else {
      missing(
        "\"light\" is missing: the context where no other variant applies", in: value,
        fix: "add \"light\", or write the name of the context alone, for light and dark")
      return (choices, false)
    }
    return (choices, true)
  }

  /// Reports a file of tokens that has the name of a theme. Returns whether it is one.
  mutating func reportIfTokens(_ root: JSONValue, name: String) -> Bool {
    guard root["pelmet"] == nil, root.count > 0, root["tokens"]?.kind != .array,
      !["extends", "abstract", "arguments", "inputs", "when", "waive"].contains(where: { root[$0] != nil })
    else { return false }
    guard FileDialect(of: root).hasTokens else { return false }
    var place = root.span
    place.end = place.start + 1
    diagnostics.add(
      Diagnostic(
        .missingKey, at: .span(place), pointer: root.pointer,
        "this file has tokens and is no theme, although its name ends in \".theme.json\"",
        fix: "rename the file to \"\(Self.tokenFileName(name + FileKind.theme.rawValue))\""))
    return true
  }

  /// The name under which a file of tokens is no theme.
  static func tokenFileName(_ name: String) -> String {
    name.hasSuffix(FileKind.theme.rawValue) ? name.dropLast(FileKind.theme.rawValue.count) + FileKind.tokens.rawValue : name
  }
}
