import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// Random mistakes in the themes of real apps: each is found, where it was made.
@Suite struct MutationTests {
  @Test func findsMistakesWhereTheyAreMade() throws {
    var subjects: [MutationRun.Subject] = []
    for app in AppsTests.apps {
      for path in Fixtures.files(below: "apps/\(app)", ending: ".theme.json") {
        let parts = path.split(separator: "/").map { String($0) }
        let module = parts.count > 1 && parts[0].first?.isUppercase == true ? parts[0] : nil
        let name = String(parts[parts.count - 1].dropLast(".theme.json".count))
        let input = try ThemeFiles.folder("apps/\(app)", root: "", main: module, compiled: name).input
        let file = try #require(input.sources.files.firstIndex { $0.path == "apps/\(app)/\(path)" })
        subjects.append(MutationRun.Subject(input: input, file: FileID(index: UInt32(file))))
      }
    }
    let count = Share.isWhole ? 200 : 50
    let run = MutationRun(subjects, count: count, seed: 2026)
    expectEqual(run.found + run.missed.count, count)
    #expect(run.missed.count <= count / 100, "\(run.missed)")
  }
}
