import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetTesting
import Testing

@MainActor
@Suite struct UnknownProminentTabTests {
  private func findings(
    _ identifier: String?, tabs identifiers: [String], configure: @escaping @MainActor (UITabBarController) -> Void = { _ in }
  ) -> [AuditFinding] {
    var device = Device.iPhone
    device.systemVersion = 27
    let stage = AuditStage(device) {
      let tabs = UITabBarController()
      tabs.modelName = "Tabs"
      if !identifiers.isEmpty {
        tabs.tabs = identifiers.map { UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() } }
      }
      tabs.prominentTabIdentifier = identifier
      configure(tabs)
      return tabs
    }
    return stage.findings(.unknownProminentTab, Theme(Theme.Style()))
  }

  @Test("an identifier that no tab has is found, with those that there are") func findsTypos() {
    #expect(
      findings("composer", tabs: ["home", "compose"]).map(\.description) == [
        "warning: 'Tabs' has no tab 'composer' that could be prominent; its tabs are 'home', 'compose' "
          + "[UnknownProminentTab]; fix: write the identifier of one of its tabs"
      ])
    #expect(findings("x", tabs: ["a", "b", "c", "d", "e", "f"]).first?.message.hasSuffix("'e', …") == true)
  }

  @Test("a tab, one in a group, and no identifier are no findings") func findsNothing() {
    #expect(findings("compose", tabs: ["home", "compose"]).isEmpty)
    #expect(findings(nil, tabs: ["home"]).isEmpty)
    #expect(
      findings("inner", tabs: ["home"]) { tabs in
        let inner = UITab(title: "inner", image: nil, identifier: "inner") { _ in UIViewController() }
        tabs.tabs += [UITabGroup(title: "group", image: nil, identifier: "group", children: [inner])]
      }.isEmpty)
  }

  @Test("controllers have no identifiers") func controllers() {
    let found = findings("home", tabs: []) { $0.viewControllers = [UIViewController()] }
    expectEqual(found.map(\.message), ["'Tabs' has no tab 'home' that could be prominent; it has no tabs with identifiers"])
    expectEqual(found.map(\.fix), ["set 'tabs' instead of 'viewControllers'"])
  }
}
