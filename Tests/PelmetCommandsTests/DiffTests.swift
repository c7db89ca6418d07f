import Foundation
import PelmetTestSupport
import Testing

/// Two states of themes on disk, compared.
@Suite struct DiffTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes files below `old` and `new`, and compares these folders. The folder is left out of the output.
  private func diff(old: [String: String], new: [String: String], _ options: String...) throws -> (
    status: Int32, output: String, errors: String
  ) {
    for (name, text) in old { try folder.write(text, to: "old/\(name)") }
    for (name, text) in new { try folder.write(text, to: "new/\(name)") }
    let run = TestConsole(["diff", folder["old"], folder["new"]] + options)
    return (run.status, run.output.replacing(folder.path + "/", with: ""), run.errors.replacing(folder.path + "/", with: ""))
  }

  private static func theme(_ members: String) -> String { "{ \"pelmet\": 1, \(members) }" }

  // MARK: Values

  @Test func `a change says where it holds`() throws {
    let base = """
      "window": { "backgroundColor": { "light": "#0000FF", "dark": "#8888FF" } },
      "screens": { "photo": { "window": { "backgroundColor": "#FFFFFF" } } },
      "when": [{ "is": { "idiom": "pad", "os": ">=26" }, "statusBar": { "isHidden": HIDDEN } }]
      """
    let run = try diff(
      old: ["app.theme.json": Self.theme(base.replacing("HIDDEN", with: "false"))],
      new: [
        "app.theme.json": Self.theme(base.replacing("HIDDEN", with: "true").replacing("#8888FF", with: "#9999FF"))
      ])
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(
      run.output == """
        1 of 1 theme changes, from old to new

        app (new/app.theme.json): 2 changes
          window.backgroundColor: #8888FF → #9999FF
            plain; dark, dark+contrast, dark elevated
            new/app.theme.json:1:47
          statusBar.isHidden: false → true
            pad; from iOS 26 on
            new/app.theme.json:3:79

        """)
  }

  @Test func `a place that only one state has is compared with the place around it`() throws {
    let plain = ##""window": { "backgroundColor": "#0000FF" }"##
    let run = try diff(
      old: ["app.theme.json": Self.theme(plain)],
      new: [
        "app.theme.json": Self.theme(
          plain
            + ##", "screens": { "a": { "window": { "backgroundColor": "#FF0000" } }, "b": { "window": { "backgroundColor": "#0000FF" } } }"##
        )
      ])
    #expect(run.output.contains("  window.backgroundColor: #0000FF → #FF0000\n    screen 'a'\n"))
    #expect(!run.output.contains("'b'"))
  }

  @Test func `formatting, order and names make no difference`() throws {
    let run = try diff(
      old: [
        "app.theme.json": Self.theme(
          ##""colors": { "ink": "#000" }, "window": { "tintColor": "{ink}" }, "statusBar": { "isHidden": true }"##),
        "before.theme.json": Self.theme(##""window": { "tintColor": "#F00" }"##),
      ],
      new: [
        "app.theme.json": """
        {
          "statusBar": { "isHidden": true }, "pelmet": 1,
          "window": { "tintColor": "{black}" }, "colors": { "black": "#000000" }
        }
        """, "after.theme.json": Self.theme(##""window": { "tintColor": "#FF0000" }"##),
      ], "--fail-on", "any")
    expectEqual(run.status, 0)
    expectEqual(run.output, "")
    #expect(
      run.errors
        == "note: the theme 'before' is called 'after' now, and looks as before\nno difference in 2 themes, from old to new\n")
  }

  @Test(arguments: ["text", "markdown"]) func `a theme that only one state has is a difference`(format: String) throws {
    let run = try diff(
      old: ["a.theme.json": Self.theme(##""window": { "tintColor": "#F00" }"##)],
      new: ["b.theme.json": Self.theme(##""window": { "tintColor": "#0F0" }"##)], "--format", format, "--fail-on", "any")
    expectEqual(run.status, 1)
    #expect(run.output.contains("2 of 2 themes change"))
    #expect(run.output.contains("a new theme"))
    #expect(run.output.contains("the theme is gone"))
  }

  @Test func `two names that are no folders are taken for revisions`() {
    let run = TestConsole("diff", "v1.0", "v2.0")
    expectEqual(run.status, 64)
    #expect(
      run.errors
        == "Error: there is no file or folder 'v2.0'; fix: write one that exists, \"v1.0 -- v2.0\" for one that is gone, "
        + "or \"v1.0..v2.0\" for revisions\n")
  }

  @Test func `two files are compared whatever they are called`() throws {
    try folder.write(Self.theme(##""window": { "tintColor": "#F00" }"##), to: "in/a.theme.json")
    try folder.write(Self.theme(##""window": { "tintColor": "#0F0" }"##), to: "in/b.theme.json")
    let run = TestConsole("diff", folder["in/a.theme.json"], folder["in/b.theme.json"])
    #expect(run.output.contains("window.tintColor: #FF0000 → #00FF00"))
  }

  // MARK: Legibility

  @Test func `a background says what becomes illegible on it`() throws {
    let theme = """
      "statusBar": { "style": "automatic" }, "navigationBar": { "tintColor": "#777777", "standardAppearance": {
        "background": "opaque", "backgroundColor": "BACK", "titleTextAttributes": { "foregroundColor": "#000000" }
      } }
      """
    let old = Self.theme(theme.replacing("BACK", with: "#FFFFFF"))
    let new = Self.theme(theme.replacing("BACK", with: "#333333"))
    let run = try diff(old: ["app.theme.json": old], new: ["app.theme.json": new], "--fail-on", "contrast")
    expectEqual(run.status, 1)
    #expect(
      run.output.contains("    illegible: the title on the navigation bar: contrast 21.00:1 → 1.66:1, needed 4.5:1\n"))
    expectEqual(TestConsole("diff", folder["new"], folder["old"], "--fail-on", "contrast").status, 0)
  }

  @Test func `a text that is judged because of another value has a line of its own`() throws {
    let theme = """
      "navigationBar": { "prefersLargeTitles": LARGE, "standardAppearance": {
        "background": "opaque", "backgroundColor": "#FFFFFF", "largeTitleTextAttributes": { "foregroundColor": "#EEEEEE" }
      } }
      """
    let run = try diff(
      old: ["app.theme.json": Self.theme(theme.replacing("LARGE", with: "false"))],
      new: ["app.theme.json": Self.theme(theme.replacing("LARGE", with: "true"))])
    #expect(
      run.output.contains(
        "  navigationBar.standardAppearance\n    illegible: the large title on the navigation bar: contrast none → 1.16:1, needed 3:1\n"
      ))
  }

  // MARK: States that cannot be compared

  @Test func `errors of a state are printed with its name`() throws {
    let run = try diff(
      old: ["app.theme.json": Self.theme(##""window": {}"##)], new: ["app.theme.json": Self.theme(##""windw": {}"##)])
    expectEqual(run.status, 2)
    expectEqual(run.output, "")
    #expect(run.errors.hasPrefix("errors in new:\nnew/app.theme.json:1:16: error: "))
  }

  @Test func `a rule about looks that is set to be an error does not stop the comparison`() throws {
    let theme = """
      "rules": { "LowContrast": "error" }, "navigationBar": { "standardAppearance": {
        "background": "opaque", "backgroundColor": "#FFFFFF", "titleTextAttributes": { "foregroundColor": "FRONT" }
      } }
      """
    let run = try diff(
      old: ["app.theme.json": Self.theme(theme.replacing("FRONT", with: "#000000"))],
      new: ["app.theme.json": Self.theme(theme.replacing("FRONT", with: "#FAFAFA"))], "--fail-on", "contrast")
    expectEqual(run.status, 1)
    #expect(run.output.contains("illegible: the title"))
  }

  @Test func `a folder without themes, or one state alone, is a wrong command line`() throws {
    try folder.write("{}", to: "none/a.json")
    for arguments in [["diff", folder["none"], folder["none"]], ["diff", folder["none"]], ["diff", "nowhere", folder["none"]]] {
      let run = TestConsole(arguments)
      expectEqual(run.status, 64)
      #expect(run.errors.contains("fix: write"))
    }
  }
}
