import Pelmet
import PelmetPreview

/// The time that people wait for the page of fifty themes that have a dark screen each, and how it grows with the themes.
@MainActor
enum PageBenchmark {
  private static let name = "page of previews"

  static func report(rounds: Int, _ isWanted: (String) -> Bool) {
    guard isWanted(name) else { return }
    let themes = (0..<50).map(theme)
    let half = Array(themes.prefix(25))
    var times: [(half: Double, whole: Double)] = []
    for _ in 0..<rounds { times.append((seconds(half), seconds(themes))) }
    let whole = times.map(\.whole).sorted()[rounds / 2]
    let growth = times.map { $0.whole / $0.half }.sorted()[rounds / 2]
    print(name, "\(Int(whole * 1000)) ms for 50 themes, \(Int(growth * 100)) % of 25 themes", separator: "\t")
  }

  private static func seconds(_ themes: [Theme]) -> Double {
    let time = ContinuousClock().measure {
      let page = PreviewPage.html(title: "Themes", themes: themes)
      precondition(page.utf8.count > 1_000_000)
    }
    return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }

  private static func theme(_ number: Int) -> Theme {
    let number = UInt32(number)
    let bar = Theme.NavigationBarAppearance(background: .opaque, backgroundColor: .rgb(0x0055_99 + 0x0201_01 * number))
    var style = Theme.Style(
      navigationBar: Theme.NavigationBarStyle(
        prefersLargeTitles: true, tintColor: .rgb(0xFFFF_FF - number), standardAppearance: bar, scrollEdgeAppearance: bar),
      tabBar: Theme.TabBarStyle(tintColor: .rgb(0x0044_88 + number)))
    let table = Theme.Table(style)
    style.userInterfaceStyle = .dark
    style.navigationBar?.standardAppearance?.background = .transparent
    let photo = Theme.PlaceTable(Theme.Place(screen: Theme.Screen("photo")), Theme.Table(style))
    return Theme(name: "theme\(number)", table: table, places: [photo])
  }
}
