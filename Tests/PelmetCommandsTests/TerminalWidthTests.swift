import Foundation
import PelmetCommands
import PelmetTestSupport
import Testing

/// Text in terminals of different widths.
@Suite struct TerminalWidthTests {
  private let folder: TemporaryFolder

  init() throws {
    let spaces = String(repeating: " ", count: 100)
    folder = try TemporaryFolder([
      "app.theme.json": """
      { "pelmet": 1, "navigationBar": { "standardAppearance": { "buttonAppearance": { "normal": {
        "titleTextAttributes": { "foregroundColor": "#B3261E" } } } } } }
      """,
      "wide.theme.json": "{ \"pelmet\": 1,\(spaces)\"title\": 3,\(spaces)\"abstract\": false }",
      "brand.tokens.json": """
      { "component": { "navigationBar": { "background": { "default": { "$type": "color", "$value": "#10131A" } } } } }
      """,
      "shop.theme.json": """
      { "pelmet": 1, "tokens": ["brand.tokens.json"],
        "navigationBar": { "tintColor": "{component.navigationBar.background.default}" } }
      """,
    ])
  }

  private func run(_ arguments: [String], columns: Int?, environment: [String: String] = [:]) -> TestConsole {
    TestConsole(
      arguments, isTerminal: columns != 0, environment: environment.merging(["NO_COLOR": "1"]) { $1 },
      columns: columns == 0 ? nil : columns)
  }

  /// The lines of a text, with the folder left out.
  private func lines(_ text: String) -> [String] {
    text.replacing(folder.path + "/", with: "").split(whereSeparator: \.isNewline).map { String($0) }
  }

  // MARK: Excerpts

  @Test(arguments: [40, 60, 80, 300])
  func `an excerpt is no wider than the terminal, and is cut around the caret`(columns: Int) throws {
    let run = run(["validate", folder["wide.theme.json"]], columns: columns)
    let excerpt = try #require(lines(run.errors).first { $0.hasPrefix(" 1 |") })
    let caret = try #require(lines(run.errors).first { $0.hasPrefix("   |") })
    #expect(excerpt.count <= columns, "\(excerpt)")
    let column = try #require(caret.firstIndex(of: "^")).utf16Offset(in: caret)
    expectEqual(excerpt[excerpt.index(excerpt.startIndex, offsetBy: column)], "3")
    expectEqual(excerpt.hasPrefix(" 1 | …"), columns < 300)
  }

  @Test func `a terminal that does not tell its width has that of COLUMNS, or else 80`() throws {
    func width(_ environment: [String: String]) throws -> Int {
      let run = run(["validate", folder["wide.theme.json"]], columns: nil, environment: environment)
      return try #require(lines(run.errors).first { $0.hasPrefix(" 1 |") }).count
    }
    expectEqual(try width([:]), 80)
    expectEqual(try width(["COLUMNS": "100"]), 100)
    expectEqual(try width(["COLUMNS": "wide"]), 80)
  }

  @Test func `what goes to a file has up to 120 columns of a line`() throws {
    let excerpt = try #require(
      lines(run(["validate", folder["wide.theme.json"]], columns: 0).errors).first { $0.hasPrefix(" 1 |") })
    expectEqual(excerpt.count, 5 + 122)
  }

  // MARK: Values

  @Test func `paths of values are folded at their dots where a terminal has no room`() {
    let long = ["navigationBar.standardAppearance.buttonAppearance.normal.titleTextAttributes.foregroundColor"]
    let file = folder["app.theme.json"]
    let place = "\(file):2:47"
    expectEqual(
      run(["resolve", file], columns: long[0].count + place.count + 15).output, "\(long[0])  #B3261EFF  \(place)\n")
    expectEqual(
      run(["resolve", file], columns: 62 + place.count).output,
      """
      navigationBar.standardAppearance.buttonAppearance
        .normal.titleTextAttributes.foregroundColor      #B3261EFF  \(place)

      """)
    expectEqual(
      run(["resolve", file], columns: 40).output,
      """
      navigationBar
        .standardAppearance
        .buttonAppearance.normal
        .titleTextAttributes
        .foregroundColor          #B3261EFF
          \(place)

      """)
  }

  // MARK: Tokens

  @Test func `users of tokens stand below where a terminal has no room`() {
    let path = "component.navigationBar.background.default"
    expectEqual(
      lines(run(["tokens", folder["shop.theme.json"]], columns: 100).output).suffix(2),
      ["PATH\(String(repeating: " ", count: 38))  TYPE   VALUE    USED BY", "\(path)  color  #10131A  shop"])
    expectEqual(
      lines(run(["tokens", folder["shop.theme.json"]], columns: 50).output).suffix(4),
      [
        "PATH                                TYPE   VALUE", "component.navigationBar.background",
        "  .default                          color  #10131A",
        "    used by shop",
      ])
  }
}
