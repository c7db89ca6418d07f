import Pelmet
import PelmetNotation
import PelmetTestSupport
import Testing

@testable import PelmetTokens

@Suite struct ColorTextTests {
  static let values: [String: ReferencedValue] = [
    "a": .color(ExactColor(Theme.Color.RGB(0x0A84FF))), "opacity.faint": .text("40%"), "half": .measure(Measure(0.5)),
    "h": .text("212"), "s": .text("43%"), "l": .measure(Measure(30, "%")), "rgb": .text("18, 52, 86"),
    "modern": .text("18 52 86 / 50%"),
    "hex": .text("#0A84FF"), "word": .text("auto"), "wide": .measure(Measure(4, "px")), "em": .measure(Measure(1, "em")),
    "veil": .color(ExactColor(Theme.Color.RGB(rgba: 0x0A84_FF80))),
  ]

  private func hex(_ text: String) throws -> String {
    ColorModifierTests.hex(try #require(CSSColorText.read(text), "\(text)").color { Self.values[$0] })
  }

  @Test(arguments: [
    ("#0af", "#00AAFFFF"), ("#0AF8", "#00AAFF88"), ("#0a84ff", "#0A84FFFF"), ("#0A84FF80", "#0A84FF80"), (" #fff ", "#FFFFFFFF"),
    ("transparent", "#00000000"), ("rebeccapurple", "#663399FF"), ("Black", "#000000FF"), ("lightGoldenrodYellow", "#FAFAD2FF"),
    ("rgb(10, 132, 255)", "#0A84FFFF"), ("rgba(0,0,0,0.8000)", "#000000CC"), ("RGBA(0, 0, 0, .6)", "#00000099"),
    ("rgb(10 132 255 / 50%)", "#0A84FF80"), ("rgb(10 132 255/.5)", "#0A84FF80"), ("rgb(0% 50% 100%)", "#0080FFFF"),
    ("rgb(300, -20, 0, 2)", "#FF0000FF"), ("rgb(none 10 none)", "#000A00FF"), ("rgba(0,0,0,-1)", "#00000000"),
    ("hsl(120, 100%, 25.1%)", "#008000FF"), ("hsla(0, 0%, 0%, 0.06)", "#0000000F"), ("hsl(120deg 100% 25.1% / 1)", "#008000FF"),
    ("hsl(0.33333333turn 100 25.1)", "#008000FF"), ("hsl(-240 100% 25.1%)", "#008000FF"),
    ("hsl(133.33333grad 100% 25.1%)", "#008000FF"),
    ("hsl(2.0943951rad 100% 25.1%)", "#008000FF"), ("hsl(0 200% 50%)", "#FF0000FF"), ("hwb(120 0% 49.8039%)", "#008000FF"),
    ("lab(46.2775% -47.5621 48.5837)", "#008000FF"), ("lch(46.2775% 67.9892 134.3912)", "#008000FF"),
    ("lch(46.2775 45.3261% 134.3912deg)", "#008000FF"), ("oklab(51.975% -0.1403 0.10768)", "#008000FF"),
    ("oklab(0.51975 -35.075% 26.92%)", "#008000FF"), ("oklch(51.975% 0.17686 142.495)", "#008000FF"),
    ("color(srgb 0 0.50196 0)", "#008000FF"), ("color(srgb 0% 50.196% 0% / 50%)", "#00800080"),
    ("color(srgb-linear 0 0.21586 0)", "#008000FF"), ("color(display-p3 0.21604 0.49418 0.13151)", "#008000FF"),
    ("color(a98-rgb 0.281363 0.498012 0.116746)", "#008000FF"), ("color(prophoto-rgb 0.230479 0.395789 0.129968)", "#008000FF"),
    ("color(rec2020 0.332322 0.509792 0.191779)", "#008000FF"), ("color(xyz 0.07719 0.15438 0.02573)", "#008000FF"),
    ("color(xyz-d65 0.07719 0.15438 0.02573)", "#008000FF"), ("color(xyz-d50 0.08312 0.154746 0.020961)", "#008000FF"),
    ("rgb(calc(8 + 2) calc(2 * 66) 255)", "#0A84FFFF"), ("rgb( 10 , 132 , 255 , 1/2 )", "#0A84FF80"),
  ])
  func `colours of CSS are read`(_ text: String, _ expected: String) throws {
    try expectEqual(hex(text), expected)
    #expect(CSSColorText.read(text)?.references.isEmpty == true)
  }

  /// The expected bytes are those of coloraide 8: the colour that Display P3 shows, and of that the nearest in sRGB.
  @Test(arguments: [
    ("lch(65% 58 255)", "#00A9FFFF"), ("lch(76% 55 253)", "#55C7FFFF"), ("lch(36% 64 158)", "#006630FF"),
    ("lch(28% 38 195)", "#004F4FFF"), ("lch(72% 60 195)", "#00C8C6FF"), ("lch(65% 95 320)", "#EE5FFFFF"),
    ("lch(51% 85 280)", "#0078FFFF"), ("lch(61% 90 32)", "#FF484BFF"),
  ])
  func `sRGB stands for the colour that Display P3 shows`(_ text: String, _ expected: String) throws {
    try expectEqual(hex(text), expected)
  }

  @Test(arguments: [
    ("rgba({a}, .03)", "#0A84FF08"), ("rgba( {a}, 50%)", "#0A84FF80"), ("rgba( { a } , 0)", "#0A84FF00"),
    ("rgb({a})", "#0A84FFFF"),
    ("rgba({a}, {opacity.faint})", "#0A84FF66"), ("rgba({a} / {half})", "#0A84FF80"), ("rgba({a}, {half} / 2)", "#0A84FF40"),
    ("rgba(#ffffff, 0.5)", "#FFFFFF80"), ("rgba(#1d1d1f80,1)", "#1D1D1FFF"), ("rgba(white, 25%)", "#FFFFFF40"),
    ("rgba(rgb(10 132 255 / 0), .5)", "#0A84FF80"), ("rgba(hsl(0, 0%, 100%), .5)", "#FFFFFF80"),
    ("rgba({hex}, 0.5)", "#0A84FF80"),
    ("hsla({h}, {s}, {l}, {half})", "#2C4A6D80"), ("hsl({h} {s} {l} / {opacity.faint})", "#2C4A6D66"),
    ("hsl({h}, {s}, {l})", "#2C4A6DFF"),
    ("rgba({rgb}, .5)", "#12345680"), ("rgb({rgb})", "#123456FF"), ("rgb({modern})", "#12345680"),
    ("hsl({h} + 8, {s}, {l} / 2)", "#162137FF"),
    ("rgba({wide}, {wide}, {wide}, 1)", "#040404FF"),
    ("{a}1A", "#0A84FF1A"), (" { a }fF ", "#0A84FFFF"), ("{a}00", "#0A84FF00"),
  ])
  func `arguments may be colours, references and calculations`(_ text: String, _ expected: String) throws {
    try expectEqual(hex(text), expected)
  }

  @Test func `references are listed in order`() {
    expectEqual(CSSColorText.read("rgba(rgb({ r } {g} {b}), {x.y} * 2)")?.references, ["r", "g", "b", "x.y"])
  }

  @Test(arguments: [
    "", "currentColor", "inherit", "none", "None", "var(--sky-border)", "color-mix(in srgb, red, blue)", "lch(from red l c h)",
    "rgb(from {a} r g b)", "linear-gradient(180deg, {a} 0%, rgba({a}, 0.00) 45%)", "@color-white", "#ff", "#fffff", "#ggg", "{a}",
    "{a}1", "{a}1AB", "{a} 1A", "{a}+1", "{a}GG", "{}1A", "{a}{a}1A", "x{a}1A", "rgba({a}1A, 1)",
    "rgb(0,0,0);", "#fff !important", "rgb(0,0,0) solid", "1px solid red", "rgb(0, 0, 0), rgb(1, 1, 1)", "rgb", "rgb()", "rgb(",
    "rgb)",
    "rgb(1,,2)", "rgb(1,2,3,)", "rgb(1 2 3 /)", "rgb(/ 1)", "rgb(1 2 3 // 1)", "rgb(a, b, c)", "rgb (1, 2, 3)",
    "rgb(1, 2, 3 / .5)",
    "color(1 2 3)", "color(lab 1 2 3)", "color()", "color(srgb)", "device-cmyk(0 0 0 0)", "rgba(rgba(rgba(1,2,3,1),1),1)", "16px",
    "reddish",
    "rgb({a, 1)", "rgb(var(--x), 1)", "rgba(1, 2, 3, 1)) solid (",
  ])
  func `other texts are no colour`(_ text: String) {
    #expect(CSSColorText.read(text) == nil)
  }

  @Test(arguments: [
    ("rgb(1, 2)", "rgb() takes three values and maybe alpha, not 2"),
    ("rgb(1 2 3 4 5)", "rgb() takes three values and maybe alpha, not 5"),
    ("rgb(1 2 3 .5)", "alpha stands behind a '/' or a comma, and nothing else does"),
    ("rgb(1 / 2 3)", "alpha stands behind a '/' or a comma, and nothing else does"),
    ("rgba({a}, 1, 2)", "behind a colour, rgba() takes its alpha alone; here are 2 values"),
    ("rgba({a} .5)", "alpha stands behind a '/' or a comma, and nothing else does"),
    ("lch({a}, 1)", "lch() takes numbers, not a colour"),
    ("rgba(1, 2, {a})", "a colour can only be the first value of rgba(); the others are numbers"),
    ("rgba({a}, {a})", "a colour can only be the first value of rgba(); the others are numbers"),
    ("rgb({word}, 1, 1)", "'word' is a text that is no value of rgb()"),
    ("rgb(1em, 1, 1)", "a component of a colour is a number or a percentage, not in 'em'"),
    ("rgba({a}, {em})", "alpha is a number or a percentage, not in 'em'"),
    ("hsl(1s 2% 3%)", "a hue is in deg, grad, rad or turn, not in 's'"),
    ("rgba({nowhere}, 1)", "'nowhere' has no value"),
    ("rgba({a}, 1 / 0)", "this divides by 0; a divisor must be another number"), ("{nowhere}1A", "'nowhere' has no value"),
    ("{half}1A", "'half' is not a colour, and only a colour takes the two digits of an alpha"),
    ("{veil}1A", "'veil' has an alpha already, and the two digits behind it are another"),
  ])
  func `mistakes say what is allowed`(_ text: String, _ summary: String) throws {
    let color = try #require(CSSColorText.read(text))
    let mistake = #expect(throws: TextMistake.self) { try color.color { Self.values[$0] } }
    expectEqual(mistake?.summary, summary)
    expectEqual(mistake?.missing, (text.contains("nowhere") ? "nowhere" : nil))
  }

  @Test func `every name of CSS is read`() throws {
    expectEqual(CSSColors.hex.count + CSSColors.sharedHex.count, 148)
    for (name, hex) in CSSColors.hex.merging(CSSColors.sharedHex, uniquingKeysWith: { first, _ in first }) {
      try expectEqual(self.hex(name), hex + "FF")
      #expect(name.utf8.count <= CSSColors.longestName)
    }
  }

  @Test func `every colour that is written out reads back`() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let rgb = Theme.Color.RGB(rgba: UInt32(truncatingIfNeeded: random.next()))
      let color = ExactColor(rgb)
      let (hsl, lch, p3) = (color.converted(to: .hsl), color.converted(to: .lch), color.converted(to: .displayP3))
      for text in [
        rgb.description, rgb.description.lowercased(), "rgba(\(rgb.red), \(rgb.green), \(rgb.blue), \(color.alpha))",
        "rgb(\(rgb.red) \(rgb.green) \(rgb.blue) / \(color.alpha * 100)%)",
        "hsla(\(hsl.components.x), \(hsl.components.y)%, \(hsl.components.z)%, \(color.alpha))",
        "lch(\(lch.components.x)% \(lch.components.y) \(lch.components.z) / \(color.alpha))",
        "color(display-p3 \(p3.components.x) \(p3.components.y) \(p3.components.z) / \(color.alpha))",
        "rgba(\(rgb.description.dropLast(2)), \(color.alpha))",
      ] {
        try expectEqual(hex(text), rgb.description, "\(text)")
      }
    }
  }

  @Test func `no text traps, and each gives the same twice`() {
    let pieces = [
      "rgb(", "rgba(", "hsl(", "lch(", "color(", "srgb", "{a}", "{a}1A", "{ h }", "{rgb}", "1", "50%", "-9", ".5", "deg", "none",
      "#fff",
      "red", "calc(",
      "from", "min(", " ", ",", "/", ")", "(", "}", "{", "é", "1e300",
    ]
    var random = SplitMix64(seed: 17)
    var colors = 0
    for _ in 0..<40_000 {
      let inner = (0..<(random.next() % 8)).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined(
        separator: random.next() % 2 == 0 ? " " : ",")
      let text = random.next() % 3 == 0 ? inner : "rgb(\(inner))"
      guard let color = CSSColorText.read(text) else { continue }
      colors += 1
      func run() -> Result<ExactColor, TextMistake> { Result { () throws(TextMistake) in try color.color { Self.values[$0] } } }
      expectEqual(run(), run())
      if case .success(let color) = run() { _ = ConvertedColor(color) }
    }
    #expect(colors > 500)
    for _ in 0..<5000 {
      let bytes = (0..<(random.next() % 12)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      _ = CSSColorText.read(String(decoding: bytes, as: UTF8.self))
      _ = Calculation.read(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test func `depth and length cost no stack`() {
    let deep = "rgb(" + String(repeating: "(", count: 200_000) + "1" + String(repeating: ")", count: 200_000) + " 2 3)"
    #expect(CSSColorText.read(deep) != nil)
    #expect(CSSColorText.read(String(repeating: "rgba(", count: 200_000) + String(repeating: ")", count: 200_000)) == nil)
    #expect(CSSColorText.read("rgb(" + String(repeating: " 1", count: 200_000) + ")") != nil)
  }
}
