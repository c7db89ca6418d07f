internal import Pelmet

/// The functions that a calculation may call.
enum MathFunction: String, CaseIterable, Sendable {
  case round
  case roundTo = "roundto"
  case floor, ceil, abs, sqrt, min, max

  /// `arguments` is not empty; the result has the unit of those that have one.
  func result(of arguments: [Measure]) throws(TextMistake) -> Measure {
    try check(arguments.count)
    let first = arguments[0]
    var result = first
    switch self {
    case .round: result.value = (first.value + 0.5).rounded(.down)
    case .roundTo: result.value = try Self.rounded(first.value, to: arguments[1])
    case .floor: result.value = first.value.rounded(.down)
    case .ceil: result.value = first.value.rounded(.up)
    case .abs: result.value = first.value.magnitude
    case .sqrt:
      guard first.value >= 0 else { throw TextMistake("a negative number has no square root; sqrt() takes 0 or more") }
      result.value = first.value.squareRoot()
    case .min, .max:
      for argument in arguments.dropFirst() {
        let unit = try result.sumUnit(with: argument)
        let isNext = self == .min ? argument.value < result.value : argument.value > result.value
        result = Measure(isNext ? argument.value : result.value, unit)
      }
    }
    return result
  }

  private func check(_ count: Int) throws(TextMistake) {
    switch self {
    case .min, .max: return
    case .roundTo where count != 2: throw TextMistake("roundTo() takes two values: a number, and how many decimals it keeps")
    case .roundTo: return
    default: if count != 1 { throw TextMistake("\(rawValue)() takes one value, not \(count)") }
    }
  }

  /// Halves up, as the others do.
  private static func rounded(_ value: Double, to decimals: Measure) throws(TextMistake) -> Double {
    guard decimals.isUnitless, let count = Int(exactly: decimals.value), (-15...15).contains(count) else {
      throw TextMistake("the decimals of roundTo() must be a whole number from -15 to 15")
    }
    let scale = power(10, count.magnitude == 0 ? 0 : Swift.abs(count))
    return count < 0 ? (value / scale + 0.5).rounded(.down) * scale : (value * scale + 0.5).rounded(.down) / scale
  }
}
