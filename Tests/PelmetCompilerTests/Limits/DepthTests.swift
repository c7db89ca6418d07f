import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// Nothing in an input is so deep that a stack is too small for it.
@Suite struct DepthTests {
  /// A call for each of them would take more than a small stack has.
  private static let count = Share.of(100_000)

  @Test func `colours that each name the next have one colour, however many they are`() async {
    let files = ManyOfOne.colors(Self.count) { $0 == Self.count - 1 ? "\"#123456\"" : "\"{c\($0 + 1)}\"" }
    let input = files.input
    let result = await onSmallStack {
      let compilation = Compilation.compile(input)
      return (compilation.diagnostics.isEmpty, Set(compilation.module.themes[0].colors.map(\.color)).count)
    }
    #expect(result == (true, 1))
  }

  @Test func `a ring of many colours is one finding that shows the first and the last of them`() async {
    let findings = await ManyOfOne.colors(Self.count) { "\"{c\(($0 + 1) % Self.count)}\"" }.findings()
    expectEqual(findings.map(\.summary), ["references form a cycle: c0 → c1 → c2 → c3 → … → c\(Self.count - 1) → c0"])
    let others = Share.isWhole ? "99,994" : "9,994"
    expectEqual(findings.first?.notes.map(\.message).suffix(3).first, "and so on, by \(others) others")
  }

  @Test func `colours are derived from at most 256 others`() async {
    let parameter = "\"parameters\": { \"p\": { \"type\": \"color\" } },"
    func colors(_ count: Int) -> ThemeFiles {
      ManyOfOne.colors(count, parameter) { "{ \"color\": \"\($0 == 0 ? "{p}" : "{c\($0 - 1)}")\", \"alpha\": 0.5 }" }
    }
    await expectEqual(colors(256).findings().filter { $0.severity == .error }, [])
    let findings = await colors(Self.count).findings()
    expectEqual(findings.map(\.rule), [.nestedTooDeep])
    expectEqual(findings.map(\.pointer), ["/colors/c256"])
    expectEqual(findings.map(\.summary), ["'c256' is derived from more than 256 colours, each from the next"])
  }

  @Test func `arguments that name each other are followed, and a ring of them is reported`() async {
    func files(_ count: Int, _ value: @escaping (Int) -> String) -> ThemeFiles {
      let parameters = ManyOfOne.members("p", count) { _ in "{ \"type\": \"number\" }" }
      return ThemeFiles([
        ("base.theme.json", "{ \"pelmet\": 1, \"abstract\": true, \"parameters\": { \(parameters) } }"),
        (
          "child.theme.json",
          "{ \"pelmet\": 1, \"extends\": \"base\", \"arguments\": { \(ManyOfOne.members("p", count, value)) } }"
        ),
      ])
    }
    await expectEqual(files(20_000) { $0 == 19_999 ? "7" : "\"{p\($0 + 1)}\"" }.findings(), [])
    await expectEqual(files(3) { "\"{p\(($0 + 1) % 3)}\"" }.findings().map(\.rule), [.referenceCycle])
  }

  @Test func `at most 100 themes extend each other`() async {
    func themes(_ count: Int) -> ThemeFiles {
      ThemeFiles(
        (0..<count).map { ("t\($0).theme.json", "{ \"pelmet\": 1\($0 == 0 ? "" : ", \"extends\": \"t\($0 - 1)\"") }") })
    }
    await expectEqual(themes(100).findings(), [])
    let findings = await themes(2000).findings()
    expectEqual(findings.map(\.summary), ["more than 100 themes extend each other"])
  }

  @Test func `at most 100 screens extend each other`() async {
    func screens(_ count: Int) -> ThemeFiles {
      let screens = ManyOfOne.members("s", count) { $0 == 0 ? "{}" : "{ \"extends\": \"s\($0 - 1)\" }" }
      return ThemeFiles("{ \"pelmet\": 1, \"screens\": { \(screens) } }")
    }
    await expectEqual(screens(100).findings(), [])
    await expectEqual(screens(2000).findings().map(\.summary), ["more than 100 screens extend each other"])
  }

  @Test func `a ring of 2,000 screens or themes is one finding`() async {
    let screens = ManyOfOne.members("s", 2000) { "{ \"extends\": \"s\(($0 + 1) % 2000)\" }" }
    await expectEqual(ThemeFiles("{ \"pelmet\": 1, \"screens\": { \(screens) } }").findings().map(\.rule), [.inheritanceCycle])
    let themes = (0..<2000).map { ("t\($0).theme.json", "{ \"pelmet\": 1, \"extends\": \"t\(($0 + 1) % 2000)\" }") }
    await expectEqual(ThemeFiles(themes).findings().map(\.rule), [.inheritanceCycle])
  }

  /// A token with the next one in it.
  @Test(arguments: [
    ##"{ "$type": "color", "$value": "NEXT" }"##,
    ##"{ "$type": "color", "$value": "rgba(NEXT, 0.5)" }"##,
    ##"{ "$type": "color", "$value": "NEXT", "alpha": 0.5 }"##,
    ##"{ "$type": "dimension", "$value": "NEXT * 1" }"##,
    ##"{ "$type": "dimension", "$value": { "value": "NEXT", "unit": "px" } }"##,
    ##"{ "$type": "fontFamily", "$value": ["NEXT"] }"##,
    ##"{ "$type": "typography", "$value": { "fontSize": "NEXT" } }"##,
    ##"{ "$type": "shadow", "$value": ["NEXT"] }"##,
  ])
  func `tokens that name the next end without a crash, in a chain and in a ring`(_ token: String) async {
    for isRing in [true, false] {
      let count = 1000
      _ = await ManyOfOne.tokens(count) { index in
        if index == count - 1, !isRing { return ##"{ "$type": "color", "$value": "#000000" }"## }
        return token.replacing("NEXT", with: "{t\((index + 1) % count)}")
      }.findings()
    }
  }

  /// A token that needs a part of another one, in which the next is named.
  @Test(arguments: [##"{ "$ref": "#/u$/$value/0" }"##, ##"[{ "$ref": "#/u$/$value/0" }]"##])
  func `tokens that name the next in a part of a value are worked out however many they are`(_ part: String) async {
    func findings(_ count: Int, isRing: Bool) async -> [Diagnostic] {
      let tokens = (0..<count).map { index in
        let next = index == count - 1 && !isRing ? "Inter" : "{t\((index + 1) % count)}, Arial"
        return """
          "t\(index)": { "$type": "fontFamily", "$value": \(part.replacing("u$", with: "u\(index)")) },
          "u\(index)": { "$type": "fontFamily", "$value": ["\(next)"] }
          """
      }
      return await ThemeFiles([
        (
          "a.theme.json",
          ##"{ "pelmet": 1, "tokens": ["t.tokens.json"], "navigationBar": { "titleTextAttributes": { "font": { "family": "{t0}", "size": 17 } } } }"##
        ),
        ("t.tokens.json", "{ \(tokens.joined(separator: ",")) }"),
      ]).findings().filter { $0.severity == .error }
    }
    await expectEqual(findings(1, isRing: true).map(\.rule), [.referenceCycle])
    await expectEqual(findings(3, isRing: true).map(\.rule), [.referenceCycle])
    await expectEqual(findings(500, isRing: true).map(\.rule), [.referenceCycle])
    await expectEqual(findings(500, isRing: false), [])
  }

  @Test func `a theme has at most 20,000 places`() async {
    func files(_ screens: Int, _ contexts: Int) -> ThemeFiles {
      ThemeFiles(
        """
        { "pelmet": 1, "screens": { \(ManyOfOne.members("s", screens) { _ in "{}" }) },
          "contexts": { \(ManyOfOne.members("k", contexts) { _ in "{}" }) } }
        """)
    }
    let findings = await files(3000, 3000).findings()
    expectEqual(findings.map(\.summary), ["3,000 screens in 3,000 contexts make more than 20,000 places"])
  }

  @Test func `a theme tells at most 32 versions apart`() async {
    func files(_ count: Int) -> ThemeFiles {
      let whens = (0..<count).map {
        "{ \"is\": { \"os\": \">=15.\($0)\" }, \"window\": { \"tintColor\": \"#00000\($0 % 10)\" } }"
      }
      return ThemeFiles("{ \"pelmet\": 1, \"when\": [\(whens.joined(separator: ","))] }")
    }
    await expectEqual(files(32).findings().filter { $0.severity == .error }, [])
    await expectEqual(files(900).findings().filter { $0.severity == .error }.map(\.rule), [.outOfRange])
  }
}
