/// Operators on known values. What would trap in the app is unknown here.
enum Arithmetic {
  static func unary(_ operation: String, _ value: Value) -> Value? {
    switch (operation, value) {
    case ("!", .boolean(let value)): .boolean(!value)
    case ("-", .integer(let value)): value == .min ? nil : .integer(-value)
    case ("-", .real(let value)): .real(-value)
    case ("+", _): value
    case ("~", .integer(let value)): .integer(~value)
    default: nil
    }
  }

  static func binary(_ operation: String, _ left: Value, _ right: Value) -> Value? {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): return integers(operation, left, right)
    case (.text(let left), .text(let right)):
      guard operation == "+", left.utf8.count + right.utf8.count <= 10_000 else { return nil }
      return .text(left + right)
    case (.array(let left), .array(let right)):
      return operation == "+" && left.count + right.count <= Evaluator.Limits.elements ? .array(left + right) : nil
    default:
      guard let left = number(left), let right = number(right) else { return nil }
      return reals(operation, left, right)
    }
  }

  static func number(_ value: Value) -> Double? {
    switch value {
    case .integer(let value): Double(value)
    case .real(let value): value.isFinite ? value : nil
    default: nil
    }
  }

  private static func integers(_ operation: String, _ left: Int, _ right: Int) -> Value? {
    func checked(_ result: (partialValue: Int, overflow: Bool)) -> Value? {
      result.overflow ? nil : .integer(result.partialValue)
    }
    switch operation {
    case "+": return checked(left.addingReportingOverflow(right))
    case "-": return checked(left.subtractingReportingOverflow(right))
    case "*": return checked(left.multipliedReportingOverflow(by: right))
    case "/": return checked(left.dividedReportingOverflow(by: right))
    case "%": return checked(left.remainderReportingOverflow(dividingBy: right))
    case "&": return .integer(left & right)
    case "|": return .integer(left | right)
    case "^": return .integer(left ^ right)
    case ">>", "&>>": return .integer(left >> right)
    case "<<", "&<<": return .integer(left << right)
    case "<": return .boolean(left < right)
    case ">": return .boolean(left > right)
    case "<=": return .boolean(left <= right)
    case ">=": return .boolean(left >= right)
    default: return nil
    }
  }

  private static func reals(_ operation: String, _ left: Double, _ right: Double) -> Value? {
    func finite(_ value: Double) -> Value? { value.isFinite ? .real(value) : nil }
    switch operation {
    case "+": return finite(left + right)
    case "-": return finite(left - right)
    case "*": return finite(left * right)
    case "/": return finite(left / right)
    case "<": return .boolean(left < right)
    case ">": return .boolean(left > right)
    case "<=": return .boolean(left <= right)
    case ">=": return .boolean(left >= right)
    default: return nil
    }
  }
}
