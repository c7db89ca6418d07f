import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// The names of colours in generated Swift: each in the module that is the first to have it.
@Suite struct ColorNameTests {
  private static let base = "{ \"pelmet\": 1, \"abstract\": true, \"colors\": { \"accent\": \"#123456\", \"ink\": \"#000\" } }"
  private static let app = "{ \"pelmet\": 1, \"colors\": { \"accent\": \"#654321\", \"page-2\": \"#FFF\" } }"

  /// The lines that declare colours' names.
  private func names(_ input: CompilerInput) -> [String] {
    let compilation = Compilation.compile(input)
    expectEqual(compilation.diagnostics.filter { $0.severity == .error }.map(\.summary), [])
    let files = Emitter.files(compilation.module, module: "App", access: input.module.settings.access)
    return (files.last?.text ?? "").split(separator: "\n").filter { $0.contains(": Self { Self(") }.map {
      String($0.dropFirst(2)).replacing(" nonisolated static var", with: "")
    }
  }

  private func names(_ files: [(path: String, text: String)]) -> [String] { names(ThemeFiles(files).input) }

  @Test func `a module names what its bases do not have, abstract themes' colours, too`() {
    #expect(
      names([("a.theme.json", Self.base), ("b.theme.json", Self.app)]) == [
        #"public accent: Self { Self("accent") }"#, #"public ink: Self { Self("ink") }"#,
        #"public page2: Self { Self("page-2") }"#,
      ])
    expectEqual(
      names([("b.theme.json", Self.app), ("Base:a.theme.json", Self.base)]), [#"public page2: Self { Self("page-2") }"#])
    expectEqual(names([("b.theme.json", "{ \"pelmet\": 1 }"), ("Base:a.theme.json", Self.base)]), [])
  }

  @Test(arguments: AccessLevel.allCases)
  func `names have the access of the module`(access: AccessLevel) {
    let settings = "{ \"access\": \"\(access)\" }"
    #expect(
      names([("b.theme.json", Self.app), ("pelmet.json", settings)]) == [
        "\(access) accent: Self { Self(\"accent\") }", "\(access) page2: Self { Self(\"page-2\") }",
      ])
  }

  @Test func `of a base whose Swift is internal nothing can be used, by its files or by its form`() throws {
    let run = FormRun([("a.theme.json", Self.base), ("pelmet.json", "{ \"access\": \"internal\" }")])
    let app = [(path: "b.theme.json", text: Self.app)]
    for input in [run.inputWithFiles(app), run.inputWithForm(app)] {
      expectEqual(names(input).map { $0.prefix { $0 != ":" } }, ["public accent", "public page2"])
    }
  }

  @Test func `what modules declare that do not know each other has a name in this one, for its code alone`() {
    let own = ("b.theme.json", Self.app)
    let strangers = [own, ("One:a.theme.json", Self.base), ("Two:a.theme.json", Self.base)]
    let all = [
      #"public page2: Self { Self("page-2") }"#, #"internal accent: Self { Self("accent") }"#,
      #"internal ink: Self { Self("ink") }"#,
    ]
    expectEqual(names(strangers), all)
    // Modules that extend each other, also through a third one, agree which of them has the name.
    func over(_ base: String, _ colors: String) -> String { "{ \"pelmet\": 1, \"extends\": \"\(base)\", \"colors\": \(colors) }" }
    let middle = ("Middle:m.theme.json", over("One:a", "{}"))
    let brand = ("Two:b2.theme.json", over("Middle:m", "{ \"ink\": \"#010101\" }"))
    expectEqual(names([own, strangers[1], middle, brand]), Array(all.prefix(1)))
    // A module that extends itself by its name is no stranger to itself.
    let itself = ("One:b3.theme.json", over("One:a", "{ \"ink\": \"#020202\" }"))
    #expect(
      names([own, strangers[1], itself, ("Two:c.theme.json", over("One:a", "{ \"ink\": \"#030303\" }"))]) == Array(all.prefix(1)))
  }
}
