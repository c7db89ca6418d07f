import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@testable import ShareExtension

@MainActor
struct ShareExtensionTests {
  @Test func anotherAppsControllerPresentsTheCompanysBars() throws {
    let simulation = Simulation()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let host = UIViewController()
    window.rootViewController = host
    window.isHidden = false
    simulation.settle()
    let share = ShareStack()
    host.present(share, animated: true)
    simulation.settle()
    let bar = share.navigationBar
    #expect(bar.modelBar.title == "Share")
    #expect(!bar.modelBar.isLarge)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(bar.modelBar.look.background.color?.resolvedColor(with: dark) == UIColor(Theme.Color.RGB(0x10131A)))
    host.dismiss(animated: true)
    simulation.settle()
    #expect(host.presentedViewController == nil)
    #expect(simulation.faults.isEmpty)
  }

  @Test func aThemeOnAWindowThatIsNeverShownReachesBarsThatComeLater() throws {
    let simulation = Simulation()
    Theme.share.apply(to: UIWindow())
    let window = UIWindow(frame: UIScreen.main.bounds)
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    window.isHidden = false
    simulation.settle()
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(stack.navigationBar.modelBar.look.background.color?.resolvedColor(with: dark) == UIColor(Theme.Color.RGB(0x10131A)))
  }

  @Test func theExtensionHasNoTabBar() {
    #expect(Theme.share.style.tabBar == nil)
  }
}
