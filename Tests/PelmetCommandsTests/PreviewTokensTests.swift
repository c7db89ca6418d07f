import Foundation
import PelmetTestSupport
import Testing

/// The tokens of a module on its page.
@Suite struct PreviewTokensTests {
  private func data(_ files: [String: String]) throws -> [String: Any] {
    let folder = try TemporaryFolder(files)
    let run = TestConsole(["preview", folder["app"], "-o", folder["page.html"]])
    try #require(run.status == 0, "\(run.errors)")
    let page = try folder.text(of: "page.html")
    let json = try #require(page.firstMatch(of: #/<script type="application/json" id="data">(.*?)</script>/#))
    return try #require(try JSONSerialization.jsonObject(with: Data(json.1.utf8)) as? [String: Any])
  }

  /// The rows of the only list of tokens: name, type, description, deprecation, and each value in one text.
  private func rows(_ data: [String: Any]) throws -> [[String]] {
    let lists = try #require(data["tokens"] as? [[[Any]]])
    try #require(lists.count == 1)
    return lists[0].map { row in
      row.map { cell in
        (cell as? [[String]])?.map { $0.joined(separator: "|") }.joined(separator: "; ") ?? cell as? String ?? "null"
      }
    }
  }

  private static let brand: [String: String] = {
    let names = ["brand.resolver", "core.tokens", "looks.tokens", "brand-roomy.theme", "brand-dense.theme", "pelmet"]
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        ("app/\(name).json", (try? String(contentsOfFile: Fixtures.path("emit/Brand/\(name).json"), encoding: .utf8)) ?? "")
      })
  }()

  @Test func `each token has its name in code, its type, and every value with its condition`() throws {
    let data = try data(Self.brand)
    let rows = try rows(data)
    let byName = Dictionary(uniqueKeysWithValues: rows.map { ($0[0], Array($0.dropFirst())) })
    #expect(
      byName["Tokens.color.paper"] == [
        "Color", "The page under everything.\n\nNot for cards.", "null",
        "light|#FFFFFF|#FFFFFFFF; dark|#000000|#000000FF; light, high contrast|#F0F0F0|#F0F0F0FF; "
          + "dark, high contrast|#F0F0F0|#F0F0F0FF",
      ])
    expectEqual(byName["Tokens.color.accent"], ["Color", "", "Use \"brand\".", "|#0066FF|#0066FFFF"])
    expectEqual(byName["Tokens.color.brand.pressed"]?.last, "brand-dense|#660033|#660033FF; brand-roomy|#CC006680|#CC006680")
    expectEqual(byName["Tokens.space.row"]?.last, "brand-dense|4pt; brand-roomy, pad|12pt; brand-roomy|8pt")
    expectEqual(byName["Tokens.space.gutter"], ["Double", "Between columns.", "null", "iOS 26 and later|20pt; |24pt"])
    expectEqual(byName["Tokens.surface.raised"]?.first, "[BoxShadow]")
    let themes = try #require(data["themes"] as? [[String: Any]])
    expectEqual(themes.map { $0["tokens"] as? Int }, [0, 0])
  }

  @Test func `a page without emitTokens has none`() throws {
    var files = Self.brand
    files["app/pelmet.json"] = "{}"
    let data = try data(files)
    #expect((data["tokens"] as? [Any])?.isEmpty == true)
    expectEqual((data["themes"] as? [[String: Any]])?.map { $0["tokens"] as? Int }, [-1, -1])
  }

  @Test func `nothing in a token leaves the data`() throws {
    let evil = "</script><script>alert(1)</script>"
    let rows = try rows(
      data([
        "app/pelmet.json": "{ \"emitTokens\": true }", "app/a.theme.json": "{ \"pelmet\": 1, \"tokens\": [\"a.tokens.json\"] }",
        "app/a.tokens.json":
          "{ \"a\": { \"$type\": \"fontFamily\", \"$value\": \"\(evil)\", \"$description\": \"\(evil)\", \"$deprecated\": \"\(evil)\" } }",
      ]))
    expectEqual(rows, [["Tokens.a", "[String]", evil, evil, "|\(evil)"]])
  }
}
