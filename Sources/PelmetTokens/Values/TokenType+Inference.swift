internal import PelmetSyntax

/// The type of a value that nothing says the type of.
extension TokenType {
  /// `nil` for references, and for values that may be of several types or of none.
  static func inferred(from value: JSONValue) -> TokenType? {
    switch value.kind {
    case .number: return .number
    case .string: return value.string.flatMap(inferred(fromText:))
    case .object:
      if value["colorSpace"] != nil || ["r", "g", "b"].allSatisfy({ value[$0]?.number != nil }) { return .color }
      return value["unit"]?.string.flatMap(inferred(fromUnit:))
    case .array:
      return value.count == 4 && value.elements.allSatisfy { $0.number != nil } ? .cubicBezier : nil
    default: return nil
    }
  }

  static func inferred(fromText text: String) -> TokenType? {
    if isColor(text) { return .color }
    guard let calculation = Calculation.read(text), calculation.references.isEmpty,
      let measure = try? calculation.measure({ _ in nil })
    else { return nil }
    return measure.unit.isEmpty ? .number : inferred(fromUnit: measure.unit)
  }

  static func inferred(fromUnit unit: String) -> TokenType? {
    switch unit {
    case "px", "pt", "rem": .dimension
    case "ms", "s": .duration
    default: nil
    }
  }

  /// Names of colours are words too, such as `black` for a weight: only `transparent` says that it is a colour.
  private static func isColor(_ text: String) -> Bool {
    guard text.hasPrefix("#") || text.contains("(") || text == "transparent" else { return false }
    return CSSColorText.read(text) != nil
  }
}
