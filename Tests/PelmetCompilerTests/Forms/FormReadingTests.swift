import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// Files that are no form of the module, or none at all: one finding at its place, and no module.
@Suite struct FormReadingTests {
  private func findings(_ text: String, of module: String = "Base") -> [String] {
    var input = CompilerInput(module: CompilerInput.Module(name: "App"))
    input.addForm(input.sources.add(path: "Base.pelmetform.json", bytes: Array(text.utf8)), of: module)
    expectEqual(input.dependencies.isEmpty, !input.diagnostics.isEmpty)
    var locator = SourceLocator(input.sources)
    return input.diagnostics.sorted(in: input.sources).map { "\(locator.prefix(of: $0.location)): \($0.summary) [\($0.rule)]" }
  }

  private static let place = "Base.pelmetform.json:"

  @Test(arguments: [
    ("{}", "1:1: this is no form of a module, which pelmetc writes with --write-form [WrongKind]"),
    ("[1]", "1:1: this is no form of a module, which pelmetc writes with --write-form [WrongKind]"),
    ("{ \"pelmet\": 1 }", "1:1: this is no form of a module, which pelmetc writes with --write-form [WrongKind]"),
    (
      "{\"pelmetform\":2,\"module\":\"Base\",\"files\":{}}",
      "1:15: this release of Pelmet reads version 1 of forms [UnsupportedVersion]"
    ),
    ("{\"pelmetform\":\"1\"}", "1:15: this release of Pelmet reads version 1 of forms [UnsupportedVersion]"),
    ("{\"pelmetform\":1,\"files\":{}}", "1:1: expected the form of 'Base'; this is one of no module [WrongKind]"),
    (
      "{\"pelmetform\":1,\"module\":\"Bose\",\"files\":{}}",
      "1:26: expected the form of 'Base'; this is one of 'Bose' [WrongKind]"
    ),
    ("{\"pelmetform\":1,\"module\":\"Base\"}", "1:1: expected an object \"files\" with the files of the module [WrongKind]"),
    (
      "{\"pelmetform\":1,\"module\":\"Base\",\"files\":[]}",
      "1:41: expected an object \"files\" with the files of the module [WrongKind]"
    ),
    (
      "{\"pelmetform\":1,\"module\":\"Base\",\"files\":{\"../a.theme.json\":{}}}",
      "1:60: expected a path inside the module's folder, not '../a.theme.json' [WrongKind]"
    ),
    (
      "{\"pelmetform\":1,\"module\":\"Base\",\"assets\":{\"colors\":1},\"files\":{}}",
      "1:42: expected the module's assets: an object with \"colors\" and \"images\" [WrongKind]"
    ),
  ])
  func `one finding says what is wrong`(text: String, finding: String) {
    expectEqual(findings(text), [Self.place + finding])
  }

  @Test func `every beginning of a form is one finding`() throws {
    let form = try #require(FormRun.text(CanonicalFormTests.base)).dropLast()
    for count in 0..<form.utf8.count {
      let found = findings(String(decoding: form.utf8.prefix(count), as: UTF8.self))
      expectEqual(found.count, 1)
      #expect(found.allSatisfy { $0.hasPrefix(Self.place) && $0.hasSuffix(" [InvalidJSON]") }, "\(found)")
    }
  }

  @Test func `values that nest too deep are one finding`() {
    let deep = String(repeating: "[", count: 100_000)
    expectEqual(findings("{\"pelmetform\":1,\"module\":\"Base\",\"files\":{\"a.json\":\(deep)").count, 1)
  }

  @Test func `whatever stands for a theme, the run ends with findings at the dependent's line`() {
    for theme in [
      "1", "null", "[]", "{}", "\"\"", "{\"pelmet\":7}", "{\"pelmet\":1,\"extends\":\"b\"}",
      "{\"pelmet\":1,\"tokens\":[\"c.json\"]}",
    ] {
      var input = CompilerInput(module: CompilerInput.Module(name: "App"))
      let text = "{\"pelmetform\":1,\"module\":\"Base\",\"files\":{\"b.theme.json\":\(theme),\"c.json\":\"{\"}}"
      input.addForm(input.sources.add(path: "Base.pelmetform.json", bytes: Array(text.utf8)), of: "Base")
      let app = input.sources.add(path: "a.theme.json", bytes: Array("{ \"pelmet\": 1, \"extends\": \"Base:b\" }".utf8))
      input.module.files = [.init(path: "a.theme.json", id: app)]
      let compilation = Compilation.compile(input)
      #expect(!compilation.diagnostics.isEmpty)
      for finding in compilation.diagnostics {
        expectEqual(compilation.sources.path(of: finding.location), "a.theme.json", "\(theme)")
      }
    }
  }

  @Test(arguments: ["{ \"a\" }", "", "{ \"a\": 1, \"a\": 2 }"])
  func `a file that is no JSON is not in the form`(text: String) {
    let theme = (path: "a.theme.json", text: "{ \"pelmet\": 1 }")
    let run = FormRun([theme, ("b.json", text)])
    #expect(run.text != nil && run.text == FormRun.text([theme]))
    #expect(run.form.findings.isEmpty)
  }

  @Test func `what is in a file without tokens makes no difference`() {
    let theme = (path: "a.theme.json", text: "{ \"pelmet\": 1 }")
    let run = FormRun.text([theme, ("b.json", "{ \"layers\": [] }")])
    #expect(run != nil && run == FormRun.text([theme, ("b.json", "[1, 2]")]))
    #expect(run != FormRun.text([theme]))
  }
}
