internal import PelmetDiagnostics
internal import PelmetSyntax

/// Changes of colours beside the value of a token, with the arithmetic of the transforms of Tokens Studio.
extension ValueReader {
  /// Nil when it was reported.
  mutating func modified(_ color: ExactColor, by modifier: ColorChange) -> ExactColor? {
    switch modifier {
    case .alpha(let value):
      return alphaShare(ValueNode(value)).map { color.replacingAlpha($0) }
    case .modify(let object): return modified(color, by: object)
    }
  }

  private mutating func modified(_ color: ExactColor, by object: JSONValue) -> ExactColor? {
    guard object.kind == .object else {
      invalid(ValueNode(object), "expected an object with \"type\", \"value\" and \"space\"")
      return nil
    }
    guard let kind = object["type"]?.string.flatMap(ColorModifier.init(rawValue:)) else {
      invalid(
        ValueNode(object["type"] ?? object), "expected a modifier of colours: \"alpha\", \"lighten\", \"darken\" or \"mix\"")
      return nil
    }
    guard let value = object["value"] else {
      invalid(ValueNode(object), "\"value\" is missing: a modifier needs its amount")
      return nil
    }
    guard let amount = share(ValueNode(value), "the amount of a modifier is a number or a percentage") else { return nil }
    switch kind {
    case .alpha: return color.replacingAlpha(amount)
    case .lighten: return space(of: object).map { color.lightened(by: amount, in: $0) }
    case .darken: return space(of: object).map { color.darkened(by: amount, in: $0) }
    case .mix:
      guard let space = space(of: object) else { return nil }
      guard let other = object["color"] else {
        invalid(ValueNode(object), "\"color\" is missing: the modifier \"mix\" needs a second colour")
        return nil
      }
      return exactColor(ValueNode(other)).map { color.mixed(with: $0, share: amount, in: space) }
    }
  }

  private mutating func space(of object: JSONValue) -> ColorSpace? {
    if let space = object["space"]?.string.flatMap(ColorModifier.space(named:)) { return space }
    invalid(ValueNode(object["space"] ?? object), "'modify' needs a space: \"srgb\", \"hsl\", \"lch\" or \"p3\"")
    return nil
  }

  /// An alpha, 0…1 or a percentage.
  mutating func alphaShare(_ node: ValueNode) -> Double? {
    let rule = "alpha must be a number from 0 to 1, or a percentage"
    guard let share = share(node, rule) else { return nil }
    if (0...1).contains(share) { return share }
    invalid(node, rule)
    return nil
  }

  /// Reports a modifier beside a value that is no colour.
  mutating func refuse(_ modifier: ColorChange) {
    switch modifier {
    case .alpha(let value): invalid(ValueNode(value), "\"alpha\" changes colours, and this token is none")
    case .modify(let value): invalid(ValueNode(value), "'modify' changes colours, and this token is none")
    }
  }

  /// The value of a token that was worked out, of a type that is known or that the value says.
  mutating func value(of worth: Worth, as type: TokenType?, at node: ValueNode) -> TokenValue? {
    switch worth.value {
    case .color(let color):
      let converted = ConvertedColor(color)
      if converted.isOutOfGamut { report(Findings.colorOutOfGamut(node.site)) }
      return .color(converted.color)
    case .measure(let measure):
      return value(of: measure, as: worth.type ?? type ?? .number, at: node)
    case .text(let text):
      switch worth.type ?? type {
      case .color?: return color(text: text, node).map { .color(ConvertedColor($0).color) }
      case let type?: return value(node, as: type)
      case nil: return nil
      }
    }
  }

  /// The message for a value that is no number of a type.
  static func rule(of type: TokenType) -> String {
    switch type {
    case .dimension: dimensionRule
    case .duration: "expected a duration: an object with \"value\" and \"unit\""
    default: "expected a number"
    }
  }
}
