internal import PelmetDiagnostics
internal import PelmetSyntax

/// What a theme or `pelmet.json` says of a rule.
package enum RuleSetting: String, Sendable, CaseIterable {
  case error, warning, off
}

/// A place at which a theme accepts what a rule finds.
struct Waiver: Sendable {
  var rule: Rule
  /// A JSON Pointer in the file of the theme; everything below it is meant.
  var pointer: String
  var source: JSONValue
}

extension ThemeDecoder {
  /// The settings in an object from names of rules.
  mutating func ruleSettings(_ value: JSONValue) -> [Rule: RuleSetting] {
    var settings: [Rule: RuleSetting] = [:]
    for member in namedMembers(value, "expected an object from names of rules to \"error\", \"warning\" or \"off\"") {
      let setting = name(member.value, RuleSetting.self)
      guard let rule = Rule.settable(member.name) else {
        let suggestion = SpellingSuggestion.nearest(to: member.name, among: Rule.settable.map(\.name))
        diagnostics.add(
          Diagnostic(.unknownCase, atKeyOf: member, "'\(member.name)' is not a rule", suggestion: suggestion))
        continue
      }
      settings[rule] = setting
    }
    return settings
  }

  mutating func waivers(_ value: JSONValue) -> [Waiver] {
    guard value.kind == .array else {
      wrongKind(value, "expected an array of objects with \"rule\", \"at\" and \"why\"")
      return []
    }
    return value.elements.compactMap { waiver($0) }
  }

  private mutating func waiver(_ entry: JSONValue) -> Waiver? {
    var texts: [String: String] = [:]
    let isWhole = members(of: entry, "a waiver", ["rule", "at", "why"]) { decoder, key, value in
      texts[key] = decoder.string(value, "expected a string")
      guard key == "rule", let text = texts[key], Rule.settable(text) == nil else { return }
      decoder.unknownCase(value, "'\(text)' is not a rule", among: Rule.settable.map(\.name))
    }
    guard entry.kind == .object else { return nil }
    for (key, what) in [("rule", "the name of a rule"), ("at", "a JSON Pointer to the place"), ("why", "the reason")]
    where entry[key] == nil {
      missingKey(key, in: entry, what)
    }
    guard isWhole, let rule = texts["rule"].flatMap(Rule.settable), let pointer = texts["at"] else { return nil }
    return Waiver(rule: rule, pointer: pointer, source: entry)
  }
}
