internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax
internal import PelmetTokens

extension ThemeDecoder {
  /// A colour in any of its forms; `nil` when it was reported.
  mutating func color(_ value: JSONValue) -> ColorExpression? {
    switch value.kind {
    case .string: return colorText(value)
    case .object: break
    default:
      wrongKind(
        value, "expected a colour: a string such as \"#0A84FF\" or \"{name}\", or an object such as { \"system\": \"label\" }")
      return nil
    }
    let color = colorObject(value)
    if case .constant = color { return color }
    // What has no references is worked out here, once, and not again in every place that it is bound for.
    return color?.evaluated { _ in nil }.map { .constant($0) } ?? color
  }

  /// A colour that is written as an object; one of its keys tells the form.
  private mutating func colorObject(_ value: JSONValue) -> ColorExpression? {
    let written = value.members.compactMap { Self.forms[$0] }
    return switch Form.allCases.first(where: written.contains) {
    case .system: systemColor(value)
    case .asset: assetColor(value)
    case .color: derivedColor(value)
    case .readableOn: readableColor(value)
    case .colorSpace: tokenColor(value)
    case nil: adaptiveColor(value)
    }
  }

  /// The keys that tell the forms of a colour; of several the first counts.
  private enum Form: String, CaseIterable {
    case system, asset, color, readableOn, colorSpace
  }

  private static let forms = KeyNames<Form>()

  private mutating func colorText(_ value: JSONValue) -> ColorExpression? {
    let text = value.string ?? ""
    if text == "none" { return .constant(.noColor) }
    if Reference.looksLike(text) { return reference(value).map { .reference($0) } }
    if let rgb = Theme.Color.RGB(hex: text) { return .constant(.rgb(rgb)) }
    misreadColors += 1
    var (summary, meant) = misread(text)
    if meant == nil {
      // A name of another file, which is looked for later, goes before "none".
      if unreadColors.count < Self.searchedColors { unreadColors.append(value) }
      meant = none(meantBy: text)
    }
    diagnostics.add(
      Diagnostic(
        .invalidColor, at: value, summary, fixIts: meant?.fixIts(at: value) ?? [], suggestion: meant?.suggestion))
    return nil
  }

  /// The finding about a text that is no colour, and what was meant.
  private func misread(_ text: String) -> (summary: String, meant: Rewrite?) {
    if let noun = names[text] {
      return ("'\(text)' is a \(noun) of this theme; references are in braces", Rewrite(string: "{\(text)}"))
    }
    let color = ColorText.json(for: text).map { Rewrite(json: $0) }
    if let color, color.json.hasPrefix("{") { return ("'\(text)' is a system colour, which is written as an object", color) }
    return (
      "'\(text)' is not a colour; expected \"#RGB\", \"#RGBA\", \"#RRGGBB\" or \"#RRGGBBAA\", a reference \"{name}\", or \"none\"",
      color ?? reference(meantBy: text)
    )
  }

  /// `"none"` for a text with a slip in it.
  private func none(meantBy text: String) -> Rewrite? {
    guard misreadColors <= Self.searchedColors, SpellingSuggestion.isNear(text.lowercased(), "none", limit: 1) else { return nil }
    return Rewrite("none", meantBy: text)
  }

  /// The reference that a text without braces stands for.
  private func reference(meantBy text: String) -> Rewrite? {
    guard misreadColors <= Self.searchedColors else { return nil }
    return ReferenceText.reference(meantBy: text, among: nameList)
  }

  /// The unreadable colours of a file for which names are searched.
  private static let searchedColors = 200

  private mutating func systemColor(_ value: JSONValue) -> ColorExpression? {
    var result: ColorExpression?
    _ = members(of: value, "a system colour", ["system"]) { decoder, _, value in
      result = decoder.name(value, Theme.SystemColor.self).map { .constant(.system($0)) }
    }
    return result
  }

  private mutating func assetColor(_ value: JSONValue) -> ColorExpression? {
    var name: String?
    var approximately: Theme.Color.RGB?
    let isWhole = members(of: value, "an asset colour", ["asset", "approximately"]) { decoder, key, value in
      if key == "asset" {
        name = decoder.asset(value, .color)
      } else if let text = decoder.string(value, "expected a colour such as \"#0A84FF\"") {
        approximately = Theme.Color.RGB(hex: text)
        if approximately == nil {
          let meant = ColorText.json(for: text).map { Rewrite(json: $0) }.flatMap { $0.suggestion.hasPrefix("#") ? $0 : nil }
          decoder.diagnostics.add(
            Diagnostic(
              .invalidColor, at: value, "'\(text)' is not a colour; expected \"#RRGGBB\"",
              fixIts: meant?.fixIts(at: value) ?? [], suggestion: meant?.suggestion))
        }
      }
    }
    guard isWhole, let name else { return nil }
    var asset = Theme.Color.Asset(name: name, module: module, approximately: approximately)
    asset.look = approximately.map { .rgb($0) } ?? colorSets?.color(name, for: value)
    return .constant(Theme.Color(.asset(asset)))
  }

  private mutating func adaptiveColor(_ value: JSONValue) -> ColorExpression? {
    guard value.members.contains(where: { Self.variants.index(of: $0) != nil }) else {
      if let meant = Rewrite(value, as: .color) {
        wrongKind(value, "expected a colour: a string such as \"#0A84FF\", or an object with \"light\" or \"system\"", meant)
      } else if value["mix"] != nil || value["contrastWith"] != nil || value["alpha"] != nil {
        missingKey("color", in: value, "the colour that is changed")
      } else if let member = value.members.first(where: { !isReserved($0) }) {
        unknownKey(
          member, of: value, known: Self.variantNames + ["system", "asset", "color", "readableOn", "colorSpace"], "a colour")
      } else {
        missingKey("light", in: value, "the colour where no other variant applies")
      }
      return nil
    }
    var colors = PerVariant<ColorExpression>()
    let isWhole = members(of: value, "an adaptive colour", Self.variantNames) { decoder, key, value in
      guard let variant = Theme.Color.Variant(rawValue: key) else { return }
      colors[variant] = decoder.color(value)
    }
    if value["light"] == nil {
      missing(
        "\"light\" is missing: the colour where no other variant applies", in: value,
        fix: "add \"light\", or write the colour alone, for light and dark")
      return nil
    }
    return isWhole ? .adaptive(colors) : nil
  }

  static let variantNames = Theme.Color.Variant.allCases.map(\.rawValue)
  static let variants = JSONNames(variantNames)

  private mutating func derivedColor(_ value: JSONValue) -> ColorExpression? {
    let operations = ["alpha", "mix", "contrastWith"]
    let written = operations.filter { value[$0] != nil }
    if written.isEmpty, let other = value.members.first(where: { $0.name != "color" && !isReserved($0) }) {
      unknownKey(other, of: value, known: ["color"] + operations, "a derived colour")
      return nil
    }
    guard written.count == 1, let operation = written.first else {
      wrongKind(value, "expected a derived colour: \"color\" and one of \(list(operations.map { "\"\($0)\"" }))")
      return nil
    }
    let extra = ["mix": ["amount"], "contrastWith": ["minimum"]][operation] ?? []
    var (color, other): (ColorExpression?, ColorExpression?)
    var amount: Double?
    let isWhole = members(of: value, "a colour with \"\(operation)\"", ["color", operation] + extra) { decoder, key, value in
      switch key {
      case "color": color = decoder.color(value)
      case "alpha": amount = decoder.number(value, in: 0...1, "alpha")
      case "amount": amount = decoder.number(value, in: 0...1, "the amount")
      case "minimum": amount = decoder.number(value, in: 1...21, "the minimum contrast")
      default: other = decoder.color(value)
      }
    }
    if operation == "mix", value["amount"] == nil {
      missingKey("amount", in: value, "the share of the other colour, from 0 to 1")
      return nil
    }
    guard isWhole, let color else { return nil }
    switch (operation, other, amount) {
    case ("alpha", _, let alpha?): return .alpha(color, alpha)
    case ("mix", let other?, let amount?): return .mix(color, with: other, amount: amount)
    case ("contrastWith", let other?, _): return .contrast(color, with: other, minimum: amount ?? 4.5)
    default: return nil
    }
  }

  private mutating func readableColor(_ value: JSONValue) -> ColorExpression? {
    var background: ColorExpression?
    var candidates: [ColorExpression] = [.constant(.rgb(.white)), .constant(.rgb(.black))]
    var minimum = 3.0
    let isWhole = members(of: value, "a readable colour", ["readableOn", "candidates", "minimum"]) { decoder, key, value in
      switch key {
      case "readableOn": background = decoder.color(value)
      case "minimum": minimum = decoder.number(value, in: 1...21, "the minimum contrast") ?? minimum
      default:
        guard value.kind == .array, value.count > 0 else {
          decoder.wrongKind(value, "expected an array of colours")
          return
        }
        candidates = value.elements.compactMap { decoder.color($0) }
      }
    }
    guard isWhole, let background else { return nil }
    return .readable(on: background, candidates: candidates, minimum: minimum)
  }

  /// A colour as DTCG writes it in token files.
  private mutating func tokenColor(_ value: JSONValue) -> ColorExpression? {
    ColorObject.read(value, into: &diagnostics).map { .constant($0) }
  }
}
