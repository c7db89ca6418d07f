internal import Pelmet

/// A number, or a calculation with numbers, as the text of a token: `16px`, `{size.base} * 2`, `calc(16/11)`.
struct Calculation: Sendable {
  /// In reverse Polish order, so that working it out needs one stack.
  private let steps: [Step]
  /// Whether it is one number, with or without a unit, and nothing else.
  let isPlain: Bool

  enum Step: Hashable, Sendable {
    case number(Measure)
    /// The value of another token, by its path.
    case reference(String)
    case negate
    case add, subtract, multiply, divide
    case call(MathFunction, count: Int)
  }

  init(steps: [Step], isPlain: Bool) {
    self.steps = steps
    self.isPlain = isPlain
  }

  /// Nil for a text that is no calculation, such as `auto`, `4px -2px` or `1px solid {a}`.
  static func read(_ text: String) -> Calculation? { read(Array(text.utf8)[...]) }

  static func read(_ bytes: ArraySlice<UInt8>) -> Calculation? { CalculationReader.read(bytes) }

  /// The paths of other tokens, in the order of the text.
  var references: [String] {
    steps.compactMap { step in if case .reference(let path) = step { path } else { nil } }
  }

  /// The path of another token that is all there is.
  var loneReference: String? { steps.count == 1 ? references.first : nil }

  /// The result, with references looked up by a closure. Four decimals are kept where something was calculated. `px` counts as no
  /// unit, but is the unit of the result where no other occurs.
  func measure(_ value: (String) -> ReferencedValue?) throws(TextMistake) -> Measure {
    var stack: [Measure] = []
    func pop() throws(TextMistake) -> Measure {
      guard let last = stack.popLast() else { throw TextMistake("this is not a calculation") }
      return last
    }
    for step in steps {
      switch step {
      case .number(let measure): stack.append(measure)
      case .reference(let path): stack.append(try Self.measure(of: path, value(path)))
      case .negate:
        let operand = try pop()
        stack.append(Measure(-operand.value, operand.unit))
      case .call(let function, let count):
        var arguments: [Measure] = []
        for _ in 0..<count { arguments.append(try pop()) }
        stack.append(try function.result(of: arguments.reversed()))
      case .add, .subtract, .multiply, .divide:
        let second = try pop()
        stack.append(try Self.result(step, try pop(), second))
      }
    }
    var result = try pop()
    guard result.value.isFinite else { throw TextMistake("the result of this calculation is too large") }
    if steps.count > 1 { result.value = Self.rounded(result.value) }
    return result
  }

  private static func result(_ step: Step, _ first: Measure, _ second: Measure) throws(TextMistake) -> Measure {
    switch step {
    case .add: return Measure(first.value + second.value, try first.sumUnit(with: second))
    case .subtract: return Measure(first.value - second.value, try first.sumUnit(with: second))
    case .multiply:
      guard first.isUnitless || second.isUnitless else {
        throw TextMistake(
          "one factor of a product has a unit; these have '\(first.unit)' and '\(second.unit)'",
          fix: "remove one of the units")
      }
      return Measure(first.value * second.value, first.productUnit(with: second))
    default:
      guard second.isUnitless else {
        throw TextMistake("a divisor has no unit; this one has '\(second.unit)'", fix: "remove the unit of the divisor")
      }
      guard second.value != 0 else { throw TextMistake("this divides by 0; a divisor must be another number") }
      return Measure(first.value / second.value, first.productUnit(with: second))
    }
  }

  private static func measure(of path: String, _ value: ReferencedValue?) throws(TextMistake) -> Measure {
    switch value {
    case nil: throw .missing(path)
    case .measure(let measure): return measure
    case .color: throw TextMistake("'\(path)' is a colour; a calculation needs numbers", fix: "refer to a number")
    case .text(let text):
      guard let calculation = read(text), calculation.references.isEmpty else {
        throw TextMistake("'\(path)' is not a number, but the text '\(text.shortened)'", fix: "refer to a number")
      }
      return try calculation.measure { _ in nil }
    }
  }

  /// To four decimals, where a `Double` of this size has them.
  private static func rounded(_ value: Double) -> Double { abs(value) < 1e11 ? (value * 1e4).rounded() / 1e4 : value }
}

extension Measure {
  /// Whether it counts as a plain number in calculations.
  var isUnitless: Bool { unit.isEmpty || unit == "px" }

  /// The unit of a sum or of the greater of two values.
  func sumUnit(with other: Measure) throws(TextMistake) -> String {
    guard isUnitless == other.isUnitless, isUnitless || unit == other.unit else {
      func words(_ measure: Measure) -> String { measure.unit.isEmpty ? "none" : "'\(measure.unit)'" }
      throw TextMistake(
        "values of different units cannot be added or compared; these have \(words(self)) and \(words(other))",
        fix: "write both values in the same unit")
    }
    return productUnit(with: other)
  }

  /// The unit of a product of which at most one factor has a unit.
  func productUnit(with other: Measure) -> String {
    if !isUnitless { return unit }
    return other.unit.isEmpty ? unit : other.unit
  }
}

extension String {
  /// Not longer than a message can bear.
  fileprivate var shortened: String { count <= 40 ? self : prefix(39) + "…" }
}
