import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// EDG: the effects of scroll views under bars and other pinned views.
@MainActor
struct EdgeEffectTests {
  /// A controller in a navigation controller, the tab of a tab bar controller.
  private func tabs(_ contents: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = contents.map(UINavigationController.init(rootViewController:))
    return tabs
  }

  private func content(_ configure: (UIScrollView) -> Void = { _ in }) -> ScrollingController {
    let content = ScrollingController()
    content.scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    configure(content.scrollView)
    return content
  }

  @Test("EDG-1: a bar over the scroll view causes an effect at its edge, since iOS 26 and with glass")
  func presence() throws {
    try expectEqual(GlassStage { tabs(content()) }.effects(), ["top soft 0-101", "bottom soft 761-844"])
    try expectEqual(GlassStage(os: 18) { tabs(content()) }.effects(), [])
    try expectEqual(GlassStage(optsOut: true) { tabs(content()) }.effects(), [])
  }

  @Test("EDG-1: a hidden effect, a hidden bar and content without a scroll view have none, whatever the style")
  func absence() throws {
    let hidden = GlassStage {
      tabs(
        content {
          $0.topEdgeEffect.isHidden = true
          $0.topEdgeEffect.style = .hard
        })
    }
    try expectEqual(hidden.effects(), ["bottom soft 761-844"])
    let root = try #require(hidden.window.rootViewController as? UITabBarController)
    root.isTabBarHidden = true
    hidden.simulation.settle()
    try expectEqual(hidden.effects(), [])
    try expectEqual(GlassStage { tabs(UIViewController()) }.effects(), [])
  }

  @Test("EDG-1: a toolbar and a tab bar over the same edge cause one effect, which both shape")
  func oneEffectForTwoBars() throws {
    let stage = GlassStage {
      let tabs = tabs(content())
      (tabs.viewControllers?.first as? UINavigationController)?.isToolbarHidden = false
      return tabs
    }
    try expectEqual(stage.effects(), ["top soft 0-101", "bottom soft 709-844"])
    let effect = try #require(stage.screen().edgeEffects.last)
    expectEqual(effect.causes.count, 2)
  }

  @Test("EDG-2: the effect is that of the selected tab's content, at once, also in the middle of a push")
  func tabs() throws {
    let (a, b) = (ScrollingController(), ScrollingController())
    let stage = GlassStage {
      a.scrollView.bottomEdgeEffect.style = .hard
      return tabs(a, b)
    }
    let root = try #require(stage.window.rootViewController as? UITabBarController)
    try expectEqual(stage.effects(), ["top soft 0-101", "bottom hard 761-844"])
    root.selectedIndex = 1
    stage.simulation.layoutPass()
    try expectEqual(stage.effects(), ["top soft 0-101", "bottom soft 761-844"])
    (root.selectedViewController as? UINavigationController)?.pushViewController(
      content { $0.topEdgeEffect.style = .hard }, animated: true)
    stage.simulation.layoutPass()
    root.selectedIndex = 0
    stage.simulation.layoutPass()
    try expectEqual(stage.effects(), ["top soft 0-101", "bottom hard 761-844"])
    stage.simulation.settle()
    root.selectedIndex = 1
    stage.simulation.settle()
    try expectEqual(stage.effects(), ["top hard 0-101", "bottom soft 761-844"])
  }

  @Test("EDG-2: of nested scroll views that are configured and under the bar the innermost wins")
  func nested() throws {
    let (inner, innermost) = (UIScrollView(), UIScrollView())
    let outer = content { outer in
      let plain = UIView(frame: outer.bounds)
      for view in [plain, inner, innermost] { view.frame = outer.bounds }
      outer.addSubview(plain)
      plain.addSubview(inner)
      inner.addSubview(innermost)
    }
    let stage = GlassStage { UINavigationController(rootViewController: outer) }
    func configuring() throws -> UIScrollView? { try stage.screen().edgeEffects.first?.scrollView }
    #expect(try configuring() === outer.scrollView)
    outer.scrollView.topEdgeEffect.style = .hard
    inner.topEdgeEffect.style = .soft
    #expect(try configuring() === outer.scrollView)
    stage.simulation.scroll(outer.scrollView, to: CGPoint(x: 0, y: 200))
    #expect(try configuring() === inner)
    innermost.topEdgeEffect.style = .hard
    #expect(try stage.effects().first?.hasPrefix("top hard") == true)
    #expect(try configuring() === innermost)
    innermost.topEdgeEffect.style = .automatic
    innermost.topEdgeEffect.isHidden = true
    #expect(try configuring() == nil)
  }

  @Test("EDG-2: a scroll view that UIKit does not find has no effect")
  func brokenChain() throws {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.topEdgeEffect.style = .hard
    let stage = GlassStage {
      controller.view.addSubview(UIView())
      controller.view.addSubview(scrollView)
      return UINavigationController(rootViewController: controller)
    }
    try expectEqual(stage.effects(), [])
    controller.setContentScrollView(scrollView, for: .top)
    try expectEqual(stage.effects(), ["top hard 0-101"])
    let second = UIScrollView(frame: scrollView.bounds)
    second.topEdgeEffect.style = .soft
    scrollView.addSubview(UIView())
    scrollView.addSubview(second)
    try expectEqual(stage.screen().edgeEffects.map(\.scrollView), [scrollView])
  }

  @Test(
    "EDG-3: automatic looks soft on iOS 26, and is a look of its own from 27 on",
    arguments: [(26, "soft"), (Device.Release(26, 5), "soft"), (27, "system27"), (Device.Release(27, 1), "system27")]
      as [(Device.Release, String)])
  func automatic(os: Device.Release, style: String) throws {
    let content = ScrollingController()
    let stage = GlassStage(os: os, sdk: 27) { UINavigationController(rootViewController: content) }
    try expectEqual(stage.effects(), ["top \(style) 0-101"])
    content.scrollView.topEdgeEffect.style = .soft
    try expectEqual(stage.effects(), ["top soft 0-101"])
    content.scrollView.topEdgeEffect.style = .hard
    try expectEqual(stage.effects(), ["top hard 0-101"])
    #expect(UIScrollEdgeEffect.Style.automatic != .soft)
  }

  @Test(
    "EDG-10: on iOS 27 a toolbar causes no automatic effect, and an explicit one; a tab bar causes both",
    arguments: [(26, ["bottom soft 709-844"], ["bottom soft 761-844"]), (27, [], ["bottom system27 761-844"])]
      as [(Device.Release, [String], [String])])
  func underToolbars(os: Device.Release, automatic: [String], underTabs: [String]) throws {
    let page = content()
    let stage = GlassStage(os: os, sdk: 27) {
      let navigation = UINavigationController(rootViewController: page)
      navigation.isToolbarHidden = false
      page.toolbarItems = [glyph()]
      let root = UITabBarController()
      root.viewControllers = [navigation]
      return root
    }
    let root = try #require(stage.window.rootViewController as? UITabBarController)
    let navigation = try #require(page.navigationController)
    func bottom() throws -> [String] { try stage.effects().filter { $0.hasPrefix("bottom") } }
    try expectEqual(bottom(), os >= 27 ? underTabs : automatic)
    navigation.isToolbarHidden = true
    stage.simulation.settle()
    try expectEqual(bottom(), underTabs)
    navigation.isToolbarHidden = false
    root.isTabBarHidden = true
    stage.simulation.settle()
    try expectEqual(bottom().isEmpty, os >= 27)
    page.scrollView.bottomEdgeEffect.style = .hard
    try expectEqual(bottom().map { $0.prefix(11) }, ["bottom hard"])
  }

  @Test(
    "EDG-4, P-18: an explicit soft effect on iOS 27 with SDK 26 can end at the status bar, as the policy has it",
    arguments: [
      (.asBefore, 27, 26, 101), (.statusBarOnly, 27, 26, 47), (.statusBarOnly, 27, 27, 101), (.statusBarOnly, 26, 26, 101),
    ] as [(Policies.SoftEdgeEffect, Device.Release, Device.Release, Int)])
  func softOnNewSystem(policy: Policies.SoftEdgeEffect, os: Device.Release, sdk: Device.Release, end: Int) throws {
    var policies = Policies()
    policies.softEdgeEffect = policy
    let content = ScrollingController()
    let stage = GlassStage(os: os, sdk: sdk, policies: policies) {
      content.scrollView.topEdgeEffect.style = .soft
      return UINavigationController(rootViewController: content)
    }
    try expectEqual(stage.effects(), ["top soft 0-\(end)"])
    content.scrollView.topEdgeEffect.style = .hard
    try expectEqual(stage.effects(), ["top hard 0-101"])
  }

  @Test("EDG-5: the panes of a split view have an effect each, of their own style")
  func splitView() throws {
    let (primary, secondary) = (ScrollingController(), ScrollingController())
    let stage = GlassStage(device: .iPad) {
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .oneBesideSecondary
      primary.scrollView.topEdgeEffect.style = .hard
      split.setViewController(primary, for: .primary)
      split.setViewController(secondary, for: .secondary)
      return split
    }
    try expectEqual(stage.effects(), ["top soft 0-74", "top hard 0-74"])
    let effects = try stage.screen().edgeEffects
    expectEqual(effects.map(\.scrollView), [secondary.scrollView, primary.scrollView])
    expectEqual(effects.map(\.frame.minX), [320, 0])
  }

  @Test("EDG-6: a container's interaction makes the effect active, whose style is the scroll view's, while the scroll view lives")
  func containers() throws {
    let content = ScrollingController()
    let stage = GlassStage { content }
    let container = UIView(frame: CGRect(x: 20, y: 700, width: 350, height: 100))
    let interaction = UIScrollEdgeElementContainerInteraction()
    interaction.edge = .bottom
    container.addInteraction(interaction)
    stage.window.addSubview(container)
    try expectEqual(stage.effects(), [])
    interaction.scrollView = content.scrollView
    try expectEqual(stage.effects(), ["bottom soft 700-844"])
    try expectEqual(stage.screen().edgeEffects.first?.causes, [container])
    content.scrollView.bottomEdgeEffect.style = .hard
    try expectEqual(stage.effects(), ["bottom hard 700-844"])
    interaction.edge = .left
    try expectEqual(stage.screen().edgeEffects.first?.frame, CGRect(x: 0, y: 0, width: 370, height: 844))
    interaction.edge = .right
    try expectEqual(stage.screen().edgeEffects.first?.frame, CGRect(x: 20, y: 0, width: 370, height: 844))
    interaction.edge = .bottom
    container.frame.origin.y = 844
    try expectEqual(stage.effects(), [])
    container.frame.origin.y = 700
    container.isHidden = true
    try expectEqual(stage.effects(), [])
    container.isHidden = false
    var released: UIScrollView? = UIScrollView()
    interaction.scrollView = released
    released = nil
    #expect(interaction.scrollView == nil)
    try expectEqual(stage.effects(), [])
  }

  @Test("EDG-6, EDG-5: a bar and a container over the same edge cause one effect, which reaches to the end of both")
  func containerUnderTheBar() throws {
    let content = ScrollingController()
    let stage = GlassStage { UINavigationController(rootViewController: content) }
    let header = UIView(frame: CGRect(x: 0, y: 101, width: 390, height: 60))
    let interaction = UIScrollEdgeElementContainerInteraction()
    interaction.scrollView = content.scrollView
    interaction.edge = .top
    header.addInteraction(interaction)
    stage.window.addSubview(header)
    try expectEqual(stage.effects(), ["top soft 0-161"])
    interaction.edge = [.top, .bottom]
    try expectEqual(stage.effects(), ["top soft 0-101"])
  }

  @Test("EDG-1: the controller behind a sheet keeps its effects")
  func behindASheet() throws {
    let stage = GlassStage { UINavigationController(rootViewController: content()) }
    let sheet = UINavigationController(rootViewController: content { $0.topEdgeEffect.style = .hard })
    stage.window.rootViewController?.present(sheet, animated: false)
    stage.simulation.settle()
    try expectEqual(stage.screen().edgeEffects.map(\.style), [.soft, .hard])
    stage.window.rootViewController?.dismiss(animated: false)
    stage.simulation.settle()
    try expectEqual(stage.screen().edgeEffects.map(\.style), [.soft])
  }

  @Test("EDG-6: an interaction is on one view, and hears of its moves")
  func interactions() {
    run(on: 26)
    let (a, b) = (UIView(), UIView())
    let interaction = UIScrollEdgeElementContainerInteraction()
    a.addInteraction(interaction)
    #expect(interaction.view === a)
    b.addInteraction(interaction)
    #expect(a.interactions.isEmpty)
    #expect(interaction.view === b)
    a.removeInteraction(interaction)
    #expect(interaction.view === b)
    b.removeInteraction(interaction)
    #expect(interaction.view == nil)
    #expect(b.interactions.isEmpty)
  }

  @Test("EDG-7: a blur in the slot is drawn in addition to the effect")
  func blur() throws {
    func effects(_ blur: UIBlurEffect?) throws -> [Bool] {
      let stage = GlassStage {
        let navigation = UINavigationController(rootViewController: ScrollingController())
        let appearance = UINavigationBarAppearance()
        appearance.backgroundEffect = blur
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
        return navigation
      }
      return try stage.screen().edgeEffects.map(\.isDrawnWithBlur)
    }
    try expectEqual(effects(UIBlurEffect(style: .systemMaterial)), [true])
    try expectEqual(effects(nil), [false])
  }

  @Test("EDG-8: content that ends at the bar has no effect, content that reaches under it has")
  func reachingUnder() throws {
    let content = ScrollingController()
    let stage = GlassStage {
      content.edgesForExtendedLayout = .bottom
      return UINavigationController(rootViewController: content)
    }
    try expectEqual(stage.screen().contentFrame.minY, 101)
    try expectEqual(stage.effects(), [])
    content.edgesForExtendedLayout = .all
    content.navigationController?.view.setNeedsLayout()
    stage.simulation.settle()
    try expectEqual(stage.effects(), ["top soft 0-101"])
  }

  @Test("EDG-1: the tab bar of a wide pad is at the top, with the navigation bar")
  func pad() throws {
    let stage = GlassStage(device: .iPad) { tabs(content()) }
    let effects = try stage.screen().edgeEffects
    expectEqual(effects.map(\.edge), [.top])
    expectEqual(effects.first?.causes.count, 2)
  }
}
