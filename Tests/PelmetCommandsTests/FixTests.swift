import Foundation
import PelmetTestSupport
import Testing

/// `pelmet validate --fix`.
@Suite struct FixTests {
  private let folder: TemporaryFolder

  private static let broken = """
    {
      "pelmet": 1,
      "statusBar": { "style": "lihgtContent" },
      "window": { "tintColor": "0A84FF", },
    }

    """
  private static let fixed = """
    {
      "pelmet": 1,
      "statusBar": { "style": "lightContent" },
      "window": { "tintColor": "#0A84FF" }
    }

    """

  private static let base = "{ \"pelmet\": 1, \"statusBar\": { \"style\": \"lihgtContent\" } }"

  init() throws {
    folder = try TemporaryFolder([
      "app/a.theme.json": Self.broken, "app/b.theme.json": "{ \"pelmet\": 1, \"unheardOf\": 1 }",
      "style/base.theme.json": Self.base, "user/c.theme.json": "{ \"pelmet\": 1, \"extends\": \"Style:base\" }",
      "twice/d.theme.json": "{ \"pelmet\": 1, \"extends\": \"e\", }", "twice/e.theme.json": Self.base,
      "page/f.theme.json": "{ \"pelmet\": 1, \"content\": { \"backgroundColor\": \"#FFFFFF\" } }",
    ])
  }

  @Test func fixesFileByFileAndReportsWhatRemains() throws {
    let run = TestConsole("validate", "--fix", folder["app"])
    try expectEqual(folder.text(of: "app/a.theme.json"), Self.fixed)
    #expect(run.errors.hasPrefix("fixed \(folder["app/a.theme.json"]): 4 findings\n\(folder["app/b.theme.json"]):1:16: error: "))
    #expect(run.errors.hasSuffix("1 error in 2 themes\n"))
    expectEqual(run.output, "")
    expectEqual(run.status, 1)
  }

  @Test func endsWellWhenNothingRemains() throws {
    let run = TestConsole("validate", "--fix", folder["app/a.theme.json"])
    expectEqual(run.errors, "fixed \(folder["app/a.theme.json"]): 4 findings\nno errors in 1 theme\n")
    expectEqual(run.status, 0)
  }

  @Test func doesNothingTheSecondTime() throws {
    _ = TestConsole("validate", "--fix", folder["app"])
    let run = TestConsole("validate", "--fix", folder["app"])
    #expect(!run.errors.contains("fixed"))
    try expectEqual(folder.text(of: "app/a.theme.json"), Self.fixed)
  }

  @Test func printsAPatchAndWritesNothing() throws {
    let run = TestConsole("validate", "--fix", "--dry-run", folder["app/a.theme.json"])
    let path = folder["app/a.theme.json"]
    try expectEqual(folder.text(of: "app/a.theme.json"), Self.broken)
    #expect(
      run.output == """
        --- \(path)\t
        +++ \(path)\t
        @@ -1,5 +1,5 @@
         {
           "pelmet": 1,
        -  "statusBar": { "style": "lihgtContent" },
        -  "window": { "tintColor": "0A84FF", },
        +  "statusBar": { "style": "lightContent" },
        +  "window": { "tintColor": "#0A84FF" }
         }

        """)
    expectEqual(run.errors, "would fix \(path): 4 findings\nno errors in 1 theme\n")
    expectEqual(run.status, 0)
  }

  @Test func leavesTheFilesOfOtherModulesAlone() throws {
    let run = TestConsole("validate", "--fix", folder["user"], "--module", "Style=\(folder["style"])")
    try expectEqual(folder.text(of: "style/base.theme.json"), Self.base)
    expectEqual(run.status, 1)
  }

  @Test func leavesFilesAloneThatAreOnlyReferredTo() throws {
    let run = TestConsole("validate", "--fix", folder["twice/d.theme.json"])
    #expect(run.errors.hasPrefix("fixed \(folder["twice/d.theme.json"]): 1 finding\n"))
    try expectEqual(folder.text(of: "twice/e.theme.json"), Self.base)
    expectEqual(run.status, 1)
  }

  @Test func fixesAFileOnceThatIsNamedTwice() throws {
    let run = TestConsole("validate", "--fix", folder["app"], folder["app/a.theme.json"], folder["app/"])
    try expectEqual(folder.text(of: "app/a.theme.json"), Self.fixed)
    #expect(run.errors.hasPrefix("fixed \(folder["app/a.theme.json"]): 4 findings\n"))
  }

  @Test func changesLooksWhenAsked() throws {
    let run = TestConsole("validate", "--fix-looks", "--strict", folder["page"])
    expectEqual(run.status, 0)
    #expect(
      try folder.text(of: "page/f.theme.json")
        == "{ \"pelmet\": 1, \"userInterfaceStyle\": \"light\", \"content\": { \"backgroundColor\": \"#FFFFFF\" } }")
  }

  @Test func reportsForToolsWhatRemains() {
    let run = TestConsole("validate", "--fix", "--format", "json", folder["app/a.theme.json"])
    expectEqual(run.output, "{\"version\": 1, \"diagnostics\": []}\n")
    expectEqual(run.errors, "fixed \(folder["app/a.theme.json"]): 4 findings\n")
  }

  @Test(arguments: [["--dry-run"], ["--fix", "--dry-run", "--format", "sarif"]])
  func refusesWhatHasNoMeaning(options: [String]) {
    let run = TestConsole(["validate", folder["app"]] + options)
    expectEqual(run.status, 64)
    #expect(run.errors.contains("--dry-run"))
  }

  // MARK: Settings

  private static let slips = "{ \"themes\": \"Themes\", \"minimumOS\": 15, \"ruels\": { \"LowContrast\": \"warn\" } }"

  private func module() throws -> TemporaryFolder {
    try TemporaryFolder(["App/pelmet.json": Self.slips, "App/Themes/a.theme.json": "{ \"pelmet\": 1 }"])
  }

  @Test func fixesTheSettingsOfAFolder() throws {
    let folder = try module()
    let run = TestConsole("validate", "--fix", folder["App"])
    try expectEqual(
      folder.text(of: "App/pelmet.json"),
      "{ \"themes\": [\"Themes\"], \"minimumOS\": \"15\", \"rules\": { \"LowContrast\": \"warning\" } }")
    expectEqual(run.status, 0, "\(run.errors)")
  }

  /// Who names a theme, or a part of a module, has not named the settings around it.
  @Test(arguments: ["App/Themes/a.theme.json", "App/Themes"])
  func leavesSettingsAroundWhatIsNamed(path: String) throws {
    let folder = try module()
    _ = TestConsole("validate", "--fix", folder[path])
    try expectEqual(folder.text(of: "App/pelmet.json"), Self.slips)
  }
}
