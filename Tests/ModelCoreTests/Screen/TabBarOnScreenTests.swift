import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// APP-5, 13, TAB-13: a managed tab bar as content is scrolled.
@MainActor
struct TabBarOnScreenTests {
  private func stage(on version: Device.Release, device: Device = .iPhone, _ configure: (UITabBarController) -> Void) -> Stage {
    Stage(on: version, device: device) {
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: ScrollingController())]
      configure(tabs)
      return tabs
    }
  }

  private func scroll(_ stage: Stage, to y: CGFloat) throws {
    let content = try #require(stage.window.find(ScrollingController.self))
    stage.simulation.scroll(content.scrollView, to: CGPoint(x: 0, y: y))
    stage.simulation.settle()
  }

  @Test(
    "APP-5: the edge of a tab bar is the end of the content, since iOS 15",
    arguments: [(13, .standard), (14, .standard), (15, .scrollEdge), (26, .scrollEdge)]
      as [(Device.Release, ModelAppearanceSlot.State)])
  func edge(version: Device.Release, atEnd: ModelAppearanceSlot.State) throws {
    let stage = stage(on: version) { $0.tabBar.scrollEdgeAppearance = UITabBarAppearance() }
    try expectEqual(stage.screen().tabBar?.look.slot, .bar(.standard))
    try scroll(stage, to: 3000)
    try expectEqual(stage.screen().tabBar?.look.slot, .bar(atEnd))
  }

  @Test("APP-5: the selected item goes before the bar")
  func item() throws {
    let stage = stage(on: 15) {
      $0.tabBar.scrollEdgeAppearance = UITabBarAppearance()
      $0.viewControllers?.first?.tabBarItem.scrollEdgeAppearance = UITabBarAppearance()
    }
    try scroll(stage, to: 3000)
    let look = try #require(stage.screen().tabBar).look
    expectEqual(look.slot, .item(.scrollEdge))
    expectEqual(look.chain, [.item(.scrollEdge)])
  }

  @Test(
    "APP-13: stacked, inline in regular width, compact inline in compact height",
    arguments: [(Device.iPhone, .stacked), (.iPad, .inline), (Stage.landscapePhone, .compactInline)]
      as [(Device, ModelTabItemLayout)])
  func layout(device: Device, layout: ModelTabItemLayout) throws {
    let stage = stage(on: 17, device: device) { _ in }
    try expectEqual(stage.screen().tabBar?.itemLayout, layout)
  }

  @Test("TAB-13, BAR-2: below the tab bar of a pad since iOS 18")
  func topOfPad() throws {
    let stage = stage(on: 18, device: .iPad) { _ in }
    let screen = try stage.screen()
    try expectEqual(#require(screen.navigationBar).frame.minY, #require(screen.tabBar).frame.maxY)
  }
}
