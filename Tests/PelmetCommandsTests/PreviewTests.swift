import Foundation
import PelmetTestSupport
import Testing

@Suite struct PreviewTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "good/a.theme.json": """
      { "pelmet": 1, "title": "Day & night", "screens": { "photo": { "navigationBar": { "tintColor": "#010203" } } } }
      """,
      "good/b.theme.json": "{ \"pelmet\": 1, \"extends\": \"a\" }", "good/c.theme.json": "{ \"pelmet\": 1, \"abstract\": true }",
      "bad/d.theme.json": "{ \"pelmet\": 1, \"windows\": {} }",
      "user/f.theme.json": "{ \"pelmet\": 1, \"extends\": \"Good:a\" }",
      "odd/g.theme.json":
        ##"{ "pelmet": 1, "tokens": [{ "ink": { "$type": "color", "$deprecated": true, "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }], "window": { "tintColor": "{ink}" } }"##,
    ])
  }

  private func preview(_ paths: String..., options: [String] = []) -> TestConsole {
    TestConsole(["preview"] + paths.map { folder[$0] } + options + ["-o", folder["out/page.html"]])
  }

  @Test func writesAPageWithEveryTheme() throws {
    let run = preview("good", "odd")
    expectEqual(run.status, 0)
    expectEqual(run.output, "wrote \(folder["out/page.html"])\n")
    let page = try folder.text(of: "out/page.html")
    #expect(page.contains("<title>Themes of good, odd</title>"))
    for (name, title) in [("a", "Day & night"), ("b", "b"), ("g", "g")] {
      #expect(page.contains("{\"name\":\"\(name)\",\"title\":\"\(title)\","), "\(name)")
    }
    #expect(page.contains("<h2>Day &amp; night</h2>"))
    #expect(!page.contains("{\"name\":\"c\","))
    #expect(page.contains("{\"kind\":\"screen\",\"name\":\"photo\","))
    #expect(page.contains("rgb(1 2 3)"))
  }

  @Test func drawsParametersWithTheirDefaults() throws {
    let folder = try TemporaryFolder([
      "brand.theme.json": """
      { "pelmet": 1, "parameters": { "brand": { "type": "color", "default": "#010203" }, "page": { "type": "color", "default": "#FDFCFB" } },
        "content": { "backgroundColor": "{page}" },
        "navigationBar": { "standardAppearance": { "backgroundColor": "{brand}", "shadowImage": { "fill": "{page}" } } },
        "window": { "tintColor": { "color": "{brand}", "alpha": 0.5 } } }
      """
    ])
    expectEqual(TestConsole(["preview", folder.path, "-o", folder["page.html"]]).status, 0)
    let page = try folder.text(of: "page.html")
    for color in ["rgb(1 2 3)", "rgb(253 252 251)"] {
      let declaration = try #require(page.firstMatch(of: Regex(#"--(p\d+):\#(NSRegularExpression.escapedPattern(for: color));"#)))
      #expect(page.contains("\"var(--\(declaration[1].substring ?? ""))"), "\(color)")
    }
    #expect(!page.contains("rgb(0 0 0)\" fill-opacity=\"0\""))
  }

  @Test func keepsTheLookFromBeforeIOS26WhereTheAppDoes() throws {
    let theme = ##"{ "pelmet": 1, "tabBar": { "standardAppearance": { "backgroundColor": "#010203" } } }"##
    let folder = try TemporaryFolder([
      "new/a.theme.json": theme, "old/a.theme.json": theme, "old/pelmet.json": "{ \"designRequiresCompatibility\": true }",
    ])
    for (name, hasGlass) in [("new", true), ("old", false)] {
      expectEqual(TestConsole(["preview", folder[name], "-o", folder["page.html"]]).status, 0)
      let page = try folder.text(of: "page.html")
      expectEqual(page.contains("light-rim"), hasGlass)
      expectEqual(page.contains("tab bars stay glass"), hasGlass)
    }
  }

  @Test func showsTheImagesThatThemesName() throws {
    func image(_ name: String) -> String { #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" id="\#(name)"/>"# }
    let contents = #"{ "images": [{ "idiom": "universal", "filename": "image.svg" }] }"#
    let folder = try TemporaryFolder([
      "app/pelmet.json": #"{ "assets": ["A.xcassets"] }"#, "app/A.xcassets/waves.imageset/Contents.json": contents,
      "app/A.xcassets/waves.imageset/image.svg": image("waves"), "app/A.xcassets/other.imageset/Contents.json": contents,
      "app/A.xcassets/other.imageset/image.svg": image("other"),
      "app/a.theme.json":
        #"{ "pelmet": 1, "navigationBar": { "standardAppearance": { "backgroundImage": { "asset": "waves" } } } }"#,
    ])
    expectEqual(TestConsole(["preview", folder["app"], "-o", folder["page.html"]]).status, 0)
    let page = try folder.text(of: "page.html")
    let images = Set(page.matches(of: /data:image\/svg\+xml;base64,([A-Za-z0-9+\/=]+)/).map { String($0.1) })
    expectEqual(images, [Data(image("waves").utf8).base64EncodedString()])
  }

  @Test func findsModulesThatThemesName() throws {
    expectEqual(preview("user", options: ["--module", "Good=\(folder["good"])"]).status, 0)
    #expect(try folder.text(of: "out/page.html").contains("{\"name\":\"f\","))
  }

  @Test func writesTheSameBytesAgain() throws {
    _ = preview("good")
    let first = try folder.text(of: "out/page.html")
    _ = preview("good")
    try expectEqual(folder.text(of: "out/page.html"), first)
  }

  @Test func showsWarningsAndWritesAllTheSame() throws {
    let run = preview("odd")
    expectEqual(run.status, 0)
    #expect(run.errors.contains("warning: "))
    // The page has them, too.
    let rule = try #require(run.errors.split(separator: "[").dropFirst().first?.prefix { $0 != "]" })
    #expect(try folder.text(of: "out/page.html").contains("\"\(rule)\""))
    expectEqual(folder.names(in: "out"), ["page.html"])
  }

  @Test func writesNothingWhenThereAreErrors() {
    let run = preview("good", "bad")
    expectEqual(run.status, 1)
    expectEqual(run.output, "")
    #expect(run.errors.contains("[UnknownKey]"))
    #expect(!folder.names().contains("out"))
  }

  @Test func `an abstract theme alone is drawn with what it says itself`() throws {
    expectEqual(preview("good/c.theme.json").status, 0)
    #expect(try folder.text(of: "out/page.html").contains("c (abstract)"))
  }

  @Test func wantsAFileToWrite() {
    let run = TestConsole("preview", folder["good"])
    expectEqual(run.status, 64)
    expectEqual(run.output, "")
    #expect(run.errors.contains("Missing expected argument '--output <FILE>'"))
  }

  @Test func saysInWordsWhyItCannotWrite() {
    let run = TestConsole("preview", folder["good"], "-o", folder["good/a.theme.json/page.html"])
    expectEqual(run.status, 1)
    #expect(run.errors.hasSuffix("error: \(folder["good/a.theme.json/page.html"]): a file is where a folder is needed\n"))
  }

  @Test(
    arguments: [["--open", "-o", "x"], ["--port", "80", "-o", "x"], ["--serve", "-o", "x"], ["--serve", "--port", "65536"]])
  func `refuses options that do not go together`(options: [String]) {
    let run = TestConsole(["preview", folder["good"]] + options)
    expectEqual(run.status, 64)
    expectEqual(run.output, "")
  }

  #if !Serve
    @Test func `without the server, says how to get it in one step`() {
      let run = TestConsole("preview", folder["good"], "--serve", "--open", "--port", "4000")
      expectEqual(run.status, 1)
      expectEqual(run.output, "")
      let step =
        "PELMET_FROM_SOURCE=1 swift run -c release --traits Serve pelmet preview --serve \"\(folder["good"])\" --open --port 4000"
      #expect(
        run.errors == "error: this 'pelmet' was built without a web server; fix: in Pelmet's folder, run '\(step)'\n")
    }
  #endif

  @Test(.enabled(if: BuiltTool.url("pelmet") != nil))
  func `does not serve under SwiftPM, which waits for it`() throws {
    let tool = try #require(BuiltTool.url("pelmet"))
    let run = try ToolRun(tool, ["preview", "good", "--serve"], in: folder, environment: ["PELMET_MODULES": folder["record"]])
    expectEqual(run.status, 1)
    expectEqual(run.output, "")
    let problem = "error: --serve does not run under 'swift package', whose lock would keep every build waiting"
    #expect(run.errors.hasPrefix("\(problem); fix: install the command of a release, and run 'pelmet preview --serve "))
  }
}
