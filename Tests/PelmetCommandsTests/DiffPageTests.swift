import Foundation
import PelmetTestSupport
import Testing

/// The page of a difference, with devices before and after.
@Suite struct DiffPageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "old/base.theme.json": Self.base("#B3261E"), "new/base.theme.json": Self.base("#FFD9D4"),
      "old/shop.theme.json": Self.shop, "new/shop.theme.json": Self.shop,
      "old/calm.theme.json": Self.calm, "new/calm.theme.json": Self.calm.replacing("#7F7F7F", with: "#808080"),
    ])
  }

  private static func base(_ badge: String) -> String {
    """
    { "pelmet": 1, "abstract": true, "screens": { "photo": {}, "course": {}, "map": {} },
      "tabBar": { "standardAppearance": { "itemAppearance": { "normal": {
        "badgeBackgroundColor": "\(badge)", "badgeTextAttributes": { "foregroundColor": "#FFFFFF" } } } } } }
    """
  }

  private static let shop = "{ \"pelmet\": 1, \"extends\": \"base\" }"
  private static let calm = ##"{ "pelmet": 1, "navigationBar": { "tintColor": "#7F7F7F" } }"##

  private func page() throws -> String {
    let run = TestConsole("diff", folder["old"], folder["new"], "--format", "html")
    expectEqual(run.status, 0, "\(run.errors)")
    return run.output
  }

  /// The section of a theme.
  private func section(_ theme: String, of page: String) -> String? {
    page.components(separatedBy: "<section ").first { $0.contains("<h2><code>\(theme)</code>") }
  }

  @Test func `what a base makes illegible in an app comes first, on devices before and after`() throws {
    let page = try page()
    let names = page.matches(of: /<h2><code>(\w+)<\/code>/).map { String($0.1) }
    expectEqual(names, ["base", "shop", "calm"])
    let shop = try #require(section("shop", of: page))
    #expect(shop.contains("<strong>illegible</strong>: the badge's text on the badge: contrast 6.53:1 → 1.30:1, needed 3:1"))
    let figures = shop.components(separatedBy: "<figure>").dropFirst()
    #expect((1...4).contains(figures.count))
    for figure in figures {
      let devices = figure.components(separatedBy: "<svg ").dropFirst()
      expectEqual(devices.count, 2)
      #expect(devices.first?.contains("rgb(179 38 30)") == true && devices.last?.contains("rgb(255 217 212)") == true)
      // The badge is marked, and nothing else.
      let marked = figure.matches(of: /class="part changed" data-part="([^"]+)"/).map { String($0.1) }
      #expect(Set(marked).count == 1 && marked.count == 2 && marked[0].contains("badge"), "\(marked)")
    }
    let calm = try #require(section("calm", of: page))
    #expect(calm.contains("<code>#7F7F7F</code>") && calm.contains("<code>#808080</code>"))
  }

  /// At rest the bar has no background: its pale title stands on the dark page.
  @Test func `what becomes illegible is said above pictures that show it`() throws {
    for (state, title, page) in [("old", "#1A1A1A", "#101010"), ("new", "#F0F0F0", "#181818")] {
      try folder.write(
        """
        { "pelmet": 1, "content": { "backgroundColor": "\(page)" }, "navigationBar": { "standardAppearance": {
          "background": "opaque", "backgroundColor": "#FFFFFF",
          "titleTextAttributes": { "foregroundColor": "\(title)" } } } }
        """, to: "\(state)/calm.theme.json")
    }
    let figures = try #require(section("calm", of: page())).matches(of: /(?s)<figure>.*?<\/figure>/).map { String($0.output) }
    let illegible = figures.filter { $0.contains("<strong>illegible</strong>: the title on the navigation bar") }
    #expect(!illegible.isEmpty && illegible.count < figures.count)
    for figure in illegible {
      #expect(figure.contains(#/<figcaption>[^<]*, scrolled</#))
      #expect(figure.contains("<g class=\"part changed\" data-part=\"navigationBar.title\">"))
      #expect(figure.contains("fill=\"rgb(255 255 255)\""))
    }
    #expect(figures.contains { $0.contains("<code>#101010</code> → ") })
  }

  @Test func `a changed bar with blur is outlined by its rectangles, not by the content that it blurs`() throws {
    for (state, color) in [("old", "#FFFFFF"), ("new", "#FFEEEE")] {
      try folder.write(
        """
        { "pelmet": 1, "tabBar": { "standardAppearance": { "background": "default", "backgroundColor": "\(color)80" } } }
        """, to: "\(state)/calm.theme.json")
    }
    let page = try page()
    let content = ["> g > g > use", "> g > g > g > use"].map { "\($0)[href$=\"-content\"]" }.joined(separator: ", ")
    #expect(page.contains("\n.changed:has(\(content)) > g > rect { outline: 2px "))
    let part =
      #/<g class="part changed" data-part="tabBar.background">\n<g [^>]*><g [^>]*><use href="#before-\d+-content"[^>]*><\/g><rect /#
    #expect(page.contains(part))
  }

  @Test func `the page is the same again, and loads and runs nothing`() throws {
    let page = try page()
    try expectEqual(self.page(), page)
    #expect(page.contains("content=\"default-src 'none'; img-src data:; style-src 'unsafe-inline'\""))
    #expect(!page.contains("<script") && !page.contains("url(http") && !page.contains("@import"))
    let addresses = Set(page.matches(of: /https?:[^"]*/).map { String($0.output) })
    expectEqual(addresses, ["http://www.w3.org/2000/svg"])
  }

  @Test func `a comment links to the page that is written beside it`() throws {
    let file = folder["out/a (b).html"]
    let run = TestConsole("diff", folder["old"], folder["new"], "--format", "markdown", "--page", file)
    expectEqual(run.status, 0)
    try expectEqual(folder.text(of: "out/a (b).html"), page())
    #expect(run.output.contains(#/\n\[Pictures before and after\]\([^ ()]*/out/a%20%28b%29\.html\)\n/#))
    let numbered = TestConsole(
      "diff", folder["old"], folder["new"], "--format", "markdown", "--page", folder["out/a: #1?%.html"])
    #expect(numbered.output.contains("/out/a%3A%20%231%3F%25.html)\n"))
    let address = "https://ci.example/run/1?page=)x"
    let other = TestConsole(
      "diff", folder["old"], folder["new"], "--format", "markdown", "--page", file, "--page-address", address)
    #expect(other.output.contains("](https://ci.example/run/1?page=%29x)\n"))
  }

  @Test func `formatting makes no difference, and the page says so`() throws {
    for name in ["base", "calm"] {
      try folder.write(try folder.text(of: "old/\(name).theme.json").replacing(":", with: "  :\n"), to: "new/\(name).theme.json")
    }
    let run = TestConsole(
      "diff", folder["old"], folder["new"], "--format", "markdown", "--page", folder["page.html"], "--fail-on", "any")
    expectEqual(run.status, 0)
    expectEqual(run.output, "")
    let page = try folder.text(of: "page.html")
    #expect(page.contains("<h1>No difference in 3 themes</h1>"))
    #expect(!page.contains("<section"))
  }

  @Test func `a theme that only one state has is shown alone`() throws {
    try folder.write(Self.calm, to: "new/extra.theme.json")
    let extra = try #require(section("extra", of: try page()))
    #expect(extra.contains("<h3>Before</h3>\n<p>The theme is not there.</p>"))
    expectEqual(extra.components(separatedBy: "<h3>After</h3>\n<svg ").count, 3)
  }

  @Test(arguments: DiffCommentTests.hostile) func `names are shown and do nothing`(name: String) throws {
    let quoted = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
    for (state, image) in [("old", "\"plain\""), ("new", quoted)] {
      try folder.write(
        """
        { "pelmet": 1, "title": \(quoted), "navigationBar": { "standardAppearance": { "backgroundImage": { "asset": \(image) } } } }
        """, to: "\(state)/calm.theme.json")
    }
    let page = try page()
    #expect(!page.contains("<img") && !page.contains("<b>") && !page.contains("</code></details>"))
    #expect(!page.contains("\u{1B}") && !page.contains("\u{202E}"))
    #expect(section("calm", of: page) != nil)
  }

  @Test(arguments: [
    ["--page-address", "a"], ["--format", "html", "--page", "a"], ["--page", ""], ["--page", "a.html", "--page-address", ""],
    ["--page", "base.theme.json"], ["--page", "a.svg"],
  ])
  func `refuses options that do not go together`(options: [String]) {
    expectEqual(TestConsole(["diff", folder["old"], folder["new"]] + options).status, 64)
  }
}
