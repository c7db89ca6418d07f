import Foundation
import Pelmet
import PelmetDiagnostics
import PelmetReports
import PelmetTestSupport
import Testing

@testable import PelmetCompiler
@testable import PelmetResolution

/// The table of what iOS 26 and 27 draw otherwise: it names properties that there are, and the documentation shows it.
@Suite struct ValuesOnGlassTests {
  private static let versions: [Theme.OSVersion] = [26, 27]

  @Test(arguments: SystemChange.allCases)
  func isAboutProperties(change: SystemChange) throws {
    for key in change.row.keys {
      let path = key.prefix { $0 != "=" }.split(separator: ".").map(String.init)
      #expect(Self.hasPath(path[...], Catalogue.style), "\(key)")
    }
  }

  /// Whether a schema has a path, in which `*` is any of its keys.
  private static func hasPath(_ path: ArraySlice<String>, _ schema: Schema) -> Bool {
    guard let name = path.first else { return true }
    return schema.fields.contains { field in
      guard name == "*" || name == field.name else { return false }
      if case .object(let inner) = field.shape { return hasPath(path.dropFirst(), inner) }
      return path.count == 1
    }
  }

  @Test(arguments: SystemChange.allCases)
  func saysWhatIsSeenAndNoMoreThanItsSource(change: SystemChange) {
    let row = change.row
    #expect(row.since >= 26)
    #expect(row.effect != .ignored || row.instead != nil)
    expectEqual(change.effect(on: 18), .drawn)
    expectEqual(change.effect(on: 99), row.effect)
    expectEqual(change.effect(on: 99, linkedWith: row.sdk), row.effect)
    expectEqual(change.effect(on: 99, linkedWith: 25), .drawn)
    #expect(row.sdk <= row.since)
    #expect(change.sentence.count <= 160)
    if row.confidence == .documented { #expect(!change.sentence.contains("reported")) }
  }

  @Test func valuesInsideAreIgnoredWithTheWhole() {
    func change(_ path: String, _ names: [String: String] = [:]) -> SystemChange? {
      SystemChange.affecting(path) { names[$0] }
    }
    expectEqual(change("tabBar.scrollEdgeAppearance.backgroundImage.fill"), .tabBarBackground)
    #expect(
      change("tabBar.standardAppearance.inlineLayoutAppearance.normal.titleTextAttributes.font.size") == .unselectedTabTitle)
    expectEqual(change("tabBar.standardAppearance.inlineLayoutAppearance.selected.iconColor"), .selectedTabIcon)
    expectEqual(change("tabBarItem.titleTextAttributes.normal.foregroundColor"), .unselectedTabTitle)
    #expect(change("tabBarItem.titleTextAttributes.selected.foregroundColor") == nil)
    expectEqual(change("tabBarItem.titleTextAttributes.disabled.font.size"), .disabledTab)
    expectEqual(change("tabBar.standardAppearance.stackedLayoutAppearance.disabled.iconColor"), .disabledTab)
    expectEqual(change("tabBar.standardAppearance.stackedLayoutAppearance.disabled.badgeBackgroundColor"), .tabBadgeColor)
    #expect(change("navigationBar.standardAppearance.backgroundColor") == nil)
    expectEqual(change("toolbar.standardAppearance.backgroundColor"), .toolbarBackground)
    #expect(change("toolbar.standardAppearance.backgroundColor", ["toolbar.standardAppearance.backgroundEffect": "none"]) == nil)
    #expect(change("toolbar.standardAppearance.backgroundColor", ["toolbar.standardAppearance.background": "opaque"]) == nil)
    #expect(
      change("tabBar.standardAppearance.background", ["tabBar.standardAppearance.background": "opaque"]) == .tabBarBackground)
    #expect(change("tabBar.standardAppearance.background", ["tabBar.standardAppearance.background": "default"]) == nil)
  }

  @Test func whatDependsOnTheSDKSaysSo() {
    let change = SystemChange.navigationBarStyle
    expectEqual(change.effect(on: 27, linkedWith: 26), .drawn)
    expectEqual(change.effect(on: 26, linkedWith: 27), .drawn)
    expectEqual(change.effect(on: 27, linkedWith: 27), .changed)
    #expect(
      change.sentence
        == "reported: from iOS 27 on, in apps linked with SDK 27, the status bar no longer follows the style of the bar")
  }

  @Test func documentationHasTheTables() throws {
    let page = URL(fileURLWithPath: #filePath).appending(path: "../../../../Sources/Pelmet/Pelmet.docc/ValuesOnGlass.md")
      .standardized
    let text = try String(contentsOf: page, encoding: .utf8)
    let expected = try Self.replacing("apps", by: Self.apps, in: Self.replacing("changes", by: Self.changes, in: text))
    if text != expected, ProcessInfo.processInfo.environment["RECORD"] != nil {
      try expected.write(to: page, atomically: true, encoding: .utf8)
    }
    expectEqual(text, expected, "Record it with RECORD=1 swift test --filter ValuesOnGlassTests.")
  }

  /// A text with a new table behind the comment that names it, up to the next empty line.
  private static func replacing(_ name: String, by table: [String], in text: String) throws -> String {
    let parts = text.components(separatedBy: "<!-- table: \(name) -->\n")
    try #require(parts.count == 2)
    let rest = parts[1].range(of: "\n\n").map { parts[1][$0.lowerBound...] } ?? "\n"
    return parts[0] + "<!-- table: \(name) -->\n" + table.joined(separator: "\n") + rest
  }

  private static var changes: [String] {
    ["| value | 26 | 27 | SDK | seen | sure | source |", "|---|---|---|---|---|---|---|"]
      + SystemChange.allCases.map { change in
        let row = change.row
        let keys = row.keys.map { "`\($0)`" }.joined(separator: " ")
        let effects = [26, 27].map { change.effect(on: $0).rawValue }.joined(separator: " | ")
        let confidence = row.confidence == .observedOnce ? "observed once" : row.confidence.rawValue
        let policy = row.policy.map { ", contested: \($0)" } ?? ""
        return "| \(keys) | \(effects) | \(row.sdk) | \(row.seen) | \(confidence)\(policy) | \(row.source) |"
      }
  }

  /// The values of the apps in the fixtures, and how many of them each version ignores.
  private static var apps: [String] {
    get throws {
      let head = ["| app | values | 26 | 27 |", "|---|---|---|---|"]
      return try head
        + AppsTests.apps.map { app in
          let readings = try readings(of: app)
          let counts = versions.map { count(readings, on: $0) }
          let ignored = counts.map { "\($0.ignored)" }.joined(separator: " | ")
          return "| \(app) | \(counts.map(\.all).max() ?? 0) | \(ignored) |"
        }
    }
  }

  /// The themes of each module of an app.
  private static func readings(of app: String) throws -> [ThemeReadings] {
    let modules = Fixtures.names(in: "apps/\(app)").filter { $0.first?.isUppercase == true && !$0.contains(".") }
    return try (modules.isEmpty ? [nil] : modules.map(Optional.some)).map { module in
      ThemeReadings(try ThemeFiles.folder("apps/\(app)", root: "apps/\(app)", main: module).input)
    }
  }

  /// The values that an app's themes write for a version, and those that it ignores, each once wherever it applies.
  private static func count(_ modules: [ThemeReadings], on version: Theme.OSVersion) -> (all: Int, ignored: Int) {
    var (all, ignored): (Set<SourceSpan>, Set<SourceSpan>) = ([], [])
    for readings in modules {
      for index in readings.themes.indices where !readings.themes[index].isAbstract {
        let reading = readings.theme(at: index)
        let screens = [nil] + reading.screens.map { Theme.Screen($0) }
        for context in [nil] + reading.contexts.map({ Theme.Context($0) }) {
          for screen in screens {
            let state = reading.state(Theme.Place(context: context, screen: screen), Theme.Traits(os: version))
            let values = (state?.values ?? []).filter { $0.value != .null && !$0.path.hasPrefix("{") }
            all.formUnion(values.map(\.source))
            ignored.formUnion(
              ResolvedValue.marked(values, on: version).filter { $0.change?.row.effect == .ignored }.map(\.source))
          }
        }
      }
    }
    return (all.count, ignored.count)
  }
}
