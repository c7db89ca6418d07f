import Foundation
import Pelmet
import PelmetTestSupport
import Testing

@testable import PelmetPreview

@MainActor
@Suite struct PreviewPageTests {
  private func theme(_ color: UInt32, places: [Theme.PlaceTable] = []) -> Theme {
    let bar = Theme.NavigationBarStyle(standardAppearance: Theme.NavigationBarAppearance(backgroundColor: .rgb(color)))
    return Theme(name: "midnight", title: "Midnight", table: Theme.Table(Theme.Style(navigationBar: bar)), places: places)
  }

  private func page(_ themes: Theme...) -> String { PreviewPage.html(title: "Themes", themes: themes) }

  @Test func isTheSameEachTime() {
    expectEqual(page(theme(0x0000_10)), page(theme(0x0000_10)))
  }

  @Test func loadsNothing() {
    let page = page(theme(0x0000_10))
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.contains("<meta charset=\"utf-8\">"))
    #expect(page.contains("content=\"default-src 'none';"))
    #expect(page.components(separatedBy: "url(").dropFirst().allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("%23") })
    for word in ["<link", "<img", " src=", "@import", "href=\"http", "import(", "innerHTML ="] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func `no text hides in the page's source, reorders it, or commands a server that prints it`() {
    let evil = "##[error]a\n::warning::b\u{202E}\u{3164}\u{34F}\u{E0041}###vso[c]"
    let table = Theme.Table(Theme.Style())
    let theme = Theme(
      name: evil, title: evil, table: table, places: [Theme.PlaceTable(Theme.Place(screen: Theme.Screen(evil)), table)])
    let page = PreviewPage.html(title: evil, themes: [theme])
    for text in ["##[", "\n::", "##vso["] { #expect(!page.contains(text), "\(text.debugDescription)") }
    let script = page.split(separator: "<script").last ?? ""
    for hidden in "\u{202E}\u{3164}\u{34F}\u{E0041}".unicodeScalars { #expect(!script.unicodeScalars.contains(hidden)) }
    #expect(page.contains(##""name":"#\u0023[error]a\n::warning::b\u202e\u3164\u034f\udb40\udc41#\u0023\u0023vso[c]""##))
  }

  @Test func escapesWhatThemesSay() {
    let evil = "</script><script>\"&'"
    let table = Theme.Table(Theme.Style())
    let theme = Theme(
      name: evil, title: evil, table: table,
      places: [Theme.PlaceTable(Theme.Place(context: Theme.Context(evil), screen: Theme.Screen(evil)), table)])
    let page = PreviewPage.html(title: evil, themes: [theme])
    expectEqual(page.components(separatedBy: "<script").count, 3)
    #expect(page.contains("<title>&lt;/script&gt;&lt;script&gt;&quot;&amp;&#39;</title>"))
  }
}
