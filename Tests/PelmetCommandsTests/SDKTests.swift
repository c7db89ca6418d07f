import ArgumentParser
import Foundation
import Pelmet
import PelmetTestSupport
import Testing

@testable import PelmetCommands

/// The changes that newer SDKs make in the bars of an app.
@Suite struct SDKTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let shop = """
    { "pelmet": 1,
      "navigationBar": { "tintColor": "#B3261E", "barStyle": "black" },
      "tabBar": {
        "tintColor": "#FF8800",
        "standardAppearance": { "background": "opaque", "backgroundColor": "#10131A" } },
      "screens": { "photo": { "navigationBar": { "tintColor": "#FFFFFF" } } } }
    """

  /// Writes files and runs the command on them. The folder is left out of the output.
  private func sdk(_ files: [String: String], _ options: String...) throws -> (status: Int32, output: String, errors: String) {
    for (name, text) in files { try folder.write(text, to: name) }
    let run = TestConsole(["sdk", folder.path] + options)
    return (run.status, run.output.replacing(folder.path + "/", with: ""), run.errors.replacing(folder.path + "/", with: ""))
  }

  /// The parts of a report that begin in its first column, by their first words.
  private func part(_ name: String, of report: some StringProtocol) -> [String] {
    let lines = report.split(whereSeparator: \.isNewline).map { String($0) }
    guard let start = lines.firstIndex(where: { $0.hasPrefix(name) }) else { return [] }
    return lines[(start + 1)...].prefix { $0.hasPrefix(" ") }.map { String($0.dropFirst(2)) }
  }

  // MARK: Values

  @Test func `each step lists the lines that it changes, by bars`() throws {
    let run = try sdk(["shop.theme.json": Self.shop])
    expectEqual(run.status, 0, "\(run.errors)")
    let steps = run.output.components(separatedBy: "\n\nfrom ")
    expectEqual(
      steps.map { $0.components(separatedBy: "\n")[0] },
      [
        "from SDK 18 to SDK 26, on iOS 26 and later: 4 values are no longer drawn, 2 parts become illegible",
        "SDK 26 to SDK 27, on iOS 27 and later: 1 value looks different",
      ])
    expectEqual(
      part("navigationBar", of: steps[0]),
      [
        "not drawn; reported: from iOS 26 on, items in a navigation bar have the label's colour, not its tint (sources disagree: P-12)",
        "  shop.theme.json:2:35: navigationBar.tintColor", "    plain",
        "  shop.theme.json:6:59: navigationBar.tintColor", "    screen 'photo'",
        "  fix: look at it on a device; or write \"tintColor\" in \"barButtonItem\"",
      ])
    expectEqual(
      part("tabBar", of: steps[0]),
      [
        "not drawn; reported: from iOS 26 on, tab bars stay glass, without this background (sources disagree: P-15)",
        "  shop.theme.json:5:43: tabBar.standardAppearance.background",
        "  shop.theme.json:5:72: tabBar.standardAppearance.backgroundColor",
        "  fix: look at it on a device; or write it in a \"when\" entry for \"<26\", where it is drawn; for a solid bar on glass, "
          + "write \"backgroundColor\" in \"tabBar\" itself",
      ])
    expectEqual(
      part("navigationBar", of: steps[1]),
      [
        "drawn differently; reported: from iOS 27 on, in apps linked with SDK 27, the status bar no longer follows the style of the bar",
        "  shop.theme.json:2:58: navigationBar.barStyle",
      ])
  }

  @Test func `what a theme writes for older systems only is not listed`() throws {
    let theme = """
      { "pelmet": 1, "when": [{ "is": { "os": "<26" },
        "tabBar": { "standardAppearance": { "background": "opaque", "backgroundColor": "#FFFFFF" } } }] }
      """
    let run = try sdk(["shop.theme.json": theme], "--fail-on", "any")
    expectEqual(run.status, 0)
    expectEqual(run.output.ranges(of: ": no value of a theme looks different\n").count, 2)
  }

  @Test func `a line of a base is listed once, for all themes that have it`() throws {
    let run = try sdk([
      "base.theme.json": ##"{ "pelmet": 1, "abstract": true, "tabBar": { "unselectedItemTintColor": "#777777" } }"##,
      "day.theme.json": ##"{ "pelmet": 1, "extends": "base" }"##, "night.theme.json": ##"{ "pelmet": 1, "extends": "base" }"##,
      "plain.theme.json": ##"{ "pelmet": 1 }"##,
    ])
    expectEqual(
      part("tabBar", of: run.output),
      [
        "not drawn; reported: from iOS 26 on, unselected tabs are black or white, not in this tint",
        "  base.theme.json:1:73: tabBar.unselectedItemTintColor", "    'day', 'night': everywhere",
        "  fix: write it in a \"when\" entry for \"<26\", where it is drawn",
      ])
  }

  // MARK: Legibility

  @Test func `a text that becomes illegible is listed with its contrast, and fails on demand`() throws {
    let run = try sdk(["shop.theme.json": Self.shop], "--from", "18", "--to", "26", "--fail-on", "contrast")
    expectEqual(run.status, 1)
    let texts = part("legibility", of: run.output)
    expectEqual(texts.count { $0.hasPrefix("shop.theme.json:4:18: illegible: the selected tab's ") }, 2)
    #expect(
      texts[0].contains(#/icon on the selected tab's lens, estimated: contrast 7\.\d\d:1 → 2\.\d\d:1, needed 3:1/#), "\(texts[0])"
    )
    let later = try sdk([:], "--from", "26", "--fail-on", "contrast")
    expectEqual(later.status, 0)
  }

  // MARK: Apps that opt out

  @Test func `an app that keeps its look begins with SDK 26 and gets glass from SDK 27 on iOS 27`() throws {
    let run = try sdk(["shop.theme.json": Self.shop, "pelmet.json": #"{ "designRequiresCompatibility": true }"#])
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(
      run.output.hasPrefix("from SDK 26 to SDK 27, on iOS 27 and later: 4 values are no longer drawn, 1 value looks different, "))
    #expect(part("heights", of: run.output).contains("iPhone, iOS 27: the navigation bar, 44 → 54 points"))
    #expect(
      part("in the app", of: run.output).contains {
        $0.hasPrefix("CMP-1: from iOS 27 on, UIDesignRequiresCompatibility is ignored")
      })
    let earlier = try sdk([:], "--from", "18", "--to", "26")
    #expect(earlier.output.hasPrefix("from SDK 18 to SDK 26, on iOS 26 and later: no value of a theme looks different\n"))
    let refused = try sdk([:], "--to", "26")
    #expect(refused.errors.contains("with designRequiresCompatibility, SDK 26 changes nothing"))
  }

  // MARK: Other forms

  @Test func `JSON has the values, contrasts, heights and facts of each step`() throws {
    let run = try sdk(["shop.theme.json": Self.shop], "--format", "json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let steps = try #require(report["steps"] as? [[String: Any]])
    expectEqual(steps.map { "\($0["before"] ?? "")-\($0["after"] ?? "")" }, ["18-26", "26-27"])
    let values = try #require(steps[0]["values"] as? [[String: Any]])
    expectEqual(values.map { $0["source"] as? String }, ["2:35", "6:59", "5:43", "5:72"].map { "shop.theme.json:\($0)" })
    expectEqual(values[0]["policy"] as? String, "P-12")
    expectEqual(steps[0]["illegible"] as? Int, 2)
    expectEqual((steps[0]["sizes"] as? [[String: Any]])?.first?["after"] as? Int, 54)
    expectEqual((steps[1]["facts"] as? [[String: Any]])?.first?["rule"] as? String, "LCH-12")
  }

  @Test func `the page has devices before and after, and loads nothing`() throws {
    let page = folder["sdk.html"]
    let run = try sdk(["shop.theme.json": Self.shop], "--page", page)
    expectEqual(run.status, 0, "\(run.errors)")
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: page)), as: UTF8.self)
    let figures = text.components(separatedBy: "<figure>").dropFirst()
    #expect((1...8).contains(figures.count))
    for figure in figures {
      let devices = figure.components(separatedBy: "</figure>")[0].components(separatedBy: "<svg ").dropFirst()
      expectEqual(devices.count, 2)
    }
    #expect(!text.contains("<script") && !text.contains(" src=") && text.contains("default-src 'none'"))
    #expect(text.contains("<strong>illegible</strong>: the selected tab&#39;s icon"))
  }

  // MARK: Apps without themes

  /// Runs the command on code, with a tool that imports nothing but writes what it is given.
  private func sdk(importing theme: String, _ origins: String) throws -> (status: Int32, output: String, errors: String) {
    try folder.write("", to: "bin/pelmet")
    try folder.write(theme, to: "app.theme.json")
    try folder.write(origins, to: "app.import.json")
    try folder.write(
      "#!/bin/sh\ncp '\(folder.path)'/app.*.json \"$2\"\necho 'wrote it'\necho '1 theme from 2 statements'\n",
      to: "libexec/pelmetimport")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder["libexec/pelmetimport"])
    var (output, errors) = ("", "")
    let console = Console(
      output: Console.Stream(isTerminal: false, environment: [:]) { output += $0 },
      errors: Console.Stream(isTerminal: false, environment: [:]) { errors += $0 })
    let status = try SDKCommand.parse(["--sources", "App"]).run(on: console, besides: folder["bin/pelmet"])
    return (status.rawValue, output, errors)
  }

  @Test func `an app without themes is imported, and its places are those of the code`() throws {
    let run = try sdk(
      importing: """
        { "pelmet": 1, "navigationBar": { "tintColor": "#B3261E", "backIndicatorImage": { "symbol": "chevron.left" } },
          "tabBar": { "unselectedItemTintColor": "#777777" } }
        """,
      """
      { "version": 1, "values": [
        { "path": "navigationBar.tintColor", "sources": [{ "file": "App/Bars.swift", "line": 4, "column": 5 }] },
        { "path": "navigationBar.backIndicatorImage", "sources": [{ "file": "App/Bars.swift", "line": 9, "column": 5 }] }] }
      """)
    expectEqual(run.status, 0)
    expectEqual(run.errors, "imported 1 theme from 2 statements\n")
    let bar = part("navigationBar", of: run.output)
    #expect(bar.contains("  App/Bars.swift:4:5: navigationBar.tintColor"), "\(bar)")
    #expect(bar.contains("  App/Bars.swift:9:5: navigationBar.backIndicatorImage.symbol"), "\(bar)")
    // The theme that was imported is named by its file alone, for the folder is gone.
    #expect(part("tabBar", of: run.output).contains("  app.theme.json:2:42: tabBar.unselectedItemTintColor"))
  }

  // MARK: Mistakes

  @Test(arguments: [
    (["--from", "17"], "--from 17 is not an SDK that this command knows; fix: write 18 for any before 26, or 26"),
    (["--to", "28"], "--to 28 is not an SDK that this command knows; fix: write 26 or 27"),
    (["--from", "26", "--to", "26"], "--from 26 is not older than --to 26"),
  ])
  func `an SDK that is not known is refused`(options: [String], message: String) {
    let run = TestConsole(["sdk", folder.path] + options)
    expectEqual(run.status, 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `code and themes are not compared at once`() {
    let run = TestConsole("sdk", folder.path, "--sources", "App")
    expectEqual(run.status, 64)
    #expect(run.errors.contains("--sources reads code in place of themes; leave out \(folder.path)"))
  }

  @Test func `a path without themes is named`() {
    let run = TestConsole("sdk", folder["nowhere"])
    expectEqual(run.status, 64)
    #expect(run.errors.contains("there is no theme (NAME.theme.json) at '\(folder["nowhere"])'; fix: "), "\(run.errors)")
  }

  @Test func `themes with errors are not compared`() throws {
    let run = try sdk(["shop.theme.json": #"{ "pelmet": 1, "navigationBra": {} }"#])
    expectEqual(run.status, 2)
    #expect(run.errors.contains("[UnknownKey]") && run.output.isEmpty)
  }
}

/// The facts about apps of an SDK.
@Suite struct SDKFactTests {
  private static let reference = Fixtures.tests.deletingLastPathComponent().appendingPathComponent(
    "Sources/ModelCore/ModelCore.docc")

  /// The section of each rule in the reference, by its id.
  private static func rules() throws -> [String: String] {
    let folder = reference.appendingPathComponent("Reference")
    let pages = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try pages.reduce(into: [:]) { rules, page in
      let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
      for section in text.components(separatedBy: "\n### ").dropFirst() {
        if let id = section.firstMatch(of: /^[A-Z]+-\d+/) { rules[String(id.output)] = section }
      }
    }
  }

  @Test func `each fact is a rule of the reference, no surer than that, with its policy`() throws {
    let rules = try Self.rules()
    for fact in SDKFact.all {
      let rule = try #require(rules[fact.rule], "\(fact.rule)")
      let letters = try #require(rule.firstMatch(of: /\*Confidence: ([A-Z0-9\/]+)\./), "\(fact.rule)").1.split(separator: "/")
      if fact.confidence == .documented { #expect(letters.contains("D"), "\(fact.rule)") }
      if let policy = fact.policy { #expect(rule.contains("Policy: \(policy).") && letters.contains("C"), "\(fact.rule)") }
    }
    expectEqual(Set(SDKFact.all.map { "\($0.rule) \($0.sdk)" }).count, SDKFact.all.count)
  }

  @Test func `before iOS 26 the SDK changes no picture and no height`() throws {
    let step = SDKStep(before: 18, after: 27)
    for requires in [false, true] {
      expectEqual(MainThread.run { BarMeasures.moves(step.builds(requiringCompatibility: requires), on: 18) }, [])
    }
  }
}
