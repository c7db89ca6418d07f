import ModelCore
import Pelmet
import PelmetTestSupport
import Testing

@testable import PelmetPreview

/// Every picture that a page puts together is the one that is drawn.
@MainActor
@Suite struct PictureCollectionTests {
  private func app(_ style: Theme.Style, on version: Theme.OSVersion, rows: [Theme.Row] = []) -> PictureCollection.App {
    PictureCollection.App(table: Theme.Table(style, rows: rows), version: version)
  }

  private func style(_ color: Theme.Color, title: Theme.Color) -> Theme.Style {
    var appearance = Theme.NavigationBarAppearance(background: .opaque, backgroundColor: color)
    appearance.titleTextAttributes = Theme.TextAttributes(foregroundColor: title)
    var style = Theme.Style(navigationBar: Theme.NavigationBarStyle(tintColor: title, standardAppearance: appearance))
    style.navigationBar?.prefersLargeTitles = true
    return style
  }

  /// Compares the pictures of a place with drawings.
  private func check(_ collection: PictureCollection, _ place: PlacePictures, _ app: PictureCollection.App) throws {
    var random = 7
    for (index, model) in PictureFamily.Model.all.enumerated() {
      random = (random * 1_103_515_245 + 12345) % 0x8000_0000
      guard Share.has(index, oneIn: 5) else { continue }
      let look = random / 65536 % PageLook.all.count
      let lines = try PictureStage.run(app, model.layout) { stage in
        stage.show(model.moment)
        stage.show(PageLook.all[look])
        let screen = try #require(stage.screen(model.moment, PageLook.all[look]))
        return ScreenDrawing(screen, sharing: Definitions(isForPage: true)).lines
      }
      let scene = SceneOption.allCases.firstIndex(of: PageLook.all[look].scene) ?? 0
      let picture = collection.picture(of: place, model, look: look)
      let text = collection.templates.text(of: picture, own: "", scene: scene)
      expectEqual(text, lines.joined(separator: "\n"), "\(model) \(PageLook.all[look])")
    }
  }

  @Test(arguments: [Theme.OSVersion(18, 0), Theme.OSVersion(27, 1)])
  func equalDrawings(version: Theme.OSVersion) throws {
    var collection = PictureCollection(naming: OpenColors())
    let dark = Theme.Row(Theme.Condition(scheme: .dark), style(.rgb(0x1020_30), title: .rgb(0xEEEE_EE)))
    let apps = [
      app(Theme.Style(), on: version), app(style(.rgb(0xF0E0_D0), title: .rgb(0x2030_40)), on: version, rows: [dark]),
      app(style(.rgb(0x1111_33), title: .rgb(0xFFFF_FF)), on: version),
    ]
    collection.draw(apps)
    for app in apps {
      let place = collection.pictures(of: app)
      try check(collection, place, app)
    }
  }

  @Test(
    "what transparency and content change is that of each app, whichever of its colours differ in light and dark",
    arguments: [Theme.OSVersion(18, 0), Theme.OSVersion(27, 1)])
  func changesOfColors(version: Theme.OSVersion) throws {
    var collection = PictureCollection(naming: OpenColors())
    // Which of the four looks have the same colour.
    let patterns = [0b0000, 0b0101, 0b0011, 0b0100, 0b0110, 0b0111, 0b0010]
    func color(_ pattern: Int, _ one: UInt32, _ other: UInt32) -> Theme.Color {
      let variants = (0..<4).map { Theme.Color.rgb(pattern >> $0 & 1 == 0 ? one : other) }
      return .adaptive(light: variants[0], dark: variants[1], lightHighContrast: variants[2], darkHighContrast: variants[3])
    }
    let colors = patterns.enumerated().map { index, pattern in
      (color(index == 5 ? pattern : 0, 0xF7F8_FA, 0x1012_16), color(pattern, 0x0050_90, 0x90D0_FF))
    }
    let apps = colors.enumerated().map { index, pair in
      let (ground, title) = pair
      var style = style(ground, title: title)
      style.window = Theme.WindowStyle(tintColor: title)
      // Without a background the bar is glass, which takes its look from the content.
      if index > 0 { style.navigationBar?.standardAppearance = nil }
      let look = style.navigationBar?.standardAppearance
      style.navigationBar?.scrollEdgeAppearance = look
      style.tabBar = Theme.TabBarStyle(tintColor: title)
      return app(style, on: version)
    }
    collection.draw(apps)
    for app in apps { try check(collection, collection.pictures(of: app), app) }
  }

  private func theme(_ name: String, _ color: Theme.Color) -> PreviewedTheme {
    var bars = style(color, title: .rgb(0xFFFF_FF))
    let look = bars.navigationBar?.standardAppearance
    bars.navigationBar?.scrollEdgeAppearance = look
    let theme = Theme(name: name, table: Theme.Table(bars))
    return PreviewedTheme(theme, designRequiresCompatibility: false)
  }

  @Test func aChangedPageShowsTheThemesAsTheyAre() {
    var page = PageData(title: "", [theme("a", .rgb(0x1020_30))])
    #expect(page.stillPictures.contains("rgb(16 32 48)"))
    let changes = [
      [theme("a", .rgb(0x1020_31))], [theme("a", .rgb(0x1020_31)), theme("b", .rgb(0xF0F0_F0))],
    ]
    for themes in changes {
      page = PageData(title: "", themes, after: page)
      expectEqual(page.stillPictures, PageData(title: "", themes).stillPictures)
    }
  }
}
