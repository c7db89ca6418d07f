import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// The enum `Tokens`, which `emitTokens` asks for.
@Suite struct TokenPrinterTests {
  private func compile(_ tokens: String, themes: [String] = ["{color.accent}"]) -> Compilation {
    var input = CompilerInput(module: CompilerInput.Module(name: "App"))
    input.module.settings.emitTokens = true
    func add(_ path: String, _ text: String) {
      input.module.files.append(CompilerInput.File(path: path, id: input.sources.add(path: path, bytes: Array(text.utf8))))
    }
    add("brand.tokens.json", tokens)
    for (index, color) in themes.enumerated() {
      let wide = #"{ "space": { "bar": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } } } }"#
      let override = index == 0 ? "" : ", \(wide)"
      add(
        "theme\(index).theme.json",
        #"{ "pelmet": 1, "tokens": ["brand.tokens.json"\#(override)], "window": { "tintColor": "\#(color)" } }"#)
    }
    return Compilation.compile(input)
  }

  private func index(_ compilation: Compilation) -> String {
    Emitter.files(compilation.module, module: "App").last?.text ?? ""
  }

  private static let tokens = #"""
    {
      "color": {
        "$type": "color",
        "accent": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] }, "$deprecated": "Use \"brand\"" },
        "500": { "$value": "{color.accent}" }
      },
      "space": { "bar": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } },
      "motion": { "quick": { "$type": "duration", "$value": { "value": 150, "unit": "ms" } } }
    }
    """#

  @Test func mirrorsTheTree() {
    let compilation = compile(Self.tokens)
    #expect(!compilation.diagnostics.contains { $0.severity == .error })
    #expect(
      index(compilation).contains(
        #"""
        public enum Tokens {
          public enum color {
            public nonisolated static var _500: Pelmet.Theme.Color { .rgb(0xFF0000) }
            @available(*, deprecated, message: "Use \"brand\"")
            public nonisolated static var accent: Pelmet.Theme.Color { .rgb(0xFF0000) }
          }
          public enum motion {
            public nonisolated static var quick: Double { 0.15 }
          }
          public enum space {
            public nonisolated static var bar: Double { 8 }
          }
        }
        """#))
  }

  @Test func `a token on which themes disagree is a function of the theme`() {
    let text = index(compile(Self.tokens, themes: ["{color.accent}", "{color.500}"]))
    #expect(
      text.contains(
        """
            public nonisolated static func bar(in theme: Pelmet.Theme) -> Double? {
              switch theme.name {
              case "theme0": return 8
              case "theme1": return 12
              default: return nil
              }
            }
        """))
  }

  @Test func `a trait of its own counts in every other one`() {
    let files = ThemeFiles([
      ("pelmet.json", #"{ "emitTokens": true }"#), ("a.theme.json", #"{ "pelmet": 1, "tokens": ["a.resolver.json"] }"#),
      (
        "a.resolver.json",
        """
        { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/contrast" }],
          "modifiers": { "contrast": { "contexts": { "normal": [{ "$ref": "n.json" }], "high": [{ "$ref": "h.json" }] } } } }
        """
      ),
      ("n.json", ##"{ "a": { "$type": "color", "$value": "#111111" }, "b": { "$type": "number", "$value": 1 } }"##),
      ("h.json", ##"{ "a": { "$type": "color", "$value": "#222222" }, "b": { "$type": "number", "$value": 2 } }"##),
    ])
    let text = index(Compilation.compile(files.input))
    let color = ".adaptive(light: .rgb(0x111111), lightHighContrast: .rgb(0x222222), darkHighContrast: .rgb(0x222222))"
    #expect(text.contains("var a: Pelmet.Theme.Color {\n    \(color)\n  }\n"))
    #expect(text.contains("if Pelmet.Theme.Condition(contrast: .high).holds(for: traits) { return 2 }\n    return 1\n"))
  }

  @Test func `a token of several types has no name in Swift`() {
    let color = ##"{ "space": { "bar": { "$type": "color", "$value": "#fff" } } }"##
    let files = ThemeFiles([
      ("pelmet.json", #"{ "emitTokens": true }"#), ("a.tokens.json", Self.tokens),
      ("a.theme.json", #"{ "pelmet": 1, "tokens": ["a.tokens.json"] }"#),
      ("b.theme.json", #"{ "pelmet": 1, "tokens": ["a.tokens.json", \#(color)] }"#),
    ])
    let text = index(Compilation.compile(files.input))
    #expect(text.contains("// 'space.bar' is not of the same type everywhere."))
    #expect(!text.contains("bar("))
  }

  @Test func `a token that is a group as well is called root`() {
    let one = #"{ "$type": "number", "$value": 1 }"#
    let files = ThemeFiles([
      ("pelmet.json", #"{ "emitTokens": true }"#), ("a.tokens.json", #"{ "a": \#(one), "a-b": \#(one) }"#),
      ("b.tokens.json", #"{ "a": { "c": \#(one), "b": \#(one) } }"#),
      ("a.theme.json", #"{ "pelmet": 1, "tokens": ["a.tokens.json", "b.tokens.json"] }"#),
    ])
    let compilation = Compilation.compile(files.input)
    expectEqual(compilation.diagnostics.filter { $0.severity != .remark }.map(\.summary), [])
    #expect(
      index(compilation).contains(
        """
        public enum Tokens {
          public nonisolated static var aB: Double { 1 }
          public enum a {
            public nonisolated static var root: Double { 1 }
            public nonisolated static var b: Double { 1 }
            public nonisolated static var c: Double { 1 }
          }
        }
        """))
  }

  @Test func `the value of a group is not called as one of its tokens`() {
    let one = #"{ "$type": "number", "$value": 1 }"#
    let compilation = compile(#"{ "a": { "$root": \#(one), "root": \#(one) } }"#, themes: ["#F00"])
    let found = compilation.diagnostics.filter { $0.rule == .nameCollision }
    expectEqual(found.map(\.summary), ["tokens 'a.$root' and 'a.root' would have the same name in Swift, 'a.root'"])
  }

  @Test func `a description is documentation, whatever is in it`() {
    let description = #""\n One.\r\n\n*/ }\u2028Two.\u202E \n\n""#
    let text = index(
      compile(#"{ "a": { "$type": "number", "$value": 1, "$description": \#(description) } }"#, themes: ["#F00"]))
    #expect(
      text.contains(
        """
        public enum Tokens {
          /// One.
          ///
          /// */ }
          /// Two.
          public nonisolated static var a: Double { 1 }
        """))
  }

  @Test func isEmptyUnlessAskedFor() {
    var input = CompilerInput(module: CompilerInput.Module(name: "App"))
    let file = input.sources.add(path: "a.theme.json", bytes: Array(#"{ "pelmet": 1 }"#.utf8))
    input.module.files = [CompilerInput.File(path: "a.theme.json", id: file)]
    #expect(!index(Compilation.compile(input)).contains("Tokens"))
  }

  @Test func reportsTokensOfOneIdentifier() {
    let compilation = compile(
      #"""
      { "color": { "$type": "color", "accent": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
        "dark-red": { "$value": "{color.accent}" }, "dark red": { "$value": "{color.accent}" } } }
      """#)
    let collisions = compilation.diagnostics.filter { $0.rule == .nameCollision }
    expectEqual(collisions.count, 1)
    #expect(collisions.first?.summary.contains("'color.darkRed'") == true)
  }

  @Test func `tokens are in their groups where names of groups begin alike`() {
    let one = #"{ "$type": "number", "$value": 1 }"#
    let compilation = compile(
      #"{ "a": { "b": { "one": \#(one) }, "b-c": { "one": \#(one) }, "two": \#(one) }, "a-b": { "one": \#(one) }, "b": \#(one) }"#,
      themes: ["#F00"])
    #expect(
      index(compilation).contains(
        """
        public enum Tokens {
          public enum aB {
            public nonisolated static var one: Double { 1 }
          }
          public enum a {
            public enum bC {
              public nonisolated static var one: Double { 1 }
            }
            public enum b {
              public nonisolated static var one: Double { 1 }
            }
            public nonisolated static var two: Double { 1 }
          }
          public nonisolated static var b: Double { 1 }
        }
        """))
  }

  @Test(arguments: [
    (#"{ "x-y": { "one": N }, "xY": { "two": N } }"#, ["'xY'"]),
    (#"{ "g": { "x-y": N, "h": { "one": N }, "x": { "y": N } } }"#, []),
    (#"{ "g": { "h": { "x-y": N, "xY": N } }, "i": { "x-y": N } }"#, ["'g.h.xY'"]),
  ])
  func `names collide with those of their own group alone`(tokens: String, collisions: [String]) {
    let text = tokens.replacing("N", with: #"{ "$type": "number", "$value": 1 }"#)
    let found = compile(text, themes: ["#F00"]).diagnostics.filter { $0.rule == .nameCollision }
    expectEqual(found.count, collisions.count)
    for (finding, name) in zip(found, collisions) { #expect(finding.summary.hasSuffix(name), "\(finding.summary)") }
  }
}
