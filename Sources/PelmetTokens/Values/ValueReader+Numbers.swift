internal import PelmetDiagnostics
internal import PelmetSyntax

/// Numbers with and without a unit: as JSON has them, as texts, and as calculations.
extension ValueReader {
  mutating func number(_ node: ValueNode) -> Double? {
    guard let measure = measure(node, as: .number, "expected a number") else { return nil }
    if measure.unit.isEmpty { return measure.value }
    invalid(node, "expected a number without a unit")
    return nil
  }

  /// A number in a range; `what` and `range` are words.
  mutating func number(_ node: ValueNode, in range: ClosedRange<Double>, _ what: String) -> Double? {
    let rule = "\(what) must be a number from \(digits(range.lowerBound)) to \(digits(range.upperBound))"
    guard let measure = measure(node, as: .number, rule) else { return nil }
    if measure.unit.isEmpty, range.contains(measure.value) { return measure.value }
    invalid(node, rule)
    return nil
  }

  /// A share of 1: a number, or a percentage.
  mutating func share(_ node: ValueNode, _ rule: String) -> Double? {
    guard let measure = measure(node, as: .number, rule) else { return nil }
    switch measure.unit {
    case "": return measure.value
    case "%": return measure.value / 100
    default:
      invalid(node, rule)
      return nil
    }
  }

  /// The value of a token of type `number`; line heights and others may be measures.
  mutating func numberOrDimension(_ node: ValueNode) -> TokenValue? {
    measure(node, as: .number, "expected a number").flatMap { value(of: $0, as: .number, at: node) }
  }

  /// The value of a number with its unit.
  mutating func value(of measure: Measure, as type: TokenType, at node: ValueNode) -> TokenValue? {
    switch (type, measure.unit) {
    case (.duration, _): milliseconds(measure, node).map { .duration(milliseconds: $0) }
    case (.number, ""): .number(measure.value)
    case (.number, "%") where node.hasShares: .number(measure.value / 100)
    case (.number, "ms"), (.number, "s"): milliseconds(measure, node).map { .duration(milliseconds: $0) }
    default: points(measure, node).map { .dimension(points: $0) }
    }
  }

  /// In points: `px` is a point of UIKit, `rem` sixteen.
  mutating func dimension(_ node: ValueNode) -> Double? {
    measure(node, as: .dimension, Self.dimensionRule).flatMap { points($0, node) }
  }

  /// A share of a font's size, or a measure: in points.
  mutating func dimension(_ node: ValueNode, relativeTo size: Double?) -> Double? {
    guard let measure = measure(node, as: .dimension, units: ["px", "rem", "em", "%"], Self.dimensionRule) else { return nil }
    guard let size, measure.unit == "%" || measure.unit == "em" else { return points(measure, node) }
    return measure.value * size / (measure.unit == "%" ? 100 : 1)
  }

  /// In milliseconds.
  mutating func duration(_ node: ValueNode) -> Double? {
    measure(node, as: .duration, Self.rule(of: .duration)).flatMap { milliseconds($0, node) }
  }

  private mutating func milliseconds(_ measure: Measure, _ node: ValueNode) -> Double? {
    switch measure.unit {
    case "ms", "": return measure.value
    case "s" where (measure.value * 1000).isFinite: return measure.value * 1000
    default:
      invalid(node, "'\(measure.unit)' is not a unit of time; expected \"ms\" or \"s\"")
      return nil
    }
  }

  static let dimensionRule = "expected a dimension: an object with \"value\" and \"unit\""

  private mutating func points(_ measure: Measure, _ node: ValueNode) -> Double? {
    switch measure.unit {
    case "px", "pt", "": return measure.value
    case "rem" where (measure.value * 16).isFinite: return measure.value * 16
    case "em", "%", "ch", "ex":
      leaveAlone(
        node, "\(measure) is relative to a font size or to other measures; a measure is in px or rem",
        fix: "write it in px or rem")
    case "vw", "vh", "vmin", "vmax", "dp", "sp", "cm", "mm", "in", "fr":
      leaveAlone(node, "\(measure) is in a unit that bars do not have; a measure is in px or rem", fix: "write it in px or rem")
    default: invalid(node, "'\(measure.unit)' is not a unit of length; expected \"px\" or \"rem\"")
    }
    return nil
  }

  /// A number with the unit that is beside it; `nil` where that was reported because it has another one.
  mutating func measure(_ measure: Measure, withUnitOf node: ValueNode) -> Measure? {
    guard let unit = node.beside, unit != measure.unit else { return measure }
    guard !measure.unit.isEmpty else { return Measure(measure.value, unit) }
    invalid(
      ValueNode(node.unit ?? node.value), "this unit is beside \(measure), which has another one", fix: "remove one of them")
    return nil
  }

  /// A number with its unit, which is empty for a plain one. `rule` says what is expected where it is something else.
  /// - Parameter units: What an object may have as its unit, where it is not what its type says.
  mutating func measure(_ node: ValueNode, as type: TokenType, units: [String]? = nil, _ rule: String) -> Measure? {
    bareMeasure(node, as: type, units: units, rule).flatMap { measure($0, withUnitOf: node) }
  }

  private mutating func bareMeasure(_ node: ValueNode, as type: TokenType, units: [String]?, _ rule: String) -> Measure? {
    if let reference = wholeReference(node) {
      switch worth(of: reference, as: type) {
      case nil: return nil
      case .measure(let measure): return measure
      case .text(let text): return measure(text: text, node, as: type, rule)
      case .color:
        invalid(node, rule)
        return nil
      }
    }
    guard let node = resolved(node, as: type) else { return nil }
    if let number = node.value.number {
      if type == .dimension, number != 0 { count(.measureText, node.value) }
      return Measure(number)
    }
    if let text = node.value.string { return measure(text: text, node, as: type, rule) }
    if type == .number {
      invalid(node, rule)
      return nil
    }
    let (what, standard) = type == .duration ? ("a duration", ["ms", "s"]) : ("a dimension", ["px", "rem"])
    guard let members = members(node, of: what, required: ["value", "unit"]) else { return nil }
    let value = members["value"].flatMap { self.number($0) }
    let unit = members["unit"].flatMap { self.word($0, among: units ?? standard, "the unit of \(what)") }
    guard let value, let unit else { return nil }
    return Measure(value, unit)
  }

  private mutating func measure(text: String, _ node: ValueNode, as type: TokenType, _ rule: String) -> Measure? {
    guard let calculation = Calculation.read(text) else {
      leaveAlone(node, "'\(text)' is a text of CSS or of another tool; \(rule)")
      return nil
    }
    count(calculation.isPlain ? (type == .number ? .numberText : .measureText) : .calculation, node.value)
    guard let worth = worth(ofAll: calculation.references, in: node) else { return nil }
    do {
      let measure = try calculation.measure { worth[$0] }
      if measure.value.isFinite { return measure }
      invalid(node, "this is more than any measure can be")
      return nil
    } catch {
      invalid(node, error.summary, fix: error.fix)
      return nil
    }
  }
}

extension Measure: CustomStringConvertible {
  var description: String { digits(value) + unit }
}
