internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax

extension ThemeDecoder {
  /// The keys of `is`.
  static let traitKeys = [
    "scheme", "contrast", "level", "idiom", "horizontalSizeClass", "verticalSizeClass", "verticalBarEdge", "os",
  ]

  /// The traits in `is`; `nil` when some part was reported.
  mutating func condition(_ value: JSONValue) -> Theme.Condition? {
    var condition = Theme.Condition()
    let keys = Self.traitKeys
    let isWhole = members(of: value, "\"is\"", keys) { decoder, key, value in
      switch key {
      case "scheme": condition.scheme = decoder.trait(value)
      case "contrast": condition.contrast = decoder.trait(value)
      case "level": condition.level = decoder.trait(value)
      case "idiom": condition.idiom = decoder.trait(value)
      case "horizontalSizeClass": condition.horizontalSizeClass = decoder.trait(value)
      case "verticalSizeClass": condition.verticalSizeClass = decoder.trait(value)
      case "verticalBarEdge": condition.verticalBarEdge = decoder.trait(value)
      default: decoder.versions(value, of: &condition)
      }
    }
    guard isWhole else { return nil }
    guard condition != Theme.Condition() else {
      missing("\"is\" has no trait; expected one or more of \(list(keys.map { "\"\($0)\"" }, "and"))", in: value)
      return nil
    }
    return condition
  }

  private mutating func trait<Trait: RawRepresentable<String> & CaseIterable>(_ value: JSONValue) -> Trait? {
    name(value, Trait.self)
  }

  /// `>=15`, `<26`, or both.
  private mutating func versions(_ value: JSONValue, of condition: inout Theme.Condition) {
    let rule = "expected a range of iOS versions such as \">=15\", \"<26\" or \">=15 <26\""
    if let number = value.number {
      wrongKind(value, rule, ValueText.versions(digits(number)).map { Rewrite(string: $0) })
      return
    }
    guard let text = string(value, rule) else { return }
    guard let range = VersionRange(text) else {
      wrongKind(value, rule, ValueText.versions(text).map { Rewrite(string: $0) })
      return
    }
    condition.minimumOS = range.minimum
    condition.belowOS = range.below
  }
}
