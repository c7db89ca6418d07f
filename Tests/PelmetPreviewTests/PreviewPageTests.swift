import Foundation
import Pelmet
import PelmetPreview
import Testing

@MainActor
@Suite struct PreviewPageTests {
  private func bar(_ number: UInt32) -> Theme.NavigationBarStyle {
    Theme.NavigationBarStyle(
      tintColor: .rgb(number), standardAppearance: Theme.NavigationBarAppearance(backgroundColor: .rgb(number)),
      scrollEdgeAppearance: Theme.NavigationBarAppearance(backgroundColor: .rgb(number + 1)))
  }

  private func theme(_ style: Theme.Style, rows: [Theme.Row] = [], places: [Theme.PlaceTable] = []) -> Theme {
    Theme(name: "midnight", title: "Midnight", table: Theme.Table(style, rows: rows), places: places)
  }

  private func page(_ themes: Theme...) -> String { PreviewPage.html(title: "Themes", themes: themes) }

  @Test func isTheSameEachTime() {
    let theme = theme(Theme.Style(navigationBar: bar(0x0000_10)))
    #expect(page(theme) == page(theme))
  }

  @Test func loadsAndRunsNothing() {
    let page = page(theme(Theme.Style(navigationBar: bar(0x0000_10))))
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.contains("<meta charset=\"utf-8\">"))
    #expect(page.components(separatedBy: "url(").dropFirst().allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("%23") })
    for word in ["<script", "<link", "<img", "src=", "@import", "href=\"http"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func hasASectionForEachThemeWithTitleAndName() {
    let page = page(theme(Theme.Style()), Theme(name: "plain", table: Theme.Table(Theme.Style())))
    #expect(page.contains("<section id=\"theme-1\">\n<h2>Midnight <code>midnight</code></h2>"))
    #expect(page.contains("<section id=\"theme-2\">\n<h2><code>plain</code></h2>"))
    #expect(page.contains("<a href=\"#theme-2\"><code>plain</code></a>"))
  }

  @Test func showsBothSlotsOfTheBars() {
    var style = Theme.Style(navigationBar: bar(0x1020_30))
    style.tabBar = Theme.TabBarStyle(
      standardAppearance: Theme.TabBarAppearance(backgroundColor: .rgb(0x0A0B_0C)),
      scrollEdgeAppearance: Theme.TabBarAppearance(backgroundColor: .rgb(0x0A0B_0D)))
    style.toolbar = Theme.ToolbarStyle(
      standardAppearance: Theme.ToolbarAppearance(backgroundColor: .rgb(0x0A0B_0E)),
      scrollEdgeAppearance: Theme.ToolbarAppearance(backgroundColor: .rgb(0x0A0B_0F)))
    let page = page(theme(style))
    for (caption, color) in [
      ("Navigation bar, standard", "16 32 48"), ("Navigation bar, scroll edge", "16 32 49"), ("Tab bar, standard", "10 11 12"),
      ("Tab bar, scroll edge", "10 11 13"), ("Toolbar, standard", "10 11 14"), ("Toolbar, scroll edge", "10 11 15"),
    ] {
      let figures = page.split(separator: "<figure>").filter { $0.contains("<figcaption>\(caption)</figcaption>") }
      #expect(!figures.isEmpty, "\(caption)")
      // On glass, tab bars and toolbars have no background.
      let flat = caption.hasPrefix("Navigation") ? figures[...] : figures.prefix(2)
      #expect(flat.allSatisfy { $0.contains("fill=\"rgb(\(color))\"") }, "\(caption)")
    }
  }

  @Test func saysWhatSystemsDoNotDraw() throws {
    var style = Theme.Style(navigationBar: bar(0x1020_30))
    style.tabBar = Theme.TabBarStyle(
      unselectedItemTintColor: .rgb(0x0A0B_0C),
      standardAppearance: Theme.TabBarAppearance(
        background: .opaque, backgroundEffect: .noEffect, backgroundColor: .rgb(0x0A0B_0D), shadowColor: .clear))
    style.toolbar = Theme.ToolbarStyle(
      standardAppearance: Theme.ToolbarAppearance(background: .opaque, backgroundColor: .rgb(0x0A0B_0E)))
    let rows = page(theme(style)).split(separator: "<th scope=\"row\">").dropFirst().map { $0.prefix { $0 != "\n" } }
    let old = try #require(rows.first)
    let new = try #require(rows.last)
    #expect(old == "iOS 15, 17</th>")
    #expect(
      new == """
        iOS 26, 27<small>reported: from iOS 26 on, unselected tabs are black or white, not in this tint</small>\
        <small>reported: from iOS 26 on, items in a navigation bar have the label&#39;s colour, not its tint</small>\
        <small>reported: from iOS 26 on, tab bars stay glass, without this background</small></th>
        """)
    style.tabBar = nil
    style.navigationBar = nil
    #expect(!page(theme(style)).contains("<small>"))
  }

  @Test func saysOnceWhatSystemsDoNotDraw() {
    var style = Theme.Style()
    style.tabBar = Theme.TabBarStyle(
      barTintColor: .rgb(0x0A0B_0C), standardAppearance: Theme.TabBarAppearance(backgroundColor: .rgb(0x0A0B_0D)))
    let whole = page(theme(style))
    #expect(whole.contains("reported: from iOS 26 on, tab bars stay glass"))
    #expect(!whole.contains("probably: from iOS 26 on, tab bars stay glass"))
    // Pictures of a screen have no bars at the bottom.
    let place = Theme.PlaceTable(Theme.Place(screen: Theme.Screen("photo")), Theme.Table(style))
    #expect(!page(theme(Theme.Style(), places: [place])).contains("tab bars stay glass"))
  }

  @Test func showsTitleBackButtonItemAndTabs() {
    let page = page(theme(Theme.Style()))
    for text in ["Message", "‹ Inbox", "Edit", "Reply", "Share", "Inbox", "Search", "Updates", "3"] {
      #expect(page.contains(">\(text)</text>"), "\(text)")
    }
  }

  @Test func showsLargeTitlesAtTheEdge() throws {
    var style = Theme.Style(navigationBar: bar(0x1020_30))
    style.navigationBar?.prefersLargeTitles = true
    let page = page(theme(style))
    let figures = page.split(separator: "<figure>")
    let edge = try #require(figures.first { $0.contains("Navigation bar, scroll edge") })
    let standard = try #require(figures.first { $0.contains("Navigation bar, standard") })
    #expect(edge.contains("height=\"96\""))
    #expect(standard.contains("height=\"44\""))
  }

  @Test func hasColumnsForSchemes() {
    let page = page(theme(Theme.Style(navigationBar: bar(0))))
    #expect(page.contains("<th scope=\"col\">Light</th><th scope=\"col\">Dark</th>"))
  }

  @Test func showsColoursOfEachScheme() {
    var style = Theme.Style(navigationBar: bar(0))
    let row = Theme.Row(Theme.Condition(scheme: .dark, contrast: .high), Theme.Style(navigationBar: bar(0x0102_03)))
    #expect(page(theme(style, rows: [row])).contains("Dark, high contrast"))
    style.content = Theme.ContentStyle(backgroundColor: .color(.rgb(0x0708_09)))
    #expect(page(theme(style)).contains("fill=\"rgb(7 8 9)\""))
  }

  @Test func hasRowsForSystemsAndDevicesThatDiffer() {
    let rows = [
      Theme.Row(Theme.Condition(minimumOS: Theme.OSVersion(18, 4)), Theme.Style(navigationBar: bar(0x0102_03))),
      Theme.Row(Theme.Condition(idiom: .pad), Theme.Style(navigationBar: bar(0x0405_06))),
    ]
    let varied = page(theme(Theme.Style(navigationBar: bar(0)), rows: rows))
    #expect(varied.contains("<th scope=\"row\">iOS 18.4"))
    #expect(varied.contains("<th scope=\"row\">iPad, iOS "))
    let plain = page(theme(Theme.Style(navigationBar: bar(0))))
    #expect(!plain.contains("18.4"))
    #expect(!plain.contains("iPad"))
  }

  @Test func namesScreensAndContextsWithTheirNavigationBars() {
    let (photo, mail) = (Theme.Screen("photo"), Theme.Context("mail"))
    let table = Theme.Table(Theme.Style(navigationBar: bar(0x0102_03)))
    let page = page(
      theme(
        Theme.Style(),
        places: [
          Theme.PlaceTable(Theme.Place(context: mail), table), Theme.PlaceTable(Theme.Place(screen: photo), table),
          Theme.PlaceTable(Theme.Place(context: mail, screen: photo), table),
        ]))
    for heading in [
      "Context <code>mail</code>", "Screen <code>photo</code>", "Screen <code>photo</code>, Context <code>mail</code>",
    ] {
      #expect(page.contains("<h3>\(heading)</h3>"), "\(heading)")
    }
    #expect(page.split(separator: "<h3>").dropFirst().allSatisfy { $0.contains("rgb(1 2 3)") && !$0.contains("Toolbar") })
  }

  @Test func escapesWhatThemesSay() {
    let evil = "<script>\"&'"
    let table = Theme.Table(Theme.Style())
    let theme = Theme(
      name: evil, title: evil, table: table,
      places: [Theme.PlaceTable(Theme.Place(context: Theme.Context(evil), screen: Theme.Screen(evil)), table)])
    let page = PreviewPage.html(title: evil, themes: [theme])
    #expect(!page.contains("<script"))
    #expect(page.contains("<title>&lt;script&gt;&quot;&amp;&#39;</title>"))
  }
}
