import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetTesting
import Testing

@MainActor
@Suite struct LowContrastTests {
  private typealias Bar = Theme.NavigationBarStyle
  private typealias Slot = Theme.NavigationBarAppearance

  private func findings(
    _ theme: Theme, _ rule: AuditFinding.Rule = .lowContrast, _ root: @MainActor () -> UIViewController
  ) -> [AuditFinding] {
    AuditStage { root() }.findings(rule, theme)
  }

  /// An opaque bar with a title, which looks the same in light and dark.
  private func style(_ bar: UInt32, title: UInt32?, tint: UInt32? = nil) -> Theme.Style {
    let slot = Slot(
      background: .opaque, backgroundColor: .rgb(bar),
      titleTextAttributes: title.map { Theme.TextAttributes(foregroundColor: .rgb($0)) })
    return Theme.Style(
      navigationBar: Bar(tintColor: tint.map { .rgb($0) }, standardAppearance: slot, scrollEdgeAppearance: slot))
  }

  @Test("a title that cannot be read is found on the screen that writes it") func findsTitles() {
    let theme = Theme(
      style(0xFFFFFF, title: 0x000000, tint: 0x0A5FD1), ["photo": style(0xFFFFFF, title: 0xEEEEEE, tint: 0x0A5FD1)])
    let findings = findings(theme) { stack("list", "photo") }
    #expect(
      findings.map(\.place) == ["screens.photo.navigationBar.standardAppearance.titleTextAttributes.foregroundColor"])
    #expect(
      findings.first?.message
        == "the title #EEEEEE cannot be read on the navigation bar #FFFFFF of the screen 'photo' in light on iOS 15: contrast 1.16:1, "
        + "needed 4.5:1")
    #expect(findings.allSatisfy { !$0.fix.isEmpty })
  }

  @Test("a background that a screen changes is at fault with the theme's texts") func findsBackgrounds() {
    let theme = Theme(
      style(0xFFFFFF, title: 0x000000, tint: 0x333333), ["photo": style(0x101010, title: 0x000000, tint: 0x333333)])
    #expect(
      findings(theme) { stack("photo") }.map(\.place) == ["screens.photo.navigationBar.standardAppearance.backgroundColor"])
  }

  @Test("tints, unwritten titles and legible ones are judged as in a theme") func judgesTintsAndSystemColors() {
    #expect(
      findings(Theme(style(0xFFFFFF, title: 0x000000, tint: 0xDDDDDD))) { stack("a") }.map(\.place) == ["navigationBar.tintColor"]
    )
    #expect(
      findings(Theme(style(0x202020, title: nil, tint: 0xFFFFFF))) { stack("a") }.first?.place
        == "navigationBar.standardAppearance.backgroundColor")
    #expect(findings(Theme(style(0xFFFFFF, title: 0x333333, tint: 0x0A5FD1))) { stack("a") }.isEmpty)
    let system = Slot(background: .default, titleTextAttributes: Theme.TextAttributes(foregroundColor: .system(.secondaryLabel)))
    #expect(findings(Theme(Theme.Style(navigationBar: Bar(standardAppearance: system)))) { stack("a") }.isEmpty)
  }

  @Test("a subtitle is judged where it is written, on the systems that have it") func judgesSubtitles() {
    let slot = Slot(
      background: .opaque, backgroundColor: .rgb(0xFFFFFF), titleTextAttributes: Theme.TextAttributes(foregroundColor: .rgb(0)),
      subtitleTextAttributes: Theme.TextAttributes(foregroundColor: .rgb(0xEEEEEE)))
    let bar = Bar(tintColor: .rgb(0x0A5FD1), standardAppearance: slot, scrollEdgeAppearance: slot)
    let findings = findings(Theme(Theme.Style(navigationBar: bar))) { stack("list") }
    expectEqual(findings.map(\.place), ["navigationBar.standardAppearance.subtitleTextAttributes.foregroundColor"])
    #expect(findings.first?.message.contains("on iOS 26") == true)
  }

  @Test("bars that are not shown are not judged") func isSilentAboutWhatIsNotShown() {
    let theme = Theme(style(0xFFFFFF, title: 0xEEEEEE))
    let findings = findings(theme) {
      let hidden = stack("list")
      hidden.isNavigationBarHidden = true
      return hidden
    }
    #expect(findings.isEmpty)
    #expect(self.findings(theme) { screen("list") }.isEmpty)
  }

  @Test("a toolbar is judged where the app shows it") func judgesToolbars() {
    let slot = Theme.ToolbarAppearance(background: .opaque, backgroundColor: .rgb(0xFFFFFF))
    let theme = Theme(
      Theme.Style(toolbar: Theme.ToolbarStyle(tintColor: .rgb(0xEEEEEE), standardAppearance: slot, scrollEdgeAppearance: slot)))
    #expect(findings(theme) { stack("list") }.isEmpty)
    let findings = findings(theme) {
      let shown = stack("list")
      shown.isToolbarHidden = false
      return shown
    }
    expectEqual(findings.map(\.place), ["toolbar.tintColor"])
  }

  @Test("tabs, selected and not, and their badges") func judgesTabs() {
    let items = Theme.TabBarItemAppearance(
      normal: Theme.TabBarItemStateAppearance(iconColor: .rgb(0xEEEEEE), badgeBackgroundColor: .rgb(0xFFD60A)))
    let slot = Theme.TabBarAppearance(
      background: .opaque, backgroundColor: .rgb(0xFFFFFF), stackedLayoutAppearance: items, inlineLayoutAppearance: items)
    let theme = Theme(
      Theme.Style(tabBar: Theme.TabBarStyle(tintColor: .rgb(0xF0F0F0), standardAppearance: slot)))
    #expect(
      findings(theme) { tabs(screen("one"), screen("two")) }.map(\.place) == [
        "tabBar.tintColor", "tabBar.standardAppearance.stackedLayoutAppearance.normal.badgeBackgroundColor",
      ])
    #expect(
      findings(theme, .unselectedTabContrast) { tabs(screen("one"), screen("two")) }.map(\.place) == [
        "tabBar.standardAppearance.stackedLayoutAppearance.normal.iconColor"
      ])
    #expect(findings(theme) { screen("alone") }.isEmpty)
  }

  @Test("from iOS 26 on, a prominent text is judged on the glass of its tint") func judgesGlass() {
    let button = Theme.BarButtonItemAppearance(
      normal: Theme.BarButtonItemStateAppearance(titleTextAttributes: Theme.TextAttributes(foregroundColor: .rgb(0x0A5FD1))))
    let slot = Slot(
      background: .opaque, backgroundColor: .rgb(0xFFFFFF),
      titleTextAttributes: Theme.TextAttributes(foregroundColor: .rgb(0x000000)), doneButtonAppearance: button)
    // A bar's tint does not reach items there, theirs does (P-12).
    var style = Theme.Style(navigationBar: Bar(tintColor: .rgb(0x0A5FD1), standardAppearance: slot, scrollEdgeAppearance: slot))
    #expect(findings(Theme(style)) { stack("list") }.isEmpty)
    style.barButtonItem = Theme.BarButtonItemStyle(tintColor: .rgb(0x0A5FD1))
    let findings = findings(Theme(style)) { stack("list") }
    #expect(findings.count == 1 && findings.allSatisfy { $0.message.contains("the glass of its tint #0A5FD1") })
    #expect(findings.allSatisfy { $0.message.contains("on iOS 26") })
  }

  @Test func `without an edge slot, the texts of the standard one stand on the page`() {
    let slot = Slot(
      background: .opaque, backgroundColor: .rgb(0x5B21B6),
      titleTextAttributes: Theme.TextAttributes(foregroundColor: .rgb(0xFFFFFF)))
    var style = Theme.Style(
      userInterfaceStyle: .light, content: Theme.ContentStyle(backgroundColor: .color(.rgb(0xFFFFFF))),
      navigationBar: Bar(tintColor: .rgb(0xFFFFFF), standardAppearance: slot))
    let places = findings(Theme(style)) { stack("list") }.map(\.place)
    #expect(places.contains("navigationBar.standardAppearance.titleTextAttributes.foregroundColor"))
    style.navigationBar?.scrollEdgeAppearance = slot
    #expect(findings(Theme(style)) { stack("list") }.isEmpty)
  }
}
