import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// APP-2 … 5 for the bars of containers: which appearance is chosen, and why.
@MainActor
struct ScrollEdgeTests {
  private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  /// A navigation controller over content that scrolls, or over content that does not.
  private func stage(
    on version: Device.Release, device: Device = .iPhone, scrolls: Bool = true,
    _ configure: @escaping (UINavigationController) -> Void
  ) -> Stage {
    Stage(on: version, device: device) {
      let nav = UINavigationController(rootViewController: scrolls ? ScrollingController() : UIViewController())
      configure(nav)
      return nav
    }
  }

  private func nav(_ stage: Stage) throws -> UINavigationController {
    try #require(stage.window.rootViewController as? UINavigationController)
  }

  private func scroll(_ stage: Stage, to y: CGFloat) throws {
    let content = try #require(nav(stage).topViewController as? ScrollingController)
    stage.simulation.scroll(content.scrollView, to: CGPoint(x: 0, y: y))
    stage.simulation.settle()
  }

  private func look(_ stage: Stage) throws -> ModelBarLook {
    try #require(stage.screen().navigationBar).look
  }

  @Test(
    "APP-3: which slot is used at the top, per system and title",
    arguments: [
      (13, false, .standard), (13, true, .scrollEdge), (14, false, .standard), (14, true, .scrollEdge), (15, false, .scrollEdge),
      (15, true, .scrollEdge), (26, false, .scrollEdge), (26, true, .scrollEdge),
    ] as [(Device.Release, Bool, ModelAppearanceSlot.State)])
  func atTop(version: Device.Release, large: Bool, state: ModelAppearanceSlot.State) throws {
    let stage = stage(on: version) {
      $0.navigationBar.prefersLargeTitles = large
      $0.navigationBar.standardAppearance = self.appearance(.red)
      $0.navigationBar.scrollEdgeAppearance = self.appearance(.blue)
    }
    try expectEqual(look(stage).slot, .bar(state))
    try scroll(stage, to: 500)
    try expectEqual(look(stage).slot, .bar(.standard))
    try expectEqual(look(stage).background.color, .red)
    try scroll(stage, to: -300)
    try expectEqual(look(stage).slot, .bar(state))
    try scroll(stage, to: 500)
    try scroll(stage, to: 0)
    try expectEqual(look(stage).slot, .bar(state))
  }

  @Test("APP-2, 3: on iOS 15 a bar is transparent at the edge when only the standard appearance was set")
  func onlyStandard() throws {
    let stage = stage(on: 15) { $0.navigationBar.standardAppearance = self.appearance(.red) }
    var look = try look(stage)
    expectEqual(look.slot, .bar(.standard))
    #expect(look.isModified)
    expectEqual(look.chain, [.item(.scrollEdge), .bar(.scrollEdge), .item(.standard), .bar(.standard)])
    #expect(look.background.color == nil)
    expectEqual(look.shadow, .none)
    try scroll(stage, to: 500)
    look = try self.look(stage)
    #expect(!look.isModified)
    expectEqual(look.background.color, .red)
  }

  @Test(
    "NAV-13, APP-3: without a scroll view a bar is at the edge since iOS 15",
    arguments: [(13, false), (14, false), (15, true), (26, true)] as [(Device.Release, Bool)], [false, true])
  func withoutScrollView(system: (Device.Release, Bool), large: Bool) throws {
    let stage = stage(on: system.0, scrolls: false) {
      $0.navigationBar.prefersLargeTitles = large
      $0.navigationBar.scrollEdgeAppearance = self.appearance(.blue)
    }
    try expectEqual(look(stage).slot, .bar(system.1 ? .scrollEdge : .standard))
  }

  @Test(
    "APP-3: a phone held sideways has compact chains, with an edge since iOS 15",
    arguments: [(13, .compact), (14, .compact), (15, .compactScrollEdge), (26, .compactScrollEdge)]
      as [(Device.Release, ModelAppearanceSlot.State)])
  func compact(version: Device.Release, state: ModelAppearanceSlot.State) throws {
    let stage = stage(on: version, device: Stage.landscapePhone) {
      $0.navigationBar.compactAppearance = self.appearance(.red)
      $0.navigationBar.scrollEdgeAppearance = self.appearance(.green)
      $0.navigationBar.compactScrollEdgeAppearance = self.appearance(.blue)
    }
    try expectEqual(look(stage).slot, .bar(state))
    try scroll(stage, to: 500)
    try expectEqual(look(stage).slot, .bar(.compact))
  }

  @Test("APP-2: the top item goes before the bar, and a push changes it")
  func items() throws {
    let stage = stage(on: 15) { $0.navigationBar.scrollEdgeAppearance = self.appearance(.blue) }
    let next = ScrollingController()
    next.navigationItem.scrollEdgeAppearance = appearance(.green)
    try nav(stage).pushViewController(next, animated: false)
    stage.simulation.settle()
    try expectEqual(look(stage).slot, .item(.scrollEdge))
    try expectEqual(look(stage).background.color, .green)
  }

  @Test(
    "APP-14: legacy properties decide where no object was set; at the edge the bar is transparent since iOS 15 (16.4)",
    arguments: [(12, .red), (14, .red), (15, nil), (26, nil)] as [(Device.Release, UIColor?)])
  func legacy(version: Device.Release, color: UIColor?) throws {
    let stage = stage(on: version) {
      $0.navigationBar.isTranslucent = false
      $0.navigationBar.barTintColor = .red
    }
    #expect(try look(stage).slot == nil)
    try expectEqual(look(stage).background.color, color)
    try expectEqual(look(stage).isModified, color == nil)
    try scroll(stage, to: 500)
    try expectEqual(look(stage).background.color, .red)
    #expect(try !look(stage).isModified)
  }

  @Test("APP-14: as soon as one object was set, legacy properties do not matter", arguments: [13, 15, 26] as [Device.Release])
  func modernBeatsLegacy(version: Device.Release) throws {
    let stage = stage(on: version) {
      $0.navigationBar.barTintColor = .red
      $0.topViewController?.navigationItem.standardAppearance = self.appearance(.blue)
    }
    try scroll(stage, to: 500)
    try expectEqual(look(stage).slot, .item(.standard))
    try expectEqual(look(stage).background.color, .blue)
  }

  @Test(
    "APP-4: a toolbar's edge is the end of the content, since iOS 15",
    arguments: [(14, .standard), (15, .scrollEdge), (26, .scrollEdge)] as [(Device.Release, ModelAppearanceSlot.State)])
  func toolbar(version: Device.Release, atEnd: ModelAppearanceSlot.State) throws {
    let stage = stage(on: version) {
      $0.isToolbarHidden = false
      $0.toolbar.scrollEdgeAppearance = UIToolbarAppearance()
    }
    try expectEqual(stage.screen().toolbar?.look.slot, .bar(.standard))
    try scroll(stage, to: 3000)
    try expectEqual(stage.screen().toolbar?.look.slot, .bar(atEnd))
  }

  // MARK: Large titles

  @Test(
    "NAV-12, LG-4: a large title shrinks with the scroll view that the bar follows", arguments: [11, 15, 26] as [Device.Release])
  func largeTitleShrinks(version: Device.Release) throws {
    let stage = stage(on: version) { $0.navigationBar.prefersLargeTitles = true }
    func bar() throws -> ModelNavigationBar { try #require(stage.screen().navigationBar) }
    let row: CGFloat = version >= 26 ? 54 : 44
    try expectEqual(bar().frame, CGRect(x: 0, y: 47, width: 390, height: row + 52))
    #expect(try bar().isLarge)
    try scroll(stage, to: -47 - row - 32)
    try expectEqual(bar().frame.height, row + 32)
    #expect(try bar().isLarge)
    try scroll(stage, to: 500)
    try expectEqual(bar().frame.height, row)
    #expect(try !bar().isLarge)
    try scroll(stage, to: -400)
    try expectEqual(bar().frame.height, row + 52)
  }

  @Test("SPL-7, NAV-12: without a scroll view that is found nothing shrinks")
  func largeTitleStays() throws {
    let stage = Stage {
      let root = UIViewController()
      let (wrapper, scrollView) = (UIView(), UIScrollView())
      root.view.addSubview(wrapper)
      wrapper.addSubview(scrollView)
      let nav = UINavigationController(rootViewController: root)
      nav.navigationBar.prefersLargeTitles = true
      return nav
    }
    let scrollView = try #require(nav(stage).topViewController?.view.subviews.first?.subviews.first as? UIScrollView)
    stage.simulation.scroll(scrollView, to: CGPoint(x: 0, y: 500))
    stage.simulation.settle()
    try expectEqual(#require(stage.screen().navigationBar).frame.height, 106)
  }

  @Test("APP-3: on iOS 13 and 14 the edge goes with the large title", arguments: [13, 14] as [Device.Release])
  func largeTitleOnly(version: Device.Release) throws {
    let stage = stage(on: version) {
      $0.navigationBar.prefersLargeTitles = true
      $0.navigationBar.scrollEdgeAppearance = self.appearance(.blue)
    }
    try expectEqual(look(stage).slot, .bar(.scrollEdge))
    let next = ScrollingController()
    next.navigationItem.largeTitleDisplayMode = .never
    try nav(stage).pushViewController(next, animated: false)
    stage.simulation.settle()
    try expectEqual(look(stage).slot, .bar(.standard))
  }

  @Test("BAR-3: content that lies at its top stays there when the bars change")
  func contentRests() throws {
    let stage = stage(on: 26) { $0.navigationBar.prefersLargeTitles = true }
    let content = try #require(nav(stage).topViewController as? ScrollingController)
    expectEqual(content.scrollView.contentOffset.y, -153)
    try nav(stage).navigationBar.prefersLargeTitles = false
    stage.simulation.settle()
    expectEqual(content.scrollView.contentOffset.y, -101)
    expectEqual(content.scrollView.adjustedContentInset.top, 101)
  }
}
