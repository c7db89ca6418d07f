import Pelmet
import PelmetDiagnostics
import PelmetReports
import PelmetTestSupport
import Testing

@testable import PelmetCompiler
@testable import PelmetResolution

/// Themes that would be exponential or one endless statement if each value were written out where it stands.
@Suite struct LargeThemeTests {
  private func compile(_ text: String) -> (text: String, findings: [Diagnostic]) {
    let compilation = Compilation.compile(ThemeFiles(text).input)
    return (
      Emitter.files(compilation.module, module: "App").first?.text ?? "",
      compilation.diagnostics.filter { $0.severity == .error }
    )
  }

  /// Colours that each mix the next with itself.
  private func doublings(_ count: Int, of last: String, default: String = "\"#fff\"") -> String {
    let colors = (0..<count).map { "\"c\($0)\": { \"color\": \"{c\($0 + 1)}\", \"mix\": \"{c\($0 + 1)}\", \"amount\": 0.5 }" }
    return """
      { "pelmet": 1, "parameters": { "p": { "type": "color", "default": \(`default`) } },
        "colors": { \((colors + ["\"c\(count)\": \(last)"]).joined(separator: ", ")) },
        "navigationBar": { "tintColor": "{c0}", "barTintColor": { "color": "{c0}", "alpha": 0.5 },
          "shadowImage": { "fill": "{c0}" } },
        "when": [{ "is": { "idiom": "pad" }, "navigationBar": { "tintColor": "{c1}" } }] }
      """
  }

  private func named(_ count: Int) -> String {
    let colors = (0..<count).map { "\"c\($0)\": \"#\(String(0x100000 + $0, radix: 16))\"" }
    return "{ \"pelmet\": 1, \"colors\": { \(colors.joined(separator: ", ")) } }"
  }

  private func screens(_ count: Int) -> String {
    let screens = (0..<count).map { "\"s\($0)\": { \"window\": { \"tintColor\": \"#\(String(0x100000 + $0, radix: 16))\" } }" }
    return "{ \"pelmet\": 1, \"screens\": { \(screens.joined(separator: ", ")) } }"
  }

  @Test(arguments: ["\"{p}\"", "{ \"system\": \"label\" }", "{ \"light\": { \"system\": \"label\" }, \"dark\": \"{p}\" }"])
  func `each shared colour is written once`(last: String) {
    let (few, many) = (compile(doublings(100, of: last)), compile(doublings(200, of: last)))
    expectEqual(many.findings.map(\.summary), [])
    expectEqual(many.text.split(separator: ".mixed(").count, 201)
    #expect(many.text.utf8.count < few.text.utf8.count * 5 / 2)
  }

  @Test func `a long list is written in pieces`() {
    let colors = (0..<200).map { "\"#\(100 + $0)\"" }.joined(separator: ", ")
    let theme = """
      { "pelmet": 1, "parameters": { "p": { "type": "color", "default": "#fff" } },
        "colors": { "c": { "readableOn": "{p}", "candidates": [\(colors)] } } }
      """
    let lines = compile(theme).text.split(separator: "\n")
    expectEqual(lines.count { $0.hasPrefix("list_ += [") }, 7)
    #expect(lines.allSatisfy { $0.utf8.count < 2_000 })
  }

  @Test func `a default that shares colours is written as statements`() {
    let text = compile(doublings(200, of: "{ \"system\": \"label\" }", default: "\"{c0}\"")).text
    #expect(text.contains("p: Color = {\n"))
    expectEqual(text.split(separator: ".mixed(").count, 401)
  }

  @Test func `a default that depends on a parameter is an error`() {
    let theme = """
      { "pelmet": 1, "parameters": { "p": { "type": "color", "default": "#fff" },
        "q": { "type": "color", "default": { "color": "{p}", "alpha": 0.5 } } } }
      """
    expectEqual(compile(theme).findings.map(\.summary), ["the default of a parameter cannot depend on a parameter"])
  }

  @Test func `a limit on derivations is named at the first colour beyond it`() {
    #expect(compile(doublings(256, of: "\"{p}\"")).findings.isEmpty)
    #expect(
      compile(doublings(300, of: "\"{p}\"")).findings.map(\.summary) == [
        "'c43' is derived from more than 256 colours, each from the next"
      ])
    // Fixed colours are worked out, so that nothing is nested.
    #expect(compile(doublings(300, of: "\"#123456\"")).findings.isEmpty)
  }

  @Test func `statements and functions are no longer in a large theme than in a small one`() {
    for theme in [named(500), screens(300), doublings(200, of: "\"{p}\"")] {
      let lines = compile(theme).text.split(separator: "\n")
      let members = lines.split { line in
        ["static let ", "static var ", "lazy var ", "var "].contains { line.hasPrefix("    \($0)") }
      }
      #expect(members.count > 4)
      #expect(members.allSatisfy { $0.count < 100 })
      #expect(lines.allSatisfy { $0.utf8.count < 4_000 })
    }
  }

  @Test(arguments: [(200, 8), (1_024, 33), (1_025, 35), (5_000, 163)])
  func `a long list has pieces, and a longer one pieces of pieces`(count: Int, pieces: Int) {
    let text = compile(named(count)).text
    expectEqual(text.split(separator: "NamedColor(\"").count, count + 1)
    let lists = text.split(separator: "\n").filter { $0.contains("var namedColors") }
    expectEqual(Set(lists.map { $0.split(separator: ":")[0] }).count, lists.count)
    #expect(lists.allSatisfy { $0.utf8.count < 1_000 })
    expectEqual(lists.count, pieces)
  }

  @Test func `a large theme begins with the theme`() {
    for theme in [named(500), screens(300), doublings(200, of: "\"{p}\"")] {
      let lines = compile(theme).text.split(separator: "\n").drop { !$0.contains("nonisolated static") }
      #expect(lines.prefix(3).contains { $0.contains("Self(") })
    }
  }

  @Test func `rows of a table that are too many for a statement are constants`() {
    let rows = (15..<47).map {
      "{ \"is\": { \"os\": \">=\($0)\" }, \"window\": { \"tintColor\": \"#1000\($0)\", \"backgroundColor\": \"#2000\($0)\" } }"
    }
    let screens = ["map", "photo", "video"].map {
      "\"\($0)\": { \"tabBarController\": { \"prominentTabIdentifier\": \"\($0)\" } }"
    }
    .joined(separator: ", ")
    let text = compile("{ \"pelmet\": 1, \"when\": [\(rows.joined(separator: ", "))], \"screens\": { \(screens) } }").text
    #expect(text.contains("rows: photoRows"))
    #expect(text.contains("static let photoIOS30Row = Row("))
  }

  @Test func `the text of a large theme grows with what is in it`() {
    let (few, many) = (compile(named(1_000)).text, compile(named(4_000)).text)
    #expect(many.utf8.count < few.utf8.count * 9 / 2)
  }

  @Test func `members have names that no parameter has`() {
    let parameters = ["color", "namedColors", "namedColors3", "values", "table"].map {
      "\"\($0)\": { \"type\": \"color\", \"default\": \"#fff\" }"
    }
    let colors = (0..<100).map { "\"c\($0)\": { \"color\": \"{color}\", \"mix\": \"#\(100 + $0)\", \"amount\": 0.5 }" }
    let text = compile(
      """
      { "pelmet": 1, "parameters": { \(parameters.joined(separator: ", ")) }, "colors": { \(colors.joined(separator: ", ")) },
        "window": { "tintColor": "{c0}" } }
      """
    ).text
    for line in [
      "let values2 = ThemeValues(color, namedColors, ", "var namedColors2: [NamedColor] {", "lazy var themeTable = Table(",
    ] {
      #expect(text.contains(line))
    }
  }

  @Test func `resolve shortens what it cannot write out`() throws {
    let resolution = try Resolution.resolve(ThemeFiles(doublings(200, of: "{ \"system\": \"label\" }")).input, ResolveQuery())
    let texts = (resolution.values ?? []).map(\.value.line)
    #expect(!texts.isEmpty)
    #expect(texts.allSatisfy { $0.utf8.count < 3_000 })
    #expect(texts.contains { $0.contains("…") })
  }

  @Test func `the history of a value says each colour once`() throws {
    var query = ResolveQuery()
    query.trace("navigationBar.tintColor")
    let resolution = try Resolution.resolve(ThemeFiles(doublings(200, of: "{ \"system\": \"label\" }")).input, query)
    expectEqual(resolution.history?.steps.count, 202)
  }
}
