import PelmetTestSupport
import PelmetWorkspace
import Testing

/// Lines about places, colours that are written out, outlines and links.
@Suite struct HoverTests {
  private static let files = [
    "pelmet.json": "{}",
    "a.tokens.json":
      ##"{ "color": { "text": { "$type": "color", "$value": "#112233", "$description": "Of titles." }, "line": { "$type": "color", "$value": "{color.text}" } } }"##,
  ]
  private static let theme =
    ##"{ "pelmet": 1, "tokens": ["a.tokens.json"], "colors": { "ink": { "light": "{color.line}", "dark": "#ffffff" } }, "toolbar": { "tintColor": "{ink}", "isHidden": false } }"##

  private func lines(_ old: String, _ marked: String) throws -> [String] {
    let open = try OpenFolder(Self.files, open: "a.theme.json", Self.theme.replacing(old, with: marked, maxReplacements: 1))
    return (open.workspace.hover(in: open.path, at: open.cursor)?.lines ?? []).map { line in
      line.pieces.map { piece in
        switch piece {
        case .words(let text), .code(let text): text
        }
      }.joined()
    }
  }

  @Test func tellsTheFinalValueInEachLook() throws {
    let lines = try lines(#""tintColor""#, #""tint|Color""#)
    #expect(lines.first?.hasPrefix("tintColor: ") == true, "\(lines)")
    #expect(lines.contains("light #112233FF · dark #FFFFFFFF"), "\(lines)")
  }

  @Test func tellsWhatNamesMean() throws {
    let color = try lines("{ink}", "{in|k}")
    expectEqual(color.first, ##"{ink}, a colour: { "light": "{color.line}", "dark": "#ffffff" }"##)
    expectEqual(color.dropFirst().first, "light #112233FF · dark #FFFFFFFF")
    let token = try lines("{color.line}", "{color.li|ne}")
    expectEqual(token.prefix(3), ["{color.line}, a token: color", "#112233FF", "by way of {color.text} "])
  }

  @Test func tellsOfKeysOfTheHeader() throws {
    expectEqual(try lines(#""colors""#, #""co|lors""#), ["colors: Colours by name, for references."])
    expectEqual(try lines("1,", "1|,"), ["pelmet: The version of the format."])
  }

  @Test func tellsOfKeysOfSettings() throws {
    let open = try OpenFolder([:], open: "pelmet.json", #"{ "minimum|OS": "15.0" }"#)
    let hover = open.workspace.hover(in: open.path, at: open.cursor)
    expectEqual(hover?.lines.count, 1)
    let items = open.workspace.completions(in: open.path, at: open.cursor)?.items ?? []
    #expect(!items.isEmpty && items.allSatisfy { $0.documentation != nil }, "\(items.filter { $0.documentation == nil })")
  }

  @Test func findsColorsAndWritesThemAsTheyWere() throws {
    let open = try OpenFolder(
      [:], open: "a.theme.json",
      ##"{ "pelmet": 1, "title": "#fff", "colors": { "a": "#abc", "b": "#11223380", "c": { "colorSpace": "srgb", "components": [0, 0.5, 1] } } }"##
    )
    let colors = open.workspace.colors(in: open.path)
    func text(_ index: Int, _ red: Double, _ alpha: Double = 1) -> String? {
      open.workspace.text(of: ColorLiteral(range: colors[index].range, red: red, green: 0, blue: 1, alpha: alpha), in: open.path)
    }
    try #require(colors.count == 3)
    expectEqual(text(0, 1), "\"#f0f\"")
    expectEqual(text(0, 0.5), "\"#8000ff\"")
    expectEqual(text(1, 1), "\"#FF00FFFF\"")
    expectEqual(text(2, 0.25, 0.5), ##"{ "colorSpace": "srgb", "components": [0.25, 0, 1], "alpha": 0.5 }"##)
  }

  @Test(
    arguments: [
      ("rgba(255, 0, 0, 0.5)", "rgba(255, 128, 0, 1)"), ("rgb(0 0 0)", "rgb(255 128 0)"),
      ("hsl(120, 100%, 50%)", "hsl(30.1176, 100%, 50%)"), ("hsla(120 100% 50% / 0.2)", "hsla(30.1176 100% 50% / 1)"),
    ])
  func keepsTheFunctionsOfCSS(old: String, new: String) throws {
    let open = try OpenFolder([:], open: "a.tokens.json", #"{ "a": { "$value": "\#(old)" }, "b": { "$value": "rgba({c}, 1)" } }"#)
    let colors = open.workspace.colors(in: open.path)
    try #require(colors.count == 1)
    let picked = ColorLiteral(range: colors[0].range, red: 1, green: 128.0 / 255, blue: 0, alpha: 1)
    expectEqual(open.workspace.text(of: picked, in: open.path), "\"\(new)\"")
  }

  @Test func showsColorsOfOtherSpacesInSRGB() throws {
    let open = try OpenFolder(
      [:], open: "a.tokens.json",
      ##"{ "a": { "$type": "color", "$value": { "colorSpace": "display-p3", "components": [1, 0, 0], "alpha": 0.5, "hex": "#ff0000" } }, "b": { "$value": { "colorSpace": "hsl", "components": [120, 100, 50] } }, "c": { "$value": { "colorSpace": "hsl", "components": ["none", 1, 1] } } }"##
    )
    let colors = open.workspace.colors(in: open.path)
    try #require(colors.count == 2)
    expectEqual([colors[0].red, colors[0].green, colors[0].alpha].map { ($0 * 100).rounded() }, [100, 4, 50])
    expectEqual([colors[1].red, colors[1].green, colors[1].blue].map { ($0 * 100).rounded() }, [0, 100, 0])
    func text(_ index: Int) -> String? {
      open.workspace.text(of: ColorLiteral(range: colors[index].range, red: 1, green: 1, blue: 0, alpha: 1), in: open.path)
    }
    expectEqual(
      text(0), ##"{ "colorSpace": "display-p3", "components": [1, 1, 0.3309], "alpha": 1, "hex": "#ffff00" }"##)
    expectEqual(text(1), ##"{ "colorSpace": "hsl", "components": [60, 100, 50] }"##)
  }

  @Test func outlinesAndLinksFiles() throws {
    let open = try OpenFolder(Self.files, open: "a.theme.json", Self.theme)
    let outline = open.workspace.outline(of: open.path)
    expectEqual(outline.map(\.name), ["pelmet", "tokens", "colors", "toolbar"])
    expectEqual(outline[2].items.map(\.kind), [.color])
    expectEqual(open.workspace.links(in: open.path).map(\.target), [open.folder["a.tokens.json"]])
    expectEqual(open.workspace.names(matching: "Lin").map(\.name), ["color.line"])
  }
}
