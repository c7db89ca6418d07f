import PelmetCompiler
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetFiles

/// Which themes of a module are compiled where SwiftPM, or the module's settings, leave some out.
@Suite struct ExclusionTests {
  private static let theme = "{ \"pelmet\": 1 }"

  /// The themes that are compiled, then the findings: severity, rule, place, summary and fix.
  private func outcome(_ folder: TemporaryFolder, excluding paths: [String] = []) -> [String] {
    outcome(InputLoader(module: "App", [ThemeSelection(ThemeFolder(folder.path, excluding: paths))]), folder)
  }

  private func outcome(_ loader: InputLoader, _ folder: TemporaryFolder) -> [String] {
    let input = loader.input
    var locator = SourceLocator(input.sources)
    let findings = input.diagnostics.sorted(in: input.sources).map { finding in
      "\(finding.severity) \(finding.rule) \(locator.prefix(of: finding.location)): \(finding.summary) | \(finding.fix ?? "")"
        .replacing(folder.path + "/", with: "").replacing(folder.path, with: "")
    }
    return input.module.files.filter(\.isTheme).map(\.path) + findings
  }

  private let files = [
    "a.theme.json": theme, "docs/b.theme.json": theme, "docs/c.theme.json": theme, "docs/d-theme.json": theme,
    "docs/pelmet.json": "{ \"access\": \"internal\" }", "docs/x.tokens.json": "{}",
  ]

  @Test func `what SwiftPM leaves out is not compiled, and said once`() throws {
    let folder = try TemporaryFolder(files)
    #expect(
      outcome(folder, excluding: ["docs"]) == [
        "a.theme.json",
        "remark ThemeOutsideTarget : 2 themes are not compiled: Package.swift leaves 'docs' out of the target | "
          + "write { \"exclude\": [\"docs\"] } into \"pelmet.json\", so that every command leaves it out",
      ])
    expectEqual(
      outcome(folder).filter { $0.hasSuffix(".theme.json") }, ["a.theme.json", "docs/b.theme.json", "docs/c.theme.json"])
    let input = InputLoader(module: "App", [ThemeSelection(ThemeFolder(folder.path, excluding: ["docs"]))]).input
    expectEqual(input.module.settings.access, .public)
    #expect(input.module.unread?.paths().contains("docs/x.tokens.json") == true)
  }

  @Test func `settings that agree with SwiftPM are silent, and hold without a manifest`() throws {
    let folder = try TemporaryFolder(files.merging(["pelmet.json": "{ \"exclude\": [\"./docs/\"] }"]) { $1 })
    expectEqual(outcome(folder, excluding: ["docs"]), ["a.theme.json"])
    expectEqual(outcome(folder), ["a.theme.json"])
  }

  @Test func `themes in the settings go before SwiftPM, exclude before both`() throws {
    var folder = try TemporaryFolder(files.merging(["pelmet.json": "{ \"themes\": [\"docs\"] }"]) { $1 })
    let all = ["docs/b.theme.json", "docs/c.theme.json"]
    expectEqual(outcome(folder, excluding: ["docs"]).filter { $0.hasSuffix(".theme.json") }, all)
    expectEqual(outcome(folder).filter { $0.hasSuffix(".theme.json") }, all)
    let both = "{ \"themes\": [\".\"], \"exclude\": [\"docs/c.theme.json\", \"docs/d-theme.json\"] }"
    folder = try TemporaryFolder(files.merging(["pelmet.json": both]) { $1 })
    expectEqual(
      outcome(folder, excluding: ["docs"]).filter { $0.hasSuffix(".theme.json") }, ["a.theme.json", "docs/b.theme.json"])
  }

  @Test func `settings in a folder below decide for that folder`() throws {
    let folder = try TemporaryFolder([
      "T/pelmet.json": "{ \"themes\": [\"in\"], \"exclude\": [\"in/old\"] }", "T/in/a.theme.json": Self.theme,
      "T/in/old/b.theme.json": Self.theme, "T/else/c.theme.json": Self.theme, "docs/d.theme.json": Self.theme,
    ])
    #expect(
      outcome(folder, excluding: ["T/in/a.theme.json", "docs"]) == [
        "T/in/a.theme.json",
        "remark ThemeOutsideTarget T/pelmet.json:1:1: 1 theme is not compiled: Package.swift leaves 'docs' out of the target | "
          + "move the settings to \"pelmet.json\" and add \"exclude\": [\"docs\"], so that every command leaves it out",
      ])
  }

  @Test func `many paths are counted`() throws {
    let names = (1...9).map { "d\($0)" }
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ("\($0)/\($0).theme.json", Self.theme) }).merging([
        "a.theme.json": Self.theme, "pelmet.json": "{}",
      ]) { $1 })
    #expect(
      outcome(folder, excluding: names.reversed()) == [
        "a.theme.json",
        "remark ThemeOutsideTarget pelmet.json:1:1: 9 themes are not compiled: "
          + "Package.swift leaves 'd1', 'd2', 'd3' and 6 others out of the target | "
          + "add \"exclude\": [\"d1\", \"d2\", \"d3\", \"…\"] to \"pelmet.json\", so that every command leaves them out"
          .replacing("\"…\"", with: "…"),
      ])
  }

  @Test func `a path to leave out that is not there is a warning`() throws {
    let folder = try TemporaryFolder(["a.theme.json": Self.theme, "pelmet.json": "{ \"exclude\": [\"dosc\"] }"])
    #expect(
      outcome(folder) == [
        "a.theme.json", "warning UnreadableFile pelmet.json:1:15: 'dosc' cannot be read: there is no such file or folder | ",
      ])
  }

  @Test func `a module of which everything is left out has no mistake`() throws {
    let folder = try TemporaryFolder(["Fixtures/a.theme.json": "{"])
    expectEqual(outcome(folder, excluding: ["Fixtures"]).map { $0.prefix(25) }, ["remark ThemeOutsideTarget"])
    try folder.write("{ \"exclude\": [\".\"] }", to: "pelmet.json")
    expectEqual(outcome(folder), [])
  }

  @Test func `what somebody names is read, also in an excluded folder`() throws {
    let folder = try TemporaryFolder(
      files.merging(["pelmet.json": "{ \"exclude\": [\"docs\", \"in/old\"] }", "in/old/e.theme.json": ""]) { $1 })
    func named(_ path: String) -> [String] {
      let loader = InputLoader(module: "App", ThemeSelection.grouping([folder[path]]))
      return outcome(loader, folder).filter { $0.hasSuffix(".theme.json") }
    }
    expectEqual(named("docs"), ["b.theme.json", "c.theme.json"])
    #expect(named("in/old/e.theme.json").contains("in/old/e.theme.json"))
    expectEqual(named("in"), [])
  }

  @Test func `the themes of a dependency are its own target's, and a module without one says so`() throws {
    let folder = try TemporaryFolder([
      "App/a.theme.json": Self.theme, "Style/b.theme.json": Self.theme, "Style/c.theme.json": Self.theme,
    ])
    func style(_ excluded: [String]) -> ([String], [String]) {
      var loader = InputLoader(module: "App", [ThemeSelection(ThemeFolder(folder["App"]))])
      loader.addDependency("Style", folder: ThemeFolder(folder["Style"], excluding: excluded))
      let files = loader.input.dependencies.first?.files.map(\.path) ?? []
      return (files, Array(outcome(loader, folder).dropFirst()).map { String($0.prefix { $0 != "|" }) })
    }
    #expect(style(["b.theme.json"]) == (["c.theme.json"], []))
    #expect(
      style(["b.theme.json", "c.theme.json"]) == (
        [],
        [
          "remark ThemeOutsideTarget Style: 2 themes are not compiled: "
            + "Package.swift leaves 'b.theme.json' and 'c.theme.json' out of the target "
        ]
      ))
  }

  @Test(arguments: ["{ \"themes\": [\"gone\"] }", "{ \"themes\": [\"a.theme.json\", \"gone\"] }", "{ \"assets\": [\"gone\"] }"])
  func `a path that leads nowhere is reported where the settings name it`(settings: String) throws {
    let folder = try TemporaryFolder(["a.theme.json": Self.theme, "pelmet.json": settings])
    let column = settings.prefix { $0 != "g" }.count
    let found = outcome(folder).filter { $0.contains(" ") }
    expectEqual(
      found, ["error UnreadableFile pelmet.json:1:\(column): 'gone' cannot be read: there is no such file or folder | "])
    // Also below the module's folder, and when the build plugin has told the files.
    let below = try TemporaryFolder(["T/pelmet.json": settings, "T/a.theme.json": Self.theme])
    expectEqual(outcome(below).filter { $0.contains(" ") }, found.map { $0.replacing(" pelmet", with: " T/pelmet") })
  }
}
