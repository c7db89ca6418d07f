import PelmetTestSupport
import Testing

/// `pelmet resolve --why` beside the file of origins that `pelmet import` writes.
@Suite struct ImportedOriginTests {
  private static let origins = """
    {
      "version": 1,
      "values": [
        {
          "path": "navigationBar.tintColor", "theme": "app", "screen": null, "context": null, "traits": {}, "value": "#FF0000",
          "sources": [{"file": "App/Bars.swift", "line": 4, "column": 5}], "via": [], "certainty": "sure"
        },
        {
          "path": "navigationBar.tintColor", "theme": "app", "screen": "photo", "context": null, "traits": {"os": ">=16"},
          "value": "#00FF00", "sources": [{"file": "App/Photo.swift", "line": 9, "column": 3}],
          "via": ["viewDidLoad (App/Photo.swift:7)", "style (App/Photo.swift:8)"], "certainty": "sure"
        }
      ]
    }
    """

  private static let theme = """
    { "pelmet": 1, "navigationBar": { "tintColor": "#FF0000" },
      "screens": { "photo": { "navigationBar": { "tintColor": "#00FF00" } } } }
    """

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["app.theme.json": Self.theme, "app.import.json": Self.origins])
  }

  @Test func `the place in the code follows the layers`() throws {
    let folder = try folder()
    let run = TestConsole("resolve", folder["app.theme.json"], "--why", "navigationBar.tintColor")
    #expect(run.output.hasSuffix("  imported from the app's code\n     App/Bars.swift:4:5\n"), "\(run.output)\(run.errors)")
  }

  @Test func `a screen has its own place, with the calls that lead there`() throws {
    let folder = try folder()
    let run = TestConsole("resolve", folder["app.theme.json"], "--screen", "photo", "--why", "navigationBar")
    #expect(
      run.output.hasSuffix(
        """
          imported from the app's code for navigationBar.tintColor
             App/Bars.swift:4:5
          imported from the app's code for navigationBar.tintColor, for the screen 'photo', for os >=16, by viewDidLoad \
        (App/Photo.swift:7), then style (App/Photo.swift:8)
             App/Photo.swift:9:3

        """), "\(run.output)\(run.errors)")
  }

  @Test func `tools get a step of the same form`() throws {
    let folder = try folder()
    let run = TestConsole("resolve", folder["app.theme.json"], "--why", "navigationBar.tintColor", "--format", "json")
    #expect(
      run.output.contains("{\"step\": \"imported from the app's code\", \"source\": \"App/Bars.swift:4:5\"}"), "\(run.output)")
  }

  @Test(arguments: [
    "", "[]", "{\"version\": 2, \"values\": []}", "{\"version\": 1, \"values\": [{\"path\": \"navigationBar.tintColor\"}, 1]}",
  ])
  func `a file that is something else is as if it were not there`(text: String) throws {
    let folder = try folder()
    try folder.write(text, to: "app.import.json")
    let run = TestConsole("resolve", folder["app.theme.json"], "--why", "navigationBar.tintColor")
    expectEqual(run.status, 0)
    #expect(!run.output.contains("imported"))
  }
}
