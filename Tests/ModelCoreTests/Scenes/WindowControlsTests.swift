import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct WindowControlsTests {
  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  /// A navigation controller with an item at the leading edge.
  private func navigation() -> UINavigationController {
    let controller = UIViewController()
    controller.navigationItem.leftBarButtonItem = item("Edit")
    return UINavigationController(rootViewController: controller)
  }

  @Test("WIN-1: a scene that becomes a window has controls, of the style that its delegate is asked for")
  func controls() {
    let stage = WindowStage()
    #expect(stage.simulation.screen?.windowControls == nil)
    stage.simulation.log.clear()
    stage.setWindowControls(true)
    expectEqual(stage.simulation.sceneCalls, ["GeometryScene.preferredWindowingControlStyle"])
    expectEqual(stage.simulation.screen?.windowControls, CGRect(x: 0, y: 24, width: 76, height: 43))
    stage.setWindowControls(true)
    expectEqual(stage.simulation.sceneCalls.count, 1)
    stage.setWindowControls(false)
    #expect(stage.simulation.screen?.windowControls == nil)
  }

  @Test("WIN-1: there are no window controls on phones, or before iOS 26")
  func noControls() {
    let phone = WindowStage(Device.iPhone)
    phone.setWindowControls(true)
    expectEqual(phone.simulation.faults.map(\.rule), [.win1])
    let old = WindowStage(os: 18)
    old.setWindowControls(true)
    expectEqual(old.simulation.faults.map(\.rule), [.win1])
    #expect(old.simulation.screen?.windowControls == nil)
  }

  @Test(
    "WIN-2, P-19: a navigation bar moves its leading items past the controls", arguments: Policies.WindowControlsWidth.allCases)
  func navigationBar(width: Policies.WindowControlsWidth) throws {
    var policies = Policies()
    policies.windowControlsWidth = width
    let stage = WindowStage(policies: policies)
    stage.show(navigation())
    let before = try #require(stage.simulation.screen?.navigationBar)
    stage.setWindowControls(true)
    let screen = try #require(stage.simulation.screen)
    let controls = try #require(screen.windowControls)
    let bar = try #require(screen.navigationBar)
    expectEqual(controls.width, width == .narrow ? 76 : 112)
    expectEqual(bar.frame, before.frame)
    let distance = bar.leadingItems[0].frame.minX - before.leadingItems[0].frame.minX
    expectEqual(distance, controls.maxX)
    #expect(bar.leadingItems[0].frame.minX + bar.frame.minX > controls.maxX)
    expectEqual(bar.trailingItems.map(\.frame), before.trailingItems.map(\.frame))
  }

  @Test("WIN-2: from right to left the controls are at the right, and the items move to the left")
  func rightToLeft() throws {
    let stage = WindowStage()
    stage.simulation.layoutDirection = .rightToLeft
    stage.show(navigation())
    stage.setWindowControls(true)
    let screen = try #require(stage.simulation.screen)
    expectEqual(screen.windowControls?.maxX, 1180)
    let bar = try #require(screen.navigationBar)
    #expect(bar.leadingItems[0].frame.maxX + bar.frame.minX < 1180 - 76)
  }

  @Test("WIN-2: a bar that is not under the controls keeps its items where they are")
  func barElsewhere() throws {
    let stage = WindowStage()
    let controller = UIViewController()
    stage.show(controller)
    let bars = [CGRect(x: 0, y: 200, width: 500, height: 44), CGRect(x: 300, y: 24, width: 500, height: 44)].map { frame in
      let bar = UINavigationBar(frame: frame)
      let item = UINavigationItem(title: "")
      item.leftBarButtonItem = self.item("Edit")
      bar.items = [item]
      controller.view.addSubview(bar)
      return bar
    }
    let before = bars.map { $0.modelBar.leadingItems.map(\.frame) }
    stage.setWindowControls(true)
    expectEqual(bars.map { $0.modelBar.leadingItems.map(\.frame) }, before)
  }

  @Test(
    "WIN-2, WIN-6: without glass the controls have a strip, for which the safe area grows",
    arguments: [(18, false), (26, true)] as [(Device.Release, Bool)])
  func strip(sdk: Device.Release, hasKey: Bool) throws {
    let stage = WindowStage(sdk: sdk) { $0.designRequiresCompatibility = hasKey }
    stage.show(navigation())
    let items = try #require(stage.simulation.screen?.navigationBar).leadingItems.map(\.frame)
    stage.setWindowControls(true)
    let screen = try #require(stage.simulation.screen)
    #expect(screen.windowControls == nil)
    expectEqual(stage.delegate.window?.safeAreaInsets.top, 67)
    expectEqual(screen.navigationBar?.frame.minY, 67)
    expectEqual(screen.navigationBar?.leadingItems.map(\.frame), items)
    stage.setWindowControls(false)
    expectEqual(stage.simulation.screen?.navigationBar?.frame.minY, 24)
  }

  @Test("WIN-2, TAB-13: a tab bar at the top is below the strip")
  func stripOverTabBar() {
    let stage = WindowStage(sdk: 18)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    stage.show(tabs)
    expectEqual(tabs.tabBar.frame.minY, 24)
    stage.setWindowControls(true)
    expectEqual(tabs.tabBar.frame.minY, 67)
    expectEqual(tabs.selectedViewController?.view.safeAreaInsets.top, tabs.tabBar.frame.maxY)
    stage.setWindowControls(false)
    expectEqual(tabs.tabBar.frame.minY, 24)
  }

  @Test("WIN-1: the minimal style is a strip since iOS 27", arguments: [26, 27] as [Device.Release])
  func minimal(os: Device.Release) {
    let stage = WindowStage(os: os)
    stage.delegate.style = .minimal
    stage.setWindowControls(true)
    expectEqual(stage.simulation.screen?.windowControls == nil, os >= 27)
    expectEqual(stage.delegate.window?.safeAreaInsets.top, os >= 27 ? 67 : 24)
  }

  @Test("WIN-5: an app that requires the full screen sees no controls on iOS 26", arguments: [26, 27] as [Device.Release])
  func fullScreenOnly(os: Device.Release) {
    let stage = WindowStage(os: os) { $0.requiresFullScreen = true }
    stage.setWindowControls(true)
    expectEqual(stage.simulation.screen?.windowControls == nil, os < 27)
    expectEqual(stage.delegate.window?.safeAreaInsets.top, 24)
  }

  @Test("WIN-3, WIN-4: the safe area ignores the controls; corner-adapted regions leave them room, in a nested header, too")
  func customHeader() throws {
    let stage = WindowStage()
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    let header = UIView(frame: CGRect(x: 0, y: 24, width: 1180, height: 50))
    inner.view.frame = outer.view.bounds
    inner.view.addSubview(header)
    stage.show(outer)
    inner.view.frame = outer.view.bounds
    let safeArea = header.safeAreaInsets
    expectEqual(safeArea, .zero)
    expectEqual(header.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)), safeArea)
    stage.setWindowControls(true)
    let controls = try #require(stage.simulation.screen?.windowControls)
    expectEqual(header.safeAreaInsets, safeArea)
    #expect(header.convert(header.bounds, to: nil).intersects(controls))
    expectEqual(header.edgeInsets(for: .safeArea()), safeArea)
    expectEqual(header.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)).left, 76)
    expectEqual(header.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)).top, 43)
    expectEqual(header.edgeInsets(for: .margins(cornerAdaptation: .horizontal)).left, 84)
    let guide = header.layoutGuide(for: .margins(cornerAdaptation: .horizontal))
    #expect(guide.owningView === header)
    #expect(!header.convert(guide.layoutFrame, to: nil).intersects(controls))
    expectEqual(stage.delegate.window?.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)).top, 67)
    stage.setWindowControls(false)
    expectEqual(guide.layoutFrame.minX, 8)
  }

  @Test("WIN-3: a region whose view is beside the controls leaves no room for them")
  func besideControls() {
    let stage = WindowStage()
    let view = UIView(frame: CGRect(x: 300, y: 0, width: 400, height: 400))
    stage.delegate.window?.rootViewController?.view.addSubview(view)
    stage.setWindowControls(true)
    expectEqual(view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)), view.safeAreaInsets)
    expectEqual(view.edgeInsets(for: .readableContent(cornerAdaptation: .vertical)).left, 8)
  }

  @Test("WIN-3: views are laid out again when the controls come and go")
  func layout() {
    let stage = WindowStage()
    stage.simulation.log.clear()
    stage.setWindowControls(true)
    stage.setWindowControls(false)
    let layouts = stage.simulation.log.names(for: [.layout]).filter { $0 == "root.viewDidLayoutSubviews" }
    expectEqual(layouts.count, 2)
  }

  @Test(
    "CMP-2: views have no layout margins by default on iOS 27.1 in an app of its SDK",
    arguments: [
      (Device.Release(26), Device.Release(26), 8), (Device.Release(27, 1), Device.Release(27), 8),
      (Device.Release(27), Device.Release(27, 1), 8), (Device.Release(27, 1), Device.Release(27, 1), 0),
    ] as [(Device.Release, Device.Release, CGFloat)])
  func margins(os: Device.Release, sdk: Device.Release, side: CGFloat) {
    var device = Device.iPhone
    (device.systemVersion, device.linkedSDK) = (os, sdk)
    let simulation = Simulation(device: device)
    let view = UIView()
    expectEqual(view.layoutMargins, UIEdgeInsets(top: side, left: side, bottom: side, right: side))
    expectEqual(view.edgeInsets(for: .margins()).left, side)
    view.layoutMargins.left = 12
    expectEqual(view.layoutMargins, UIEdgeInsets(top: side, left: 12, bottom: side, right: side))
    #expect(simulation.faults.isEmpty)
  }

  @Test(
    "WIN-14: a hidden status bar leaves its height on iOS 26.0 where there is no notch, unless the property list hides it",
    arguments: [
      (Device.Release(26), false, 24), (Device.Release(26), true, 0), (Device.Release(26, 1), false, 0), (18, false, 0),
    ] as [(Device.Release, Bool, CGFloat)])
  func hiddenStatusBar(os: Device.Release, isHiddenAtLaunch: Bool, top: CGFloat) {
    let stage = WindowStage(os: os) { $0.isStatusBarHidden = isHiddenAtLaunch }
    stage.show(Wishes(.default, isBarHidden: true))
    #expect(stage.simulation.screen?.statusBar.isHidden == true)
    expectEqual(stage.delegate.window?.safeAreaInsets.top, top)
    var phone = Device.iPhone
    phone.systemVersion = os
    let notched = WindowStage(phone)
    notched.show(Wishes(.default, isBarHidden: true))
    expectEqual(notched.delegate.window?.safeAreaInsets.top, 0)
  }
}
