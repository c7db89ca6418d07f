import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetTesting
import PelmetUIKit
import Testing

@MainActor
@Suite struct LargeTitleMaskedTests {
  private let theme = Theme(
    Theme.Style(navigationBar: Theme.NavigationBarStyle(prefersLargeTitles: true)),
    [
      "message": Theme.Style(
        navigationBar: Theme.NavigationBarStyle(prefersLargeTitles: true),
        navigationItem: Theme.NavigationItemStyle(largeTitleDisplayMode: .always))
    ])

  /// A split view controller with the master and the detail next to each other, or, on a phone, on one stack.
  private func findings(
    _ device: Device, _ theme: Theme, scrolls: Bool = true, nested: Bool = true, detail name: String = "message"
  ) -> [AuditFinding] {
    let stage = AuditStage(device) {
      let detail = screen(name)
      if scrolls { detail.view = UIScrollView() }
      let split = UISplitViewController()
      if nested {
        let navigation = UINavigationController(rootViewController: detail)
        split.viewControllers = [stack("list"), navigation]
      } else {
        let navigation = stack("list")
        navigation.pushViewController(detail, animated: false)
        split.viewControllers = [navigation]
      }
      return split
    }
    return stage.findings(.largeTitleMasked, theme)
  }

  @Test("the large title of a scrolling detail in a collapsed split view is found") func findsNestedDetail() {
    let findings = findings(.iPhone, theme)
    expectEqual(findings.map(\.screen), ["message"])
    expectEqual(findings.map(\.place), ["screens.message.navigationItem.largeTitleDisplayMode"])
  }

  @Test("columns side by side, a detail without its navigation controller, and titles that are small or alone")
  func isSilentAboutOthers() {
    #expect(findings(.iPad, theme).isEmpty)
    #expect(findings(.iPhone, theme, nested: false).isEmpty)
    #expect(findings(.iPhone, theme, scrolls: false).isEmpty)
    #expect(findings(.iPhone, theme, detail: "other").isEmpty)
    #expect(findings(.iPhone, Theme(.init())).isEmpty)
  }
}
