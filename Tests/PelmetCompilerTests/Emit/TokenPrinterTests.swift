import PelmetDiagnostics
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
            public nonisolated static let _500: Pelmet.Theme.Color = .rgb(0xFF0000)
            @available(*, deprecated, message: "Use \"brand\"")
            public nonisolated static let accent: Pelmet.Theme.Color = .rgb(0xFF0000)
          }
          public enum motion {
            public nonisolated static let quick: Double = 0.15
          }
          public enum space {
            public nonisolated static let bar: Double = 8
          }
        }
        """#))
  }

  @Test func leavesOutWhatThemesDoNotAgreeOn() {
    let text = index(compile(Self.tokens, themes: ["{color.accent}", "{color.500}"]))
    #expect(text.contains("// 'space.bar' is not the same in every theme."))
    #expect(!text.contains("let bar"))
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
    #expect(collisions.count == 1)
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
            public nonisolated static let one: Double = 1
          }
          public enum a {
            public enum bC {
              public nonisolated static let one: Double = 1
            }
            public enum b {
              public nonisolated static let one: Double = 1
            }
            public nonisolated static let two: Double = 1
          }
          public nonisolated static let b: Double = 1
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
    #expect(found.count == collisions.count)
    for (finding, name) in zip(found, collisions) { #expect(finding.summary.hasSuffix(name), "\(finding.summary)") }
  }
}
