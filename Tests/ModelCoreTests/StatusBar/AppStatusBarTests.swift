import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct AppStatusBarTests {
  private func launched(_ infoPlist: InfoPlist) -> Simulation {
    let simulation = Simulation(infoPlist: infoPlist)
    simulation.launch()
    simulation.settle()
    return simulation
  }

  @Test("STB-1: where controllers do not decide, the property list and the application do")
  func appDecides() {
    var infoPlist = InfoPlist(viewControllerBasedStatusBarAppearance: false)
    infoPlist.statusBarStyle = .lightContent
    infoPlist.isStatusBarHidden = true
    let simulation = launched(infoPlist)
    let window = window(showing: Wishes(.darkContent), in: simulation)
    expectEqual(window.shownStatusBar.style, .lightContent)
    #expect(window.shownStatusBar.isHidden && window.shownStatusBar.frame == .zero)
    #expect(window.shownStatusBar.styleProviders.isEmpty)
    UIApplication.shared.setStatusBarStyle(.default, animated: true)
    UIApplication.shared.setStatusBarHidden(false, with: .slide)
    expectEqual(window.shownStatusBar.style, .default)
    #expect(!window.shownStatusBar.isHidden && window.shownStatusBar.animation == .slide)
    #expect(UIApplication.shared.statusBarStyle == .default && !UIApplication.shared.isStatusBarHidden)
  }

  @Test("STB-1: where they do, the application's setters do nothing")
  func controllersDecide() {
    var infoPlist = InfoPlist()
    infoPlist.statusBarStyle = .lightContent
    let simulation = launched(infoPlist)
    let window = window(showing: Wishes(.darkContent), in: simulation)
    window.makeKeyAndVisible()
    UIApplication.shared.statusBarStyle = .lightContent
    UIApplication.shared.isStatusBarHidden = true
    #expect(window.shownStatusBar.style == .darkContent && !window.shownStatusBar.isHidden)
    #expect(UIApplication.shared.statusBarStyle == .darkContent && !UIApplication.shared.isStatusBarHidden)
  }

  @Test("STB-7: the manager says what is shown, never the default; hidden bars have no frame")
  func manager() throws {
    let simulation = launched(InfoPlist())
    let root = Wishes(.default)
    let window = window(showing: root, in: simulation)
    window.makeKeyAndVisible()
    simulation.settle()
    let manager = try #require(window.windowScene?.statusBarManager)
    expectEqual(manager.statusBarStyle, .darkContent)
    expectEqual(manager.statusBarFrame, CGRect(x: 0, y: 0, width: 390, height: 47))
    root.isBarHidden = true
    root.style = .lightContent
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(manager.isStatusBarHidden && manager.statusBarFrame == .zero)
    expectEqual(manager.statusBarStyle, .lightContent)
  }
}
