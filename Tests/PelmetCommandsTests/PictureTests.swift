import Foundation
import PelmetTestSupport
import Testing

/// Single pictures of themes, as SVG and PNG.
@Suite struct PictureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "good/day.theme.json": """
      { "pelmet": 1, "tabBar": { "tintColor": { "light": "#010203", "dark": "#F4F5F6" } },
        "screens": { "photo": { "tabBar": { "tintColor": "#7A7B7C" } } },
        "contexts": { "sheet": { "tabBar": { "tintColor": "#7B7C7D" } } } }
      """,
      "good/night.theme.json": "{ \"pelmet\": 1, \"extends\": \"day\" }",
      "bad/a.theme.json": "{ \"pelmet\": 1, \"windows\": {} }",
    ])
  }

  private func preview(_ path: String, _ options: String...) -> TestConsole {
    TestConsole(["preview", folder[path]] + options)
  }

  @Test func `a file has one theme in the state of the options`() throws {
    let file = folder["out/day.svg"]
    let run = preview("good/day.theme.json", "--os", "18", "-o", file)
    expectEqual(run.status, 0, "\(run.errors)")
    expectEqual(run.output, "wrote \(file)\n")
    let light = try folder.text(of: "out/day.svg")
    #expect(light.hasPrefix("<svg xmlns=") && light.hasSuffix("</svg>\n"))
    #expect(light.contains("rgb(1 2 3)") && !light.contains("rgb(244 245 246)"))
    expectEqual(preview("good/day.theme.json", "--os", "18", "--scheme", "dark", "-o", file).status, 0)
    #expect(try folder.text(of: "out/day.svg").contains("rgb(244 245 246)"))
    expectEqual(preview("good/day.theme.json", "--os", "18", "--screen", "photo", "-o", file).status, 0)
    #expect(try folder.text(of: "out/day.svg").contains("rgb(122 123 124)"))
    expectEqual(preview("good/day.theme.json", "--os", "18", "--context", "sheet", "-o", file).status, 0)
    #expect(try folder.text(of: "out/day.svg").contains("rgb(123 124 125)"))
  }

  @Test(arguments: [
    ["--contrast", "high"], ["--os", "18"], ["--device", "pad"], ["--device", "small"], ["--orientation", "landscape"],
    ["--position", "scrolled"], ["--text-size", "AX5"], ["--direction", "rtl"], ["--transparency", "reduced"],
    ["--content", "photo"],
  ])
  func `every option makes another picture, and the same one twice`(options: [String]) throws {
    let pictures = try [[], options, options].map { options in
      expectEqual(TestConsole(["preview", folder["good/day.theme.json"], "-o", folder["day.svg"]] + options).status, 0)
      return try folder.text(of: "day.svg")
    }
    #expect(pictures[0] != pictures[1])
    expectEqual(pictures[1], pictures[2])
  }

  @Test func `a folder has a picture of each theme and place, by names that differ`() throws {
    try folder.write("{ \"pelmet\": 1 }", to: "other/Night.theme.json")
    let run = preview("good", folder["other"], "--format", "svg", "-o", folder["out/"])
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(
      folder.names(in: "out") == [
        "Night-2.svg", "day.context-sheet.screen-photo.svg", "day.context-sheet.svg", "day.screen-photo.svg", "day.svg",
        "night.context-sheet.screen-photo.svg", "night.context-sheet.svg", "night.screen-photo.svg", "night.svg",
      ])
  }

  @Test func `a folder has the place of the options`() {
    expectEqual(preview("good", "--format", "svg", "--screen", "photo", "-o", folder["out/"]).status, 0)
    expectEqual(folder.names(in: "out"), ["day.screen-photo.svg", "night.screen-photo.svg"])
  }

  @Test func `what cannot be drawn writes nothing`() {
    let several = preview("good", "-o", folder["out/a.svg"])
    expectEqual(several.status, 64)
    #expect(
      several.errors
        == "Error: 2 themes do not fit into one picture; fix: write the path of one theme, or end --output with \"/\" for a folder\n"
    )
    let unknown = preview("good", "--format", "svg", "--screen", "phota", "-o", folder["out/"])
    expectEqual(unknown.status, 64)
    expectEqual(unknown.errors, "Error: 'phota' is not a screen of any of the themes; fix: write \"photo\"\n")
    let strange = preview("good/day.theme.json", "--context", "window", "-o", folder["out/a.svg"])
    expectEqual(strange.errors, "Error: 'window' is not a context of the theme; fix: write \"sheet\"\n")
    expectEqual(preview("bad", "-o", folder["out/a.svg"]).status, 1)
    #expect(!folder.names().contains("out"))
  }

  @Test func `a place that no theme has says which there are`() throws {
    try folder.write("{ \"pelmet\": 1 }", to: "plain/a.theme.json")
    let none = preview("plain", "--screen", "photo", "-o", folder["a.svg"])
    expectEqual(none.errors, "Error: 'photo' is not a screen of the theme, which has none; fix: leave out --screen\n")
    for (name, places) in [("b", "screens"), ("c", "contexts")] {
      let place = "\"x\": { \"window\": { \"backgroundColor\": \"#010203\" } }"
      try folder.write("{ \"pelmet\": 1, \"\(places)\": { \(place) } }", to: "plain/\(name).theme.json")
    }
    let apart = preview("plain", "--format", "svg", "--screen", "x", "--context", "x", "-o", folder["out/"])
    expectEqual(apart.status, 64)
    #expect(
      apart.errors == "Error: none of the themes has both the screen 'x' and the context 'x'; fix: leave out one of them\n")
  }

  @Test(arguments: ["DAY.SVG", "day.Svg"]) func `the end of a name counts in any case`(name: String) throws {
    expectEqual(preview("good/day.theme.json", "-o", folder[name]).status, 0)
    #expect(try folder.text(of: name).hasPrefix("<svg "))
  }

  @Test(arguments: [
    (["a.jpg"], "'a.jpg' is not a name for HTML; fix: end it in one of .html, .svg, .png"),
    (["good/day.theme.json"], "'good/day.theme.json' is not a name for HTML; fix: end it in one of .html, .svg, .png"),
    (["a.svg", "--format", "png"], "'a.svg' is not a name for PNG; fix: end it in .png"),
    (["a.PDF", "--format", "svg"], "'a.PDF' is not a name for SVG; fix: end it in .svg"),
    ([""], "--output is empty; fix: write the name of a file"),
  ])
  func `a file is not called what it is not`(output: [String], message: String) {
    let run = TestConsole(["preview", folder["good/day.theme.json"], "-o"] + output)
    expectEqual(run.status, 64)
    #expect(run.errors.hasPrefix("Error: \(message)\n"))
  }

  @Test(arguments: [
    ["--scheme", "dark", "-o", "page.html"], ["--scale", "2", "-o", "a.svg"], ["--scale", "9", "-o", "a.png"],
    ["--serve", "--format", "svg"], ["--serve", "--os", "18"], ["--format", "gif", "-o", "a.gif"],
  ])
  func `refuses options that do not go together`(options: [String]) {
    let run = TestConsole(["preview", folder["good/day.theme.json"]] + options)
    expectEqual(run.status, 64)
    expectEqual(run.output, "")
  }

  // MARK: PNG

  /// Runs the command with programs of these names and scripts alone.
  private func draw(_ programs: [String: String]) throws -> ToolRun {
    try folder.write("", to: "bin/none")
    for (name, script) in programs {
      try folder.write("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder["bin/\(name)"])
    }
    let tool = try #require(BuiltTool.url("pelmet"))
    return try ToolRun(
      tool, ["preview", "good/day.theme.json", "-o", "out/day.png"], in: folder, environment: ["PATH": folder["bin"]])
  }

  /// Writes the header of a PNG with the size of an iPhone, at two pixels a point.
  private static let header = #"printf '\211PNG\r\n\032\n\000\000\000\015IHDR\000\000\003\130\000\000\007\010' > "$file""#
  private static let browser = #"for a; do case "$a" in --screenshot=*) file=${a#--screenshot=};; esac; done; "# + header
  private static let rsvg = #"file=$4; "# + header

  @Test(.enabled(if: BuiltTool.url("pelmet") != nil)) func `a PNG is what an installed program makes of the picture`() throws {
    let run = try draw(["chromium": Self.browser])
    expectEqual(run.status, 0, "\(run.errors)")
    expectEqual(folder.names(in: "out"), ["day.png"])
  }

  @Test(.enabled(if: BuiltTool.url("pelmet") != nil), arguments: ["exit 1", browserOfAnotherSize])
  func `a program that makes no picture leaves it to the next one`(script: String) throws {
    try expectEqual(draw(["chromium": script, "rsvg-convert": Self.rsvg]).status, 0)
    expectEqual(folder.names(in: "out"), ["day.png"])
  }

  static let browserOfAnotherSize = browser.replacing(#"\007\010"#, with: #"\007\007"#)

  @Test(.enabled(if: BuiltTool.url("pelmet") != nil)) func `without a program there is a word on what to install`() throws {
    let none = try draw([:])
    expectEqual(none.status, 64)
    #expect(none.errors.contains("a PNG needs a program that draws SVG, and there is none of 'chromium', "))
    #expect(none.errors.contains("; fix: run '"))
    let failing = try draw(["chromium": "echo 'no display' >&2; exit 1"])
    #expect(failing.errors.contains("has made no picture: no display; fix: "))
    #expect(failing.errors.contains("librsvg"))
    #expect(!folder.names().contains("out"))
  }
}
