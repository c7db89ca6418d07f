import Pelmet
import PelmetTestSupport
import Testing

@testable import PelmetTokens

@Suite struct CalculationTests {
  static let values: [String: ReferencedValue] = [
    "size.base": .measure(Measure(16, "px")), "size.quarter": .measure(Measure(0.25, "rem")), "scale": .measure(Measure(2)),
    "half": .measure(Measure(50, "%")), "text": .text("4 + 4"), "word": .text("auto"), "blue": .color(ExactColor(.black)),
    "increment": .measure(Measure(0.04)), "Dimension.4000": .measure(Measure(40)), "Text & Icon": .measure(Measure(3)),
    "fine": .measure(Measure(0.123456)),
  ]

  private func result(_ text: String) throws -> Measure {
    try #require(Calculation.read(text), "\(text)").measure { Self.values[$0] }
  }

  @Test(
    arguments: [
      ("16px", 16, "px"), ("12", 12, ""), (".6", 0.6, ""), ("+1", 1, ""), ("-1.5REM", -1.5, "rem"), ("1e3", 1000, ""),
      ("1em", 1, "em"), ("1e-2s", 0.01, "s"), (" 150% ", 150, "%"), ("0.123456px", 0.123456, "px"),
    ] as [(String, Double, String)])
  func `one number with or without a unit is plain`(_ text: String, _ value: Double, _ unit: String) throws {
    let calculation = try #require(Calculation.read(text))
    #expect(calculation.isPlain)
    try expectEqual(calculation.measure { _ in nil }, Measure(value, unit))
  }

  @Test(
    arguments: [
      ("{size.base} * 2", 32, "px"), ("{size.base}*2", 32, "px"), ("{size.base}-1px", 15, "px"),
      ("{ size.base } / 3", 5.3333, "px"),
      ("calc( { size.base } * 2 + 12 )", 44, "px"), ("-{ size.quarter }", -0.25, "rem"), ("16 / 3", 5.3333, ""),
      ("calc(16/11)", 1.4545, ""), ("(100) / 3", 33.3333, ""), ("16px + 4", 20, "px"), ("4 * 1rem", 4, "rem"),
      ("53% - 9%", 44, "%"), ("{text} * 2", 16, ""), ("0.5 + 6 * {increment}", 0.74, ""), ("({scale} + 6 * 2) * 2", 28, ""),
      ("2 * -{scale}", -4, ""), ("--3", 3, ""), ("1 - -1", 2, ""), ("8 - 2 - 3", 3, ""), ("8 / 2 / 2", 2, ""),
      ("2+3*4-1", 13, ""),
      ("{Dimension.4000} - {Text & Icon}", 37, ""), ("1rem * 16px", 16, "rem"), ("16px * 2px", 32, "px"),
      ("32px / 16px", 2, "px"),
      ("{fine}", 0.123456, ""), ("calc({fine})", 0.123456, ""), ("{fine} * 1", 0.1235, ""), ("-2.00005 * 1", -2.0001, ""),
    ] as [(String, Double, String)])
  func `operators work with values and references`(_ text: String, _ value: Double, _ unit: String) throws {
    let measure = try result(text)
    #expect(abs(measure.value - value) < 1e-12)
    expectEqual(measure.unit, unit)
    #expect(Calculation.read(text)?.isPlain == false)
  }

  @Test(
    arguments: [
      ("round(1.5)", 2, ""), ("round(-1.5)", -1, ""), ("roundTo(1.2345, 2)", 1.23, ""), ("roundTo(155px, -1)", 160, "px"),
      ("floor(1.9)", 1, ""), ("ceil(1.1rem)", 2, "rem"), ("abs(-3px)", 3, "px"), ("sqrt(16)", 4, ""), ("min(3, 1, 2)", 1, ""),
      ("max(1, 2px)", 2, "px"), ("max({scale}, 1 + 2 * 3)", 7, ""), ("FLOOR( {size.base} / 3 ) * 2", 10, "px"),
      ("calc(min(8px, max(4px, 6px)))", 6, "px"),
    ] as [(String, Double, String)])
  func `functions take values`(_ text: String, _ value: Double, _ unit: String) throws {
    try expectEqual(result(text), Measure(value, unit))
  }

  @Test(arguments: [
    "", " ", "auto", "None", "4px -2px", "{a} -1", "8px 16px", "{a} {b}", "{a}px", "2{a}", "{a}{b}", "(1)(2)", "1.2.3", "16px;",
    "(", ")",
    "(1", "1)", "1 +", "* 2", "1 + * 2", "()", "min()", "min(1,)", "calc(1, 2)", "1, 2", "log(2)", "round (2)", "{}", "{ }", "{a",
    "a}",
    "{a{b}}", "#fff", "1px solid {a}", "linear-gradient(0deg, {a} 0%)", "{a} and {b}", "5 % 2", "2 ^ 3", "1_000", "1e999", "١",
    ".", "-",
  ])
  func `other texts are no calculation`(_ text: String) {
    #expect(Calculation.read(text) == nil)
  }

  @Test(arguments: [
    ("1rem + 4px", "values of different units cannot be added or compared; these have 'rem' and 'px'"),
    ("1rem + 4", "values of different units cannot be added or compared; these have 'rem' and none"),
    ("max(1rem, 1em)", "values of different units cannot be added or compared; these have 'rem' and 'em'"),
    ("1rem * 2%", "one factor of a product has a unit; these have 'rem' and '%'"),
    ("4 / 2rem", "a divisor has no unit; this one has 'rem'"),
    ("4 / (2 - 2)", "this divides by 0; a divisor must be another number"),
    ("sqrt(-1)", "a negative number has no square root; sqrt() takes 0 or more"),
    ("round(1, 2)", "round() takes one value, not 2"),
    ("roundTo(1)", "roundTo() takes two values: a number, and how many decimals it keeps"),
    ("roundTo(1, .5)", "the decimals of roundTo() must be a whole number from -15 to 15"),
    ("{blue} * 2", "'blue' is a colour; a calculation needs numbers"),
    ("{word} * 2", "'word' is not a number, but the text 'auto'"),
    ("{nowhere} * 2", "'nowhere' has no value"),
    ("1e300 * 1e300", "the result of this calculation is too large"),
  ])
  func `mistakes say what is allowed`(_ text: String, _ summary: String) throws {
    let calculation = try #require(Calculation.read(text))
    let mistake = #expect(throws: TextMistake.self) { try calculation.measure { Self.values[$0] } }
    expectEqual(mistake?.summary, summary)
    expectEqual(mistake?.missing, (text.contains("nowhere") ? "nowhere" : nil))
  }

  @Test func `references are listed in order`() throws {
    let calculation = try #require(Calculation.read("max({ a.b }, {c}) * {Text & Icon} - {c}"))
    expectEqual(calculation.references, ["a.b", "c", "Text & Icon", "c"])
    #expect(calculation.loneReference == nil)
    expectEqual(Calculation.read("({ a })")?.loneReference, "a")
  }

  @Test func `depth and length cost no stack`() throws {
    let depth = 200_000
    let deep = String(repeating: "(-", count: depth) + "1" + String(repeating: ")", count: depth)
    try expectEqual(#require(Calculation.read(deep)).measure { _ in nil }, Measure(1))
    let long = "0" + String(repeating: "+1", count: depth)
    try expectEqual(#require(Calculation.read(long)).measure { _ in nil }, Measure(Double(depth)))
  }

  @Test func `no text traps, and each gives the same twice`() {
    let pieces = [
      "{a}", "{ b }", "1", ".5", "-", "+", "*", "/", "(", ")", " ", ",", "px", "%", "min", "round", "calc", "e9", "{", "}", "é",
      "#",
    ]
    var random = SplitMix64(seed: 11)
    var calculations = 0
    for _ in 0..<20_000 {
      let text = (0..<(random.next() % 9)).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
      guard let calculation = Calculation.read(text) else { continue }
      calculations += 1
      func run() -> Result<Measure, TextMistake> {
        Result { () throws(TextMistake) in try calculation.measure { _ in .measure(Measure(3)) } }
      }
      expectEqual(run(), run())
    }
    #expect(calculations > 500)
  }
}
