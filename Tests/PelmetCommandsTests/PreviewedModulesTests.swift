import ArgumentParser
import Pelmet
import PelmetTestSupport
import Testing

@testable import PelmetCommands
@testable import PelmetPreview

/// Modules that follow their files give the themes, notes and findings that a run from the beginning gives.
@Suite struct PreviewedModulesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "app/pelmet.json": #"{ "assets": ["Images.xcassets"] }"#,
      "app/day.theme.json":
        """
      { "pelmet": 1, "extends": "Base:plain", "tokens": ["brand.tokens.json"],
      "tabBar": { "tintColor": "{ink}" }, "navigationBar": { "backIndicatorImage": { "asset": "mark" } } }
      """,
      "app/night.theme.json": #"{ "pelmet": 1, "extends": "day", "userInterfaceStyle": "dark" }"#,
      "app/brand.tokens.json": Self.tokens(0.25),
      "app/Images.xcassets/Contents.json": "{}",
      "app/Images.xcassets/mark.imageset/Contents.json": #"{ "images": [{ "filename": "mark.svg", "idiom": "universal" }] }"#,
      "app/Images.xcassets/mark.imageset/mark.svg": Self.image("red"),
      "app/Images.xcassets/bar.imageset/Contents.json": #"{ "images": [{ "filename": "bar.svg", "idiom": "universal" }] }"#,
      "app/Images.xcassets/bar.imageset/bar.svg": Self.image("red"),
      "base/plain.theme.json": Self.plain("#7A7B7C"),
      "more/extra.theme.json": #"{ "pelmet": 1, "extends": "Base:plain" }"#,
    ])
  }

  private static func plain(_ color: String) -> String {
    """
    { "pelmet": 1, "navigationBar": { "tintColor": "\(color)" },
    "screens": { "photo": { "navigationBar": { "tintColor": { "system": "white" } } } } }
    """
  }

  private static func tokens(_ red: Double) -> String {
    #"{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\#(red), 0, 0] } } }"#
  }

  private static func image(_ color: String) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="\#(color)"/></svg>"#
  }

  /// A change of the folder, by the files that it touches.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var texts: [String: String] = [:]
    var removed: [String] = []
  }

  static let changes = [
    Change(testDescription: "a base of another module", texts: ["base/plain.theme.json": plain("#070809")]),
    Change(testDescription: "tokens", texts: ["app/brand.tokens.json": tokens(0.75)]),
    Change(testDescription: "a mistake", texts: ["app/day.theme.json": #"{ "pelmet": 1, "windows": {} }"#]),
    Change(testDescription: "a mistake in the syntax", texts: ["base/plain.theme.json": "{"]),
    Change(
      testDescription: "a warning in a base that two modules share",
      texts: [
        "base/plain.theme.json":
          """
        { "pelmet": 1, "navigationBar": { "standardAppearance": { "background": "opaque",
        "backgroundColor": { "system": "white" },
        "titleTextAttributes": { "foregroundColor": { "system": "white" } } } } }
        """
      ]),
    Change(testDescription: "a new theme", texts: ["app/dusk.theme.json": #"{ "pelmet": 1, "extends": "day" }"#]),
    Change(testDescription: "a theme that goes", removed: ["app/night.theme.json"]),
    Change(testDescription: "tokens that go", removed: ["app/brand.tokens.json"]),
    Change(testDescription: "settings", texts: ["app/pelmet.json": #"{ "designRequiresCompatibility": true }"#]),
    Change(
      testDescription: "an image that is named",
      texts: [
        "app/night.theme.json":
          """
        { "pelmet": 1, "extends": "day",
        "navigationBar": { "standardAppearance": { "backgroundImage": { "asset": "bar" } } } }
        """
      ]),
    Change(testDescription: "an image", texts: ["app/Images.xcassets/mark.imageset/mark.svg": image("blue")]),
    Change(
      testDescription: "tokens of a name that was not listed",
      texts: [
        "app/night.theme.json": #"{ "pelmet": 1, "extends": "day", "tokens": ["further.json"] }"#,
        "app/further.json": tokens(0.5),
      ]),
    Change(
      testDescription: "no theme but an abstract one",
      texts: [
        "app/day.theme.json":
          #"{ "pelmet": 1, "abstract": true, "tokens": ["brand.tokens.json"], "tabBar": { "tintColor": "{ink}" } }"#
      ], removed: ["app/night.theme.json"]),
  ]

  private func make(_ change: Change) throws {
    for (file, text) in change.texts.sorted(by: { $0.key < $1.key }) { try folder.write(text, to: file) }
    for file in change.removed { try folder.remove(file) }
  }

  private func modules() throws -> PreviewedModules {
    let options = try ModuleOptions.parse(["--module", "Base=\(folder["base"])"])
    return PreviewedModules([folder["app"], folder["more"]], options)
  }

  /// All that a page has of the modules as they are now.
  private struct Drawn: Equatable {
    let themes: [Theme]
    let notes: String
    let assets: [PictureAssets]
    let isOlder: [Bool]
    let report: String
  }

  @MainActor private func drawn(_ modules: PreviewedModules) -> Drawn {
    let drawing = PreviewDrawing(modules, ReportStyle(isVerbose: false, listing: ""), nil, telling: .silent)
    let lines = Lines()
    drawing.explain(on: Console.Stream(isTerminal: false, environment: [:]) { lines.text += $0 })
    var notes = NotesJSON(OpenColors())
    for theme in drawing.themes { notes.add(theme) }
    return Drawn(
      themes: drawing.themes.map(\.theme), notes: notes.json, assets: drawing.themes.map(\.assets),
      isOlder: drawing.themes.map(\.designRequiresCompatibility), report: lines.text)
  }

  private final class Lines {
    var text = ""
  }

  @Test(arguments: changes) @MainActor func `follow a change and its end`(change: Change) throws {
    let touched = (Array(change.texts.keys) + change.removed).map { folder[$0] }
    let before = Dictionary(
      uniqueKeysWithValues: (Array(change.texts.keys) + change.removed).map { file in
        (file, try? folder.text(of: file))
      })
    let followed = try modules()
    let first = drawn(followed)
    try make(change)
    followed.noteChanges(on: touched)
    let changed = drawn(followed)
    #expect(changed == drawn(try modules()))
    #expect(changed != first)
    for (file, text) in before {
      if let text { try folder.write(text, to: file) } else { try folder.remove(file) }
    }
    followed.noteChanges(on: touched)
    #expect(drawn(followed) == first)
  }

  @Test @MainActor func `are read again only where a change reaches them`() throws {
    let followed = try modules()
    _ = drawn(followed)
    let known = followed.all
    try folder.write(Self.tokens(0.75), to: "app/brand.tokens.json")
    followed.noteChanges(on: [folder["app/brand.tokens.json"]])
    expectEqual(zip(followed.all, known).map { $0 === $1 }, [true, true])
    try folder.write("{}", to: "app/pelmet.json")
    followed.noteChanges(on: [folder["app/pelmet.json"]])
    expectEqual(zip(followed.all, known).map { $0 === $1 }, [false, true])
  }
}
