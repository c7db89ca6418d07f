import Foundation
import Pelmet
import PelmetCompiler
import PelmetDiagnostics
import PelmetFiles
import PelmetTestSupport
import Testing

@testable import PelmetCommands
@testable import PelmetPreview

/// The notes of a page, compared with what other commands say of the same themes.
@Suite struct PreviewNotesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(Self.files) }

  /// An app with two themes over one base, tokens by scheme, a parameter, conditions, a context, screens, and mistakes.
  private static let files = [
    "app/base.theme.json": """
    {
      "pelmet": 1, "abstract": true,
      "tokens": ["ink.tokens.json", "mode.resolver.json"],
      "inputs": { "mode": { "light": "day", "dark": "night" } },
      "parameters": { "accent": { "type": "color", "default": "#0A84FF" } },
      "colors": { "bar": "{color.surface}", "faint": { "color": "{color.ink}", "alpha": 0.5 } },
      "window": { "tintColor": "{accent}" },
      "statusBar": { "style": "automatic" },
      "navigationBar": {
        "standardAppearance": {
          "background": "opaque", "backgroundColor": "{bar}",
          "titleTextAttributes": { "foregroundColor": "{color.ink}", "font": { "size": 17, "weight": "bold" } }
        },
        "scrollEdgeAppearance": "standardAppearance"
      }
    }
    """,
    "app/brand.theme.json": """
    {
      "pelmet": 1, "extends": "base",
      "tabBarItem": { "badgeColor": { "asset": "</script><b>" } },
      "tabBar": {
        "standardAppearance": {
          "backgroundColor": { "system": "systemBackground" }, "itemAppearance": { "normal": { "iconColor": "{faint}" } }
        }
      },
      "when": [
        { "is": { "os": "<26" }, "toolbar": { "standardAppearance": { "backgroundColor": "#FFFFFF" }, "tintColor": "#FFFF00" } },
        { "is": { "idiom": "pad" }, "statusBar": { "isHidden": true } }
      ],
      "contexts": { "mail": { "window": { "tintColor": "#34C759" } } },
      "screens": {
        "photo": { "content": { "backgroundColor": "unknown" }, "navigationBar": { "standardAppearance": { "backgroundColor": null } } },
        "note": { "navigationBar": { "standardAppearance": { "titleTextAttributes": { "foregroundColor": "#808080" } } } }
      }
    }
    """,
    "app/plain.theme.json": "{ \"pelmet\": 1, \"extends\": \"base\", \"arguments\": { \"accent\": \"#FF0000\" } }",
    "app/ink.tokens.json": """
    { "color": { "$type": "color", "ink": { "$value": "{palette.grey}" } },
      "palette": { "$type": "color", "grey": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.2, 0.2] } } } }
    """,
    "app/mode.resolver.json": """
    { "version": "2025.10",
      "modifiers": {
        "mode": { "contexts": { "day": [{ "$ref": "day.tokens.json" }], "night": [{ "$ref": "night.tokens.json" }] }, "default": "day" } },
      "resolutionOrder": [{ "$ref": "#/modifiers/mode" }] }
    """,
    "app/day.tokens.json": """
    { "color": { "surface": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } } }
    """,
    "app/night.tokens.json": """
    { "color": { "surface": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } } }
    """,
  ]

  /// The themes at a path, and what a page says of them.
  private static func preview(_ path: String) -> (themes: [PreviewedTheme], json: String) {
    let loader = InputLoader(module: "app", ThemeSelection.grouping([path]), sources: SourceMap(), texts: [:])
    let module = LoadedModule(name: "app", input: loader.input, visited: [], unfollowed: UnfollowedLinks(), imageSets: [:])
    let preview = PreviewedModule(module).preview
    let themes = (preview?.themes ?? []) + (preview?.abstractThemes ?? [])
    var json = NotesJSON(OpenColors())
    for theme in themes { json.add(theme) }
    return (themes, json.json)
  }

  private func notes(of path: String = "app") throws -> PageNotes {
    let (themes, json) = Self.preview(folder[path])
    return try PageNotes(json, names: themes.map(\.theme.name))
  }

  // MARK: Values

  @Test(arguments: ["brand", "plain"])
  func `values are those of resolve, in every place, look, system and device`(theme: String) throws {
    let notes = try notes()
    let places: [(index: Int, options: [String])] =
      theme == "plain"
      ? [(0, [])]
      : [
        (0, []), (1, ["--screen", "note"]), (2, ["--screen", "photo"]), (3, ["--context", "mail"]),
        (4, ["--context", "mail", "--screen", "note"]), (5, ["--context", "mail", "--screen", "photo"]),
      ]
    for (place, options) in places {
      let points = PageNotes.Point.all(systems: ["16", "18", "26", "26.5", "27.1"])
      for (number, point) in points.enumerated() where Share.has(place + number, oneIn: 7) {
        let run = TestConsole(["resolve", folder["app/\(theme).theme.json"], "--format", "json"] + options + point.options)
        let list = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        let expected = list.filter { ($0["path"] as? String)?.hasPrefix("{") == false }.map(PageNotes.line)
        try expectEqual(notes.reading(theme, place, point).values.map(\.line), expected, "\(theme) \(options) \(point)")
      }
    }
  }

  @Test func `names lead from the theme to the token, each where it is written`() throws {
    let reading = try notes().reading("brand", 0, PageNotes.Point(scheme: "dark"))
    let path = "navigationBar.standardAppearance.backgroundColor"
    let value = try #require(reading.values.first { $0.path == path })
    #expect(
      value.hops.map(\.text) == [
        "'base' says \"{bar}\"", "the colour 'bar' is \"{color.surface}\"", "the input 'mode' takes \"night\"",
        "the token 'color.surface'",
      ])
    expectEqual(value.hops.last?.file, folder["app/night.tokens.json"])
    for (hop, written) in zip(value.hops, ["\"{bar}\"", "\"{color.surface}\"", "\"night\"", "\"surface\""]) {
      let lines = try String(contentsOfFile: hop.file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[hop.line - 1].utf8.dropFirst(hop.column - 1).starts(with: written.utf8), "\(hop)")
    }
  }

  @Test func `a layer's place, its condition and what it forgets are named`() throws {
    let notes = try notes()
    let tint = try notes.reading("brand", 0, PageNotes.Point(system: "18")).values.first { $0.path == "toolbar.tintColor" }
    expectEqual(tint?.hops.map(\.text), ["'brand', for below iOS 26, says \"#FFFF00\""])
    let forgotten = try notes.reading("brand", 2, PageNotes.Point()).values.first { $0.text == "null" }
    expectEqual(forgotten?.hops.map(\.text), ["'brand' for the screen 'photo' forgets what is below it"])
  }

  // MARK: Contrasts and findings

  @Test func `contrasts have the figures of the findings`() throws {
    let notes = try notes()
    let finding = try #require(notes.findings(of: "brand").first { $0.rule == "LowContrast" && $0.path.hasPrefix("toolbar") })
    let contrast = try #require(
      notes.reading("brand", 0, PageNotes.Point(system: "18")).contrasts.first {
        $0.part == "the tint" && $0.slot.hasPrefix("toolbar")
      })
    expectEqual(contrast.slot, "toolbar.standardAppearance")
    #expect(contrast.ratio < contrast.minimum)
    #expect(finding.message.contains("contrast \(contrast.ratio):1, needed \(Int(contrast.minimum)):1"), "\(finding.message)")
    expectEqual(contrast.foreground, "#FFFF00FF")
    expectEqual(contrast.background, "#FFFFFFFF")
    // On glass it is not there.
    #expect(try notes.reading("brand", 0, PageNotes.Point(system: "27.1")).contrasts.allSatisfy { !$0.slot.hasPrefix("toolbar") })
  }

  @Test func `colours of parameters are judged with their defaults`() throws {
    let folder = try TemporaryFolder([
      "a.theme.json": """
      { "pelmet": 1, "parameters": { "bar": { "type": "color", "default": "#FFFFFF" } },
        "navigationBar": { "standardAppearance": { "backgroundColor": "{bar}", "titleTextAttributes": { "foregroundColor": "#777777" } } } }
      """
    ])
    let (themes, json) = Self.preview(folder.path)
    let contrasts = try PageNotes(json, names: themes.map(\.theme.name)).reading("a", 0, PageNotes.Point()).contrasts
    #expect(contrasts.contains { $0.part == "the title" && $0.ratio == 4.47 && $0.background == "#FFFFFFFF" })
  }

  @Test func `a finding at a base that one theme causes is that theme's alone`() throws {
    let folder = try TemporaryFolder([
      "base.theme.json": #"{ "pelmet": 1, "abstract": true, "toolbar": { "standardAppearance": { "background": "opaque" } } }"#,
      "a.theme.json": #"{ "pelmet": 1, "extends": "base", "toolbar": { "scrollEdgeAppearance": "standardAppearance" } }"#,
      "b.theme.json": #"{ "pelmet": 1, "extends": "base" }"#,
    ])
    let (themes, json) = Self.preview(folder.path)
    let notes = try PageNotes(json, names: themes.map(\.theme.name))
    try expectEqual(notes.findings(of: "a").map(\.rule), [])
    try expectEqual(notes.findings(of: "b").map(\.rule), ["IncompleteSlots"])
  }

  @Test func `findings know their place, property and states`() throws {
    let findings = try notes().findings(of: "brand")
    let toolbar = try #require(findings.first { $0.path.hasPrefix("toolbar") && $0.rule == "LowContrast" })
    expectEqual(toolbar.place, 0)
    expectEqual(toolbar.states, ["os": ["", "26"]])
    let note = try #require(findings.first { $0.rule == "LowContrast" && $0.place == 1 })
    expectEqual(note.path, "navigationBar.standardAppearance.titleTextAttributes.foregroundColor")
    expectEqual(note.states["m"], ["light"])
    let report = TestConsole("validate", folder["app"], "--format", "json").output
    for finding in findings {
      #expect(report.contains("\"line\": \(finding.line), \"column\": \(finding.column)"), "\(finding)")
    }
  }

  @Test func `findings in a base are those of every theme that extends it`() throws {
    try folder.write(
      try #require(Self.files["app/base.theme.json"]).replacing(
        "\"window\"", with: "\"tabBar\": { \"barTintColor\": \"#FFFFFF\" }, \"window\""),
      to: "app/base.theme.json")
    let notes = try notes()
    for theme in ["brand", "plain"] {
      #expect(try notes.findings(of: theme).contains { $0.path == "tabBar.barTintColor" || $0.path == "tabBar" }, "\(theme)")
    }
  }

  // MARK: The page

  @Test func `what themes say cannot end the script, and is the same every time`() {
    let (_, json) = Self.preview(folder["app"])
    #expect(json.contains("\\u003c/script>"))
    #expect(!json.contains("<"))
    expectEqual(Self.preview(folder["app"]).json, json)
  }

  @Test func `the notes of a theme with six places take 8 KB and less`() throws {
    let size = try notes().size(of: "brand")
    #expect(size < 8000, "\(size)")
  }

  @Test func `an abstract theme alone shows what it says itself`() throws {
    let (themes, _) = Self.preview(folder["app/base.theme.json"])
    expectEqual(themes.map(\.theme.title), ["base (abstract)"])
    let values = try notes(of: "app/base.theme.json").reading("base", 0, PageNotes.Point()).values
    #expect(values.contains { $0.path == "window.tintColor" && $0.text == "#0A84FFFF" })
  }

  @Test func `parts name properties that themes can set`() throws {
    let notes = try notes()
    for path in notes.partPaths {
      let run = TestConsole("resolve", folder["app/plain.theme.json"], "--why", path)
      expectEqual(run.status, 0, "\(run.errors)")
    }
    #expect(notes.partPaths.count > 40)
  }
}
