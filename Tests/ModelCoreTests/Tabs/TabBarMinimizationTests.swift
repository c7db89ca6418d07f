import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// MIN-1 to MIN-4, MIN-9: the tab bar that scrolling minimises.
@MainActor
struct TabBarMinimizationTests {
  @Test(
    "MIN-1, MIN-3: a drag in the direction that was asked for minimises the bar of a phone, the first one back expands it",
    arguments: [(.automatic, false, false), (.never, false, false), (.onScrollDown, true, false), (.onScrollUp, false, true)]
      as [(UITabBarController.MinimizeBehavior, Bool, Bool)])
  func direction(behavior: UITabBarController.MinimizeBehavior, down: Bool, up: Bool) throws {
    let stage = MinimizingStage(behavior: behavior)
    try stage.drag(to: 500)
    expectEqual(stage.isMinimized, down)
    try stage.drag(to: 300)
    expectEqual(stage.isMinimized, up)
  }

  @Test("LG-6, MIN-1: not before iOS 26", arguments: [(18, false), (26, true), (27, true)] as [(Device.Release, Bool)])
  func version(version: Device.Release, isMinimized: Bool) throws {
    let stage = MinimizingStage(on: version)
    try stage.drag(to: 500)
    expectEqual(stage.isMinimized, isMinimized)
  }

  @Test("MIN-1, LG-7: not without glass")
  func compatibility() throws {
    var plist = InfoPlist()
    plist.designRequiresCompatibility = true
    let stage = MinimizingStage(plist: plist)
    try stage.drag(to: 500)
    #expect(!stage.isMinimized)
  }

  @Test("MIN-1: a list that UIKit does not find minimises nothing, until the controller names it for the bottom edge")
  func notFound() throws {
    let content = WrappedListController()
    let stage = MinimizingStage(roots: [content])
    stage.drag(content.list, to: 500)
    #expect(!stage.isMinimized)
    content.setContentScrollView(content.list, for: .top)
    stage.drag(content.list, to: 600)
    #expect(!stage.isMinimized)
    content.setContentScrollView(content.list, for: .bottom)
    stage.drag(content.list, to: 700)
    #expect(stage.isMinimized)
  }

  @Test("MIN-1: without a scroll view at the root of a tab, drags elsewhere minimise nothing")
  func noScrollView() throws {
    let elsewhere = UIScrollView(frame: CGRect(x: 0, y: 0, width: 402, height: 300))
    elsewhere.contentSize = CGSize(width: 402, height: 900)
    let root = UIViewController()
    let stage = MinimizingStage(roots: [root])
    root.view.addSubview(UIView())
    root.view.addSubview(elsewhere)
    stage.drag(elsewhere, to: 200)
    #expect(!stage.isMinimized)
  }

  @Test("MIN-1: the top controller of a stack is asked; a stack in another controller is not searched", arguments: [false, true])
  func stack(isNested: Bool) throws {
    let content = ScrollingController()
    let navigation = UINavigationController(rootViewController: content)
    let root: UIViewController
    if isNested {
      root = UIViewController()
      root.addChild(navigation)
      root.view.addSubview(navigation.view)
      navigation.didMove(toParent: root)
    } else {
      root = navigation
    }
    let stage = MinimizingStage(roots: [root])
    stage.drag(content.scrollView, to: 500)
    expectEqual(stage.isMinimized, !isNested)
  }

  @Test("MIN-1: after a push the bar follows the new top controller")
  func push() throws {
    let (bottom, top) = (ScrollingController(), ScrollingController())
    let navigation = UINavigationController(rootViewController: bottom)
    let stage = MinimizingStage(roots: [navigation])
    navigation.pushViewController(top, animated: false)
    stage.simulation.settle()
    stage.drag(top.scrollView, to: 500)
    #expect(stage.isMinimized)
  }

  @Test("MIN-1: a hidden bar is not minimised meanwhile")
  func hidden() throws {
    let stage = MinimizingStage { $0.isTabBarHidden = true }
    try stage.drag(to: 500)
    stage.tabs.isTabBarHidden = false
    stage.simulation.settle()
    #expect(stage.bar != nil)
    #expect(!stage.isMinimized)
  }

  @Test("MIN-2: offsets that the app sets minimise nothing, nor does overscrolling")
  func byCode() throws {
    let stage = MinimizingStage()
    let content = try #require(stage.tabs.selectedViewController as? ScrollingController)
    content.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    stage.simulation.settle()
    #expect(!stage.isMinimized)
    content.scrollView.contentOffset.y = -80
    stage.drag(content.scrollView, to: -20)
    #expect(!stage.isMinimized)
    stage.simulation.scroll(content.scrollView, to: CGPoint(x: 50, y: -20))
    #expect(!stage.isMinimized)
  }

  @Test("MIN-2: frame and safe area are the same in both states")
  func frame() throws {
    let stage = MinimizingStage()
    let content = try #require(stage.tabs.selectedViewController)
    let (frame, insets) = (stage.tabs.tabBar.frame, content.view.safeAreaInsets)
    try stage.drag(to: 500)
    #expect(stage.isMinimized)
    expectEqual(stage.tabs.tabBar.frame, frame)
    expectEqual(stage.bar?.frame, frame)
    expectEqual(content.view.safeAreaInsets, insets)
    expectEqual(stage.tabs.contentLayoutGuide.layoutFrame, CGRect(x: 0, y: 0, width: 402, height: frame.minY))
  }

  @Test("MIN-2: on a pad nothing happens in regular width; in compact width the bar is minimised until the width is regular")
  func pad() throws {
    let content = ScrollingController()
    let tabs = UITabBarController()
    let simulation = sceneApp(on: .iPad)
    simulation.launchAndSettle()
    tabs.viewControllers = [content]
    tabs.tabBarMinimizeBehavior = .onScrollDown
    simulation.window?.rootViewController = tabs
    simulation.settle()
    func drag(to y: CGFloat) throws -> Bool {
      simulation.scroll(content.scrollView, to: CGPoint(x: 0, y: y))
      simulation.settle()
      return try #require(simulation.screen?.tabBar).isMinimized
    }
    #expect(try !drag(to: 100))
    let session = try #require(simulation.scene).session
    simulation.resize(session, to: CGSize(width: 320, height: 820))
    simulation.settle()
    #expect(try drag(to: 200))
    simulation.resize(session, to: Device.iPad.screenSize)
    simulation.settle()
    #expect(simulation.screen?.tabBar?.isMinimized == false)
    simulation.resize(session, to: CGSize(width: 320, height: 820))
    simulation.settle()
    #expect(simulation.screen?.tabBar?.isMinimized == false)
  }

  @Test("MIN-3, P-13: a drag back expands the bar, or only the beginning of the content does", arguments: [false, true])
  func expands(onlyAtTop: Bool) throws {
    var policies = Policies()
    if onlyAtTop { policies.minimizedTabBarExpands = .atTop }
    let stage = MinimizingStage(policies: policies)
    try stage.drag(to: 500)
    try stage.drag(to: 200)
    expectEqual(stage.isMinimized, onlyAtTop)
    try stage.drag(to: 0)
    #expect(!stage.isMinimized)
    stage.tabs.tabBarMinimizeBehavior = .onScrollUp
    try stage.drag(to: 500)
    try stage.drag(to: 300)
    #expect(stage.isMinimized)
    try stage.drag(to: 400)
    #expect(!stage.isMinimized)
  }

  @Test("MIN-3: a tap on the minimised bar expands it and selects nothing, under either policy", arguments: [0, 1])
  func tap(index: Int) throws {
    for policy in Policies.MinimizedTabBarExpands.allCases {
      var policies = Policies()
      policies.minimizedTabBarExpands = policy
      let stage = MinimizingStage(policies: policies)
      let delegate = TabDelegate()
      stage.tabs.delegate = delegate
      try stage.drag(to: 500)
      stage.simulation.tapTab(index, in: stage.tabs)
      #expect(!stage.isMinimized)
      expectEqual(stage.tabs.selectedIndex, 0)
      #expect(delegate.selectedAtShould.isEmpty)
      stage.simulation.tapItem(index, in: stage.tabs.tabBar)
      expectEqual(stage.tabs.selectedIndex, index)
    }
  }

  @Test("MIN-3: each tab keeps its own state while another is selected")
  func eachTab() throws {
    let stage = MinimizingStage()
    try stage.drag(to: 500)
    stage.tabs.selectedIndex = 1
    stage.simulation.settle()
    #expect(!stage.isMinimized)
    stage.tabs.selectedIndex = 0
    stage.simulation.settle()
    #expect(stage.isMinimized)
  }

  @Test("MIN-3: another behaviour expands the bar of every tab")
  func otherBehavior() throws {
    let stage = MinimizingStage()
    try stage.drag(to: 500)
    stage.tabs.selectedIndex = 1
    stage.tabs.tabBarMinimizeBehavior = .never
    stage.tabs.selectedIndex = 0
    #expect(!stage.isMinimized)
  }

  @Test("MIN-4: a minimised bar shows the selected tab, and apart from it the tab for searching")
  func searchTab() throws {
    let stage = tabsStage(on: 26) { $0 + [UISearchTab { _ in ScrollingController() }] }
    expectEqual(stage.bar?.visibleItems.map(\.title), ["A", "B", "C", "Search"])
    expectEqual(stage.bar?.detachedItem?.title, "Search")
    try stage.drag(to: 500)
    expectEqual(stage.bar?.visibleItems.map(\.title), ["A", "Search"])
    stage.simulation.tapTab(3, in: stage.tabs)
    expectEqual(stage.tabs.selectedIndex, 3)
    #expect(!stage.isMinimized)
  }

  @Test(
    "MIN-4: the prominent tab stays, since iOS 27", arguments: [(26, ["B"]), (27, ["B", "C"])] as [(Device.Release, [String])])
  func prominentTab(version: Device.Release, titles: [String]) throws {
    let stage = tabsStage(on: version) { $0 }
    stage.tabs.prominentTabIdentifier = "c"
    stage.tabs.selectedIndex = 1
    stage.simulation.settle()
    try stage.drag(to: 500)
    expectEqual(stage.bar?.visibleItems.map(\.title), titles)
    stage.simulation.tapTab(2, in: stage.tabs)
    expectEqual(stage.tabs.selectedIndex, version >= 27 ? 2 : 1)
    try stage.drag(to: 700)
    expectEqual(stage.bar?.visibleItems.map(\.title), version >= 27 ? ["C"] : ["B"])
  }

  @Test("MIN-4: without glass, and on a wide pad, no tab is detached")
  func notDetached() throws {
    var plist = InfoPlist()
    plist.designRequiresCompatibility = true
    let search = UISearchTab { _ in UIViewController() }
    #expect(tabsStage(on: 26, plist: plist) { $0 + [search] }.bar?.detachedItem == nil)
    #expect(tabsStage(on: 26, device: .iPad) { $0 + [search] }.bar?.detachedItem == nil)
  }

  private func tabsStage(
    on version: Device.Release, device: Device = .iPhone, plist: InfoPlist = InfoPlist(), _ tabs: ([UITab]) -> [UITab]
  ) -> MinimizingStage {
    let plain = ["A", "B", "C"].map { title in
      UITab(title: title, image: nil, identifier: title.lowercased()) { _ in ScrollingController() }
    }
    let all = tabs(plain)
    return MinimizingStage(on: version, device: device, plist: plist, roots: []) { $0.tabs = all }
  }

  @Test(
    "MIN-9: a tap on the navigation bar scrolls to the top: on a pad since iOS 26, on a phone since iOS 27",
    arguments: [(.iPad, 18, false), (.iPad, 26, true), (.iPhone, 26, false), (.iPhone, 27, true)]
      as [(Device, Device.Release, Bool)])
  func tapOnBar(device: Device, version: Device.Release, scrolls: Bool) throws {
    let content = ScrollingController()
    let navigation = UINavigationController(rootViewController: content)
    let stage = MinimizingStage(on: version, device: device, roots: [navigation])
    let top = content.scrollView.contentOffset
    stage.drag(content.scrollView, to: 500)
    expectEqual(stage.isMinimized, device.idiom == .phone)
    stage.simulation.tapNavigationBar(of: navigation)
    stage.simulation.settle()
    expectEqual(content.scrollView.contentOffset == top, scrolls)
    expectEqual(stage.isMinimized, device.idiom == .phone && !scrolls)
  }

  @Test("MIN-9: a tap on the bar minimises nothing, and does nothing where the bar is hidden")
  func tapMinimisesNothing() throws {
    let content = ScrollingController()
    let navigation = UINavigationController(rootViewController: content)
    let stage = MinimizingStage(on: 27, behavior: .onScrollUp, roots: [navigation])
    stage.drag(content.scrollView, to: 500)
    stage.simulation.tapNavigationBar(of: navigation)
    #expect(!stage.isMinimized)
    stage.drag(content.scrollView, to: 500)
    navigation.isNavigationBarHidden = true
    stage.simulation.settle()
    let offset = content.scrollView.contentOffset
    stage.simulation.tapNavigationBar(of: navigation)
    expectEqual(content.scrollView.contentOffset, offset)
  }

  @Test("MIN-9, TAB-4: tapping the selected tab again pops to the root, unless the delegate refuses", arguments: [true, false])
  func tapAgain(allows: Bool) throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = MinimizingStage(roots: [navigation])
    let delegate = TabDelegate()
    delegate.allows = allows
    stage.tabs.delegate = delegate
    navigation.pushViewController(UIViewController(), animated: false)
    stage.simulation.settle()
    stage.simulation.tapTab(0, in: stage.tabs)
    stage.simulation.settle()
    expectEqual(navigation.viewControllers.count, allows ? 1 : 2)
  }
}
