import ModelCore
import Pelmet
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
    }.findings("UnscopedOverride", theme)
  }

  @Test("what a shown screen sets on all screens is found, once each") func findsSharedValues() {
    let findings = findings("list", "editor", "editor")
    #expect(
      findings.map(\.place) == [
        "screens.editor.barButtonItem", "screens.editor.navigationBar.barTintColor", "screens.editor.toolbar.barTintColor",
      ])
    #expect(findings.last?.message == "'barTintColor' is set on the toolbar, which all screens share, not only 'editor'")
    #expect(findings.last?.fix == "move it into the screen's own slots, or into a context")
  }

  @Test("screens that the app does not show, and values of the theme, are no finding") func isSilentAboutOthers() {
    #expect(findings("list", "unknown").isEmpty)
  }
}
