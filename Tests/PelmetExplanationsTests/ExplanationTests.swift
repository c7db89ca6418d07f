import Foundation
import PelmetCompiler
import PelmetDiagnostics
import PelmetSyntax
import Testing

/// That the explanations are complete and true.
@Suite struct ExplanationTests {
  @Test func explainsEveryFindingOnce() throws {
    let sources = Fixtures.tests.deletingLastPathComponent().appendingPathComponent("Sources")
    var names: Set<String> = []
    for module in ["PelmetSyntax", "PelmetCompiler", "PelmetFiles"] {
      let files = FileManager.default.enumerator(at: sources.appendingPathComponent(module), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        names.formUnion(text.matches(of: /DiagnosticID\("(\w+)"\)/).map { String($0.1) })
      }
    }
    let explained = DiagnosticCatalogue.all.map(\.id.name)
    #expect(names.subtracting(explained).sorted() == [])
    #expect(explained.count == Set(explained).count)
  }

  /// The reference defines them; a copy of its list of names is a fixture.
  @Test func explainsEveryFindingOfTheReference() throws {
    let text = try String(contentsOf: Fixtures.tests.appendingPathComponent("Fixtures/diagnostic-names.txt"), encoding: .utf8)
    let names = text.split(separator: "\n").map(String.init)
    #expect(names.count > 60)
    #expect(Set(names).subtracting(DiagnosticCatalogue.all.map(\.id.name)).sorted() == [])
  }

  @Test(arguments: DiagnosticCatalogue.all.map(\.id.name))
  func hasATitleWithoutAFullStop(name: String) throws {
    let explanation = try #require(DiagnosticCatalogue.all.first { $0.id.name == name })
    #expect(!explanation.title.hasSuffix("."))
    #expect(explanation.title.count <= 72)
    #expect(!explanation.text.isEmpty)
  }

  @Test(arguments: (DecodingDiagnostics.all + LinkingDiagnostics.all).map(\.id))
  func showsAWrongExampleAndARightOne(id: DiagnosticID) throws {
    let text = try #require(DiagnosticCatalogue.all.first { $0.id == id }).text
    let examples = text.matches(of: /```json\n(.*?)\n```/.dotMatchesNewlines()).map { String($0.1) }
    try #require(examples.count == 2)
    let wrong = compile(examples[0])
    #expect(wrong.map(\.id) == [id])
    #expect(wrong.map(\.severity) == [.error])
    #expect(compile(examples[1]) == [])
  }

  /// The findings about a theme in a module with a few others, beside a module `CompanyStyle`.
  private func compile(_ theme: String) -> [Diagnostic] {
    var input = CompilerInput(
      module: CompilerInput.Module(name: "App"), dependencies: [CompilerInput.Module(name: "CompanyStyle")])
    let base = "{ \"pelmet\": 1, \"abstract\": true }"
    func file(_ path: String, _ text: String, isCompiled: Bool = false) -> CompilerInput.File {
      CompilerInput.File(path: path, id: input.sources.add(path: path, bytes: Array(text.utf8)), isCompiled: isCompiled)
    }
    input.module.files = [
      file("midnight.theme.json", theme, isCompiled: true), file("base.theme.json", base),
      file("shared/evening.theme.json", base),
    ]
    input.dependencies[0].files = [file("base.theme.json", base)]
    return Compilation.validate(input).diagnostics
  }
}
