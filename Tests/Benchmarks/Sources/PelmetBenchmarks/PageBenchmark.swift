import Pelmet
import PelmetPreview

/// The time that people wait for pages of fifty themes, how it grows with the themes, and the time from the edit of one theme to the page
/// that shows it.
///
/// There are two kinds of themes. *Tints* have one colour in every look, and a dark screen each. *Accents* differ in light and dark, and half of
/// them have a screen.
@MainActor
enum PageBenchmark {
  static func report(rounds: Int, _ isWanted: (String) -> Bool) {
    for (name, theme) in [("page of tints", tinted), ("page of accents", accented)] where isWanted(name) {
      let themes = (0..<50).map(theme)
      let half = Array(themes.prefix(25))
      var times: [(half: Double, whole: Double)] = []
      for _ in 0..<rounds { times.append((seconds { page(of: half) }, seconds { page(of: themes) })) }
      let whole = times.map(\.whole).sorted()[rounds / 2]
      let growth = times.map { $0.whole / $0.half }.sorted()[rounds / 2]
      let edit = edits(of: themes, theme).sorted()[edits / 2]
      print(
        name, "\(Int(whole * 1000)) ms for 50 themes, \(Int(growth * 100)) % of 25 themes", "an edit \(Int(edit * 1000)) ms",
        separator: "\t")
    }
  }

  /// How many edits are made of a page.
  private static let edits = 20

  /// The time of each of some edits, one theme after the other.
  private static func edits(of themes: [Theme], _ theme: (Int) -> Theme) -> [Double] {
    let page = ChangingPage()
    func draw(_ themes: [Theme]) {
      _ = page.html(title: "Themes", themes.map { PreviewedTheme($0, designRequiresCompatibility: false) })
    }
    draw(themes)
    return (0..<edits).map { number in
      var edited = themes
      edited[number] = theme(100 + number)
      return seconds { draw(edited) }
    }
  }

  private static func page(of themes: [Theme]) {
    let page = PreviewPage.html(title: "Themes", themes: themes)
    precondition(page.utf8.count > 600_000)
  }

  private static func seconds(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body)
    return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }

  private static func tinted(_ number: Int) -> Theme {
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

  private static func accented(_ number: Int) -> Theme {
    let shade = UInt32(number)
    let accent = Theme.Color.rgb(0x0050_90 + 0x0101_01 * shade, dark: 0xFFF0_FF - 0x0101_00 * shade)
    let ground = Theme.Color.rgb(0xF7F8_FA - shade, dark: 0x1012_16 + shade)
    let bar = Theme.NavigationBarAppearance(
      background: .opaque, backgroundColor: ground, titleTextAttributes: Theme.TextAttributes(foregroundColor: accent))
    var style = Theme.Style(
      window: Theme.WindowStyle(tintColor: accent),
      navigationBar: Theme.NavigationBarStyle(
        prefersLargeTitles: true, tintColor: accent, standardAppearance: bar, scrollEdgeAppearance: bar),
      tabBar: Theme.TabBarStyle(tintColor: accent))
    let table = Theme.Table(style)
    guard number.isMultiple(of: 2) else { return Theme(name: "theme\(number)", table: table) }
    style.navigationBar?.standardAppearance?.background = .transparent
    style.navigationBar?.tintColor = .rgb(0xFFFF_FF)
    let photo = Theme.PlaceTable(Theme.Place(screen: Theme.Screen("photo")), Theme.Table(style))
    return Theme(name: "theme\(number)", table: table, places: [photo])
  }
}
