/// Puts a calculation into reverse Polish order, with a stack for the operators that wait for their second operand.
struct CalculationReader {
  private var scanner: TextScanner
  private var steps: [Calculation.Step] = []
  private var waiting: [Waiting] = []
  private var isPlain = true

  private enum Waiting {
    case step(Calculation.Step)
    case bracket
    /// `calc(`, which means no more than a bracket, or the bracket of a function and the arguments so far.
    case call(MathFunction, count: Int)
  }

  private init(_ bytes: ArraySlice<UInt8>) { scanner = TextScanner(TextScanner.trimmed(bytes)) }

  static func read(_ bytes: ArraySlice<UInt8>) -> Calculation? {
    var reader = CalculationReader(bytes)
    guard reader.read() else { return nil }
    return Calculation(steps: reader.steps, isPlain: reader.isPlain)
  }

  /// Operands and operators in turn; false for what is no calculation.
  private mutating func read() -> Bool {
    var wantsOperand = true
    var isBehindBlank = false
    while let byte = scanner.next {
      if TextScanner.isBlank(byte) {
        scanner.skipBlanks()
        isBehindBlank = true
        continue
      }
      let isRead = wantsOperand ? operand(byte, &wantsOperand) : operation(byte, isBehindBlank, &wantsOperand)
      guard isRead else { return false }
      isBehindBlank = false
    }
    guard !wantsOperand else { return false }
    unwind(above: 0)
    return waiting.isEmpty
  }

  private mutating func operand(_ byte: UInt8, _ wantsOperand: inout Bool) -> Bool {
    if let number = scanner.number() {
      steps.append(.number(Measure(number, scanner.unit())))
      wantsOperand = false
      return true
    }
    isPlain = false
    switch byte {
    case UInt8(ascii: "{"):
      guard let path = scanner.reference() else { return false }
      steps.append(.reference(path))
      wantsOperand = false
    case UInt8(ascii: "("):
      waiting.append(.bracket)
      scanner.advance()
    case UInt8(ascii: "-"):
      waiting.append(.step(.negate))
      scanner.advance()
    case UInt8(ascii: "+"): scanner.advance()
    default:
      let name = scanner.word()
      guard scanner.next == UInt8(ascii: "(") else { return false }
      if name == "calc" {
        waiting.append(.bracket)
      } else {
        guard let function = MathFunction(rawValue: name) else { return false }
        waiting.append(.call(function, count: 1))
      }
      scanner.advance()
    }
    return true
  }

  private mutating func operation(_ byte: UInt8, _ isBehindBlank: Bool, _ wantsOperand: inout Bool) -> Bool {
    scanner.advance()
    switch byte {
    case UInt8(ascii: ")"):
      unwind(above: 0)
      switch waiting.popLast() {
      case .call(let function, let count): steps.append(.call(function, count: count))
      case .bracket: break
      default: return false
      }
      return true
    case UInt8(ascii: ","):
      unwind(above: 0)
      guard case .call(let function, let count) = waiting.last else { return false }
      waiting[waiting.count - 1] = .call(function, count: count + 1)
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      // A blank before a sign and none behind it: `4px -2px` are two values.
      if isBehindBlank, let next = scanner.next, !TextScanner.isBlank(next) { return false }
      unwind(above: 0)
      waiting.append(.step(byte == UInt8(ascii: "+") ? .add : .subtract))
    case UInt8(ascii: "*"), UInt8(ascii: "/"):
      unwind(above: 1)
      waiting.append(.step(byte == UInt8(ascii: "*") ? .multiply : .divide))
    default: return false
    }
    isPlain = false
    wantsOperand = true
    return true
  }

  /// Carries out the operators that bind more tightly than those of a rank, back to the last bracket.
  private mutating func unwind(above rank: Int) {
    while case .step(let step)? = waiting.last, Self.rank(of: step) > rank {
      steps.append(step)
      waiting.removeLast()
    }
  }

  private static func rank(of step: Calculation.Step) -> Int {
    switch step {
    case .negate: 3
    case .multiply, .divide: 2
    default: 1
    }
  }
}
