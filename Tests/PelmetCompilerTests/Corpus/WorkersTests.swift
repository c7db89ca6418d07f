import PelmetDiagnostics
import PelmetSyntax
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// A run on several threads finds what one on a single thread does.
@Suite struct WorkersTests {
  /// Themes of real apps and broken ones, a hundred in a module.
  @Test(arguments: ["apps", "reports"])
  func `threads and their order make no difference`(folder: String) throws {
    var files = try ThemeFiles.folder(folder, root: folder)
    files.input.workers = .none
    let expected = Outcome(files.input)
    #expect(expected.findings.count > 50)
    for workers in [Workers.threads, .backwards] {
      files.input.workers = workers
      expectEqual(Outcome(files.input), expected)
    }
  }

  private struct Outcome: Equatable {
    let findings: [Diagnostic]
    let swift: [String]

    init(_ input: CompilerInput) {
      let compilation = Compilation.compile(input)
      findings = compilation.diagnostics
      swift = Emitter.files(compilation.module, module: "App").map(\.text)
    }
  }

  @Test func `themes are freed on another thread, once nobody else looks at them`() {
    let later = Later()
    var files = ThemeFiles([("a.theme.json", "{ \"pelmet\": 1 }")])
    files.input.workers = Workers({ count, body in (0..<count).forEach(body) }, later: { later.bodies.append($0) })
    expectEqual(Compilation.validate(files.input).themeCount, 1)
    expectEqual(later.bodies.count, 1)
    for body in later.bodies { body() }
  }

  /// Called on one thread only.
  private final class Later: @unchecked Sendable {
    var bodies: [@Sendable () -> Void] = []
  }

  @Test func `progress is told in the order of the themes`() throws {
    let files = ThemeFiles((0..<100).map { ("a\($0 + 100).theme.json", "{ \"pelmet\": 1 }") })
    var steps: [Compilation.Step] = []
    _ = Compilation.validate(files.input) { steps.append($0) }
    expectEqual(steps.first?.number, 1)
    expectEqual(steps.map(\.number), steps.map(\.number).sorted())
    #expect(steps.allSatisfy { $0.theme == "a\($0.number + 99)" && $0.count == 100 })
  }
}
