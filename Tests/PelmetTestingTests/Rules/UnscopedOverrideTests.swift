import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetTesting
import Testing

@MainActor
@Suite struct UnscopedOverrideTests {
  private let theme: Theme = {
    let shared = Theme.Style(toolbar: Theme.ToolbarStyle(barTintColor: .rgb(.white)))
    var editor = shared
    editor.toolbar?.barTintColor = .rgb(.black)
    editor.barButtonItem = Theme.BarButtonItemStyle(tintColor: .rgb(.white))
    editor.navigationBar = Theme.NavigationBarStyle(tintColor: .rgb(.white), barTintColor: .rgb(.black))
    return Theme(shared, ["editor": editor, "list": shared])
  }()

  private func findings(_ names: String...) -> [AuditFinding] {
    AuditStage {
      let navigation = UINavigationController()
      navigation.viewControllers = names.map(screen)
      return navigation
    }.findings(.unscopedOverride, theme)
  }

  @Test("what a shown screen sets on all screens is found, once each") func findsSharedValues() {
    let findings = findings("list", "editor", "editor")
    #expect(
      findings.map(\.place) == [
        "screens.editor.barButtonItem", "screens.editor.navigationBar.barTintColor", "screens.editor.toolbar.barTintColor",
      ])
    expectEqual(findings.last?.message, "'barTintColor' is set on the toolbar, which all screens share, not only 'editor'")
    expectEqual(findings.last?.fix, "move it into the screen's own slots, or into a context")
  }

  @Test("a screen that is dark has half of each colour, which is no override", arguments: [nil, Theme.Color.rgb(0x202020)])
  func takesHalvesForWhatTheyAre(own: Theme.Color?) {
    let white = Theme.Color.rgb(.white)
    func style(_ background: Theme.Color, isDark: Bool) -> Theme.Style {
      let appearance = Theme.ToolbarAppearance(background: .opaque, backgroundColor: background)
      return Theme.Style(
        userInterfaceStyle: isDark ? .dark : nil,
        toolbar: Theme.ToolbarStyle(
          barTintColor: background, standardAppearance: appearance, userInterfaceStyle: isDark ? .dark : nil),
        barButtonItem: Theme.BarButtonItemStyle(tintColor: background))
    }
    let black = Theme.Color.rgb(.black)
    let findings = AuditStage { UINavigationController(rootViewController: screen("photo")) }.findings(
      .unscopedOverride,
      Theme(style(.adaptive(light: white, dark: black), isDark: false), ["photo": style(own ?? black, isDark: true)]))
    let expected = ["barButtonItem", "toolbar.standardAppearance", "toolbar.barTintColor"].map { "screens.photo.\($0)" }
    expectEqual(findings.map(\.place), (own == nil ? [] : expected))
  }

  @Test("screens that the app does not show, and values of the theme, are no finding") func isSilentAboutOthers() {
    #expect(findings("list", "unknown").isEmpty)
  }
}
