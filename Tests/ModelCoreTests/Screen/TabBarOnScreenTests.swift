import Foundation
import ModelCore
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
    #expect(try stage.screen().tabBar?.look.slot == .bar(.standard))
    try scroll(stage, to: 3000)
    #expect(try stage.screen().tabBar?.look.slot == .bar(atEnd))
  }

  @Test("APP-5: the selected item goes before the bar")
  func item() throws {
    let stage = stage(on: 15) {
      $0.tabBar.scrollEdgeAppearance = UITabBarAppearance()
      $0.viewControllers?.first?.tabBarItem.scrollEdgeAppearance = UITabBarAppearance()
    }
    try scroll(stage, to: 3000)
    let look = try #require(stage.screen().tabBar).look
    #expect(look.slot == .item(.scrollEdge))
    #expect(look.chain == [.item(.scrollEdge)])
  }

  @Test(
    "APP-13: stacked, inline in regular width, compact inline in compact height",
    arguments: [(Device.iPhone, .stacked), (.iPad, .inline), (Stage.landscapePhone, .compactInline)]
      as [(Device, ModelTabItemLayout)])
  func layout(device: Device, layout: ModelTabItemLayout) throws {
    let stage = stage(on: 17, device: device) { _ in }
    #expect(try stage.screen().tabBar?.itemLayout == layout)
  }

  @Test(
    "TAB-13, LG-6: scrolling makes the bar of a phone small where that was asked for",
    arguments: [(.automatic, false, false), (.never, false, false), (.onScrollDown, true, false), (.onScrollUp, false, true)]
      as [(UITabBarController.MinimizeBehavior, Bool, Bool)])
  func minimize(behavior: UITabBarController.MinimizeBehavior, down: Bool, up: Bool) throws {
    let stage = stage(on: 26) { $0.tabBarMinimizeBehavior = behavior }
    try scroll(stage, to: 500)
    #expect(try stage.screen().tabBar?.isMinimized == down)
    try scroll(stage, to: 300)
    #expect(try stage.screen().tabBar?.isMinimized == up)
  }

  @Test(
    "LG-6: no bar becomes small before iOS 26, nor on a pad",
    arguments: [(Device.iPhone, 18), (.iPad, 26)] as [(Device, Device.Release)])
  func neverSmall(device: Device, version: Device.Release) throws {
    let stage = stage(on: version, device: device) { $0.tabBarMinimizeBehavior = .onScrollDown }
    try scroll(stage, to: 500)
    #expect(try stage.screen().tabBar?.isMinimized == false)
  }

  @Test("TAB-13, BAR-2: below the tab bar of a pad since iOS 18")
  func topOfPad() throws {
    let stage = stage(on: 18, device: .iPad) { _ in }
    let screen = try stage.screen()
    #expect(try #require(screen.navigationBar).frame.minY == #require(screen.tabBar).frame.maxY)
  }
}
