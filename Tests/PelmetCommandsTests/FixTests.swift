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
    #expect(try folder.text(of: "app/a.theme.json") == Self.fixed)
    #expect(run.errors.hasPrefix("fixed \(folder["app/a.theme.json"]): 4 findings\n\(folder["app/b.theme.json"]):1:16: error: "))
    #expect(run.errors.hasSuffix("1 error in 2 themes\n"))
    #expect(run.output == "")
    #expect(run.status == 1)
  }

  @Test func endsWellWhenNothingRemains() throws {
    let run = TestConsole("validate", "--fix", folder["app/a.theme.json"])
    #expect(run.errors == "fixed \(folder["app/a.theme.json"]): 4 findings\nno errors in 1 theme\n")
    #expect(run.status == 0)
  }

  @Test func doesNothingTheSecondTime() throws {
    _ = TestConsole("validate", "--fix", folder["app"])
    let run = TestConsole("validate", "--fix", folder["app"])
    #expect(!run.errors.contains("fixed"))
    #expect(try folder.text(of: "app/a.theme.json") == Self.fixed)
  }

  @Test func printsAPatchAndWritesNothing() throws {
    let run = TestConsole("validate", "--fix", "--dry-run", folder["app/a.theme.json"])
    let path = folder["app/a.theme.json"]
    #expect(try folder.text(of: "app/a.theme.json") == Self.broken)
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
    #expect(run.errors == "would fix \(path): 4 findings\nno errors in 1 theme\n")
    #expect(run.status == 0)
  }

  @Test func leavesTheFilesOfOtherModulesAlone() throws {
    let run = TestConsole("validate", "--fix", folder["user"], "--module", "Style=\(folder["style"])")
    #expect(try folder.text(of: "style/base.theme.json") == Self.base)
    #expect(run.status == 1)
  }

  @Test func leavesFilesAloneThatAreOnlyReferredTo() throws {
    let run = TestConsole("validate", "--fix", folder["twice/d.theme.json"])
    #expect(run.errors.hasPrefix("fixed \(folder["twice/d.theme.json"]): 1 finding\n"))
    #expect(try folder.text(of: "twice/e.theme.json") == Self.base)
    #expect(run.status == 1)
  }

  @Test func fixesAFileOnceThatIsNamedTwice() throws {
    let run = TestConsole("validate", "--fix", folder["app"], folder["app/a.theme.json"], folder["app/"])
    #expect(try folder.text(of: "app/a.theme.json") == Self.fixed)
    #expect(run.errors.hasPrefix("fixed \(folder["app/a.theme.json"]): 4 findings\n"))
  }

  @Test func changesLooksWhenAsked() throws {
    let run = TestConsole("validate", "--fix-looks", "--strict", folder["page"])
    #expect(run.status == 0)
    #expect(
      try folder.text(of: "page/f.theme.json")
        == "{ \"pelmet\": 1, \"userInterfaceStyle\": \"light\", \"content\": { \"backgroundColor\": \"#FFFFFF\" } }")
  }

  @Test func reportsForToolsWhatRemains() {
    let run = TestConsole("validate", "--fix", "--format", "json", folder["app/a.theme.json"])
    #expect(run.output == "{\"version\": 1, \"diagnostics\": []}\n")
    #expect(run.errors == "fixed \(folder["app/a.theme.json"]): 4 findings\n")
  }

  @Test(arguments: [["--dry-run"], ["--fix", "--dry-run", "--format", "sarif"]])
  func refusesWhatHasNoMeaning(options: [String]) {
    let run = TestConsole(["validate", folder["app"]] + options)
    #expect(run.status == 64)
    #expect(run.errors.contains("--dry-run"))
  }
}
