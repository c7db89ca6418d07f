import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// The visible part of a window with nested containers.
@MainActor
struct ScreenTests {
  @Test("BAR-4, NAV-14: bars and content of a navigation controller, and nothing while the window is hidden")
  func navigationController() throws {
    let stage = Stage {
      let root = UIViewController()
      root.title = "A"
      let nav = UINavigationController(rootViewController: root)
      nav.isToolbarHidden = false
      return nav
    }
    let screen = try stage.screen()
    expectEqual(screen.statusBar.frame, CGRect(x: 0, y: 0, width: 390, height: 47))
    expectEqual(screen.navigationBar?.title, "A")
    expectEqual(screen.navigationBar?.frame, CGRect(x: 0, y: 47, width: 390, height: 54))
    expectEqual(screen.toolbar?.frame, CGRect(x: 0, y: 792, width: 390, height: 52))
    #expect(screen.tabBar == nil)
    expectEqual(screen.contentFrame, stage.window.bounds)
    stage.window.isHidden = true
    #expect(stage.window.modelScreen == nil)
  }

  @Test("STB-3, BAR-3: a hidden status bar leaves its room to the bar below, also later")
  func hiddenStatusBar() throws {
    final class Root: UIViewController {
      var hides = true
      override var prefersStatusBarHidden: Bool { hides }
    }
    var top: Root?
    let stage = Stage {
      let root = Root()
      top = root
      return UINavigationController(rootViewController: root)
    }
    try expectEqual(stage.screen().navigationBar?.frame.minY, 0)
    top?.hides = false
    top?.setNeedsStatusBarAppearanceUpdate()
    stage.simulation.settle()
    try expectEqual(stage.screen().navigationBar?.frame.minY, 47)
    try expectEqual(stage.screen().navigationBar?.backgroundFrame.minY, 0)
  }

  @Test("BAR-2: a navigation controller in a tab bar controller, and the selected one only")
  func tabs() throws {
    var tabs: UITabBarController?
    let stage = Stage {
      let root = UIViewController()
      root.title = "A"
      root.edgesForExtendedLayout = []
      let controller = UITabBarController()
      controller.viewControllers = [UINavigationController(rootViewController: root), UIViewController()]
      tabs = controller
      return controller
    }
    var screen = try stage.screen()
    let bar = try #require(screen.tabBar)
    expectEqual(bar.items.map(\.title), ["A", nil])
    #expect(bar.selectedItem === bar.items.first)
    expectEqual(screen.navigationBar?.title, "A")
    expectEqual(screen.contentFrame, CGRect(x: 0, y: 101, width: 390, height: bar.frame.minY - 101))
    tabs?.selectedIndex = 1
    stage.simulation.settle()
    screen = try stage.screen()
    #expect(screen.navigationBar == nil)
    #expect(screen.tabBar != nil)
    expectEqual(screen.contentFrame, stage.window.bounds)
  }

  @Test(
    "BAR-2: an opaque tab bar ends the content of a navigation controller, unless it includes opaque bars",
    arguments: [false, true], [false, true])
  func opaqueTabBar(translucent: Bool, includesOpaque: Bool) throws {
    let stage = Stage {
      let root = UIViewController()
      root.extendedLayoutIncludesOpaqueBars = includesOpaque
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: root)]
      tabs.tabBar.isTranslucent = translucent
      return tabs
    }
    let screen = try stage.screen()
    let bar = try #require(screen.tabBar)
    expectEqual(screen.contentFrame.maxY, translucent || includesOpaque ? 844 : bar.frame.minY)
  }

  @Test("NAV-11, BAR-2: the content has the room of a tab bar that a pushed controller hides")
  func hidesBottomBar() throws {
    var nav: UINavigationController?
    let stage = Stage {
      let controller = UINavigationController(rootViewController: UIViewController())
      nav = controller
      let tabs = UITabBarController()
      tabs.viewControllers = [controller]
      tabs.tabBar.isTranslucent = false
      return tabs
    }
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    nav?.pushViewController(next, animated: true)
    stage.simulation.settle()
    #expect(try stage.screen().tabBar == nil)
    try expectEqual(stage.screen().contentFrame.maxY, 844)
    nav?.popViewController(animated: true)
    stage.simulation.settle()
    let bar = try #require(stage.screen().tabBar)
    try expectEqual(stage.screen().contentFrame.maxY, bar.frame.minY)
  }

  @Test("NAV-9: a toolbar lies above the tab bar")
  func toolbarAboveTabBar() throws {
    let stage = Stage {
      let nav = UINavigationController(rootViewController: UIViewController())
      nav.isToolbarHidden = false
      let tabs = UITabBarController()
      tabs.viewControllers = [nav]
      return tabs
    }
    let screen = try stage.screen()
    try expectEqual(#require(screen.toolbar).frame.maxY, #require(screen.tabBar).frame.minY)
  }

  @Test("VCL-27: a sheet's bars are those that a person sees; of a popover on a pad those behind it")
  func presented() throws {
    func stage(_ device: Device, _ style: UIModalPresentationStyle) throws -> String? {
      let stage = Stage(device: device) {
        let root = UIViewController()
        root.title = "A"
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: root)]
        return tabs
      }
      let sheet = UIViewController()
      sheet.title = "B"
      let nav = UINavigationController(rootViewController: sheet)
      nav.modalPresentationStyle = style
      stage.window.rootViewController?.present(nav, animated: true)
      stage.simulation.settle()
      #expect((try stage.screen().tabBar == nil) == (try stage.screen().navigationBar?.title == "B"))
      return try stage.screen().navigationBar?.title
    }
    try expectEqual(stage(.iPhone, .pageSheet), "B")
    try expectEqual(stage(.iPhone, .fullScreen), "B")
    try expectEqual(stage(.iPhone, .popover), "B")
    try expectEqual(stage(.iPad, .popover), "A")
  }

  @Test("VCL-8: the bars of a controller that an app's own container shows")
  func customContainer() throws {
    let stage = Stage {
      let root = UIViewController()
      let content = UIViewController()
      content.title = "A"
      let nav = UINavigationController(rootViewController: content)
      root.addChild(nav)
      root.view.addSubview(nav.view)
      nav.didMove(toParent: root)
      return root
    }
    try expectEqual(stage.screen().navigationBar?.title, "A")
    try expectEqual(stage.screen().navigationBar?.frame.minY, 47)
  }

  @Test("APP-2: colours are resolved for the traits of the bar")
  func colors() throws {
    let stage = Stage {
      let nav = UINavigationController(rootViewController: UIViewController())
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      appearance.shadowColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
      appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
      nav.navigationBar.standardAppearance = appearance
      nav.navigationBar.scrollEdgeAppearance = appearance
      return nav
    }
    var bar = try #require(stage.screen().navigationBar)
    expectEqual(bar.look.background.color, .black)
    expectEqual(bar.look.shadow, .color(.blue))
    let light = bar.titleText.color
    stage.window.overrideUserInterfaceStyle = .dark
    bar = try #require(stage.screen().navigationBar)
    expectEqual(bar.look.background.color, .white)
    expectEqual(bar.look.shadow, .color(.red))
    #expect(bar.titleText.color != light)
    expectEqual(bar.titleText.color, UIColor.label.resolvedColor(with: stage.window.traitCollection))
  }

  @Test("NAV-14, 15: turning a phone makes its bars compact, and back")
  func rotation() throws {
    let stage = Stage {
      let nav = UINavigationController(rootViewController: UIViewController())
      nav.isToolbarHidden = false
      nav.navigationBar.prefersLargeTitles = true
      return nav
    }
    try expectEqual(stage.screen().navigationBar?.frame.height, 106)
    stage.simulation.rotate(to: .landscapeLeft)
    stage.simulation.settle()
    let screen = try stage.screen()
    #expect(screen.statusBar.isHidden)
    expectEqual(screen.navigationBar?.frame, CGRect(x: 0, y: 0, width: 844, height: 32))
    #expect(screen.navigationBar?.isLarge == false)
    expectEqual(screen.toolbar?.frame, CGRect(x: 0, y: 358, width: 844, height: 32))
    stage.simulation.rotate(to: .portrait)
    stage.simulation.settle()
    try expectEqual(stage.screen().navigationBar?.frame, CGRect(x: 0, y: 47, width: 390, height: 106))
  }

  @Test("BAR-5: bars that compact height hides come back with regular height, and what was asked for is forgotten")
  func rotationHidesBars() throws {
    var nav: UINavigationController?
    let stage = Stage {
      let controller = UINavigationController(rootViewController: UIViewController())
      controller.hidesBarsWhenVerticallyCompact = true
      nav = controller
      return controller
    }
    func isShown(after orientation: UIInterfaceOrientation) throws -> Bool {
      stage.simulation.rotate(to: orientation)
      stage.simulation.settle()
      return try stage.screen().navigationBar != nil
    }
    #expect(try !isShown(after: .landscapeLeft))
    stage.simulation.tapBarRegion(of: try #require(nav))
    #expect(try stage.screen().navigationBar != nil)
    #expect(try isShown(after: .portrait))
    #expect(try !isShown(after: .landscapeRight))
  }

  @Test("LCH-3: the screen in front is that of the window in front")
  func simulationScreen() {
    let stage = Stage {
      let root = UIViewController()
      root.title = "A"
      return UINavigationController(rootViewController: root)
    }
    expectEqual(stage.simulation.screen?.navigationBar?.title, "A")
    stage.window.isHidden = true
    #expect(stage.simulation.screen == nil)
  }
}
