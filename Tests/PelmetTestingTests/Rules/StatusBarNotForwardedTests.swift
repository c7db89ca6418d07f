import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetTesting
import PelmetUIKit
import Testing

@MainActor
@Suite struct StatusBarNotForwardedTests {
  private let theme = Theme(.init(), ["photo": .statusBar(.lightContent)])

  @Test("a navigation controller that does not ask the screen with a style is found, once")
  func findsNavigationController() {
    let stage = AuditStage { stack("list", "photo", "photo") }
    #expect(
      stage.simulation.audit(theme: theme).map(\.description) == [
        "warning: 'Nav' does not ask its screens for the status bar, so 'lightContent' of the screen 'photo' is not shown "
          + "[StatusBarNotForwarded], at screens.photo.statusBar.style; "
          + "fix: use ThemedNavigationController, or override childForStatusBarStyle"
      ])
  }

  @Test("each container that does not ask is found: a split view controller and what is in it")
  func findsEachContainer() {
    let stage = AuditStage(.iPad) {
      let split = UISplitViewController()
      split.modelName = "Split"
      split.viewControllers = [stack("list"), stack("photo")]
      return split
    }
    let findings = stage.findings(.statusBarNotForwarded, theme)
    expectEqual(findings.map(\.screen), ["Split", "Nav"])
  }

  @Test("a style of the whole theme is at its own place") func findsThemesOwnStyle() {
    let stage = AuditStage { tabs(stack("list")) }
    let findings = stage.findings(.statusBarNotForwarded, Theme(.statusBar(.automatic)))
    expectEqual(findings.map(\.place), ["statusBar.style"])
  }

  @Test("containers that ask or answer are no finding, nor is the default style")
  func isSilentWhereContainersAsk() {
    #expect(AuditStage { stack("photo", as: Forwarding()) }.findings(.statusBarNotForwarded, theme).isEmpty)
    #expect(AuditStage { stack("photo", as: ThemedNavigationController()) }.findings(.statusBarNotForwarded, theme).isEmpty)
    #expect(AuditStage { tabs(screen("photo")) }.findings(.statusBarNotForwarded, theme).isEmpty)
    #expect(AuditStage { stack("list") }.findings(.statusBarNotForwarded, theme).isEmpty)
    #expect(AuditStage { stack("list") }.findings(.statusBarNotForwarded, Theme(.statusBar(.default))).isEmpty)
  }

  @Test("Pelmet's tab bar controller answers for the theme, not for the screens in other containers")
  func knowsThemedTabBarController() {
    func stage() -> AuditStage {
      AuditStage {
        let tabs = ThemedTabBarController()
        tabs.viewControllers = [stack("photo")]
        return tabs
      }
    }
    #expect(stage().findings(.statusBarNotForwarded, Theme(.statusBar(.lightContent))).isEmpty)
    expectEqual(stage().findings(.statusBarNotForwarded, theme).count, 1)
  }

  @Test("STB-12: with the SDK of iOS 27 a navigation controller in Pelmet's tab bar controller is found, because iOS 27 asks it")
  func findsStacksInTabs() {
    func findings(_ stack: UINavigationController) -> [String] {
      var device = Device.iPhone
      device.linkedSDK = 27
      let stage = AuditStage(device) {
        let tabs = ThemedTabBarController()
        tabs.viewControllers = [stack]
        return tabs
      }
      return stage.findings(.statusBarNotForwarded, Theme(.statusBar(.lightContent))).map(\.message)
    }
    #expect(
      findings(stack("photo")) == [
        "iOS 27 asks 'Nav' for the status bar, and not the tab bar controller around it, so 'lightContent' may not be shown"
      ])
    #expect(findings(stack("photo", as: ThemedNavigationController())).isEmpty)
  }

  @Test("where no controller is asked, Info.plist is what is wrong") func leavesItToInfoPlist() {
    let stage = AuditStage(.iPhone, InfoPlist(viewControllerBasedStatusBarAppearance: false)) { stack("photo") }
    expectEqual(stage.simulation.audit(theme: theme).map(\.rule), [.infoPlistDisagreement])
  }
}

private final class Forwarding: UINavigationController {
  override var childForStatusBarStyle: UIViewController? { topViewController }
}
