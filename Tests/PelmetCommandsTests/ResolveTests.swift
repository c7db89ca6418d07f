import PelmetTestSupport
import Testing

@Suite struct ResolveTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder([
      "base.theme.json": "{ \"pelmet\": 1, \"abstract\": true, \"window\": { \"tintColor\": \"{accent}\" } }",
      "brand.theme.json": """
      {
        "pelmet": 1,
        "extends": "base",
        "parameters": { "accent": { "type": "color", "default": "#0A84FF" } },
        "content": { "backgroundColor": { "light": "#FFF", "dark": "#000", "darkHighContrast": "#111", "darkElevated": "#222" } },
        "statusBar": { "isHidden": false },
        "when": [
          { "is": { "idiom": "pad", "horizontalSizeClass": "regular" }, "statusBar": { "isHidden": true } },
          { "is": { "os": ">=26" }, "content": null }
        ],
        "contexts": { "mail": { "window": { "tintColor": "#34C759" } } },
        "screens": { "photo": { "content": { "backgroundColor": "unknown" } } }
      }
      """,
    ])
    file = folder["brand.theme.json"]
  }

  /// Paths, values and places of the table, with one space between them and the folder left out.
  private func table(_ options: String...) -> [String] {
    let run = TestConsole(["resolve", file, "--os", "17"] + options)
    expectEqual(run.status, 0, "\(run.errors)")
    return run.output.split(separator: "\n").map { line in
      line.replacing(folder.path + "/", with: "").split(separator: " ").joined(separator: " ")
    }
  }

  @Test func showsPathValueAndPlace() {
    #expect(
      table() == [
        "window.tintColor #0A84FFFF base.theme.json:1:59", "content.backgroundColor #FFFFFFFF brand.theme.json:5:35",
        "statusBar.isHidden false brand.theme.json:6:30",
      ])
  }

  @Test func alignsTheColumns() {
    let lines = TestConsole("resolve", file, "--os", "17").output.split(separator: "\n")
    let places = lines.compactMap { $0.firstRange(of: folder.path)?.lowerBound.utf16Offset(in: $0) }
    expectEqual(places.count, 3)
    expectEqual(Set(places).count, 1)
  }

  @Test(arguments: [
    (["--scheme", "dark"], 1, "#000000FF"), (["--scheme", "dark", "--contrast", "high"], 1, "#111111FF"),
    (["--scheme", "dark", "--level", "elevated"], 1, "#222222FF"), (["--screen", "photo"], 1, "unknown"),
    (["--context", "mail"], 0, "#34C759FF"), (["--argument", "accent=#FF2D55"], 0, "#FF2D55FF"), (["--idiom", "pad"], 2, "true"),
    (["--idiom", "pad", "--horizontal-size-class", "compact"], 2, "false"), (["--vertical-size-class", "compact"], 2, "false"),
    (["--os", "26.1"], 1, "null"),
  ])
  func answersForPlaceTraitsAndArguments(options: [String], line: Int, value: String) throws {
    let run = TestConsole(["resolve", file] + (options.contains("--os") ? [] : ["--os", "17"]) + options)
    expectEqual(run.status, 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    try #require(lines.count > line)
    #expect(lines[line].split(separator: " ")[1] == value)
  }

  @Test func writesJSON() {
    let run = TestConsole("resolve", file, "--os", "17", "--format", "json")
    #expect(
      run.output.replacing(folder.path + "/", with: "") == """
        [
          {"path": "window.tintColor", "value": "#0A84FFFF", "source": "base.theme.json:1:59"},
          {"path": "content.backgroundColor", "value": "#FFFFFFFF", "source": "brand.theme.json:5:35"},
          {"path": "statusBar.isHidden", "value": false, "source": "brand.theme.json:6:30"}
        ]

        """)
  }

  @Test func writesAnEmptyArrayForAThemeThatSetsNothing() throws {
    try folder.write("{ \"pelmet\": 1 }", to: "empty.theme.json")
    expectEqual(TestConsole("resolve", folder["empty.theme.json"], "--format", "json").output, "[]\n")
    expectEqual(TestConsole("resolve", folder["empty.theme.json"]).output, "the theme sets nothing here\n")
  }

  @Test func showsColorsOnATerminal() {
    let run = TestConsole(["resolve", file], isTerminal: true)
    #expect(run.output.contains("\u{1B}[48;2;10;132;255m  \u{1B}[0m #0A84FFFF"))
  }

  @Test(arguments: [
    (["--screen", "phto"], "'phto' is not a screen of the theme; fix: write \"photo\""),
    (["--context", "x"], "'x' is not a context of the theme"),
    (["--argument", "acent=1"], "'acent' is not a parameter of the theme; fix: write \"accent\""),
    (["--argument", "accent=red"], "'red' is not a value for 'accent'; expected a colour"),
    (["--os", "x"], "The value 'x' is invalid for '--os <version>'"), (["--scheme", "drak"], "The value 'drak' is invalid"),
  ])
  func refusesWhatTheThemeDoesNotHave(options: [String], message: String) {
    let run = TestConsole(["resolve", file] + options)
    expectEqual(run.status, 64)
    expectEqual(run.output, "")
    #expect(run.errors.contains(message))
    #expect(run.errors.hasPrefix("Error: "))
  }

  @Test func printsNothingWhenThereAreErrors() throws {
    try folder.write("{ \"pelmet\": 1, \"extends\": \"base\" }", to: "broken.theme.json")
    let run = TestConsole("resolve", folder["broken.theme.json"], "--format", "json")
    expectEqual(run.status, 1)
    expectEqual(run.output, "")
    #expect(run.errors.contains("[UnresolvedReference]"))
  }

  @Test(arguments: [("", "this is a folder, not a file"), ("gone.theme.json", "there is no such file")])
  func wantsAThemeFile(path: String, message: String) {
    let run = TestConsole("resolve", path.isEmpty ? folder.path : folder[path])
    expectEqual(run.status, 1)
    #expect(run.errors.contains("error: \(message) [UnreadableFile]"))
  }

  // MARK: Values that a system does not draw

  private static let glass = """
    {
      "pelmet": 1,
      "tabBar": {
        "standardAppearance": { "backgroundColor": "#FFFFFF", "shadowColor": "none", "itemAppearance": { "normal": { "iconColor": "#444444" } } }
      },
      "toolbar": { "standardAppearance": { "backgroundEffect": "none", "backgroundColor": "#FFFFFF" } }
    }
    """

  private func lines(_ folder: TemporaryFolder, _ options: String...) -> [String] {
    let run = TestConsole(["resolve", folder["glass.theme.json"]] + options)
    expectEqual(run.status, 0, "\(run.errors)")
    return run.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func marksValuesThatASystemDoesNotDraw() throws {
    let folder = try TemporaryFolder(["glass.theme.json": Self.glass])
    let marked = lines(folder, "--os", "26").filter { $0.contains("not drawn") }.map { $0.split(separator: " ")[0] }
    #expect(
      marked == [
        "tabBar.standardAppearance.backgroundColor", "tabBar.standardAppearance.stackedLayoutAppearance.normal.iconColor",
        "tabBar.standardAppearance.inlineLayoutAppearance.normal.iconColor",
        "tabBar.standardAppearance.compactInlineLayoutAppearance.normal.iconColor",
      ])
    #expect(
      lines(folder, "--os", "27").suffix(2) == [
        "[1] reported: from iOS 26 on, tab bars stay glass, without this background",
        "[2] reported: from iOS 26 on, icons of unselected tabs are black or white, not in this colour",
      ])
    #expect(!lines(folder, "--os", "18").joined().contains("not drawn"))
  }

  @Test func marksValuesThatASystemDrawsOtherwise() throws {
    let folder = try TemporaryFolder([
      "glass.theme.json": """
      {
        "pelmet": 1,
        "tabBar": {
          "backgroundColor": "#FFFFFF", "standardAppearance": { "background": "transparent", "backgroundColor": "#000000" }
        }
      }
      """
    ])
    let marks = lines(folder, "--os", "26").filter { $0.hasSuffix("]") }.map { $0.split(separator: " ") }
    #expect(
      marks.map { "\($0[0]) \($0.suffix($0.contains("drawn") ? 3 : 2).joined(separator: " "))" } == [
        "tabBar.standardAppearance.background changed [1]", "tabBar.standardAppearance.backgroundColor not drawn [2]",
        "tabBar.backgroundColor changed [3]",
      ])
    #expect(
      lines(folder, "--os", "26").last == "[3] reported: from iOS 26 on, a rectangle of this colour is behind the floating bar")
    #expect(
      lines(folder, "--os", "26", "--format", "json").contains { $0.contains(#""changed": "reported: from iOS 26 on, a rect"#) })
    #expect(!lines(folder, "--os", "18").joined().contains("changed"))
  }

  @Test func saysInJSONWhyAValueIsNotDrawn() throws {
    let folder = try TemporaryFolder(["glass.theme.json": Self.glass])
    let output = lines(folder, "--os", "26", "--format", "json")
    let ignored = output.filter { $0.contains("\"ignored\": \"reported: from iOS 26 on, ") }
    expectEqual(ignored.count, 4)
    #expect(!lines(folder, "--os", "18", "--format", "json").joined().contains("ignored"))
  }

  @Test func marksNothingInAnAppThatOptsOut() throws {
    let folder = try TemporaryFolder([
      "glass.theme.json": Self.glass, "pelmet.json": "{ \"designRequiresCompatibility\": true }",
    ])
    #expect(!lines(folder, "--os", "26").joined().contains("not drawn"))
  }

  /// A path as a file has it leads to the value: by the key that stands for several properties, as a JSON Pointer.
  @Test(arguments: [
    (
      "tabBar.standardAppearance.itemAppearance.normal.iconColor",
      "tabBar.standardAppearance.stackedLayoutAppearance.normal.iconColor"
    ),
    (
      "/tabBar/standardAppearance/itemAppearance/normal/iconColor",
      "tabBar.standardAppearance.stackedLayoutAppearance.normal.iconColor"
    ),
    ("barButtonItem.titleTextAttributes.foregroundColor", "barButtonItem.titleTextAttributes.foregroundColor"),
    ("/screens/photo/window/tintColor", "window.tintColor"), ("contexts.mail.window.tintColor", "window.tintColor"),
    ("/when/0/window/tintColor", "window.tintColor"),
  ])
  func explainsAPathAsItIsWritten(written: String, path: String) throws {
    let folder = try TemporaryFolder([
      "a.theme.json": """
      {
        "pelmet": 1,
        "tabBar": { "standardAppearance": { "itemAppearance": { "normal": { "iconColor": "#111" } } } },
        "barButtonItem": { "titleTextAttributes": { "foregroundColor": "#111" } },
        "window": { "tintColor": "#222" },
        "when": [{ "is": { "scheme": "light" }, "window": { "tintColor": "#111" } }],
        "screens": { "photo": { "window": { "tintColor": "#111" } } },
        "contexts": { "mail": { "window": { "tintColor": "#111" } } }
      }
      """
    ])
    let run = TestConsole("resolve", folder["a.theme.json"], "--why", written)
    #expect(run.output.hasPrefix("\(path) is #111111FF\n"), "\(run.output)\(run.errors)")
  }

  @Test func namesTheNearestPathForAnUnknownOne() {
    let run = TestConsole("resolve", file, "--why", "/window/tintColour")
    expectEqual(run.errors, "Error: 'window.tintColour' is not a property; fix: write \"window.tintColor\"\n")
  }
}
