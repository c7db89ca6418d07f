import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// One cause is one finding: places that write nothing of it add neither findings nor lines.
@Suite struct OneCauseTests {
  /// A theme with failing colours, and a number of places and devices that write other things.
  private func theme(screens: Int, contexts: Int, idioms: [String]) -> String {
    let places = { (count: Int, name: String) in
      (0..<count).map {
        "\"\(name)\($0)\": { \"content\": { \"backgroundColor\": { \"light\": \"#FFFFFF\", \"dark\": \"#000000\" } } }"
      }
      .joined(separator: ", ")
    }
    let whens = idioms.map { "{ \"is\": { \"idiom\": \"\($0)\" }, \"statusBar\": { \"isHidden\": true } }" }.joined(
      separator: ", ")
    return """
      {
        "pelmet": 1,
        "navigationBar": {
          "tintColor": "#777777",
          "standardAppearance": {
            "background": "opaque", "backgroundColor": "#808080", "titleTextAttributes": { "foregroundColor": "#707070" }
          },
          "scrollEdgeAppearance": "standardAppearance"
        },
        "tabBar": {
          "tintColor": "#F0F0F0",
          "standardAppearance": {
            "background": "opaque", "backgroundColor": { "light": "#FFFFFF", "dark": "#FAFAFA" },
            "itemAppearance": { "normal": { "iconColor": "#EEEEEE", "badgeBackgroundColor": "#FFFF00" } }
          },
          "scrollEdgeAppearance": "standardAppearance"
        },
        "when": [\(whens)],
        "contexts": { \(places(contexts, "context")) },
        "screens": { \(places(screens, "screen")) }
      }
      """
  }

  @Test func saysNoMoreOfTwentyScreensThanOfOne() {
    let small = CheckedFolder([("theme", theme(screens: 1, contexts: 1, idioms: ["pad"]))])
    let large = CheckedFolder([("theme", theme(screens: 20, contexts: 5, idioms: ["phone", "pad", "mac", "vision"]))])
    let rules: Set = ["LowContrast", "UnselectedTabContrast"]
    #expect(small.lines(of: rules).count >= 4)
    expectEqual(small.lines(of: rules), large.lines(of: rules))
    let notes = { (folder: CheckedFolder) in folder.compilation.diagnostics.flatMap { $0.elsewhere?.notes ?? [] }.map(\.message) }
    expectEqual(notes(small), notes(large))
  }

  @Test func namesThreeOfThePlacesThatDiffer() throws {
    let screens = ["album", "film", "mail", "news", "zoo"].map { name in
      "\"\(name)\": { \"tabBar\": { \"userInterfaceStyle\": \"dark\" } }"
    }
    let text = """
      {
        "pelmet": 1, "userInterfaceStyle": "light",
        "tabBar": {
          "tintColor": "#111111",
          "standardAppearance": { "background": "opaque", "backgroundColor": { "light": "#FFFFFF", "dark": "#222222" } },
          "scrollEdgeAppearance": "standardAppearance"
        },
        "screens": { \(screens.joined(separator: ", ")) }
      }
      """
    let finding = try #require(CheckedFolder([("theme", text)]).compilation.diagnostics.first { $0.rule == .lowContrast })
    #expect(finding.summary.contains(" on screen 'album': "))
    expectEqual(finding.elsewhere?.summary, "also for the selected tab's title and on 4 screens (film, mail, news, +1)")
  }
}
