import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// The files on the pages for teams are a module that compiles, and their tables say what its themes see.
@Suite struct GuidePageTests {
  static let pages = ["TokensStudioTeams", "FigmaVariablesTeams", "StyleDictionaryTeams"]

  @Test(arguments: pages) func theFilesCompileWithRemarksAtMost(page: String) throws {
    let page = try GuidePage(page)
    #expect(page.files.count > 3)
    let compilation = Compilation.compile(page.input)
    #expect(!compilation.module.themes.isEmpty)
    #expect(
      compilation.diagnostics.filter { $0.severity != .remark && $0.rule != .unusedToken }.map { "\($0.rule): \($0.summary)" }
        == [])
  }

  @Test(arguments: pages) func theTablesAreWhatThemesSee(page: String) throws {
    let page = try GuidePage(page)
    #expect(!page.values.isEmpty)
    let cells = page.values.map { "\($0.theme) \($0.token) \($0.look): " }
    expectEqual(zip(cells, page.actualValues()).map { $0 + $1 }, zip(cells, page.values.map(\.expected)).map { $0 + $1 })
  }
}
